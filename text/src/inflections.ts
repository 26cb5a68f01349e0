/** Endings of one English word that stand for one another, and what takes their place. */
const ENDINGS: readonly (readonly [from: string, to: string])[] = [
  ["ies", "y"],
  ["es", ""],
  ["s", ""],
  ["ed", ""],
  ["ed", "e"],
  ["ing", ""],
  ["ing", "e"],
  ["ly", ""],
  ["er", ""],
  ["y", "ies"],
];
const ADDED = ["s", "es", "d", "ed", "ing", "ly"];
const SHORTEST = 3;

/** A folded English word as it may stand with another ending: "diets" as "diet", "causing" as "cause". Itself is the first. */
export function listInflections(word: string): string[] {
  const without = ENDINGS.flatMap(([from, to]) =>
    word.endsWith(from) && word.length - from.length >= SHORTEST ? [word.slice(0, -from.length) + to] : [],
  );
  return [word, ...without, ...ADDED.map((ending) => word + ending)];
}
