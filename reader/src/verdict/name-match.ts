import { stemWord } from "@medsieve/text/stem";
import { readAbbreviations } from "../findings/abbreviations.ts";
import { splitEntry } from "../findings/finding-text.ts";
import { type PaperSentence, type PaperText, readSentence } from "../paper-text.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { DRUG_WORD, isChemical, isDrugName } from "../question/drug-names.ts";
import { countConcept, countPart } from "../relevance/score-paper.ts";

/** The share of a long name's words that have to stand in a label: "pain score" for "pain intensity score". */
const ENOUGH_OF_NAME = 0.6;
/** UTF-16 units before an abbreviation in brackets in which its long form stands. */
const LONG_FORM = 90;
/** What stands between one name and the next: "dialectical behaviour therapy (DBT), with enhanced usual care (EUC)". */
const BEFORE_LONG_FORM = /[),;:]|\b(?:versus|vs\.?|compared (?:with|to)|than)\b/u;
const ABBREVIATION = /^[\p{Lu}][\p{L}\p{N}-]{1,9}$/u;

/** Whether words of a paper, such as the name of an arm, name a concept of the question. */
export function doesName(words: string, concepts: readonly QuestionConcept[], paper: PaperText): boolean {
  return measureNamed(words, concepts, paper) >= ENOUGH_OF_NAME;
}

/** Whether words name a concept of the question, and no less than others do: a low-fat diet is no low-carbohydrate diet. */
export function doesNameAsMuch(
  words: string,
  others: string,
  concepts: readonly QuestionConcept[],
  paper: PaperText,
): boolean {
  const named = measureNamed(words, concepts, paper);
  return named >= ENOUGH_OF_NAME && named >= measureNamed(others, concepts, paper);
}

/** Whether a paper has the whole name of a treatment somewhere. */
const beginWhole = (_: PaperText) => new Map<QuestionConcept, boolean>();

/** A part of a treatment's name is the name of another one, unless the paper has it whole as well: "transcranial … stimulation". */
function isWholeSomewhere(concept: QuestionConcept, paper: PaperText): boolean {
  const known = paper.once(beginWhole);
  const before = known.get(concept);
  if (before !== undefined) return before;
  const is = [paper.title, ...paper.sentences].some((sentence) => countConcept(concept, sentence) > 0);
  known.set(concept, is);
  return is;
}

/** The share of the name of a concept that stands in one of these, 0 to 1. */
function measureConcept(concept: QuestionConcept, forms: readonly PaperSentence[], paper: PaperText): number {
  if (forms.some((form) => countConcept(concept, form) > 0)) return 1;
  const part = Math.max(0, ...forms.map((form) => countPart(concept, form)));
  const isOther =
    part < 1 && part >= ENOUGH_OF_NAME && concept.kind === "intervention" && !isWholeSomewhere(concept, paper);
  return isOther ? 0 : part;
}

/** The largest share of the name of one of the concepts that stands in words of a paper, 0 to 1. */
function measureNamed(words: string, concepts: readonly QuestionConcept[], paper: PaperText): number {
  const { forms, shares } = readForms(words, paper);
  let largest = 0;
  for (const concept of concepts) {
    let share = shares.get(concept);
    if (share === undefined) {
      share = measureConcept(concept, forms, paper);
      shares.set(concept, share);
    }
    largest = Math.max(largest, share);
  }
  return largest;
}

/** Words of a paper as it may have them, and how much of the name of each concept stands in one of these. */
interface WordForms {
  forms: readonly PaperSentence[];
  shares: Map<QuestionConcept, number>;
}

/** The same sentences and arms are asked about again for each role and concept of a question. */
const beginForms = (_: PaperText) => new Map<string, WordForms>();

function readForms(words: string, paper: PaperText): WordForms {
  const known = paper.once(beginForms);
  const before = known.get(words);
  if (before !== undefined) return before;
  const own = readSentence(words, "abstract", "plain");
  const others = [...listLongForms(words, paper), ...listShortForms(words, paper)];
  const forms = [own, ...others.map((form) => readSentence(form, "abstract", "plain"))];
  const read = { forms, shares: new Map() };
  known.set(words, read);
  return read;
}

/** What stands before an abbreviation where the paper explains it: "tranexamic acid (TXA)". */
function listLongForms(words: string, { title, sentences }: PaperText): string[] {
  const short = words.split(/[\s/+,]+/u).filter((word) => ABBREVIATION.test(word));
  return short.flatMap((abbreviation) => {
    for (const { text } of [title, ...sentences]) {
      const at = text.indexOf(`(${abbreviation})`);
      if (at > 0)
        return [
          text
            .slice(Math.max(0, at - LONG_FORM), at)
            .split(BEFORE_LONG_FORM)
            .at(-1) ?? "",
        ];
    }
    return [];
  });
}

/** The abbreviations of a paper whose long form stands in words of it: "IPE" of "icosapent ethyl". */
function listShortForms(words: string, paper: PaperText): string[] {
  const stems = new Set(splitEntry(words).map(stemWord));
  return Array.from(readAbbreviations(paper)).flatMap(([short, long]) =>
    long.length > 0 && long.every((stem) => stems.has(stem)) ? [short] : [],
  );
}

/** Names that stand for every drug, in a question that leaves drugs out. */
const ANY_DRUG = /^(?:drugs?|medications?|medicines?|drug therap(?:y|ies)|pharmac\w*|pharmaceutical\b.*)$/iu;
/** What drugs are given as. */
const GIVEN_AS = /\b(?:injections?|\d+ ?m?g)\b/iu;

/** Whether an arm is, or has, what the question leaves out ("without drugs" leaves out every drug). */
export function isLeftOut(words: string, excluded: readonly QuestionConcept[], paper: PaperText): boolean {
  if (excluded.length === 0) return false;
  if (doesName(words, excluded, paper)) return true;
  const leavesOutDrugs = excluded.some(({ names }) => names.some(({ text }) => ANY_DRUG.test(text)));
  return leavesOutDrugs && isDrug(words);
}

/** By a drug's word, its ending, or its place among MeSH's chemicals and drugs. */
function isDrug(words: string): boolean {
  if (DRUG_WORD.test(words) || GIVEN_AS.test(words)) return true;
  const parts = words.split(/[\s/+,;()]+/u).filter((word) => word.length > 3);
  return parts.some(isDrugName) || [words, ...parts].some(isChemical);
}
