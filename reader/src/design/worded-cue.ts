/** A pattern of text in small letters, and the words without which it cannot be found. */
export interface WordedCue {
  pattern: RegExp;
  words: readonly string[];
}

/** `words` and `patterns` are alternatives; the patterns are of text in small letters with plain hyphens. */
export function makeWordedCue(words: readonly string[], patterns: readonly string[]): WordedCue {
  return { words, pattern: new RegExp(patterns.join("|"), "u") };
}
