import { groupStudies } from "@medsieve/contract/group-studies";
import type { SearchDetails } from "@medsieve/contract/history";
import type { AnalyzedPaper, ListedRecord } from "@medsieve/contract/papers";
import type { SearchEvent, ServerMessage } from "@medsieve/contract/search-events";
import type { GivenQuery } from "@medsieve/contract/searches";
import { listGivenQueries } from "../../entities/search/start-search.ts";
import {
  type FailedSearch,
  type FinishedSearch,
  getSearchId,
  getSentAt,
  IDLE_SEARCH,
  isLive,
  type LiveSearch,
  NO_COURSE,
  type RefusedSearch,
  type RunningSearch,
  type SearchAction,
  type SearchState,
} from "./search-machine.ts";
import { completeStages, enterStage, failStage, findStage } from "./search-stages.ts";
import {
  type AskedQuestion,
  describeOutcome,
  type LimitReached,
  type SearchFailure,
  type SearchOutcome,
  type SearchPreview,
  type ShownPaper,
} from "./search-state.ts";

/** What is on screen after `action`. Pure: times come with the action. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case "asked":
      return beginSearch(action.question, action.at);
    case "reopened":
      return { phase: "loading", searchId: action.searchId };
    case "loaded":
      return showDetails(getSentAt(state), action.details);
    case "message":
      return reduceMessage(state, action.message);
    case "answered": {
      const { result, at } = action;
      return isLive(state) ? finishSearch(nameSearch(state, result.search_id), describeOutcome(result), at) : state;
    }
    case "connection":
      return isLive(state) ? { ...state, connection: action.connection } : state;
    case "stopping":
      return isLive(state) ? { ...state, stopping: true } : state;
    case "stop_failed":
      return isLive(state) ? { ...state, stopping: false } : state;
    case "failed":
      return failSearch(state, action.failure);
    case "limit_reached":
      return isLive(state) ? refuseSearch(state, action.limit) : state;
    case "cleared":
      return IDLE_SEARCH;
  }
}

function beginSearch(question: AskedQuestion, sentAt: number): LiveSearch {
  const live = { connection: "socket", stopping: false, waitingFor: null, queue: null, endedAt: null } as const;
  return { ...NO_COURSE, ...live, phase: "connecting", searchId: null, outcome: null, question, sentAt };
}

function nameSearch(state: LiveSearch, searchId: string): RunningSearch {
  return { ...state, phase: "running", searchId };
}

function refuseSearch({ question, sentAt }: LiveSearch, limit: LimitReached): RefusedSearch {
  return { phase: "limit_reached", question, sentAt, limit };
}

function reduceMessage(state: SearchState, message: ServerMessage): SearchState {
  if (state.phase === "failed") return completeFailure(state, message);
  if (!isLive(state) || message.type === "status") return state;
  if (message.type === "usage_limit_exceeded") {
    const { current_usage, limit, reset_date } = message;
    return refuseSearch(state, { used: current_usage, limit, resetDate: reset_date });
  }
  if (message.type === "error") return failLive(state, describeRefusal(message));
  return reduceEvent(nameSearch(state, message.search_id), message);
}

/** Of the two messages that a failure comes with, either may be first: one has its cause, the other its time. */
function completeFailure(state: FailedSearch, message: ServerMessage): FailedSearch {
  if (message.type === "search_error") return { ...state, failure: describeError(message) };
  if (message.type !== "search_status" || message.status !== "failed") return state;
  return { ...state, endedAt: Date.parse(message.started_at) };
}

function describeRefusal(message: Extract<ServerMessage, { type: "error" }>): SearchFailure {
  const issues = message.issues?.map((issue) => issue.msg).join("; ");
  return { code: message.code, detail: issues || message.message };
}

function describeError({ code, message }: Extract<SearchEvent, { type: "search_error" }>): SearchFailure {
  return { code, detail: message };
}

function reduceEvent(state: RunningSearch, event: SearchEvent): SearchState {
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
      return { ...state, preview, papers: addReading(state, event.paper) };
    }
    case "result":
      return { ...state, outcome: describeResult(state, event) };
    case "search_error":
      return failLive(state, describeError(event));
    case "usage_updated":
      return state;
  }
}

function reduceStatus(state: RunningSearch, event: Extract<SearchEvent, { type: "search_status" }>): SearchState {
  const at = Date.parse(event.started_at);
  if (event.status === "completed") return finishSearch(state, state.outcome ?? describeWhatWasSeen(state), at);
  if (event.status === "failed") {
    return { ...failLive(state, { code: "search_failed", detail: event.message }), endedAt: at };
  }
  const stages = event.status === "initializing" ? state.stages : enterStage(state.stages, event.status, at);
  return { ...state, stages, waitingFor: event.waiting_for, queue: event.queue ?? null };
}

function describeIntermediate(event: Extract<SearchEvent, { type: "intermediate_result" }>): Partial<SearchPreview> {
  switch (event.stage) {
    case "generating_queries":
      return {
        queries: event.data.queries,
        terms: event.data.terms,
        notUnderstood: event.data.not_understood,
        questionWords: event.data.question_words ?? [],
      };
    case "searching_papers": {
      const { pmids, found, related_found: added, kept, queries } = event.data;
      return { pmids, found, added, kept, queryDetails: queries };
    }
    case "fetching_details":
      return { articleTitles: event.data.articles.map((article) => article.title), fetched: event.data.count };
    case "analyzing_results":
      return { analysisTitles: event.data.analysis.map((paper) => paper.title), readDone: event.data.count };
  }
}

function addRecords(papers: ShownPaper[], records: ListedRecord[]): ShownPaper[] {
  const added = [...papers];
  for (const record of records) {
    const at = added.findIndex((paper) => paper.record.pmid === record.pmid);
    const known = added[at];
    if (known) added[at] = { ...known, record };
    else added.push({ record, reading: null });
  }
  return added;
}

function addReading({ papers, searchId }: RunningSearch, read: AnalyzedPaper): ShownPaper[] {
  const own = { selection_rationale: read.rationale, search_id: searchId };
  return papers.map(({ record, reading }) =>
    record.pmid === read.pmid ? { record, reading: { ...record, ...read, ...own } } : { record, reading },
  );
}

/** The result, with the queries and the papers as they came before it. */
function describeResult(
  { preview, papers }: RunningSearch,
  event: Extract<SearchEvent, { type: "result" }>,
): SearchOutcome {
  const known = new Map(papers.map(({ record, reading }) => [record.pmid, reading]));
  const inOrder = event.papers.map(({ pmid }) => known.get(pmid) ?? null).filter((paper) => paper !== null);
  return describeOutcome({ ...event, papers: inOrder, query_details: preview.queryDetails ?? [] });
}

/** The papers of an outcome, each with what its verdict counts it as, and how many report the same trial. */
function showPapers({ papers, verdict }: SearchOutcome): ShownPaper[] {
  const counts = new Map(verdict?.papers.map(({ pmid, count }) => [pmid, count]));
  const studies = [...groupStudies(papers), ...(verdict?.studies ?? [])];
  const reports = new Map(studies.flatMap(({ pmids }) => pmids.map((pmid) => [pmid, pmids.length])));
  return papers.map((paper) => {
    const { pmid } = paper;
    return { record: paper, reading: paper, counted: counts.get(pmid), reports: reports.get(pmid) };
  });
}

/** The outcome of a search whose end came without its result: what was seen of it on the way. */
function describeWhatWasSeen({ preview, papers }: RunningSearch): SearchOutcome {
  return {
    status: "completed",
    summary: null,
    verdict: null,
    answerSentences: [],
    papers: papers.flatMap(({ reading }) => reading ?? []),
    queries: preview.queryDetails ?? [],
    terms: preview.terms,
    notUnderstood: preview.notUnderstood,
    questionWords: preview.questionWords,
    found: preview.found ?? 0,
    added: preview.added ?? 0,
    provenance: null,
  };
}

/** Shows the result, all of it at once; it says whether the search was stopped, which its end does not. */
function finishSearch(state: RunningSearch, outcome: SearchOutcome, endedAt: number): FinishedSearch {
  const { searchId, question, sentAt, preview, stages } = state;
  const course = { sentAt, preview, stages: completeStages(stages), papers: showPapers(outcome) };
  const phase = outcome.status === "cancelled" ? "cancelled" : "completed";
  return { ...course, phase, searchId, question, outcome, endedAt };
}

/** Papers that were read stay on screen; placeholders of those that were not go. A search that has ended stays as it is. */
function failSearch(state: SearchState, failure: SearchFailure): SearchState {
  if (state.phase === "loading") {
    const nothing = { question: null, outcome: null, endedAt: null };
    return { ...NO_COURSE, ...nothing, phase: "failed", searchId: getSearchId(state), failure };
  }
  return isLive(state) ? failLive(state, failure) : state;
}

function failLive(state: LiveSearch, failure: SearchFailure): FailedSearch {
  const { searchId, question, sentAt, preview, outcome } = state;
  const papers = state.papers.filter((paper) => paper.reading !== null);
  const course = { sentAt, preview, stages: failStage(state.stages), papers };
  return { ...course, phase: "failed", searchId, question, outcome, failure, endedAt: null };
}

/** A search that repeats another was given its queries, which asking again gives it too. */
function listRepeatedQueries(details: SearchDetails): GivenQuery[] | null {
  const queries = details.based_on ? listGivenQueries(details) : [];
  return queries.length === 0 ? null : queries;
}

function showDetails(sentAt: number | null, details: SearchDetails): SearchState {
  const question: AskedQuestion = {
    text: details.query,
    preference: details.preference,
    language: details.language,
    limits: details.limits,
    queries: listRepeatedQueries(details),
    basedOn: details.based_on ?? null,
    knownPmids: details.known_pmids ?? [],
    requestId: null,
  };
  const searchId = details.id;
  if (details.status === "running") {
    const live = { connection: "socket", stopping: false, waitingFor: null, queue: null, endedAt: null } as const;
    return { ...NO_COURSE, ...live, phase: "running", searchId, question, outcome: null, sentAt };
  }
  const outcome = describeOutcome(details);
  const shown = {
    ...NO_COURSE,
    searchId,
    question,
    outcome,
    sentAt,
    endedAt: null,
    papers: showPapers(outcome),
  };
  if (details.status === "failed") {
    return {
      ...shown,
      phase: "failed",
      failure: { code: details.error_code ?? "search_failed", detail: details.error },
    };
  }
  return { ...shown, phase: details.status, stages: completeStages(shown.stages) };
}
