import type { SavedAnswer } from "@medsieve/contract/answers";
import type { FoundCounts } from "@medsieve/contract/found";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { QuestionWord } from "@medsieve/contract/question-words";
import type { SavedReading } from "@medsieve/contract/readings";
import type { SearchEvent } from "@medsieve/contract/search-events";
import type {
  GivenQuery,
  QueryDetail,
  QuestionTerm,
  SearchLimits,
  SearchProvenance,
} from "@medsieve/contract/searches";
import type { Nearness, Question } from "@medsieve/reader/reader";

type WithoutEnvelope<Event> = Event extends SearchEvent ? Omit<Event, "seq" | "search_id"> : never;
/** An event as the pipeline emits it; the runner numbers it. */
export type PipelineEvent = WithoutEnvelope<SearchEvent>;

export interface SearchInput {
  searchId: string;
  question: Question;
  limits: SearchLimits;
  /** Papers read at most. */
  maxResults: number;
  /** 0 means unlimited, under a safety cap. */
  maxQueries: number;
  /** What each query contributes at most to the papers that are read. */
  resultsPerQuery: number;
  /** Run in place of those that the reader would write; null: it writes them. */
  givenQueries: readonly GivenQuery[] | null;
  /** Of the prompts that the reader works with; null where it works without. */
  promptVersion: string | null;
}

/** A query that was run, with every PMID it found, best match first. */
export interface RunQuery extends QueryDetail {
  pmids: string[];
  /** It looked for papers like the best of the others. */
  related: boolean;
  /** When the source was asked; null when the query could not be run. */
  searchedAt: Date | null;
}

/** The query as events show it: without what it found. */
export function describeQuery({ pmids: _, searchedAt: __, ...query }: RunQuery): QueryDetail {
  return query;
}

/** What the queries found, and what of the question they stand for. */
export interface SearchedPapers {
  queries: RunQuery[];
  questionTerms: QuestionTerm[];
  notUnderstood: string[];
  /** Every word of the question with its use; null where the user gave the queries. */
  questionWords: QuestionWord[] | null;
  foundCounts: FoundCounts;
  /** Papers taken to be read; null before the queries ran. */
  takenCount: number | null;
}

export interface FoundPapers {
  searched: SearchedPapers;
  /** The PMIDs that will be read, best first. */
  kept: string[];
  nearness: Nearness;
}

export interface RankedPaper {
  paper: PaperRecord;
  reading: SavedReading;
}

export interface SearchOutcome extends SearchedPapers {
  status: "completed" | "cancelled";
  answer: SavedAnswer;
  /** Best first. */
  papers: RankedPaper[];
  provenance: SearchProvenance;
}

/** The reason of a search's abort signal when its user stopped it. */
export class StoppedByUser extends Error {
  override name = "StoppedByUser";
}
