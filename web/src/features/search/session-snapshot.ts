import { keepQuestion, readKeptQuestion } from "../../entities/search/asked-question.ts";
import { readStored, removeStored, writeStored } from "../../lib/storage.ts";
import { getQuestion, getSearchId, getSentAt, type SearchState } from "./search-machine.ts";
import type { AskedQuestion, LimitReached, SearchFailure } from "./search-state.ts";

/** A question that was sent but whose search never answered is sent again after a reload, unless it is older than this. */
const ASK_AGAIN_WITHIN_MS = 10 * 60_000;

/** What this tab showed last: a search the server knows, or a question that never became one. */
export type Snapshot =
  | { kind: "search"; searchId: string }
  | {
      kind: "question";
      question: AskedQuestion;
      askedAt: number;
      ended: { failure: SearchFailure | null; limit: LimitReached | null } | null;
    };

/** null when nothing was shown, or only what is too old to go on with. `now` in milliseconds since the epoch. */
export function readSnapshot(now: number): Snapshot | null {
  const searchId = readStored("current_search_id");
  if (searchId) return { kind: "search", searchId };
  const stored = readKeptQuestion();
  if (!stored) return null;
  const { query, preference, language, limits, queries, based_on, request_id, asked_at, failure, limit } = stored;
  const given = { queries, basedOn: based_on, knownPmids: stored.known_pmids };
  const asked = { text: query, preference, language, limits, ...given };
  const question: AskedQuestion = { ...asked, requestId: request_id };
  if (failure || limit) return { kind: "question", question, askedAt: asked_at, ended: { failure, limit } };
  if (now - asked_at > ASK_AGAIN_WITHIN_MS) return null;
  return { kind: "question", question, askedAt: asked_at, ended: null };
}

/** Keeps what `state` shows for a reload of this tab. */
export function writeSnapshot(state: SearchState): void {
  const searchId = getSearchId(state);
  const question = getQuestion(state);
  if (searchId) {
    writeStored("current_search_id", searchId);
    removeStored("conversation");
    return;
  }
  if (!question?.requestId) return;
  keepQuestion({
    query: question.text,
    preference: question.preference,
    language: question.language,
    limits: question.limits,
    queries: question.queries,
    based_on: question.basedOn,
    known_pmids: [...question.knownPmids],
    request_id: question.requestId,
    asked_at: getSentAt(state) ?? 0,
    failure: state.phase === "failed" ? state.failure : null,
    limit: state.phase === "limit_reached" ? state.limit : null,
  });
}

export function forgetSnapshot(): void {
  removeStored("current_search_id");
  removeStored("conversation");
}
