import { DEFAULT_PREFERENCE } from "@medsieve/contract/constants";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { showPendingSearch } from "../../entities/search/pending-search.ts";
import { refreshAfterSearch } from "../../entities/search/server-state.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { makeRequestId } from "../../lib/make-request-id.ts";
import { chooseShown, type KeptQuestion, type Step } from "./choose-shown.ts";
import { isBaseGone } from "./describe-failure.ts";
import { describePending } from "./describe-pending.ts";
import { makeRequest } from "./make-request.ts";
import { canAsk, getQuestion, getSearchId, hasEnded, IDLE_SEARCH, isLive, type SearchState } from "./search-machine.ts";
import type { SearchAddress, SearchSession } from "./search-session.ts";
import type { AskedQuestion } from "./search-state.ts";
import { reduceSearch } from "./search-store.ts";
import { forgetSnapshot, readSnapshot, writeSnapshot } from "./session-snapshot.ts";
import { useNextQuestion } from "./use-next-question.ts";
import { useSearchRun } from "./use-search-run.ts";

/** A question that brings no queries and rests on no other search. */
const OWN_WORDS_ALONE: Pick<AskedQuestion, "queries" | "basedOn" | "knownPmids"> = {
  queries: null,
  basedOn: null,
  knownPmids: [],
};

interface SearchSessionOptions extends SearchAddress {
  /** The monthly limit keeps `question` from running. */
  onRefused(question: AskedQuestion): void;
}

/** What the next question brings: of one that the limit refused all of it, unless its text is another. */
function carryOver(state: SearchState, text: string): typeof OWN_WORDS_ALONE {
  const isSame = state.phase === "limit_reached" && state.question.text === text;
  const { queries, basedOn, knownPmids } = isSame ? state.question : OWN_WORDS_ALONE;
  return { queries, basedOn, knownPmids };
}

/** The conversation of this tab: what is asked, what the server sends about it, and how it is taken up again. */
export function useSearchSession({ onRefused, ...address }: SearchSessionOptions): SearchSession {
  const [state, dispatch] = useReducer(reduceSearch, IDLE_SEARCH);
  const { choose, ...next } = useNextQuestion();
  const language = useLanguage();
  const run = useSearchRun({
    dispatch,
    showShared: address.showShared,
    // What it was asked with is chosen for the next try.
    onRefused(question) {
      choose(question);
      onRefused(question);
    },
  });

  function clear(): void {
    run.leave();
    forgetSnapshot();
    choose({ preference: DEFAULT_PREFERENCE, limits: NO_LIMITS });
    dispatch({ type: "cleared" });
  }

  function send(question: AskedQuestion): void {
    dispatch({ type: "asked", question, at: Date.now() });
    run.follow({ request: makeRequest(question) }, question);
  }

  /** Shows a question that never became a search, or sends it again where no answer came before the reload. */
  function restore({ question, ended }: KeptQuestion): void {
    if (ended === null) {
      send(question);
      return;
    }
    dispatch({ type: "asked", question, at: Date.now() });
    if (ended.limit) dispatch({ type: "limit_reached", limit: ended.limit });
    else if (ended.failure) dispatch({ type: "failed", failure: ended.failure });
  }

  const followNewSession = useShown(state, address, (step) => {
    if (step.type === "open") void run.open(step.searchId);
    else if (step.type === "clear") clear();
    else if (step.type === "restore") restore(step.kept);
    else if (step.type === "name") address.showSearch(step.searchId);
  });
  useKeptState(state, address, run);

  function begin(): void {
    clear();
    address.showNone(followNewSession());
  }

  return {
    state,
    ...next,
    ask(text) {
      if (run.isFollowing() || !canAsk(state)) return;
      const { preference, limits } = next;
      send({ text, preference, language, limits, ...carryOver(state, text), requestId: makeRequestId() });
    },
    stop() {
      if (!isLive(state) || state.stopping) return;
      dispatch({ type: "stopping" });
      run.cancel();
    },
    startNew: begin,
    repeat() {
      const asked = getQuestion(state);
      if (asked === null) return;
      const isAlone = state.phase === "failed" && isBaseGone(asked, state.failure);
      begin();
      choose(asked);
      send({ ...asked, basedOn: isAlone ? null : asked.basedOn, requestId: makeRequestId() });
    },
    reload() {
      if (address.searchId) void run.open(address.searchId);
    },
  };
}

/**
 * Takes the step that a visit of the page asks for. The function that it gives notes that a new session begins here, and
 * returns its number: the address that then names it asks for nothing more.
 */
function useShown(state: SearchState, address: SearchAddress, take: (step: Step) => void): () => number {
  const { searchId, newSession, visit } = address;
  /** The last request for a new session that was followed. */
  const followed = useRef<number | undefined>(undefined);

  const showAddressed = useEffectEvent(() => {
    const isNewSession = newSession !== undefined && newSession !== followed.current;
    followed.current = searchId === undefined ? newSession : undefined;
    const snapshot = searchId === undefined ? readSnapshot(Date.now()) : null;
    take(chooseShown(state, snapshot, { searchId, newSession, isNewSession }));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => showAddressed(), [searchId, newSession, visit]);

  return () => {
    followed.current = Date.now();
    return followed.current;
  };
}

/** Keeps what is shown: for a reload of this tab, in the address, and in the list of searches. */
function useKeptState(state: SearchState, address: SearchAddress, run: ReturnType<typeof useSearchRun>): void {
  const queryClient = useQueryClient();
  const keepState = useEffectEvent(() => {
    writeSnapshot(state);
    const shownId = getSearchId(state);
    if (shownId !== null && address.searchId === undefined) address.showSearch(shownId);
    if (run.isFollowing() && (state.phase === "running" || hasEnded(state))) void refreshAfterSearch(queryClient);
  });
  const listSearch = useEffectEvent(() => showPendingSearch(queryClient, describePending(state)));
  const leaveAtEnd = useEffectEvent(run.leave);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what it waits for
  useEffect(() => keepState(), [state.phase, getSearchId(state)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it shows
  useEffect(() => listSearch(), [state.phase, getSearchId(state), getQuestion(state)]);
  useEffect(() => () => leaveAtEnd(), []);
}
