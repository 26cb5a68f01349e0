import type { AnswerSentence } from "@medsieve/contract/answers";
import type { Language, Preference } from "@medsieve/contract/constants";
import type { ListedPaper, ListedRecord } from "@medsieve/contract/papers";
import type { QuestionWord } from "@medsieve/contract/question-words";
import type { SearchResult } from "@medsieve/contract/search-results";
import type {
  GivenQuery,
  QueryDetail,
  QuestionTerm,
  SearchLimits,
  SearchProvenance,
  SearchStatus,
} from "@medsieve/contract/searches";
import type { Verdict, VerdictCount } from "@medsieve/contract/verdict";

/** What the user asked. `requestId` keeps a question from being counted or run twice; null of one from the history. */
export interface AskedQuestion {
  text: string;
  preference: Preference;
  language: Language;
  limits: SearchLimits;
  /** Run in place of those that the reader would write; null: the reader writes them. */
  queries: GivenQuery[] | null;
  /** The search that this one repeats or changes; null: none. */
  basedOn: string | null;
  /** Papers that the user knows to belong to the answer. */
  knownPmids: readonly string[];
  requestId: string | null;
}

export type StageStatus = "pending" | "in_progress" | "completed" | "failed";

export interface StageState {
  status: StageStatus;
  /** Milliseconds since the epoch, by the server's clock; null before the stage began. */
  startedAt: number | null;
  /** Steps done and to do; null until the server has said. */
  current: number | null;
  total: number | null;
}

/** What is known of a running search, stage by stage; null: not known yet. */
export interface SearchPreview {
  queries: { name: string; query: string; reason: string | null }[] | null;
  terms: QuestionTerm[];
  notUnderstood: string[];
  /** Every word of the question with its use; empty where it was not kept. */
  questionWords: QuestionWord[];
  /** The same queries with what the source found for each. */
  queryDetails: QueryDetail[] | null;
  pmids: string[];
  found: number | null;
  /** Of those that only the query for papers like the best found. */
  added: number | null;
  kept: number | null;
  articleTitles: string[];
  fetched: number | null;
  analysisTitles: string[];
  readDone: number | null;
  readTotal: number | null;
}

/** A paper on screen: first only what the source knows, then also what the reader says. */
export interface ShownPaper {
  record: ListedRecord;
  reading: ListedPaper | null;
  /** What the verdict counts it as; absent where it counts it as nothing. */
  counted?: VerdictCount | undefined;
  /** Papers of its trial, itself among them, that are counted once together; absent of one that stands alone. */
  reports?: number | undefined;
}

/** What a search ended with, from the socket, the plain request or the history alike. */
export interface SearchOutcome {
  status: SearchStatus;
  summary: string | null;
  /** Those of the summary. */
  answerSentences: AnswerSentence[];
  verdict: Verdict | null;
  papers: ListedPaper[];
  queries: QueryDetail[];
  terms: QuestionTerm[];
  notUnderstood: string[];
  questionWords: QuestionWord[];
  found: number;
  added: number;
  provenance: SearchProvenance | null;
}

export interface SearchFailure {
  /**
   * A code of the contract or of a failed call; `history` where a saved search could not be loaded, `history_gone` where there
   * is none.
   */
  code: string;
  /** The server's English text; null when there is none. */
  detail: string | null;
}

export interface LimitReached {
  used: number;
  limit: number;
  /** Start of the current period, ISO. */
  resetDate: string;
}

/** A result, whichever way it came; its papers may be whole. */
type Result = Omit<SearchResult, "papers" | "search_id"> & { papers: ListedPaper[] };

export function describeOutcome(from: Result): SearchOutcome {
  return {
    status: from.status,
    summary: from.summary,
    answerSentences: from.answer_sentences,
    verdict: from.verdict,
    papers: from.papers,
    queries: from.query_details,
    terms: from.question_terms,
    notUnderstood: from.not_understood,
    questionWords: from.question_words ?? [],
    found: from.total_pmids_found,
    added: from.related_pmids_found,
    provenance: from.provenance,
  };
}
