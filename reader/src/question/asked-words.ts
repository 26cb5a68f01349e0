import { findNameEnd, type Place, readQuestionFrame } from "./question-frame.ts";

/** The parts of a question in its own words. */
export interface AskedWords {
  intervention: string;
  /** "" where the question does not say. */
  comparator: string;
  outcome: string;
}

/** Words up to which a part of a question is one name. */
const LONGEST_NAME = 12;
const LEADING = /^(?:(?:an?|the|any|overall|mean|median|adding|using|giving|taking|receiving) )+/iu;

const IN_BRACKETS = /[([][^()[\]]*(?:[)\]]|$)/gu;
const IS_WORD = /\p{L}{3}/u;

/** The words of a name, without what stands in brackets, figures and units. */
const countWords = (part: string): number =>
  part
    .replace(IN_BRACKETS, " ")
    .split(" ")
    .filter((word) => IS_WORD.test(word)).length;

/** Who does what to what, in the words of a question that is a whole sentence of that form; null of every other. */
export function readAskedWords(question: string): AskedWords | null {
  const text = question.replace(/\s/gu, " ");
  const frame = readQuestionFrame(text);
  if (frame === null) return null;
  const write = ({ start, end }: Place) => text.slice(start, end).replace(LEADING, "").trim();
  const { start, end } = frame.intervention;
  const words = {
    intervention: write({ start, end: findNameEnd(text, start, end) }),
    comparator: frame.comparator === null ? "" : write(frame.comparator),
    outcome: write(frame.outcome),
  };
  const isName = (part: string) => countWords(part) <= LONGEST_NAME;
  return words.intervention !== "" && words.outcome !== "" && Object.values(words).every(isName) ? words : null;
}
