import { splitWords } from "@medsieve/text/words";

const SHORTEST = 4;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** Whole numbers below a bound, the same ones for the same seed (xorshift32, Marsaglia 2003). */
export function createDraws(seed: number): (below: number) => number {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * The question with one slip in one of its words of four letters or more: a letter left out, two swapped, one replaced or
 * doubled. As it is where it has no such word.
 */
export function makeSlip(question: string, draw: (below: number) => number): string {
  const words = splitWords(question).filter(({ text }) => text.length >= SHORTEST && /^[a-z]+$/u.test(text));
  const word = words[draw(Math.max(1, words.length))];
  if (word === undefined) return question;
  const written = question.slice(word.start, word.end);
  for (;;) {
    const slipped = slip(written, draw);
    if (slipped !== written) return question.slice(0, word.start) + slipped + question.slice(word.end);
  }
}

function slip(word: string, draw: (below: number) => number): string {
  const at = draw(word.length);
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  switch (draw(4)) {
    case 0:
      return before + after;
    case 1:
      return before + after.charAt(0) + letter + after.slice(1);
    case 2:
      return before + LETTERS.charAt(draw(LETTERS.length)) + after;
    default:
      return before + letter + letter + after;
  }
}
