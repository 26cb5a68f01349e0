import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@medsieve/runtime/app-error";
import type { Condition } from "../query/condition.ts";
import { type Dsl, writeDsl } from "./compile-dsl.ts";
import { type FoundPapers, NodeLostError, type PaperIndex, TooManyClausesError } from "./paper-index.ts";

/** As max_result_window has it (index-template.ts). */
export const MOST_HITS = 100_000;
/** Milliseconds before it is asked again: a node that dies takes an answer with it, and the copy on another one has it. */
const PAUSES_MS = [0, 100, 500];

type Wholeness = Pick<FoundPapers, "timed_out" | "_shards">;

export const isPmid = (pmid: string): boolean => /^\d{1,10}$/.test(pmid) && Number(pmid) <= 2_147_483_647;

/** What the index answers, asked again where a node took the answer with it. Throws AppError `source_unavailable` where that lasts. */
export async function askThrough<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  isEnough: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  for (const pause of [...PAUSES_MS, null]) {
    const answer = await askOnce(ask);
    if (answer !== null && isEnough(answer)) return answer;
    if (pause !== null) await wait(pause, undefined, { signal });
  }
  throw new AppError(503, "source_unavailable", "OpenSearch could not search a part of its index; ask again later.");
}

/** The same, once every part has answered: hits of some parts would pass for all. */
const askWhole = <Answer extends Wholeness>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> =>
  askThrough(ask, signal, isWhole);

const isWhole = ({ timed_out, _shards }: Wholeness): boolean =>
  timed_out !== true && _shards.successful === _shards.total;

/** Null: a node went while it worked at the answer. */
async function askOnce<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NodeLostError) return null;
    throw error;
  }
}

/** Searches the index with a body of OpenSearch's query DSL. */
export function askIndex<Source>(
  index: PaperIndex,
  body: object,
  signal: AbortSignal,
  options = "",
): Promise<FoundPapers<Source>> {
  const path = `/${index.name}/_search${options}`;
  const ask = () => index.request<FoundPapers<Source>>("POST", path, body, signal);
  return askWhole(ask, signal);
}

/** Asks for what the condition finds; again with each ending of a phrase as a clause, where one has more than count as one. */
export async function askWhere<Answer>(where: Condition, ask: (filter: Dsl) => Promise<Answer>): Promise<Answer> {
  try {
    return await ask(writeDsl(where));
  } catch (error) {
    if (!(error instanceof TooManyClausesError)) throw error;
    return await ask(writeDsl(where, "a clause each"));
  }
}

/** How many papers there are, of all or of what a query finds. */
export async function countInIndex(index: PaperIndex, query: object | null, signal: AbortSignal): Promise<number> {
  const body = query === null ? null : { query };
  const method = query === null ? "GET" : "POST";
  const ask = () => index.request<{ count: number } & Wholeness>(method, `/${index.name}/_count`, body, signal);
  return (await askWhole(ask, signal)).count;
}
