import { isStrong, type QuestionConcept } from "./concept.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { QuestionText } from "./question-text.ts";

/** The word that names a prevention, where no programme, bundle or operation is named by it. */
const PREVENTION =
  /(?<!exposure )\b(?:prevention|prophylaxis|preventing)\b(?! (?:program|bundle|intervention|exercise|strateg|surgery|therapy|cent))|(?<![前後后])予防(?:薬|治療|投与)?$|(?<![前後后])(?:预防|預防)(?:用药|用藥|性?治疗|性?治療)?$|^(?:预防|預防)/iu;
/** What is given to all of a trial or to the others is no treatment that is asked about. */
const CONTROL = /^(?:placebos?|sham|usual care|standard (?:of )?care|controls?)$/u;

/** Two readings of one stretch: of what is prevented, and of the word that says so. */
interface PartedName {
  found: FoundConcept;
  condition: QuestionText;
  word: QuestionText;
}

const isTreatment = ({ concept }: FoundConcept): boolean =>
  concept.kind === "intervention" && isStrong(concept) && !CONTROL.test(concept.names[0]?.text.toLowerCase() ?? "");

const isIllness = ({ kind }: QuestionConcept): boolean => kind === "condition" || kind === "outcome";

/** Whether a reading names what is prevented. */
export const namesIllness = (found: readonly FoundConcept[]): boolean =>
  found.some(({ concept }) => isIllness(concept) && isStrong(concept));

/**
 * Names such as "PONV prophylaxis" and せん妄の予防 beside another treatment: "dexamethasone for PONV prophylaxis" asks about
 * PONV, and 予防 is no second treatment. Each with the text of its parts, at their places in the question.
 */
export function listPreventions(found: readonly FoundConcept[], question: QuestionText): PartedName[] {
  const named = found.filter(({ start, end, concept }) => {
    const mayPrevent = concept.kind === "intervention" || concept.kind === "condition";
    return mayPrevent && !concept.excluded && PREVENTION.test(question.text.slice(start, end));
  });
  const hasOther = found.some((it) => isTreatment(it) && !named.includes(it));
  return hasOther ? named.map((it) => part(it, question)) : [];
}

function part(found: FoundConcept, question: QuestionText): PartedName {
  const name = question.text.slice(found.start, found.end);
  const at = found.start + name.search(PREVENTION);
  const end = at + (PREVENTION.exec(name)?.[0].length ?? 0);
  const keep = (isKept: (unit: number) => boolean): QuestionText => ({
    ...question,
    text: Array.from({ length: question.text.length }, (_, unit) =>
      isKept(unit) ? question.text.charAt(unit) : " ",
    ).join(""),
  });
  const isWord = (unit: number) => at <= unit && unit < end;
  return {
    found,
    condition: keep((unit) => found.start <= unit && unit < found.end && !isWord(unit)),
    word: keep(isWord),
  };
}
