import { DEFAULT_PREFERENCE, MAX_RESULTS_DEFAULT, type Preference } from "@medsieve/contract/constants";
import type { ServerMessage } from "@medsieve/contract/search-events";
import { NO_LIMITS, type SearchLimits, searchLimitsSchema } from "@medsieve/contract/searches";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { showPendingSearch } from "../../entities/search/pending-search.ts";
import { runSearch, type SearchRun, type SearchRunStart } from "../../entities/search/search-socket.ts";
import { refreshAfterSearch, searchDetailsQuery, showUsage } from "../../entities/search/server-state.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { makeRequestId } from "../../lib/make-request-id.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { notify } from "../../ui/notify.ts";
import { describeFailedCall } from "./describe-failure.ts";
import { describePending } from "./describe-pending.ts";
import { canAsk, getQuestion, getSearchId, hasEnded, IDLE_SEARCH, isBusy, isLive } from "./search-machine.ts";
import type { SearchAddress, SearchSession } from "./search-session.ts";
import type { AskedQuestion } from "./search-state.ts";
import { reduceSearch } from "./search-store.ts";
import { forgetSnapshot, readSnapshot, type Snapshot, writeSnapshot } from "./session-snapshot.ts";

/** Failed attempts to reopen the socket after which the saved search is looked up instead. */
const LOOK_UP_AFTER_ATTEMPTS = 2;

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

function readKeptLimits(): SearchLimits {
  return searchLimitsSchema.safeParse(readStored("limits")).data ?? NO_LIMITS;
}

/** The conversation of this tab: what is asked, what the server sends about it, and how it is taken up again. */
export function useSearchSession(options: SearchSessionOptions): SearchSession {
  const { searchId, newSession, visit, showSearch, showShared, showNone, onRefused } = options;
  const [state, dispatch] = useReducer(reduceSearch, IDLE_SEARCH);
  const [preference, setPreference] = useState<Preference>(() => readStored("preference") ?? DEFAULT_PREFERENCE);
  const [limits, setLimits] = useState<SearchLimits>(readKeptLimits);
  const { t } = useTranslation("search");
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

  /** The monthly limit keeps `question` from running: what it was asked with is chosen for the next try. */
  function refuse(question: AskedQuestion): void {
    leave();
    prefer(question.preference);
    limitTo(question.limits);
    onRefused(question);
  }

  /** `asked` is the question that is being sent; null where a search that the server runs already is taken up. */
  function follow(start: SearchRunStart, asked: AskedQuestion | null): void {
    leave();
    let knownId = "searchId" in start ? start.searchId : null;
    run.current = runSearch(start, {
      onMessage(message) {
        if ("search_id" in message) knownId = message.search_id;
        if (message.type === "error" && knownId) void open(knownId, false);
        else receive(message);
        if (message.type === "usage_limit_exceeded" && asked) refuse(asked);
      },
      onConnection(connection, attempt) {
        dispatch({ type: "connection", connection });
        if (attempt >= LOOK_UP_AFTER_ATTEMPTS) void lookUp();
      },
      onAnswer: (result) => dispatch({ type: "answered", result, at: Date.now() }),
      onError: (error) => {
        const failed = describeFailedCall(error);
        dispatch(failed);
        if (failed.type === "limit_reached" && asked) refuse(asked);
      },
      onStopFailed: (error) => {
        dispatch({ type: "stop_failed" });
        notify({ tone: "error", text: t("question.stopFailed"), description: describeError(error, t) });
      },
    });
  }

  function send(question: AskedQuestion): void {
    dispatch({ type: "asked", question, at: Date.now() });
    const start = {
      request: {
        query: question.text,
        max_results: MAX_RESULTS_DEFAULT,
        preference: question.preference,
        language: question.language,
        limits: question.limits,
        ...(question.queries === null ? {} : { queries: question.queries }),
        ...(question.basedOn === null ? {} : { based_on: question.basedOn }),
        ...(question.knownPmids.length === 0 ? {} : { known_pmids: [...question.knownPmids] }),
        request_id: question.requestId ?? makeRequestId(),
      },
    };
    follow(start, question);
  }

  /** Shows a saved search; one that still runs is followed, unless `mayFollow` is false because that was refused. */
  async function open(id: string, mayFollow = true): Promise<void> {
    leave();
    const turn = opened.current;
    dispatch({ type: "reopened", searchId: id });
    try {
      const details = await queryClient.fetchQuery({ ...searchDetailsQuery(id), staleTime: 0 });
      if (turn !== opened.current) return;
      if (details.share?.own === false) {
        // Left as it is, the page would take it up again while the other one loads.
        forgetSnapshot();
        dispatch({ type: "cleared" });
        showShared(id);
        return;
      }
      dispatch({ type: "loaded", details });
      if (details.status !== "running") return;
      if (mayFollow) follow({ searchId: id, afterSeq: 0 }, null);
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
    const runningId = getSearchId(state);
    if (runningId === null) return;
    const turn = opened.current;
    try {
      const details = await queryClient.fetchQuery({ ...searchDetailsQuery(runningId), staleTime: 0 });
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
      if (searchId !== getSearchId(state)) void open(searchId);
      return;
    }
    const snapshot = readSnapshot(Date.now());
    const isElsewhereAsked =
      snapshot?.kind === "question" &&
      snapshot.ended === null &&
      snapshot.question.requestId !== getQuestion(state)?.requestId;
    const isNewSession = newSession !== undefined && newSession !== followed.current;
    followed.current = newSession;
    if (isNewSession && !(snapshot?.kind === "question" && snapshot.askedAt > newSession)) clear();
    else if (isElsewhereAsked && !isBusy(state)) restore(snapshot);
    else if (hasEnded(state)) clear();
    else if (snapshot?.kind === "search") showSearch(snapshot.searchId);
    else if (snapshot && state.phase === "idle") restore(snapshot);
  });

  const keepState = useEffectEvent(() => {
    writeSnapshot(state);
    const shownId = getSearchId(state);
    if (shownId !== null && searchId === undefined) showSearch(shownId);
    if (run.current && (state.phase === "running" || hasEnded(state))) void refreshAfterSearch(queryClient);
  });

  const listSearch = useEffectEvent(() => showPendingSearch(queryClient, describePending(state)));

  const leaveAtEnd = useEffectEvent(leave);

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it waits for
  useEffect(() => showAddressed(), [searchId, newSession, visit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what it waits for
  useEffect(() => keepState(), [state.phase, getSearchId(state)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what it shows
  useEffect(() => listSearch(), [state.phase, getSearchId(state), getQuestion(state)]);
  useEffect(() => () => leaveAtEnd(), []);

  return {
    state,
    preference,
    prefer,
    limits,
    limitTo,
    ask(text) {
      if (run.current || !canAsk(state)) return;
      const refused =
        state.phase === "limit_reached" && state.question.text === text ? state.question : OWN_WORDS_ALONE;
      const { queries, basedOn, knownPmids } = refused;
      send({ text, preference, language, limits, queries, basedOn, knownPmids, requestId: makeRequestId() });
    },
    stop() {
      if (!isLive(state) || state.stopping) return;
      dispatch({ type: "stopping" });
      run.current?.cancel();
    },
    startNew() {
      clear();
      followed.current = Date.now();
      showNone(followed.current);
    },
    repeat() {
      const asked = getQuestion(state);
      if (asked === null) return;
      const question = { ...asked, requestId: makeRequestId() };
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
