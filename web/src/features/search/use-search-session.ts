import { DEFAULT_PREFERENCE, MAX_RESULTS_DEFAULT, type Preference } from "@medsieve/contract/constants";
import type { ServerMessage } from "@medsieve/contract/search-events";
import { NO_LIMITS, type SearchLimits, searchLimitsSchema } from "@medsieve/contract/searches";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useLanguage } from "../../lib/i18n.ts";
import { makeRequestId } from "../../lib/make-request-id.ts";
import { showPendingSearch } from "../../lib/pending-search.ts";
import { runSearch, type SearchRun, type SearchRunStart } from "../../lib/search-socket.ts";
import { refreshAfterSearch, searchDetailsQuery, showUsage } from "../../lib/server-state.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { describeFailedCall } from "./describe-failure.ts";
import { describePending } from "./describe-pending.ts";
import { type AskedQuestion, hasEnded, IDLE_SEARCH, isBusy, type SearchState } from "./search-state.ts";
import { reduceSearch } from "./search-store.ts";
import { forgetSnapshot, readSnapshot, type Snapshot, writeSnapshot } from "./session-snapshot.ts";

/** Failed attempts to reopen the socket after which the saved search is looked up instead. */
const LOOK_UP_AFTER_ATTEMPTS = 2;

export interface SearchSession {
  state: SearchState;
  preference: Preference;
  /** Chooses what the next question prefers; kept for the next visit. */
  prefer(preference: Preference): void;
  limits: SearchLimits;
  /** Chooses what the next questions are limited to; kept while this tab is open. */
  limitTo(limits: SearchLimits): void;
  /** Sends a question; does nothing while one runs or after one has ended. */
  ask(text: string): void;
  stop(): void;
  /** Clears conversation, progress and search, the preference and the limits. A search that still runs goes on at the server. */
  startNew(): void;
  /** Asks the question that is shown again, as a search of its own. */
  repeat(): void;
  /** Loads the search named by the address again, after that failed. */
  reload(): void;
}

/** Where the page stands, and how it moves. */
export interface SearchAddress {
  /** The search that the address names. */
  searchId: string | undefined;
  /** When New session was asked for from outside (ms since 1970); a new number clears the conversation. */
  newSession: number | undefined;
  /** Of this entry of the browser's history: a new one each time the page is gone to, even from itself. */
  visit: string | undefined;
  /** Names the search in the address, in place of what stood there, so that reload and back show what was there. */
  showSearch(searchId: string): void;
  /** Names no search; `newSession` comes back from the address. */
  showNone(newSession: number): void;
}

function readKeptLimits(): SearchLimits {
  return searchLimitsSchema.safeParse(readStored("limits")).data ?? NO_LIMITS;
}

/** The conversation of this tab: what is asked, what the server tells of it, and how it is taken up again. */
export function useSearchSession(address: SearchAddress): SearchSession {
  const { searchId, newSession, visit, showSearch, showNone } = address;
  const [state, dispatch] = useReducer(reduceSearch, IDLE_SEARCH);
  const [preference, setPreference] = useState<Preference>(() => readStored("preference") ?? DEFAULT_PREFERENCE);
  const [limits, setLimits] = useState<SearchLimits>(readKeptLimits);
  const queryClient = useQueryClient();
  const language = useLanguage();
  const run = useRef<SearchRun | null>(null);
  /** The last request for a new session that was followed. */
  const followed = useRef<number | undefined>(undefined);
  /** Counts what was opened, so that answers to what is no longer shown are dropped. */
  const opened = useRef(0);

  function leave(): void {
    opened.current += 1;
    run.current?.close();
    run.current = null;
  }

  function prefer(chosen: Preference): void {
    setPreference(chosen);
    writeStored("preference", chosen);
  }

  function limitTo(chosen: SearchLimits): void {
    setLimits(chosen);
    writeStored("limits", chosen);
  }

  function clear(): void {
    leave();
    forgetSnapshot();
    prefer(DEFAULT_PREFERENCE);
    limitTo(NO_LIMITS);
    dispatch({ type: "cleared" });
  }

  function receive(message: ServerMessage): void {
    if (message.type === "status") {
      showUsage(queryClient, { current_usage: message.usage.current, limit: message.usage.limit });
    } else if (message.type === "usage_updated" || message.type === "usage_limit_exceeded") {
      showUsage(queryClient, message);
    }
    dispatch({ type: "message", message });
  }

  function follow(start: SearchRunStart): void {
    leave();
    let knownId = "searchId" in start ? start.searchId : null;
    run.current = runSearch(start, {
      onMessage(message) {
        if ("search_id" in message) knownId = message.search_id;
        if (message.type === "error" && knownId) void open(knownId, false);
        else receive(message);
      },
      onConnection(connection, attempt) {
        dispatch({ type: "connection", connection });
        if (attempt >= LOOK_UP_AFTER_ATTEMPTS) void lookUp();
      },
      onAnswer: (result) => dispatch({ type: "answered", result, at: Date.now() }),
      onError: (error) => dispatch(describeFailedCall(error)),
    });
  }

  function send(question: AskedQuestion): void {
    dispatch({ type: "asked", question, at: Date.now() });
    follow({
      request: {
        query: question.text,
        max_results: MAX_RESULTS_DEFAULT,
        preference: question.preference,
        language: question.language,
        limits: question.limits,
        ...(question.queries === null ? {} : { queries: question.queries }),
        ...(question.basedOn === null ? {} : { based_on: question.basedOn }),
        request_id: question.requestId ?? makeRequestId(),
      },
    });
  }

  /** Shows a saved search; one that still runs is followed, unless `mayFollow` is false because that was refused. */
  async function open(id: string, mayFollow = true): Promise<void> {
    leave();
    const turn = opened.current;
    dispatch({ type: "reopened", searchId: id, question: null });
    try {
      const details = await queryClient.fetchQuery({ ...searchDetailsQuery(id), staleTime: 0 });
      if (turn !== opened.current) return;
      dispatch({ type: "loaded", details });
      if (details.status !== "running") return;
      if (mayFollow) follow({ searchId: id, afterSeq: 0 });
      else dispatch({ type: "failed", failure: { code: "history", detail: null } });
    } catch {
      if (turn === opened.current) dispatch({ type: "failed", failure: { code: "history", detail: null } });
    }
  }

  /** Shows a question that never became a search, or sends it again where no answer came before the reload. */
  function restore({ question, ended }: Extract<Snapshot, { kind: "question" }>): void {
    if (ended === null) {
      send(question);
      return;
    }
    dispatch({ type: "asked", question, at: Date.now() });
    if (ended.limit) dispatch({ type: "limit_reached", limit: ended.limit });
    else if (ended.failure) dispatch({ type: "failed", failure: ended.failure });
  }

  /** Asks for the running search as it is saved, where the socket cannot be reopened: it may have ended by now. */
  const lookUp = useEffectEvent(async () => {
    if (!state.searchId) return;
    const turn = opened.current;
    try {
      const details = await queryClient.fetchQuery({ ...searchDetailsQuery(state.searchId), staleTime: 0 });
      if (turn !== opened.current || details.status === "running") return;
      leave();
      dispatch({ type: "loaded", details });
      void refreshAfterSearch(queryClient);
    } catch (error) {
      console.warn("The running search could not be looked up; the socket is tried again.", error);
    }
  });

  /** The start page, once a search has ended, is the welcome; only a search that runs is taken up again there. */
  const showAddressed = useEffectEvent(() => {
    if (searchId !== undefined) {
      followed.current = undefined;
      if (searchId !== state.searchId) void open(searchId);
      return;
    }
    const snapshot = readSnapshot(Date.now());
    const isElsewhereAsked =
      snapshot?.kind === "question" &&
      snapshot.ended === null &&
      snapshot.question.requestId !== state.question?.requestId;
    const isNewSession = newSession !== undefined && newSession !== followed.current;
    followed.current = newSession;
    if (isNewSession && !(snapshot?.kind === "question" && snapshot.askedAt > newSession)) clear();
    else if (isElsewhereAsked && !isBusy(state.phase)) restore(snapshot);
    else if (hasEnded(state.phase)) clear();
    else if (snapshot?.kind === "search") showSearch(snapshot.searchId);
    else if (snapshot && state.phase === "idle") restore(snapshot);
  });

  const keepState = useEffectEvent(() => {
    writeSnapshot(state);
    if (state.searchId && searchId === undefined) showSearch(state.searchId);
    if (run.current && (state.phase === "running" || hasEnded(state.phase))) void refreshAfterSearch(queryClient);
  });

  const listSearch = useEffectEvent(() => showPendingSearch(queryClient, describePending(state)));

  const leaveAtEnd = useEffectEvent(leave);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => showAddressed(), [searchId, newSession, visit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what it waits for
  useEffect(() => keepState(), [state.phase, state.searchId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it shows
  useEffect(() => listSearch(), [state.phase, state.searchId, state.question]);
  useEffect(() => () => leaveAtEnd(), []);

  return {
    state,
    preference,
    prefer,
    limits,
    limitTo,
    ask(text) {
      if (run.current || state.phase !== "idle") return;
      send({ text, preference, language, limits, queries: null, basedOn: null, requestId: makeRequestId() });
    },
    stop() {
      if (!isBusy(state.phase) || state.stopping) return;
      dispatch({ type: "stopping" });
      run.current?.cancel();
    },
    startNew() {
      clear();
      followed.current = Date.now();
      showNone(followed.current);
    },
    repeat() {
      if (!state.question) return;
      const question = { ...state.question, requestId: makeRequestId() };
      clear();
      prefer(question.preference);
      limitTo(question.limits);
      followed.current = Date.now();
      showNone(followed.current);
      send(question);
    },
    reload() {
      if (searchId) void open(searchId);
    },
  };
}
