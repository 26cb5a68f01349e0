import type { ServerMessage } from "@medsieve/contract/search-events";
import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SearchRun, SearchRunStart } from "../../entities/search/search-run.ts";
import { runSearch } from "../../entities/search/search-socket.ts";
import { refreshAfterSearch, searchDetailsQuery, showUsage } from "../../entities/search/server-state.ts";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { toServerTime } from "../../lib/server-clock.ts";
import { notify } from "../../ui/notify.ts";
import { describeFailedCall } from "./describe-failure.ts";
import type { SearchAction } from "./search-machine.ts";
import type { SearchAddress } from "./search-session.ts";
import type { AskedQuestion } from "./search-state.ts";
import { forgetSnapshot } from "./session-snapshot.ts";

/** Failed attempts to reopen the socket after which the saved search is looked up instead. */
const LOOK_UP_AFTER_ATTEMPTS = 2;

interface SearchRunOptions extends Pick<SearchAddress, "showShared"> {
  dispatch: Dispatch<SearchAction>;
  /** The monthly limit keeps `question` from running. */
  onRefused(question: AskedQuestion): void;
}

/** The search that this tab follows: what the server sends about it becomes actions. */
export function useSearchRun({ dispatch, showShared, onRefused }: SearchRunOptions) {
  const { t } = useTranslation("search");
  const queryClient = useQueryClient();
  const run = useRef<SearchRun | null>(null);
  /** Counts what was opened, so that answers to what is no longer shown are dropped. */
  const opened = useRef(0);

  function leave(): void {
    opened.current += 1;
    run.current?.close();
    run.current = null;
  }

  function receive(message: ServerMessage): void {
    if (message.type === "status") {
      showUsage(queryClient, { current_usage: message.usage.current, limit: message.usage.limit });
    } else if (message.type === "usage_updated" || message.type === "usage_limit_exceeded") {
      showUsage(queryClient, message);
    }
    dispatch({ type: "message", message });
  }

  function refuse(question: AskedQuestion): void {
    leave();
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
        if (attempt >= LOOK_UP_AFTER_ATTEMPTS && knownId) void lookUp(knownId);
      },
      onAnswer: (result) => dispatch({ type: "answered", result, at: toServerTime(Date.now()) }),
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

  const load = (id: string) => queryClient.fetchQuery({ ...searchDetailsQuery(id), staleTime: 0 });

  /** Shows a saved search; one that still runs is followed, unless `mayFollow` is false because that was refused. */
  async function open(id: string, mayFollow = true): Promise<void> {
    leave();
    const turn = opened.current;
    dispatch({ type: "reopened", searchId: id });
    try {
      const details = await load(id);
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
    } catch (error) {
      const code = error instanceof ApiError && error.status === 404 ? "history_gone" : "history";
      if (turn === opened.current) dispatch({ type: "failed", failure: { code, detail: null } });
    }
  }

  /** Asks for the running search as it is saved, where the socket cannot be reopened: it may have ended by now. */
  async function lookUp(id: string): Promise<void> {
    const turn = opened.current;
    try {
      const details = await load(id);
      if (turn !== opened.current || details.status === "running") return;
      leave();
      dispatch({ type: "loaded", details });
      void refreshAfterSearch(queryClient);
    } catch (error) {
      console.warn("The running search could not be looked up; the socket is tried again.", error);
    }
  }

  return { leave, follow, open, isFollowing: () => run.current !== null, cancel: () => run.current?.cancel() };
}
