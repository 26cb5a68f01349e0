import { searchResultSchema } from "@medsieve/contract/search-results";
import { searchCancelSchema } from "@medsieve/contract/searches";
import { callApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { SearchRun, SearchRunHandlers, StartRequest } from "./search-run.ts";

/** Until a search that the server does not know yet is asked to stop again. */
const STOP_AGAIN_MS = 500;

/**
 * Follows one search by a single POST /search, which POST /searches/{request_id}/cancel stops: the search is known by its
 * request alone until the answer comes, and to the server once it has begun.
 */
export function postSearch(request: StartRequest, handlers: SearchRunHandlers): SearchRun {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let cancelAsked = false;
  const posting = new AbortController();

  async function postCancel(): Promise<void> {
    if (isOver) return;
    try {
      const path = `/searches/${encodeURIComponent(request.request_id)}/cancel`;
      await callApi({ method: "POST", path, schema: searchCancelSchema, signal: posting.signal });
    } catch (error) {
      if (isOver) return;
      if (isUnknownSearch(error)) timer = setTimeout(() => void postCancel(), STOP_AGAIN_MS);
      else {
        cancelAsked = false;
        handlers.onStopFailed(error);
      }
    }
  }

  function end(report: () => void): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    report();
  }

  callApi({
    ...{ method: "POST", path: "/search", body: request, schema: searchResultSchema },
    ...{ signal: posting.signal, timeoutMs: null },
  }).then(
    (result) => end(() => handlers.onAnswer(result)),
    (error: unknown) => end(() => handlers.onError(error)),
  );
  return {
    cancel() {
      if (cancelAsked) return;
      cancelAsked = true;
      void postCancel();
    },
    close() {
      end(() => posting.abort());
    },
  };
}

function isUnknownSearch(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
