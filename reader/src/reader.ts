import type { Language, Preference } from "@medsieve/contract/constants";
import type { Finding } from "@medsieve/contract/findings";
import type { PaperRecord } from "@medsieve/contract/papers";
import type { ResultName, SavedReading } from "@medsieve/contract/readings";
import type { QuestionTerm, ReaderDescription } from "@medsieve/contract/searches";
import type { ClaimField } from "@medsieve/contract/statements";
import type { SpellingCorrection } from "./question/question-text.ts";
import type { KnownMatches, PaperMatch } from "./verdict/paper-match.ts";

export interface Question {
  text: string;
  language: Language;
  preference: Preference;
  /** Words that are read as others, since the source does not know them as they were typed; absent: none. */
  corrections?: readonly SpellingCorrection[] | undefined;
  /** Words that stand in no paper of the source: no query requires them; absent: none. */
  missing?: readonly { start: number; end: number }[] | undefined;
}

/** A query in PubMed's syntax, with a short name and a reason in the user's language. */
export interface WrittenQuery {
  name: string;
  query: string;
  reason: string | null;
}

/** A word of some papers, and how common it is in their source. */
export interface SourceWord {
  /** Folded, as it stands in the text. */
  word: string;
  /** How often it stands in each of the papers that were asked for, in their order. */
  counts: number[];
  /** Share of all papers of the source that have it, 0 to 1; 0 for one that hardly any has. */
  share: number;
}

/** The question's own words, by which all papers of a source are ordered beside what the queries find. */
export interface TypedWords {
  /** What each stem counts, and each pair of neighbours ("first second"). */
  words: ReadonlyMap<string, number>;
  pairs: ReadonlyMap<string, number>;
  /** What words of the first papers count beside these, 0 to 1 of the whole. */
  feedback: number;
  /** Papers that have any of the words, in PubMed's syntax. */
  query: string;
  /** What each word of the query counts; see PaperSource. */
  worth: ReadonlyMap<string, number>;
}

/**
 * How near papers come to the question by its own words and by the queries, by PMID: the nearest has 1. What is not there
 * counts by its place.
 */
export type Nearness = ReadonlyMap<string, number>;

/** A query for more papers like the best that were found. */
export interface RelatedQuery extends WrittenQuery {
  /** How much each word, with its star where it is cut, counts in the order of what is found; see PaperSource. */
  termWeights: ReadonlyMap<string, number>;
}

export interface WrittenQueries {
  /** Broad to narrow, at most `maxQueries`. Empty when nothing of the question could be used. */
  queries: WrittenQuery[];
  /** What was understood of the question, in its order. */
  terms: QuestionTerm[];
  /** Words of the question that could not be used, as the user wrote them. */
  notUnderstood: string[];
  /** Why the built-in reader wrote them in place of the model. */
  fallback?: string | null;
}

/** What a reader made of a query that found nothing, or of which the source complained. */
export interface RepairedQuery {
  /** In PubMed's syntax; null when the reader sees no better one. */
  query: string | null;
}

/** Words of a paper that a statement is said to rest on, before they are looked for in the paper. */
export interface Quotation {
  /** "title", a section's label, "abstract", "publication types", "MeSH" or "keywords"; null when the reader names none. */
  section: string | null;
  quote: string | null;
  /** The quote in the user's language, where the reader gives one. */
  gloss?: string | null;
}

/** A statement with what it is said to rest on, before `pipeline/check-reading` has checked it. */
export interface QuotedStatement {
  id: string;
  field: ClaimField;
  text: string;
  quotes: Quotation[];
}

/** A result that a paper states, with the sentences that are said to state it, before `pipeline/check-reading` has checked it. */
export interface QuotedFinding extends Omit<Finding, "evidence"> {
  quotes: Quotation[];
}

/** What a paper states, with what it is said to rest on, before `pipeline/check-reading` has checked it. */
type Quoted<Stated> = Stated extends { evidence: unknown }
  ? Omit<Stated, "evidence"> & { quotes: Quotation[] }
  : Stated;

/** A sentence of an answer and what it rests on, before `pipeline/check-answer` has checked it. */
export interface AnswerSentence {
  /** As it stands in the answer, with its PMIDs. */
  text: string;
  /** Its numbers count papers of the search, so that no paper has them. */
  isCount?: boolean;
  /** PMIDs of the papers that it relies on, not of those that it names as left out. */
  cites: string[];
  /** Empty where it speaks of the search itself, not of what a paper says. */
  quotes: ({ pmid: string } & Quotation)[];
}

/** A reading as the reader gives it: what its statements rest on is still unchecked. */
export type Reading = Omit<SavedReading, "schema_version" | "statements" | ResultName> & {
  pmid: string;
  statements: QuotedStatement[];
  findings: QuotedFinding[];
} & { [Name in Exclude<ResultName, "findings">]: Quoted<SavedReading[Name]> };

export interface ReadPaper {
  paper: PaperRecord;
  reading: SavedReading;
}

/** A paper that was read, with what it brings to the verdict. */
export interface MatchedPaper extends ReadPaper {
  match: PaperMatch;
}

export interface Answer {
  /** Three to six sentences in the user's language, each naming its PMIDs as [PMID 123]; none when nothing can be said. */
  sentences: AnswerSentence[];
  /** Why the built-in reader wrote it in place of the model. */
  fallback?: string | null;
}

/** Rewriting of queries that failed. */
export interface QueryRepair {
  /** `complaint` says in the source's own words what is wrong with the query. */
  repairQuery(question: Question, query: WrittenQuery, complaint: string, signal: AbortSignal): Promise<RepairedQuery>;
}

/** Writing of one more query from the words of the best papers that the others found. */
export interface RelatedQueries {
  /** Null when no word distinguishes the papers. */
  writeRelated(question: Question, words: readonly SourceWord[], signal: AbortSignal): Promise<RelatedQuery | null>;
}

/** Work on papers that a search may take. */
export interface PaperPreparation {
  /** Does of their reading what can be done before all papers are known; readPapers then takes less time. */
  prepare(question: Question, papers: readonly PaperRecord[], signal: AbortSignal): Promise<void>;
}

/** What a reader can do with some papers of a search before all are known. */
export type ReadingAhead =
  | { kind: "nothing" }
  /** Read them: each paper is read for itself. */
  | { kind: "each" }
  /** Prepare them: papers are weighed together, and the work costs no money. */
  | ({ kind: "prepared" } & PaperPreparation);

/**
 * Who writes queries and reads papers, for one search. Everything specific to a model vendor stays behind this. What not
 * every reader can do is an interface of its own, which one that cannot gives as null.
 * Errors: AppError with code `reader_unavailable`; the signal's reason when aborted.
 */
export interface Reader {
  describe(): ReaderDescription;
  writeQueries(question: Question, maxQueries: number, signal: AbortSignal): Promise<WrittenQueries>;
  /** Null where queries that find nothing are broadened by rule. */
  queryRepair(): QueryRepair | null;
  /** Null where the reader leaves it at its first queries. */
  relatedQueries(): RelatedQueries | null;
  readingAhead(): ReadingAhead;
  /** Yields one reading for each paper, in any order, as soon as each is done. `papers`: best first, as far as is known. */
  readPapers(
    question: Question,
    papers: readonly PaperRecord[],
    signal: AbortSignal,
    nearness?: Nearness,
  ): AsyncIterable<Reading>;
  /** What papers bring to the verdict, as found while they were read; null where it is found afterwards. */
  knownMatches(): KnownMatches | null;
  /** Writes the answer from the papers that were read, best first. */
  answer(question: Question, papers: readonly MatchedPaper[], signal: AbortSignal): Promise<Answer>;
}
