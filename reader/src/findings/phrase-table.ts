import { readAsset } from "../assets.ts";

/** A phrase of a table: its words after the first, and what the table says of it. */
interface Phrase<Value> {
  rest: readonly string[];
  value: Value;
}

/** Phrases by their first word; those that end in a star by the first letters. */
export interface PhraseTable<Value> {
  whole: ReadonlyMap<string, Phrase<Value>[]>;
  begun: ReadonlyMap<string, Phrase<Value>[]>;
  /** UTF-16 units of the shortest and longest first word that ends in a star. */
  shortest: number;
  longest: number;
}

const STAR = "*";

/** Reads a table (.tsv) of a value and its phrases, divided by "|"; a star stands for any ending of a word. */
export function readPhraseTable<Value extends string>(
  asset: string,
  values: readonly Value[],
  split: (phrase: string) => readonly string[],
): PhraseTable<Value> {
  const whole = new Map<string, Phrase<Value>[]>();
  const begun = new Map<string, Phrase<Value>[]>();
  const lengths: number[] = [];
  const lines = readAsset(asset).toString("utf8").split("\n");
  for (const line of lines.filter((text) => text !== "" && !text.startsWith("#")).slice(1)) {
    const [name = "", phrases = ""] = line.split("\t");
    const value = values.find((known) => known === name);
    if (value === undefined) throw new Error(`${asset}: ${name} is none of ${values.join(", ")}`);
    for (const phrase of phrases.split("|")) {
      const [first = "", ...rest] = phrase.split(" ").flatMap((word) => splitEntry(word, split));
      const isBegun = first.endsWith(STAR);
      const key = isBegun ? first.slice(0, -1) : first;
      if (isBegun) lengths.push(key.length);
      const table = isBegun ? begun : whole;
      const known = table.get(key) ?? [];
      table.set(key, known);
      known.push({ rest, value });
      known.sort((a, b) => b.rest.length - a.rest.length);
    }
  }
  return { whole, begun, shortest: Math.min(...lengths), longest: Math.max(...lengths) };
}

function splitEntry(word: string, split: (phrase: string) => readonly string[]): string[] {
  if (!word.endsWith(STAR)) return [...split(word)];
  const parts = split(word.slice(0, -1));
  return parts.map((part, index) => (index === parts.length - 1 ? part + STAR : part));
}

function fits(word: string | undefined, pattern: string): boolean {
  if (word === undefined) return false;
  return pattern.endsWith(STAR) ? word.startsWith(pattern.slice(0, -1)) : word === pattern;
}

function choose<Value>(
  phrases: readonly Phrase<Value>[] | undefined,
  words: readonly string[],
  at: number,
): Phrase<Value> | null {
  return phrases?.find(({ rest }) => rest.every((word, index) => fits(words[at + 1 + index], word))) ?? null;
}

/** The longest phrase that begins with the word at `at`: its value and how many words it has; null without any. */
export function findPhrase<Value>(
  table: PhraseTable<Value>,
  words: readonly string[],
  at: number,
): { value: Value; length: number } | null {
  const word = words[at] ?? "";
  let found = choose(table.whole.get(word), words, at);
  for (let length = Math.min(word.length, table.longest); length >= table.shortest; length--) {
    if (found !== null && found.rest.length > 0) break;
    const begun = choose(table.begun.get(word.slice(0, length)), words, at);
    if (begun !== null && (found === null || begun.rest.length > found.rest.length)) found = begun;
  }
  return found && { value: found.value, length: found.rest.length + 1 };
}
