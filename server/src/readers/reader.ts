import type { Language, Preference } from "@medsieve/contract/constants";
import type { ClaimField, PaperReading, PaperRecord } from "@medsieve/contract/papers";
import type { QuestionTerm, ReaderDescription } from "@medsieve/contract/searches";

export interface Question {
  text: string;
  language: Language;
  preference: Preference;
}

/** A query in PubMed's syntax, with a short name and a reason in the user's language. */
export interface WrittenQuery {
  name: string;
  query: string;
  reason: string | null;
}

/** Tokens and money spent on one call; zero for a reader that costs nothing. */
export interface ReaderUsage {
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
}

export interface WrittenQueries {
  /** Broad to narrow, at most `maxQueries`. Empty when nothing of the question could be used. */
  queries: WrittenQuery[];
  /** What was understood of the question, in its order. */
  terms: QuestionTerm[];
  /** Words of the question that could not be used, as the user wrote them. */
  notUnderstood: string[];
  usage: ReaderUsage;
}

/** A statement and the words of the paper it rests on, before `pipeline/claims` has checked it. */
export interface Claim {
  field: ClaimField;
  statement: string;
  /** "title", a section's label, "abstract", "publication types" or "MeSH"; null when the reader names none. */
  section: string | null;
  quote: string | null;
}

/** A reading as the reader gives it: `evidence` is still unchecked claims. */
export interface Reading extends Omit<PaperReading, "evidence"> {
  pmid: string;
  claims: Claim[];
  usage: ReaderUsage;
}

export interface ReadPaper {
  paper: PaperRecord;
  reading: PaperReading;
}

export interface Answer {
  /** Three to six sentences in the user's language, each naming its PMIDs as [PMID 123]; null when nothing can be said. */
  text: string | null;
  usage: ReaderUsage;
}

/**
 * Who writes queries and reads papers. Everything specific to a model vendor stays behind this.
 * Errors: AppError with code `reader_unavailable`; the signal's reason when aborted.
 */
export interface Reader {
  describe(): ReaderDescription;
  writeQueries(question: Question, maxQueries: number, signal: AbortSignal): Promise<WrittenQueries>;
  /** Yields one reading for each paper, in any order, as soon as each is done. */
  readPapers(question: Question, papers: readonly PaperRecord[], signal: AbortSignal): AsyncIterable<Reading>;
  /** Writes the answer from the papers that were read, best first. */
  answer(question: Question, papers: readonly ReadPaper[], signal: AbortSignal): Promise<Answer>;
}
