import { getQuestion, getSearchId, hasEnded, isBusy, type SearchState } from "./search-machine.ts";
import type { SearchAddress } from "./search-session.ts";
import type { Snapshot } from "./session-snapshot.ts";

export type KeptQuestion = Extract<Snapshot, { kind: "question" }>;

/** What is done when the page is gone to. */
export type Step =
  | { type: "stay" }
  | { type: "clear" }
  /** Loads the search that the address names. */
  | { type: "open"; searchId: string }
  /** Names the search that this tab showed last in the address. */
  | { type: "name"; searchId: string }
  | { type: "restore"; kept: KeptQuestion };

/** `isNewSession`: that of the address has not been begun. */
interface Visit extends Pick<SearchAddress, "searchId" | "newSession"> {
  isNewSession: boolean;
}

/** The start page, once a search has ended, is the welcome; only a search that runs is taken up again there. */
export function chooseShown(state: SearchState, snapshot: Snapshot | null, visit: Visit): Step {
  const { searchId, newSession = 0, isNewSession } = visit;
  if (searchId !== undefined) return searchId === getSearchId(state) ? { type: "stay" } : { type: "open", searchId };
  const kept = snapshot?.kind === "question" ? snapshot : null;
  const isElsewhereAsked =
    kept !== null && kept.ended === null && kept.question.requestId !== getQuestion(state)?.requestId;
  if (isNewSession && !(kept !== null && kept.askedAt > newSession)) return { type: "clear" };
  if (isElsewhereAsked && !isBusy(state)) return { type: "restore", kept };
  if (hasEnded(state)) return { type: "clear" };
  if (snapshot?.kind === "search") return { type: "name", searchId: snapshot.searchId };
  return kept !== null && state.phase === "idle" ? { type: "restore", kept } : { type: "stay" };
}
