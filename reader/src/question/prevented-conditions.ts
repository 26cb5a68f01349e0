import { isStrong, type QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { QuestionText } from "./question-text.ts";

/** The word that names a prevention, where no programme, bundle or operation is named by it. */
const PREVENTION =
  /(?<!exposure )\b(?:prevention|prophylaxis|preventing)\b(?! (?:program|bundle|intervention|exercise|strateg|surgery|therapy|cent))|(?<![前後后])予防(?:薬|治療|投与)?$|(?<![前後后])(?:预防|預防)(?:用药|用藥|性?治疗|性?治療)?$|^(?:预防|預防)/iu;
/** What is given to all of a trial or to the others is no treatment that is asked about. */
const CONTROL = /^(?:placebos?|sham|usual care|standard (?:of )?care|controls?)$/u;

/** A name of prevention, and where in the question the word stands that says so. */
interface PreventionName {
  found: FoundConcept;
  word: { start: number; end: number };
}

/** Names of prevention beside another treatment, and the question without anything but their parts. */
export interface Preventions {
  names: readonly PreventionName[];
  conditions: QuestionText;
  words: QuestionText;
}

const isTreatment = ({ concept }: FoundConcept): boolean =>
  concept.kind === "intervention" && isStrong(concept) && !CONTROL.test(concept.names[0]?.text.toLowerCase() ?? "");

const isIllness = ({ kind }: QuestionConcept): boolean => kind === "condition" || kind === "outcome";

/** Whether a reading names what is prevented. */
export const namesIllness = (found: readonly FoundConcept[]): boolean =>
  found.some(({ concept }) => isIllness(concept) && isStrong(concept));

/**
 * Names such as "PONV prophylaxis" and せん妄の予防 beside another treatment: "dexamethasone for PONV prophylaxis" asks about
 * PONV, and 予防 is no second treatment. What is prevented and the words that say so are each a text of their own, at their
 * places in the question, so that however many names there are, each is read once. Null where there is none.
 */
export function findPreventions(found: readonly FoundConcept[], question: QuestionText): Preventions | null {
  const names = found.flatMap((it) => findWord(it, question));
  const isNamed = new Set(names.map((name) => name.found));
  if (names.length === 0 || !found.some((it) => isTreatment(it) && !isNamed.has(it))) return null;
  const [conditions, words] = [blank(question), blank(question)];
  for (const { found: name, word } of names) {
    for (let unit = name.start; unit < name.end; unit++) {
      const text = word.start <= unit && unit < word.end ? words : conditions;
      text[unit] = question.text.charAt(unit);
    }
  }
  return {
    names,
    conditions: { ...question, text: conditions.join("") },
    words: { ...question, text: words.join("") },
  };
}

const blank = ({ text }: QuestionText): string[] => new Array<string>(text.length).fill(" ");

function findWord(found: FoundConcept, question: QuestionText): PreventionName[] {
  const { kind, excluded } = found.concept;
  if (excluded || (kind !== "intervention" && kind !== "condition")) return [];
  const match = PREVENTION.exec(question.text.slice(found.start, found.end));
  if (match === null) return [];
  const start = found.start + match.index;
  return [{ found, word: { start, end: start + match[0].length } }];
}
