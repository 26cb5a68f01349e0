import type { Readers } from "@medsieve/language-models/readers";
import type { UsageLedger } from "@medsieve/language-models/usage-ledger";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Question, Reader } from "@medsieve/reader/reader";
import { ScriptedReader } from "./scripted-search.ts";

/** Scripted readers that work with prompts, as a model does: they note those with which they wrote queries. */
export class PromptedReader implements Readers {
  readonly usesPrompts = true;
  /** The prompts used so far. */
  readonly used: string[] = [];
  readonly #queries: string[];

  constructor(queries: string[]) {
    this.#queries = queries;
  }

  describe() {
    return { id: "builtin" as const, vendor: null, model: null };
  }

  open(prompts: PromptSource, _usage: UsageLedger): Reader {
    return new OpenedReader(this.#queries, prompts, this.used);
  }
}

class OpenedReader extends ScriptedReader {
  readonly #prompts: PromptSource;
  readonly #used: string[];

  constructor(queries: string[], prompts: PromptSource, used: string[]) {
    super(queries);
    this.#prompts = prompts;
    this.#used = used;
  }

  override async writeQueries(question: Question, maxQueries: number, signal: AbortSignal) {
    const active = await this.#prompts.read(question.language, question.preference);
    this.#used.push(active.query_generation_prompt);
    return super.writeQueries(question, maxQueries, signal);
  }
}
