import type { Finding } from "@medsieve/contract/findings";
import { isBorneOut } from "@medsieve/contract/statements";
import { type DesignId, PROTOCOLS } from "../design/designs.ts";
import type { DetectedDesign } from "../design/detect-design.ts";
import { readDesign } from "../design/known-design.ts";
import { type PaperSentence, type PaperText, readPaperText } from "../paper-text.ts";
import type { QuestionAnalysis } from "../question/analyze-question.ts";
import type { AnswerSentence, ReadPaper } from "../reader.ts";
import { matchExcluded, speaksOfExcluded } from "../relevance/match-excluded.ts";
import { CONCLUDES, chooseSentences } from "./choose-sentences.ts";
import { type Asked, type Direction, readDirection } from "./read-direction.ts";

/** From this strength on a paper is about an excluded concept and does not only mention it. */
const IS_ABOUT = 0.75;

/** A paper the answer may rest on. */
export interface Candidate {
  pmid: string;
  paper: PaperText;
  design: DetectedDesign | null;
  /** Null when its conclusion does not state one, or there is none. */
  direction: Direction | null;
  /** The sentence that states the direction; null where none does. */
  directionSentence: PaperSentence | null;
  /** Those whose sentences are in the paper. */
  findings: readonly Finding[];
}

type AnswerQuote = AnswerSentence["quotes"][number];

/** What a sentence of the answer says of a paper rests on this sentence of the paper. */
export function quoteFrom(pmid: string, { section, text }: PaperSentence): AnswerQuote {
  return { pmid, section, quote: text };
}

/** What states a paper's design; its title where nothing does. */
export function quoteDesignOf({ pmid, paper, design }: Candidate): AnswerQuote {
  return design === null ? quoteFrom(pmid, paper.title) : { pmid, section: design.section, quote: design.quote };
}

/** Where the record itself says that its paper was retracted; empty where only a notice says it. */
export function quoteRetraction({ paper }: ReadPaper): AnswerQuote[] {
  const type = paper.publication_types.find((name) => /^retract(?:ed|ion of) publication$/iu.test(name));
  return type === undefined ? [] : [{ pmid: paper.pmid, section: "publication types", quote: type }];
}

/** Whether a paper was retracted or is the notice of a retraction. */
export function isRetracted({ paper }: ReadPaper): boolean {
  return paper.notices.some((notice) => notice.kind === "retracted" || notice.kind === "retraction_notice");
}

const ACCURACY =
  /\b(?:sensitivit(?:y|ies)|specificit(?:y|ies)|area under|AUC|AUROC|likelihood ratios?|predictive values?)\b/u;

const ACCURACY_IN_TITLE = /\b(?:diagnostic (?:accuracy|value|performance)|accuracy of|sensitivity and specificity)\b/i;

/** The sentences in which the authors conclude; of an abstract without headings, its last one too. */
function listConclusions(paper: PaperText, analysis: QuestionAnalysis): PaperSentence[] {
  const concluding = paper.sentences.filter(
    ({ kind, text }) => kind === "conclusion" || (kind === "plain" && CONCLUDES.test(text)),
  );
  return concluding.length > 0 ? concluding : chooseSentences(paper, analysis, { most: 1, isPlan: false });
}

/** Designs that compare, or look for an association; only their conclusions are for or against something. */
const COMPARING: readonly DesignId[] = [
  "meta_analysis",
  "systematic_review",
  "randomized_trial",
  "controlled_trial",
  "clinical_trial",
  "cohort",
  "case_control",
  "observational",
  "cross_sectional",
];

/** Whether a paper's conclusion can be counted for or against what was asked. */
export function doesCompare({ design }: Pick<Candidate, "design">): boolean {
  return design !== null && COMPARING.includes(design.id);
}

function findDirection(
  paper: PaperText,
  analysis: QuestionAnalysis,
): { direction: Direction; sentence: PaperSentence } | null {
  const wanted = analysis.concepts.filter((concept) => !concept.excluded);
  const treatments = wanted.filter(({ kind }) => kind === "intervention");
  const subjects = treatments.length > 0 ? treatments : wanted.filter(({ kind }) => kind === "subject");
  const asked: Asked = {
    subjects,
    outcomes: wanted.filter((concept) => concept.kind === "outcome" && !subjects.includes(concept)),
    others: wanted.filter((concept) => concept.kind !== "condition" && !subjects.includes(concept)),
  };
  const stated = listConclusions(paper, analysis).flatMap((sentence) => {
    const direction = readDirection(sentence, asked);
    return direction === null ? [] : [{ direction, sentence }];
  });
  const [first] = stated;
  return first !== undefined && stated.every(({ direction }) => direction === first.direction) ? first : null;
}

export function readCandidate({ paper: record, reading }: ReadPaper, analysis: QuestionAnalysis): Candidate {
  const paper = readPaperText(record);
  const design = readDesign(paper);
  const stated = doesCompare({ design }) ? findDirection(leaveOutExcluded(paper, analysis), analysis) : null;
  const direction = stated?.direction ?? null;
  const findings = reading.findings.filter(isBorneOut);
  return { pmid: record.pmid, paper, design, direction, directionSentence: stated?.sentence ?? null, findings };
}

/** The sentence of a paper that answers best: of an accuracy study, the one with its figures. Null where none reports. */
export function findFinding({ paper, design }: Candidate, analysis: QuestionAnalysis): PaperSentence | null {
  if (design !== null && PROTOCOLS.includes(design.id)) return null;
  if (design?.id === "diagnostic" || ACCURACY_IN_TITLE.test(paper.title.text)) {
    const figures = paper.sentences.find(
      ({ kind, text }) => kind !== "methods" && kind !== "background" && ACCURACY.test(text) && /\d/u.test(text),
    );
    if (figures) return figures;
  }
  const [sentence] = chooseSentences(leaveOutExcluded(paper, analysis), analysis, { most: 1, isPlan: false });
  return sentence ?? null;
}

/** A paper without the sentences that speak of what the question leaves out: none of them answers it. */
function leaveOutExcluded(paper: PaperText, { concepts }: QuestionAnalysis): PaperText {
  const excluded = concepts.filter((concept) => concept.excluded);
  if (excluded.length === 0) return paper;
  return { ...paper, sentences: paper.sentences.filter((sentence) => !speaksOfExcluded(sentence, excluded)) };
}

/** Whether a paper is about what the question leaves out. */
export function isAboutExcluded({ paper }: ReadPaper, { concepts }: QuestionAnalysis): boolean {
  const text = readPaperText(paper);
  return concepts.some((concept) => concept.excluded && matchExcluded(concept, text).strength >= IS_ABOUT);
}
