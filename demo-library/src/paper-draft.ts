/** Designs of the fictional papers; each has its own file under designs/. */
export const DESIGNS = [
  "randomized_trial",
  "other_trial",
  "systematic_review",
  "guideline",
  "cohort",
  "case_control",
  "cross_sectional",
  "diagnostic_accuracy",
  "case_report",
  "case_series",
  "animal",
  "cell",
  "gene",
  "interviews",
  "narrative_review",
  "comment",
  "protocol",
] as const;
export type Design = (typeof DESIGNS)[number];

/** An abstract by what its sentences are about; the layout decides on the labels. Each is whole sentences or "". */
export interface AbstractParts {
  background: string;
  aim: string;
  /** Design, setting and participants. */
  setting: string;
  /** What was given, compared or asked. */
  intervention: string;
  measures: string;
  results: string;
  limits: string;
  conclusion: string;
}

/** A paper as its design writes it, before it gets authors, a journal and a place among the others. */
export interface PaperDraft {
  design: Design;
  /** Without a final full stop; the first that no other paper has is taken. */
  titles: readonly string[];
  /** Null for comments and the like. */
  parts: AbstractParts | null;
  publicationTypes: readonly string[];
  /** MeSH headings of the design and of what was measured; those of the topic are added. */
  mesh: readonly string[];
  subjects: DraftSubjects;
  /** On another treatment, exposure or condition than the card's names in other languages say. */
  beside?: boolean;
}

/** What the paper is about, for its indexing. */
export interface DraftSubjects {
  condition: { mesh: readonly string[]; qualifier: string; keywords: readonly string[] };
  intervention: { mesh: readonly string[]; qualifier: string | null; keywords: readonly string[] };
  substances: readonly string[];
  /** Humans with sex and age groups, or animals. */
  checkTags: readonly string[];
}
