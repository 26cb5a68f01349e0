import { numberStatements } from "@medsieve/contract/statements";
import { explainPaper } from "./answer/explain-paper.ts";
import { quoteDesign, quoteSentences, summarizePaper } from "./answer/summarize-paper.ts";
import { type ComposedText, joinTexts } from "./answer/texts/compose.ts";
import { type DesignFit, judgeDesign } from "./design/design-fit.ts";
import { nameDesign } from "./design/design-names.ts";
import { type DesignId, PROTOCOLS, WITHOUT_DATA } from "./design/designs.ts";
import { readDesign } from "./design/known-design.ts";
import { extractAssociations } from "./findings/association/extract-associations.ts";
import { extractFindings } from "./findings/extract-findings.ts";
import { readSampleSize } from "./findings/sample-size.ts";
import { MATTERED, saysNoWay } from "./findings/settle/own-words.ts";
import { settleFindings } from "./findings/settle/settle-findings.ts";
import type { PaperSentence, PaperText } from "./paper-text.ts";
import { extractPico, type Pico, type PicoField } from "./pico/extract-pico.ts";
import type { PicoSpan } from "./pico/pico-span.ts";
import { tidyPico } from "./pico/tidy-pico.ts";
import { keepSure } from "./pico/values/keep-sure.ts";
import type { QuestionAnalysis } from "./question/analyze-question.ts";
import { checkFindings, listPassages } from "./quotes/check-reading.ts";
import type { Question, QuotedFinding, Reading } from "./reader.ts";
import { type ConceptMatch, measureRelevance, type PaperRelevance, scorePaper } from "./relevance/score-paper.ts";
import { type AnsweringFinding, readAnsweringFindings } from "./verdict/answering/read-answering-finding.ts";
import { readAskedRoles } from "./verdict/asked-roles.ts";
import { matchPaper } from "./verdict/match-papers.ts";
import type { PaperMatch } from "./verdict/paper-match.ts";

/** What is said of one paper by itself, as plain data: all but its relevance, which depends on the other papers too. */
export interface ExaminedPaper {
  relevance: PaperRelevance;
  fit: DesignFit;
  isNamed: boolean;
  reading: Omit<Reading, "relevance_score">;
  /** What it brings to the verdict. */
  match: PaperMatch;
}

/** Everything the reader says of one paper, each statement with the words it rests on. */
export function examinePaper(
  question: Question,
  analysis: QuestionAnalysis,
  paper: PaperText,
  matches: readonly ConceptMatch[],
): ExaminedPaper {
  const { language } = question;
  const design = readDesign(paper);
  const fit = judgeDesign(design?.id ?? null, question.preference);
  const pico = tidyPico(extractPico(paper, design?.id ?? null), paper, design?.id ?? null);
  const sure = keepSure(pico, paper, design?.id ?? null);
  const isNamed = analysis.pmids.includes(paper.record.pmid);
  const pieces = {
    summary: summarizePaper(paper, analysis, sure, design, language),
    population: joinSpans(sure, "population", paper),
    intervention: joinSpans(sure, "intervention", paper),
    comparator: joinSpans(sure, "comparator", paper),
    outcome: joinSpans(sure, "outcome", paper),
    study_design: design === null ? [] : [{ text: nameDesign(design, language), quotes: quoteDesign(design) }],
    rationale: explainPaper(paper, matches, design, fit, isNamed, language),
  };
  const { pmid } = paper.record;
  const reading = {
    pmid,
    ...numberStatements(pmid, pieces, listElsewhere(sure, paper)),
    findings: listFindings(paper, question, analysis, pico, design?.id ?? null),
    sample_size: quoteSampleSize(paper),
    read_by: { reader: "builtin" as const, model: null, fallback: null },
  };
  const findings = checkFindings(reading.findings, listPassages(paper.record));
  const match = matchPaper(question, paper.record, findings);
  return { relevance: measureRelevance(matches, paper), fit, isNamed, reading, match };
}

/** What is only announced or judged, and what compares no groups that were given or had different things, has no findings. */
const WITHOUT_FINDINGS: readonly (DesignId | null)[] = [
  ...PROTOCOLS,
  ...WITHOUT_DATA,
  ...(["review", "guideline", "case_report", "case_series", "single_arm_trial"] as const),
  ...(["qualitative", "economic", "modelling", "diagnostic"] as const),
];
/** What is only announced or judged has no association either. */
const WITHOUT_ASSOCIATIONS: readonly (DesignId | null)[] = [...PROTOCOLS, ...WITHOUT_DATA, "guideline", "qualitative"];
/** In these no one was assigned to anything: the sentence itself has to name what it speaks of. */
const UNASSIGNED: readonly (DesignId | null)[] = ["cohort", "case_control", "cross_sectional", "observational", null];

const OF_STUDIES: readonly (DesignId | null)[] = ["meta_analysis", "systematic_review"];

function listFindings(
  paper: PaperText,
  question: Question,
  analysis: QuestionAnalysis,
  pico: Pico,
  design: DesignId | null,
) {
  const roles = readAskedRoles(analysis, question.text);
  const kind = {
    isStudy: design !== null,
    isAssigned: !UNASSIGNED.includes(design),
    isOfStudies: OF_STUDIES.includes(design),
  };
  const outcomes = roles.outcomes.length > 0 ? roles.outcomes : roles.conditions;
  const hasFindings = !WITHOUT_FINDINGS.includes(design);
  const listed = hasFindings ? extractFindings(paper, pico, { ...roles, outcomes }, kind) : [];
  const answered = hasFindings ? addAnswers(listed, paper, readAnsweringFindings(paper, pico, roles)) : listed;
  const own = settleFindings(answered, paper);
  const related = WITHOUT_ASSOCIATIONS.includes(design) ? [] : extractAssociations(paper, roles);
  if (related.length === 0) return own;
  return [...related, ...own].map((one, index) => ({ ...one, id: `${paper.record.pmid}-f${index + 1}` }));
}

/**
 * The findings with those that answer the question behind them, unless one of the same sentence has their outcome, and says
 * the same or that it is unclear, or leaves open which way where its sentence speaks of no change or says which way.
 */
function addAnswers(
  findings: readonly QuotedFinding[],
  { record }: PaperText,
  answers: readonly AnsweringFinding[],
): QuotedFinding[] {
  const isSame = (one: AnsweringFinding, other: AnsweringFinding) => {
    const [name, otherName] = [one.outcome.toLowerCase(), other.outcome.toLowerCase()];
    const isOneSentence = one.quotes[0]?.quote === other.quotes[0]?.quote;
    const isOneName = name.includes(otherName) || otherName.includes(name);
    const isKnown = one.direction === other.direction || one.direction === "unclear";
    return isOneSentence && (name === otherName || (isOneName && isKnown));
  };
  const isSaid = ({ direction, outcome, quotes }: AnsweringFinding) =>
    direction !== "unclear" || saysNoWay(quotes[0]?.quote ?? "", outcome, MATTERED);
  const further = answers.filter((answer) => isSaid(answer) && !findings.some((one) => isSame(one, answer)));
  return [...findings, ...further].map((one, index) => ({ ...one, id: `${record.pmid}-f${index + 1}` }));
}

function quoteSampleSize(paper: PaperText): Reading["sample_size"] {
  const size = readSampleSize(paper);
  return size && { n: size.n, quotes: [{ section: size.sentence.section, quote: size.sentence.text }] };
}

/**
 * Phrases of the paper one after another; each is a statement of its own, which rests on every sentence that has the same
 * phrase of the same element.
 */
function joinSpans(pico: Pico, field: PicoField, paper: PaperText): ComposedText {
  const phrases = new Map(pico[field].map((span) => [span.text, span]));
  return joinTexts(
    Array.from(phrases.values(), (span) => quoteSentences(span.text, ...listPlaces(span, paper))),
    "; ",
  );
}

const LETTER = /[\p{L}\p{N}]/u;

/** The sentence of a phrase, and behind it the others that have the same phrase in whole words, in the paper's order. */
function listPlaces({ text, sentence }: PicoSpan, paper: PaperText): PaperSentence[] {
  const others = [paper.title, ...paper.sentences].filter((other) => {
    const at = other === sentence ? -1 : other.text.indexOf(text);
    if (at < 0) return false;
    return !LETTER.test(other.text.charAt(at - 1)) && !LETTER.test(other.text.charAt(at + text.length));
  });
  return [sentence, ...others];
}

/** Phrases that are in no field, for an element of PICO of which the paper speaks elsewhere. */
function listElsewhere(pico: Pico, paper: PaperText) {
  const statements = new Map<string, { field: PicoField; span: PicoSpan }>();
  for (const { field, span } of pico.elsewhere) {
    const key = `${field}:${span.text}`;
    if (statements.has(key) || pico[field].some((shown) => shown.text === span.text)) continue;
    statements.set(key, { field, span });
  }
  return Array.from(statements.values(), ({ field, span }) => ({
    field,
    ...quoteSentences(span.text, ...listPlaces(span, paper)),
  }));
}

/** The reading with its relevance. `nearness`: how near the paper comes to the question, beside the nearest, which has 1. */
export function scoreReading(
  { relevance, fit, isNamed, reading }: ExaminedPaper,
  weights: readonly number[],
  nearness: number,
): Reading {
  return { ...reading, relevance_score: isNamed ? 1 : scorePaper(relevance, weights, fit, nearness) };
}
