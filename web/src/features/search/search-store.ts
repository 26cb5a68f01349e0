import type { SearchDetails } from "@medsieve/contract/history";
import type { Paper, PaperRecord } from "@medsieve/contract/papers";
import type { SearchEvent, ServerMessage } from "@medsieve/contract/search-events";
import type { GivenQuery, SearchResult } from "@medsieve/contract/searches";
import { listGivenQueries } from "../../lib/start-search.ts";
import { completeStages, enterStage, failStage, findStage } from "./search-stages.ts";
import {
  type AskedQuestion,
  type Connection,
  describeOutcome,
  hasEnded,
  IDLE_SEARCH,
  type LimitReached,
  type SearchFailure,
  type SearchPreview,
  type SearchState,
  type ShownPaper,
} from "./search-state.ts";

export type SearchAction =
  | { type: "asked"; question: AskedQuestion; at: number }
  | { type: "reopened"; searchId: string | null; question: AskedQuestion | null }
  | { type: "loaded"; details: SearchDetails }
  | { type: "message"; message: ServerMessage }
  | { type: "answered"; result: SearchResult; at: number }
  | { type: "connection"; connection: Connection }
  | { type: "stopping" }
  | { type: "failed"; failure: SearchFailure }
  | { type: "limit_reached"; limit: LimitReached }
  | { type: "cleared" };

/** What is on screen after `action`. Pure: times come with the action. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case "asked":
      return { ...IDLE_SEARCH, phase: "connecting", question: action.question, sentAt: action.at };
    case "reopened":
      return { ...IDLE_SEARCH, phase: "loading", searchId: action.searchId, question: action.question };
    case "loaded":
      return showDetails(state, action.details);
    case "message":
      return reduceMessage(state, action.message);
    case "answered": {
      const { result, at } = action;
      return finishSearch({ ...state, searchId: result.search_id, outcome: describeOutcome(result) }, at);
    }
    case "connection":
      return { ...state, connection: action.connection };
    case "stopping":
      return { ...state, stopping: true };
    case "failed":
      return failSearch(state, action.failure);
    case "limit_reached":
      return { ...state, phase: "limit_reached", limit: action.limit };
    case "cleared":
      return IDLE_SEARCH;
  }
}

function reduceMessage(state: SearchState, message: ServerMessage): SearchState {
  switch (message.type) {
    case "status":
      return state;
    case "usage_limit_exceeded": {
      const { current_usage, limit, reset_date } = message;
      return { ...state, phase: "limit_reached", limit: { used: current_usage, limit, resetDate: reset_date } };
    }
    case "error":
      return hasEnded(state.phase) ? state : failSearch(state, describeRefusal(message));
    default:
      return reduceEvent({ ...state, searchId: message.search_id }, message);
  }
}

function describeRefusal(message: Extract<ServerMessage, { type: "error" }>): SearchFailure {
  const issues = message.issues?.map((issue) => issue.msg).join("; ");
  return { code: message.code, detail: issues || message.message };
}

function reduceEvent(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case "search_status":
      return reduceStatus(state, event);
    case "search_progress": {
      const stage = findStage(event.step);
      if (!stage) return state;
      const counted = { ...state.stages[stage], current: event.current, total: event.total };
      return { ...state, stages: { ...state.stages, [stage]: counted } };
    }
    case "intermediate_result":
      return { ...state, preview: { ...state.preview, ...describeIntermediate(event) } };
    case "papers_discovered":
      return { ...state, papers: addRecords(state.papers, event.papers) };
    case "paper_analyzed": {
      const preview = { ...state.preview, readDone: event.done, readTotal: event.total };
      return { ...state, preview, papers: addReading(state.papers, event.paper) };
    }
    case "result":
      return { ...state, outcome: describeOutcome(event) };
    case "search_error":
      return failSearch(state, { code: event.code, detail: event.message });
    case "usage_updated":
      return state;
  }
}

function reduceStatus(state: SearchState, event: Extract<SearchEvent, { type: "search_status" }>): SearchState {
  const at = Date.parse(event.started_at);
  if (event.status === "completed") return finishSearch(state, at);
  if (event.status === "failed") {
    const failure = state.failure ?? { code: "search_failed", detail: event.message };
    return { ...failSearch(state, failure), endedAt: at };
  }
  if (hasEnded(state.phase)) return state;
  const stages = event.status === "initializing" ? state.stages : enterStage(state.stages, event.status, at);
  return { ...state, phase: "running", stages };
}

function describeIntermediate(event: Extract<SearchEvent, { type: "intermediate_result" }>): Partial<SearchPreview> {
  switch (event.stage) {
    case "generating_queries":
      return { queries: event.data.queries, terms: event.data.terms, notUnderstood: event.data.not_understood };
    case "searching_papers": {
      const { pmids, found, kept, queries } = event.data;
      return { pmids, found, kept, queryDetails: queries };
    }
    case "fetching_details":
      return { articleTitles: event.data.articles.map((article) => article.title), fetched: event.data.count };
    case "analyzing_results":
      return { analysisTitles: event.data.analysis.map((paper) => paper.title), readDone: event.data.count };
  }
}

function addRecords(papers: ShownPaper[], records: PaperRecord[]): ShownPaper[] {
  const added = [...papers];
  for (const record of records) {
    const at = added.findIndex((paper) => paper.record.pmid === record.pmid);
    const known = added[at];
    if (known) added[at] = { ...known, record };
    else added.push({ record, reading: null });
  }
  return added;
}

function addReading(papers: ShownPaper[], reading: Paper): ShownPaper[] {
  const read: ShownPaper = { record: reading, reading };
  if (!papers.some((paper) => paper.record.pmid === reading.pmid)) return [...papers, read];
  return papers.map((paper) => (paper.record.pmid === reading.pmid ? read : paper));
}

function showPaper(paper: Paper): ShownPaper {
  return { record: paper, reading: paper };
}

/**
 * Shows the result, all of it at once. A search that was stopped is told as completed; its result says which of the two
 * it is.
 */
function finishSearch(state: SearchState, at: number): SearchState {
  const { outcome } = state;
  const phase = outcome?.status === "cancelled" ? "cancelled" : "completed";
  const papers = outcome ? outcome.papers.map(showPaper) : state.papers;
  return { ...state, phase, papers, stopping: false, failure: null, stages: completeStages(state.stages), endedAt: at };
}

/** Papers that were read stay on screen; placeholders of those that were not go. */
function failSearch(state: SearchState, failure: SearchFailure): SearchState {
  return {
    ...state,
    phase: "failed",
    stopping: false,
    failure,
    stages: failStage(state.stages),
    papers: state.papers.filter((paper) => paper.reading !== null),
  };
}

/** A search that repeats another was given its queries, which asking again gives it too. */
function listRepeatedQueries(details: SearchDetails): GivenQuery[] | null {
  const queries = details.based_on ? listGivenQueries(details) : [];
  return queries.length === 0 ? null : queries;
}

function showDetails(state: SearchState, details: SearchDetails): SearchState {
  const question: AskedQuestion = {
    text: details.query,
    preference: details.preference,
    language: details.language,
    limits: details.limits,
    queries: listRepeatedQueries(details),
    basedOn: details.based_on ?? null,
    requestId: null,
  };
  const base: SearchState = { ...IDLE_SEARCH, searchId: details.id, question, sentAt: state.sentAt };
  if (details.status === "running") return { ...base, phase: "running" };
  const outcome = describeOutcome(details);
  const shown: SearchState = { ...base, outcome, papers: outcome.papers.map(showPaper) };
  if (details.status === "failed") {
    return {
      ...shown,
      phase: "failed",
      failure: { code: details.error_code ?? "search_failed", detail: details.error },
    };
  }
  return { ...shown, phase: details.status, stages: completeStages(shown.stages) };
}
