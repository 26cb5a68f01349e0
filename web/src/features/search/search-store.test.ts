import { STAGES } from "@medsieve/contract/constants";
import type { SearchEvent, ServerMessage } from "@medsieve/contract/search-events";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { describe, expect, it } from "vitest";
import {
  makeDetails,
  makePaper,
  makeRecord,
  makeResult,
  makeWholeSearch,
  numberEvents,
  SEARCH_ID,
} from "./search.fixture.ts";
import { IDLE_SEARCH, isShown, measureProgress, type SearchState, type ShownSearch } from "./search-machine.ts";
import { findStage, measureStage } from "./search-stages.ts";
import { reduceSearch } from "./search-store.ts";

const QUESTION = {
  text: "Does zinc shorten colds?",
  preference: "clinical_trials",
  language: "en",
  limits: NO_LIMITS,
  queries: null,
  basedOn: null,
  knownPmids: [],
  requestId: "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6aaa",
} as const;
const WHOLE = makeWholeSearch();

function shown(state: SearchState): ShownSearch {
  if (!isShown(state)) throw new Error(`There is nothing to show of a search that is ${state.phase}`);
  return state;
}

function ask(): ShownSearch {
  return shown(reduceSearch(IDLE_SEARCH, { type: "asked", question: QUESTION, at: 1_000 }));
}

function receive(messages: readonly ServerMessage[], from: SearchState = ask()): SearchState {
  return messages.reduce((state, message) => reduceSearch(state, { type: "message", message }), from);
}

function play(messages: readonly ServerMessage[], from?: SearchState): ShownSearch {
  return shown(receive(messages, from));
}

/** The first `count` events of a whole search. */
function playUntil(type: SearchEvent["type"], status?: string): ShownSearch {
  const end = WHOLE.findIndex(
    (event) => event.type === type && (!status || ("status" in event && event.status === status)),
  );
  return play(WHOLE.slice(0, end + 1));
}

function listStatuses(state: ShownSearch): string[] {
  return STAGES.map((stage) => state.stages[stage].status);
}

describe("stages", () => {
  it("marks the stage of a status message as in progress and all before it as completed", () => {
    expect(listStatuses(playUntil("search_status", "fetching_details"))).toEqual([
      "completed",
      "completed",
      "in_progress",
      "pending",
    ]);
  });

  it("measures progress as the share of completed stages", () => {
    expect(measureProgress(ask())).toBe(0);
    expect(measureProgress(playUntil("search_status", "fetching_details"))).toBe(0.5);
    expect(measureProgress(play(WHOLE))).toBe(1);
  });

  it("marks all stages as completed at the end, even those no status message named", () => {
    const completed = WHOLE.filter((event) => event.type === "search_status" && event.status === "completed");
    expect(listStatuses(play(completed))).toEqual(["completed", "completed", "completed", "completed"]);
  });

  it("marks the current stage as failed, with the message and its code, whichever of the two messages comes first", () => {
    const error = { type: "search_error", message: "The source did not answer", code: "source_unavailable" } as const;
    const failed = {
      type: "search_status",
      status: "failed",
      preference: "clinical_trials",
      message: "failed",
      started_at: "2026-01-01T00:00:09.000Z",
      waiting_for: null,
    } as const;
    for (const order of [
      [error, failed],
      [failed, error],
    ]) {
      const state = play(numberEvents(order, 20), playUntil("search_status", "searching_papers"));
      expect(listStatuses(state)).toEqual(["completed", "failed", "pending", "pending"]);
      expect(state).toMatchObject({ phase: "failed" });
      expect(state.phase === "failed" && state.failure).toEqual({
        code: "source_unavailable",
        detail: "The source did not answer",
      });
    }
  });

  it("finds the stage of a progress message by the word it contains", () => {
    expect(findStage("Generating queries")).toBe("generating_queries");
    expect(findStage("searching the database")).toBe("searching_papers");
    expect(findStage("fetch_details 3")).toBe("fetching_details");
    expect(findStage("analyzing")).toBe("analyzing_results");
    expect(findStage("resting")).toBeNull();
  });

  it("keeps the counts of a progress message with its stage", () => {
    const state = playUntil("search_progress");
    expect(state.stages.searching_papers).toMatchObject({ current: 1, total: 1, status: "in_progress" });
  });

  it("times each stage by the server's clock", () => {
    const state = play(WHOLE);
    expect(STAGES.map((stage) => measureStage(state, stage))).toEqual([2000, 1000, 1000, 3000]);
    expect(measureStage(playUntil("search_status", "fetching_details"), "fetching_details")).toBeNull();
  });
});

describe("papers", () => {
  it("shows a found paper before it is read, and fills it in place", () => {
    const found = playUntil("papers_discovered");
    expect(found.papers.map((paper) => [paper.record.pmid, paper.reading])).toEqual([
      ["1002", null],
      ["1001", null],
    ]);
    const read = playUntil("paper_analyzed");
    expect(read.papers.map((paper) => paper.record.pmid)).toEqual(["1002", "1001"]);
    expect(read.papers[1]?.reading?.relevance_score).toBe(0.86);
    expect(read.preview).toMatchObject({ readDone: 1, readTotal: 2 });
  });

  it("adds a paper that is found twice once, and keeps its reading", () => {
    const again = numberEvents(
      [{ type: "papers_discovered", papers: [makeRecord({ pmid: "1001" })], message: "" }],
      30,
    );
    const state = play(again, playUntil("paper_analyzed"));
    expect(state.papers).toHaveLength(2);
    expect(state.papers[1]?.reading).not.toBeNull();
  });

  it("shows the result in its own order", () => {
    const state = play(WHOLE);
    expect(state.papers.map((paper) => paper.record.pmid)).toEqual(["1001", "1002"]);
    expect(state.outcome).toMatchObject({ found: 214, status: "completed" });
    expect(state.phase).toBe("completed");
  });

  it("keeps what was read when a search fails, and takes away the placeholders", () => {
    const error = numberEvents([{ type: "search_error", message: "", code: "search_interrupted" }], 30);
    expect(play(error, playUntil("paper_analyzed")).papers.map((paper) => paper.record.pmid)).toEqual(["1001"]);
  });
});

describe("ends", () => {
  it("distinguishes a stopped search from a completed one by its result", () => {
    const stopped = WHOLE.map((event) =>
      event.type === "result" ? { ...event, status: "cancelled" as const } : event,
    );
    expect(play(stopped).phase).toBe("cancelled");
  });

  it("remembers the limit it ran into", () => {
    const reset_date = "2026-01-01T00:00:00.000Z";
    const state = receive([{ type: "usage_limit_exceeded", current_usage: 20, limit: 20, reset_date }]);
    expect(state).toMatchObject({ phase: "limit_reached", limit: { used: 20, limit: 20, resetDate: reset_date } });
  });

  it("describes a refused question by what is wrong with it", () => {
    const issues = [{ loc: ["query"], msg: "query must contain words" }];
    const state = play([{ type: "error", message: "Bad message", code: "validation_failed", issues }]);
    expect(state).toMatchObject({ failure: { code: "validation_failed", detail: "query must contain words" } });
  });

  it("does not turn a finished search into a failed one when a late message is refused", () => {
    const state = play([{ type: "error", message: "", code: "not_found" }], play(WHOLE));
    expect(state.phase).toBe("completed");
  });

  it("takes the plain request's answer for the whole search", () => {
    const state = shown(reduceSearch(ask(), { type: "answered", result: makeResult(), at: 5_000 }));
    expect(state).toMatchObject({ phase: "completed", searchId: SEARCH_ID });
    expect(state.papers).toHaveLength(2);
    expect(measureProgress(state)).toBe(1);
  });

  it("shows what was seen where the end comes without its result", () => {
    const { stages: _, ...seen } = playUntil("paper_analyzed");
    const completed = WHOLE.filter((event) => event.type === "search_status" && event.status === "completed");
    expect(play(completed, playUntil("paper_analyzed"))).toMatchObject({
      phase: "completed",
      outcome: { found: seen.preview.found, summary: null },
      papers: [{ record: { pmid: "1001" } }],
    });
  });

  it("is changed by nothing that comes after it", () => {
    const whole = play(WHOLE);
    for (const message of WHOLE) expect(receive([message], whole)).toBe(whole);
    expect(reduceSearch(whole, { type: "stopping" })).toBe(whole);
    expect(reduceSearch(whole, { type: "connection", connection: "reconnecting" })).toBe(whole);
    expect(reduceSearch(IDLE_SEARCH, { type: "failed", failure: { code: "x", detail: null } })).toBe(IDLE_SEARCH);
  });

  it("clears everything for a new session", () => {
    expect(reduceSearch(play(WHOLE), { type: "cleared" })).toEqual(IDLE_SEARCH);
  });
});

describe("a search from the history", () => {
  it("is shown whole when it has completed", () => {
    const details = makeDetails({ papers: [makePaper()] });
    const state = shown(reduceSearch(IDLE_SEARCH, { type: "loaded", details }));
    expect(state).toMatchObject({ phase: "completed", searchId: SEARCH_ID, question: { text: details.query } });
    expect(state.papers).toHaveLength(1);
  });

  it("says why it failed", () => {
    const details = makeDetails({
      status: "failed",
      error: "Server stopped",
      error_code: "search_interrupted",
      papers: [],
    });
    const state = reduceSearch(IDLE_SEARCH, { type: "loaded", details });
    expect(state).toMatchObject({ phase: "failed", failure: { code: "search_interrupted", detail: "Server stopped" } });
  });

  it("waits for the events of one that still runs, and rebuilds it from them", () => {
    const details = makeDetails({ status: "running", papers: [], summary: null });
    const loaded = reduceSearch(IDLE_SEARCH, { type: "loaded", details });
    expect(loaded.phase).toBe("running");
    expect(play(WHOLE, loaded)).toMatchObject({ phase: "completed", outcome: { found: 214 } });
  });
});
