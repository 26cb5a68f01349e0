import { splitWords } from "@medsieve/text/words";
import { type PaperSentence, type PaperText, readSentence } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { DRUG_WORD, isChemicalHeading, isDrugName } from "../question/drug-names.ts";
import { findEnglishNames } from "../question/english-names.ts";
import { markExcluded, NAME_AFTER_NON } from "../question/negation.ts";
import { readQuestionText } from "../question/question-text.ts";
import { findTreatmentClasses, isAnyDrug } from "../question/treatment-classes.ts";
import { type ConceptMatch, countConcept, matchConcept } from "./score-paper.ts";

/** What a paper leaves out itself: "non-pharmacological", "opioid-free", "without surgery". */
const DENIED =
  /\b(?:non[- ]?|without (?:the use of |use of |using |any )?|instead of |rather than |other than |avoid(?:ing|ance of)? )(?<denied>[\p{L}-]+(?: [\p{L}-]+)?)|\b\p{L}+[- ](?:free|sparing)\b/giu;
/** What a paper has of drugs where its title names one: beside another treatment, and alone. */
const DRUGS = { beside: 0.6, alone: 0.95 };

const maskSentence = (sentence: PaperSentence): PaperSentence => {
  const masked = sentence.text.replace(DENIED, (words, denied: string | undefined) =>
    /^non/iu.test(words) && NAME_AFTER_NON.test(denied ?? "") ? words : " ".repeat(words.length),
  );
  return masked === sentence.text ? sentence : readSentence(masked, sentence.section, sentence.kind);
};

/** The same paper without what it says that it leaves out. */
function maskDenied(paper: PaperText): PaperText {
  return { ...paper, title: maskSentence(paper.title), sentences: paper.sentences.map(maskSentence) };
}

/** Treatments that a title names, as far as it does not deny them. */
function listTreatments(title: PaperSentence): QuestionConcept[] {
  const text = readQuestionText(title.text);
  const words = splitWords(text.text);
  const names = findEnglishNames(
    text,
    words,
    words.map(() => false),
  );
  return markExcluded(names, text.text).flatMap(({ concept }) =>
    concept.kind === "intervention" && !concept.excluded ? [concept] : [],
  );
}

/** By its place among MeSH's chemicals and drugs. */
function isDrug({ heading, names }: QuestionConcept): boolean {
  if (heading === null) return isDrugName(names[0]?.text ?? "");
  return isChemicalHeading(heading);
}

/** Whether a sentence names a drug of any kind that it does not leave out. */
function namesDrug(sentence: PaperSentence): boolean {
  const { text } = maskSentence(sentence);
  return (
    DRUG_WORD.test(text) ||
    splitWords(text).some((word) => isDrugName(word.text)) ||
    listTreatments(sentence).some(isDrug)
  );
}

/** Whether a sentence of a paper speaks of what the question leaves out, and does not leave it out itself. */
export function speaksOfExcluded(sentence: PaperSentence, excluded: readonly QuestionConcept[]): boolean {
  if (excluded.length === 0) return false;
  const masked = maskSentence(sentence);
  return excluded.some((concept) => countConcept(concept, masked) > 0 || (isAnyDrug(concept) && namesDrug(sentence)));
}

/**
 * How far a paper is about what the question leaves out. A paper that leaves it out itself, by its title, is what was asked
 * for. Of drugs in general every drug counts, less where the title sets another treatment beside it.
 */
export function matchExcluded(concept: QuestionConcept, paper: PaperText): ConceptMatch {
  const named = countConcept(concept, paper.title);
  const masked = maskDenied(paper);
  const nothing = {
    concept,
    strength: 0,
    inTitle: false,
    inAbstract: false,
    inMesh: false,
    inKeywords: false,
    best: null,
  };
  const isDenied = masked.title !== paper.title && (named > 0 || leavesOut(concept, paper.title));
  if (isDenied && countConcept(concept, masked.title) === 0) return nothing;
  const own = matchConcept(concept, masked);
  if (!isAnyDrug(concept)) return own;
  const treatments = listTreatments(masked.title);
  const isInTitle = namesDrug(masked.title);
  const isBeside = treatments.some((treatment) => !isDrug(treatment));
  const strength = isInTitle ? (isBeside ? DRUGS.beside : DRUGS.alone) : 0;
  return strength > own.strength ? { ...own, strength, inTitle: true, best: paper.title } : own;
}

/** Whether a title leaves a whole kind of treatment out: "Nonpharmacologic treatment of …". */
function leavesOut({ heading }: QuestionConcept, title: PaperSentence): boolean {
  const text = readQuestionText(title.text);
  return markExcluded(findTreatmentClasses(text), text.text).some(
    ({ concept }) => concept.excluded && concept.heading === heading,
  );
}
