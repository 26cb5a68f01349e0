import type { DesignFit } from "../../design/design-fit.ts";
import type { ComposedText, QuotedWords } from "./compose.ts";

export type Place = "title" | "abstract" | "mesh" | "keywords";

/** What a key sentence is to its paper. */
export type Lead = "results" | "conclusion" | "aim" | "abstract";

/** Facts of a paper, quoted where they are its words; null where they are not known. */
export interface Framing {
  design: QuotedWords | null;
  intervention: ComposedText | null;
  comparator: ComposedText | null;
  /** "96 participants". */
  count: QuotedWords | null;
  /** The people in the paper's words; null where they are counted. */
  people: ComposedText | null;
}

export interface SummaryTexts {
  /** One sentence; at least one fact is given. */
  frame: (facts: Framing) => ComposedText;
  /** `count` as the paper prints it. */
  participants: (count: string) => string;
  lead: Record<Lead, (quotations: ComposedText) => ComposedText>;
  noResultsYet: string;
}

export interface RationaleTexts {
  places: Record<Place, string>;
  named: (pmid: string) => string;
  found: (concepts: ComposedText) => ComposedText;
  concept: (written: string, places: string) => string;
  missing: (concepts: string) => string;
  /** `concepts` as the user wrote them; at least one. */
  foundNone: (concepts: readonly string[]) => string;
  /** Where nothing of the question was understood. */
  foundNothing: string;
  /** What the paper is about instead: its title, in quotation marks. */
  titled: (quotation: ComposedText) => ComposedText;
  aboutExcluded: (concepts: string) => string;
  /** `name` as `nameWithin` gives it. */
  design: (name: QuotedWords, fit: DesignFit) => ComposedText;
  /** A design's name as it stands within a sentence. */
  nameWithin: (name: string) => string;
  noDesign: string;
  onlyTitle: string;
  onlyBeginning: string;
  retracted: string;
  retractionNotice: string;
  concern: string;
  concernNotice: string;
  corrected: string;
  correctionNotice: string;
  updated: string;
  preprint: string;
  opinion: string;
  news: string;
  /** `language` in the user's language, e.g. "Japanese". */
  readFromEnglishAbstract: (language: string) => string;
  publishedIn: (language: string) => string;
  foreignAbstract: (language: string) => string;
}

/** What the answer says. PMIDs come as "[PMID 1] [PMID 2]", sentences of papers in quotation marks. */
export interface AnswerTexts {
  opening: (facts: { read: number; count: number; designs: string; pmids: string; isPart: boolean }) => string;
  openingOnlyRetracted: (pmids: string) => string;
  openingOnlyOpinions: (pmids: string) => string;
  designCount: (name: string, count: number) => string;
  unknownDesign: string;
  otherDesigns: (count: number) => string;
  /** The last two joined by "and". */
  joinDesigns: (designs: readonly string[]) => string;
  direction: Record<"benefit" | "none" | "harm", (count: number, pmids: string) => string>;
  directions: (parts: readonly string[], rest: number) => string;
  /** What a paper found, in the user's language; null where its own sentence says it as well. */
  report: ((facts: { design: string | null; isStrongest: boolean; finding: string; pmid: string }) => string) | null;
  quoteStrongest: (design: string, quotation: string, pmid: string) => string;
  quote: (design: string | null, quotation: string, pmid: string) => string;
  quoteAgainst: (design: string | null, quotation: string, pmid: string) => string;
  tried: (treatments: readonly string[]) => string;
  triedBy: (quotation: string, pmid: string) => string;
  strong: (pmids: string) => string;
  limited: (pmids: string) => string;
  singleCases: (pmids: string) => string;
  laboratory: (pmids: string) => string;
  accuracy: (pmids: string) => string;
  missing: (concepts: string, pmids: string) => string;
  retractedUnused: (count: number, pmids: string) => string;
  noFinding: (pmids: string) => string;
}

export interface ReadingTexts {
  /** Between sentences of one text. */
  space: string;
  listSeparator: string;
  /** Puts a paper's words in quotation marks. */
  mark: (words: string) => string;
  quote: (words: QuotedWords) => ComposedText;
  summary: SummaryTexts;
  rationale: RationaleTexts;
  answer: AnswerTexts;
}
