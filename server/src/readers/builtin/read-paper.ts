import type { ClaimField } from "@medsieve/contract/papers";
import type { Claim, Question, ReaderUsage, Reading } from "../reader.ts";
import type { QuestionAnalysis } from "./analyze-question.ts";
import type { QuestionConcept } from "./concept.ts";
import { DESIGN_NAMES, judgeDesign } from "./designs.ts";
import { detectDesign } from "./detect-design.ts";
import { extractPico, type PicoSpan } from "./extract-pico.ts";
import type { PaperText } from "./paper-text.ts";
import { matchConcept, scorePaper } from "./score-paper.ts";
import { claimSentence, explainPaper, summarizePaper } from "./summarize-paper.ts";

/** The built-in reader spends nothing. */
export const NO_USAGE: ReaderUsage = { inputTokens: 0, outputTokens: 0, costUsd: 0 };

/** Everything the reader says of one paper, each statement with the words it rests on. */
export function readPaper(
  question: Question,
  analysis: QuestionAnalysis,
  weights: ReadonlyMap<QuestionConcept, number>,
  paper: PaperText,
): Reading {
  const design = detectDesign(paper);
  const fit = judgeDesign(design?.id ?? null, question.preference);
  const matches = analysis.concepts.map((concept) => matchConcept(concept, paper));
  const summary = summarizePaper(paper, analysis);
  const isNamed = analysis.pmids.includes(paper.record.pmid);
  const rationale = explainPaper(paper, matches, design, fit, isNamed, question.language);
  const pico = extractPico(paper, design?.id ?? null);
  const studyDesign = design && DESIGN_NAMES[design.id][question.language];

  const claims: Claim[] = [...summary.claims];
  const claim = (field: ClaimField, span: PicoSpan | null) => {
    if (span) claims.push(claimSentence(field, span.text, span.sentence));
    return span?.text ?? null;
  };
  const population = claim("population", pico.population);
  const intervention = claim("intervention", pico.intervention);
  const comparator = claim("comparator", pico.comparator);
  const outcome = claim("outcome", pico.outcome);
  if (design && studyDesign) {
    claims.push({ field: "study_design", statement: studyDesign, section: design.section, quote: design.quote });
  }
  claims.push(...rationale.claims);

  return {
    pmid: paper.record.pmid,
    relevance_score: isNamed ? 1 : scorePaper(matches, weights, paper, fit),
    summary: summary.text,
    population,
    intervention,
    comparator,
    outcome,
    study_design: studyDesign,
    evidence_level: design?.level ?? null,
    rationale: rationale.text,
    read_by: { reader: "builtin", model: null, fallback: null },
    claims,
    usage: NO_USAGE,
  };
}
