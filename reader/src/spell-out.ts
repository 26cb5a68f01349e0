import type { Question } from "./reader.ts";

/**
 * The question with its slips spelt as they are read, so that its papers are held against the words that were searched
 * for; words that no paper has keep their places. One without slips is given back as it is.
 */
export function spellOut(question: Question): Question {
  const { corrections = [], missing = [] } = question;
  if (corrections.length === 0) return question;
  const ordered = corrections.toSorted((a, b) => a.start - b.start);
  let text = "";
  let at = 0;
  for (const { start, end, as } of ordered) {
    text += question.text.slice(at, start) + as;
    at = end;
  }
  text += question.text.slice(at);
  const move = (place: number) =>
    ordered.reduce((moved, { start, end, as }) => (end <= place ? moved + as.length - (end - start) : moved), place);
  const isSpelt = (word: { start: number; end: number }) =>
    ordered.some(({ start, end }) => start < word.end && word.start < end);
  const kept = missing.filter((word) => !isSpelt(word));
  return {
    ...question,
    text,
    corrections: [],
    missing: kept.map(({ start, end }) => ({ start: move(start), end: move(end) })),
  };
}
