import type { PromptSource } from "../src/prompts/prompt-source.ts";
import type { Question } from "../src/readers/reader.ts";
import { ScriptedReader } from "./scripted-search.ts";

/** A scripted reader that works with prompts, as a model does: it notes those with which it wrote queries. */
export class PromptedReader extends ScriptedReader {
  /** The prompts used so far, by this reader and those that were made of it. */
  readonly used: string[];
  readonly #prompts: PromptSource | null;

  constructor(queries: string[], used: string[] = [], prompts: PromptSource | null = null) {
    super(queries);
    this.used = used;
    this.#prompts = prompts;
  }

  withPrompts(prompts: PromptSource): PromptedReader {
    return new PromptedReader(this.queries, this.used, prompts);
  }

  override async writeQueries(question: Question, maxQueries: number, signal: AbortSignal) {
    const active = await this.#prompts?.read(question.language, question.preference);
    this.used.push(active?.query_generation_prompt ?? "none");
    return super.writeQueries(question, maxQueries, signal);
  }
}
