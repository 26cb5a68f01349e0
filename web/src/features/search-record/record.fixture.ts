import { NO_ANSWER } from "@medsieve/contract/answers";
import { NO_RESULTS, READING_VERSION } from "@medsieve/contract/readings";
import type { ComparedPaper, SearchComparison, SearchRecord } from "@medsieve/contract/records";
import { NO_LIMITS, type SearchProvenance } from "@medsieve/contract/searches";

export const RECORD_ID = "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6001";
export const EARLIER_ID = "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6002";

type RecordOfNow = Extract<SearchRecord, { format: "medsieve-search-record/3" }>;
type RecordedPaper = RecordOfNow["papers"][number];
type RecordedQuery = SearchRecord["queries"][number];

export function makeRecordedPaper(changes: Partial<RecordedPaper> = {}): RecordedPaper {
  return {
    pmid: "1001",
    rank: 1,
    title: "Nightly zinc and the length of the common cold",
    year: 2019,
    journal: "Journal of Invented Trials",
    doi: null,
    demonstration: false,
    notices: [],
    reading: {
      schema_version: READING_VERSION,
      relevance_score: 0.86,
      texts: {
        ...{ summary: ["Colds were shorter with zinc."], population: [], intervention: [], comparator: [] },
        ...{ outcome: [], study_design: [], rationale: [] },
      },
      statements: [],
      ...NO_RESULTS,
      read_by: { reader: "builtin", model: null, fallback: null },
    },
    ...changes,
  };
}

export function makeRecordedQuery(changes: Partial<RecordedQuery> = {}): RecordedQuery {
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
    contributed: 3,
    searched_at: "2026-03-05T14:30:00.000Z",
    pmids: ["1001", "1002", "1003", "1004"],
    ...changes,
  };
}

export function makeProvenance(changes: Partial<SearchProvenance> = {}): SearchProvenance {
  return {
    source: {
      id: "library",
      papers: 14_320,
      demonstration_papers: 60,
      fallback: null,
      version: "2026-03-01T08:00:00.000Z",
    },
    reader: { id: "builtin", vendor: null, model: null },
    prompt_version: null,
    searched_at: "2026-03-05T14:30:00.000Z",
    stages: [],
    tokens: { input: 0, output: 0 },
    cost_usd: 0,
    ...changes,
  };
}

/** Two queries that found five PMIDs, of which two were read. */
export function makeSearchRecord(changes: Partial<RecordOfNow> = {}): RecordOfNow {
  return {
    format: "medsieve-search-record/3",
    medsieve: "0.2.0",
    search_id: RECORD_ID,
    based_on: null,
    question: "Does zinc shorten colds?",
    preference: "clinical_trials",
    language: "en",
    limits: NO_LIMITS,
    max_results: 50,
    given_queries: null,
    status: "completed",
    error: null,
    started_at: "2026-03-05T14:29:58.000Z",
    finished_at: "2026-03-05T14:30:09.000Z",
    provenance: makeProvenance(),
    queries: [
      makeRecordedQuery(),
      makeRecordedQuery({
        name: "Zinc lozenges",
        query: "zinc lozenges[tiab]",
        hits: 3,
        pmids: ["1002", "1003", "1005"],
      }),
    ],
    flow: {
      reported: 217,
      returned: 7,
      duplicates: 2,
      unique: 5,
      not_taken: 2,
      taken: 3,
      not_read: 1,
      read: 2,
      read_from_title_alone: 1,
      retracted: 1,
    },
    pmids: [
      { pmid: "1001", rank: 1, queries: [0] },
      { pmid: "1002", rank: 2, queries: [0, 1] },
      { pmid: "1003", rank: null, queries: [0, 1] },
      { pmid: "1004", rank: null, queries: [0] },
      { pmid: "1005", rank: null, queries: [1] },
    ],
    papers: [
      makeRecordedPaper(),
      makeRecordedPaper({
        pmid: "1002",
        rank: 2,
        title: "Zinc lozenges in children",
        notices: [{ kind: "retracted", pmid: "2002", citation: "J Invent Trials. 2021;3(2):9" }],
      }),
    ],
    summary: "Zinc shortened colds [PMID 1001].",
    answer: NO_ANSWER,
    digest: "5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592",
    digest_agrees: true,
    ...changes,
  };
}

/** Of the five PMIDs, one that only a third query found, which looked for papers like the best. */
export function makeRelatedRecord(): RecordOfNow {
  const record = makeSearchRecord();
  const pmids = ["1003", "1005"];
  const queries = record.queries.map((query, index) => ({
    ...query,
    related: false,
    pmids: index === 0 ? query.pmids : query.pmids.filter((pmid) => pmid !== "1005"),
  }));
  const related = { reported: 9, returned: 2, duplicates: 1, added: 1 };
  return {
    ...record,
    queries: [...queries, makeRecordedQuery({ name: "Papers like these", hits: 9, pmids, related: true })],
    flow: { ...record.flow, reported: 216, returned: 6, duplicates: 2, unique: 4, related },
  };
}

export function makeComparedPaper(changes: Partial<ComparedPaper> = {}): ComparedPaper {
  return { pmid: "1001", title: "Zinc and colds", rank: 1, earlier_rank: null, notices: [], ...changes };
}

export function makeComparison(changes: Partial<SearchComparison> = {}): SearchComparison {
  return {
    search_id: RECORD_ID,
    earlier: { search_id: EARLIER_ID, query: "Does zinc shorten colds?", created_at: "2026-01-05T14:30:00.000Z" },
    changed: [],
    found: { both: 4, new: 1, gone: 1 },
    new: [makeComparedPaper({ pmid: "1009", title: "A new trial of zinc", rank: 1 })],
    gone: [makeComparedPaper({ pmid: "1004", title: null, rank: null, earlier_rank: 7 })],
    retracted_since: [
      makeComparedPaper({
        pmid: "1002",
        title: "Zinc lozenges in children",
        rank: 9,
        earlier_rank: 2,
        notices: [{ kind: "retracted", pmid: "2002", citation: null }],
      }),
    ],
    ...changes,
  };
}
