import type { ClaimField } from "@medsieve/contract/papers";
import type { Claim, Question, ReaderUsage, Reading } from "../reader.ts";
import type { QuestionAnalysis } from "./analyze-question.ts";
import type { QuestionConcept } from "./concept.ts";
import { type DesignFit, judgeDesign } from "./design/design-fit.ts";
import { DESIGN_NAMES } from "./design/design-names.ts";
import { explainPaper } from "./explain-paper.ts";
import { readDesign } from "./known-design.ts";
import type { PaperText } from "./paper-text.ts";
import { extractPico } from "./pico/extract-pico.ts";
import type { PicoSpan } from "./pico/pico-span.ts";
import { tidyPico } from "./pico/tidy-phrases.ts";
import { type ConceptMatch, scorePaper } from "./score-paper.ts";
import { claimSentence, summarizePaper } from "./summarize-paper.ts";

/** The built-in reader spends nothing. */
export const NO_USAGE: ReaderUsage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** What is said of one paper by itself: all but its relevance, which depends on the other papers too. */
export interface ToldPaper {
  fit: DesignFit;
  isNamed: boolean;
  reading: Omit<Reading, "relevance_score">;
}

/** Everything the reader says of one paper, each statement with the words it rests on. */
export function tellPaper(
  question: Question,
  analysis: QuestionAnalysis,
  paper: PaperText,
  matches: readonly ConceptMatch[],
): ToldPaper {
  const { language } = question;
  const design = readDesign(paper);
  const fit = judgeDesign(design?.id ?? null, question.preference);
  const pico = tidyPico(extractPico(paper, design?.id ?? null), paper, design?.id ?? null);
  const summary = summarizePaper(paper, analysis, pico, design, language);
  const isNamed = analysis.pmids.includes(paper.record.pmid);
  const rationale = explainPaper(paper, matches, design, fit, isNamed, language);
  const studyDesign = design && DESIGN_NAMES[design.id][language];

  const claims: Claim[] = [...summary.claims];
  /** Phrases of the paper one after another; each is a statement of its own. */
  const join = (field: ClaimField, spans: readonly PicoSpan[]) => {
    for (const span of spans) claims.push(claimSentence(field, span.text, span.sentence));
    return spans.length === 0 ? null : spans.map((span) => span.text).join("; ");
  };
  const population = join("population", pico.population);
  const intervention = join("intervention", pico.intervention);
  const comparator = join("comparator", pico.comparator);
  const outcome = join("outcome", pico.outcome);
  for (const { field, span } of pico.elsewhere) {
    const isTold = pico[field].some(({ text, sentence }) => text === span.text && sentence === span.sentence);
    if (!isTold) claims.push(claimSentence(field, span.text, span.sentence));
  }
  if (design && studyDesign) {
    claims.push({ field: "study_design", statement: studyDesign, section: design.section, quote: design.quote });
  }
  claims.push(...rationale.claims);

  const reading = {
    pmid: paper.record.pmid,
    summary: summary.text,
    population,
    intervention,
    comparator,
    outcome,
    study_design: studyDesign,
    evidence_level: design?.level ?? null,
    rationale: rationale.text,
    read_by: { reader: "builtin" as const, model: null, fallback: null },
    claims,
    usage: NO_USAGE,
  };
  return { fit, isNamed, reading };
}

/** The reading with its relevance. `place`: of the paper among those that the searches found, from 0. */
export function scoreReading(
  { fit, isNamed, reading }: ToldPaper,
  paper: PaperText,
  matches: readonly ConceptMatch[],
  weights: ReadonlyMap<QuestionConcept, number>,
  place: number,
): Reading {
  return { ...reading, relevance_score: isNamed ? 1 : scorePaper(matches, weights, paper, fit, place) };
}
