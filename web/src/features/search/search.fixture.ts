import type { SearchDetails } from "@medsieve/contract/history";
import {
  type AnalyzedPaper,
  analyzedPaperSchema,
  type ListedRecord,
  listRecord,
  type Paper,
  type PaperParts,
  type PaperRecord,
  resultPaperSchema,
} from "@medsieve/contract/papers";
import { listReading, NO_RESULTS, READING_VERSION } from "@medsieve/contract/readings";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type { SearchResult } from "@medsieve/contract/search-results";
import { NO_LIMITS, type QueryDetail, type QuestionTerm, type SearchSetup } from "@medsieve/contract/searches";
import type { Evidence, Statement } from "@medsieve/contract/statements";

export const SEARCH_ID = "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6001";
export const OTHER_SEARCH_ID = "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6002";

export function makeRecord(changes: Partial<PaperRecord & ListedRecord> = {}): PaperRecord & ListedRecord {
  const pmid = changes.pmid ?? "1001";
  return {
    pmid,
    PMID: pmid,
    title: `Nightly zinc and the length of the common cold (${pmid})`,
    vernacular_title: null,
    authors: ["Okafor N", "Lindqvist A", "Tanaka H", "Moreau C", "Silva R"],
    journal: "Journal of Invented Trials",
    journal_abbreviation: "J Invent Trials",
    year: 2019,
    pub_year: 2019,
    publication_date: "2019 Mar",
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    doi: `10.5555/invented.${pmid}`,
    pmcid: null,
    registrations: [],
    languages: ["eng"],
    abstract: [
      { label: "METHODS", text: "We randomised 120 adults to zinc or placebo." },
      { label: "RESULTS", text: "Colds lasted 4.1 days with zinc and 6.0 days with placebo." },
    ],
    mesh: [
      { descriptor: "Common Cold", major: true, qualifiers: [{ name: "drug therapy", major: true }] },
      { descriptor: "Adult", major: false, qualifiers: [] },
    ],
    keywords: ["zinc"],
    publication_types: ["Randomized Controlled Trial"],
    notices: [],
    cited_by: 12,
    cited_by_scope: "pubmed",
    demonstration: false,
    has_abstract: changes.abstract?.length !== 0,
    ...changes,
  };
}

const NOWHERE = { section: null, section_index: null, start: null, end: null, quote: null };

export function makeEvidence(changes: Partial<Evidence> = {}): Evidence {
  return {
    section: "RESULTS",
    section_index: 1,
    start: 0,
    end: 58,
    quote: "Colds lasted 4.1 days with zinc and 6.0 days with placebo.",
    status: "verified",
    problem: null,
    ...changes,
  };
}

/** A statement at the beginning of the summary, which rests on the results. */
export function makeStatement(changes: Partial<Statement> = {}): Statement {
  return { id: "1001-1", field: "summary", text: "", offset: 0, evidence: [makeEvidence()], ...changes };
}

export function makePaper(changes: Partial<Paper> = {}): Paper {
  const record = makeRecord(changes);
  const summary = "Colds were shorter with zinc. The effect in children is unknown.";
  return {
    ...record,
    relevance_score: 0.86,
    summary,
    population: "120 adults",
    intervention: "Zinc",
    comparator: "Placebo",
    outcome: null,
    study_design: "Randomized controlled trial",
    rationale: "Tests zinc against placebo for the question's outcome.",
    selection_rationale: "Tests zinc against placebo for the question's outcome.",
    schema_version: READING_VERSION,
    statements: [
      makeStatement({ id: `${record.pmid}-1`, text: "Colds were shorter with zinc." }),
      makeStatement({
        id: `${record.pmid}-2`,
        text: "The effect in children is unknown.",
        offset: 30,
        evidence: [makeEvidence({ ...NOWHERE, status: "unverified", problem: "quote_not_found" })],
      }),
    ],
    statements_left_out: 0,
    ...NO_RESULTS,
    read_by: { reader: "builtin", model: null, fallback: null },
    search_id: SEARCH_ID,
    ...changes,
  };
}

/** What is sent of a paper when it was read. */
function makeAnalyzed(changes: Partial<Paper>): AnalyzedPaper {
  return analyzedPaperSchema.parse(listReading(makePaper(changes)));
}

/** What is sent of a paper when it is opened. */
export function makeParts(changes: Partial<Paper> = {}): PaperParts {
  const { statements, abstract, mesh, keywords } = makePaper(changes);
  return { statements, abstract, mesh, keywords };
}

export function makeQuery(changes: Partial<QueryDetail> = {}): QueryDetail {
  return {
    name: "Zinc and colds",
    query: '"Common Cold"[mh] AND zinc[tiab]',
    reason: null,
    hits: 214,
    understood: null,
    written_as: null,
    changes: [],
    broadened_from: null,
    warnings: [],
    ...changes,
  };
}

export function makeTerm(changes: Partial<QuestionTerm> = {}): QuestionTerm {
  return {
    written: "colds",
    kind: "condition",
    heading: "Common Cold",
    searched_as: "common cold",
    excluded: false,
    ...changes,
  };
}

const SUMMARY = "Zinc shortened colds [PMID 1001], with one smaller trial in doubt [PMID 1002].";

export function makeResult(changes: Partial<SearchResult> = {}): SearchResult {
  return {
    search_id: SEARCH_ID,
    papers: [makePaper({ pmid: "1001", year: 2015 }), makePaper({ pmid: "1002", relevance_score: 0.41, year: 2022 })],
    summary: SUMMARY,
    answer_sentences: [{ id: "answer-1", text: SUMMARY, offset: 0, cites: ["1001", "1002"], evidence: [] }],
    verdict: null,
    preference: "clinical_trials",
    search_queries_used: [makeQuery().query],
    query_details: [makeQuery()],
    question_terms: [makeTerm()],
    not_understood: [],
    limits: NO_LIMITS,
    total_pmids_found: 214,
    related_pmids_found: 0,
    status: "completed",
    provenance: null,
    based_on: null,
    ...changes,
  };
}

export function makeDetails(changes: Partial<SearchDetails> = {}): SearchDetails {
  const { search_id, ...result } = makeResult();
  return {
    ...result,
    id: search_id,
    query: "Does zinc shorten colds?",
    created_at: "2026-01-01T00:00:00.000Z",
    language: "en",
    error: null,
    error_code: null,
    damaged: false,
    queries: ["Zinc and colds"],
    ...changes,
  };
}

export function makeSetup(changes: Partial<SearchSetup> = {}): SearchSetup {
  return {
    source: { id: "library", papers: 14_320, demonstration_papers: 60, fallback: null },
    reader: { id: "builtin", vendor: null, model: null },
    mesh_year: 2024,
    full_text: { link_resolver: null, libkey_library_id: null },
    ...changes,
  };
}

type Unnumbered<Event> = Event extends SearchEvent ? Omit<Event, "seq" | "search_id"> : never;

/** Numbers events as the server does: 1, 2, 3 … */
export function numberEvents(events: Unnumbered<SearchEvent>[], from = 1): SearchEvent[] {
  return events.map((event, index) => ({ ...event, seq: from + index, search_id: SEARCH_ID }) as SearchEvent);
}

const STATUS = { type: "search_status", preference: "clinical_trials", message: "", waiting_for: null } as const;

/** A whole search of two papers, as the server sends it. */
export function makeWholeSearch(): SearchEvent[] {
  const { search_id: _, query_details: __, ...result } = makeResult();
  const discovered = [makeRecord({ pmid: "1002", year: 2022 }), makeRecord({ pmid: "1001", year: 2015 })];
  const papers = result.papers.map((paper) => resultPaperSchema.parse(paper));
  return numberEvents([
    { ...STATUS, status: "initializing", started_at: "2026-01-01T00:00:00.000Z" },
    { ...STATUS, status: "generating_queries", started_at: "2026-01-01T00:00:01.000Z" },
    {
      type: "intermediate_result",
      stage: "generating_queries",
      data: {
        queries: [{ name: "Zinc and colds", query: makeQuery().query, reason: null }],
        terms: [makeTerm()],
        not_understood: ["flurble"],
      },
    },
    { ...STATUS, status: "searching_papers", started_at: "2026-01-01T00:00:03.000Z" },
    { type: "search_progress", step: "searching", current: 1, total: 1, percentage: 100 },
    {
      type: "intermediate_result",
      stage: "searching_papers",
      data: { pmids: ["1002", "1001"], found: 214, related_found: 0, kept: 2, queries: [makeQuery()] },
    },
    { ...STATUS, status: "fetching_details", started_at: "2026-01-01T00:00:04.000Z" },
    { type: "papers_discovered", papers: discovered.map(listRecord), message: "" },
    { ...STATUS, status: "analyzing_results", started_at: "2026-01-01T00:00:05.000Z" },
    { type: "paper_analyzed", paper: makeAnalyzed({ pmid: "1001" }), done: 1, total: 2 },
    {
      type: "paper_analyzed",
      paper: makeAnalyzed({ pmid: "1002", relevance_score: 0.41 }),
      done: 2,
      total: 2,
    },
    { type: "result", ...result, papers },
    { ...STATUS, status: "completed", started_at: "2026-01-01T00:00:08.000Z" },
    { type: "usage_updated", current_usage: 4, limit: 100 },
  ]);
}
