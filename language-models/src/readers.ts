import type { ReaderDescription } from "@medsieve/contract/searches";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Reader } from "@medsieve/reader/reader";
import type { UsageLedger } from "./usage-ledger.ts";

/** Opens a reader for each search. */
export interface Readers {
  describe(): ReaderDescription;
  /** False where what it writes does not depend on the prompts of the settings. */
  readonly usesPrompts: boolean;
  /**
   * `prompts` stay those of the search; `usage` is where each reply is counted. Where models are not allowed, the built-in
   * reader is opened, which then says why.
   */
  open(prompts: PromptSource, usage: UsageLedger, modelsAllowed?: boolean): Reader;
}

/** Readers that use no prompts and cost nothing. */
export function useFreeReaders(open: () => Reader): Readers {
  return { describe: () => open().describe(), usesPrompts: false, open };
}
