/** What someone is in the middle of typing: a field tag, or the name of a MeSH heading. */
export interface Completion {
  kind: "tag" | "heading";
  typed: string;
  /** UTF-16 offsets of what a suggestion takes the place of: all that belongs to it, also behind the cursor. */
  start: number;
  end: number;
  /** Of several words, what the last one alone would be completed to; null where there is only one. */
  lastWord: Completion | null;
}

/** The rest of a tag behind the cursor. */
const TAG_REST = /^[^\s[\]"()]*\]?/;
/** The end of a quoted phrase, with the tag that follows it. */
const PHRASE_REST = /^[^"()[\]\n]*"(?:\[[^[\]\n]*\])?/;
const OPERATOR = /(?:^|\s)(?:AND|OR|NOT)(?=\s|$)/;
/** A single letter names nothing, unless it is a Chinese character or kana. */
const ENOUGH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** What stands before the cursor and can be completed; null where nothing can. */
export function findCompletion(text: string, cursor: number): Completion | null {
  const before = text.slice(0, cursor);
  const after = text.slice(cursor);
  if (/^[\p{L}\p{N}]/u.test(after) && !/\[[^[\]\n]*$/.test(before)) return null;
  const quotes = before.split('"').length - 1;
  return quotes % 2 === 1 ? findInPhrase(before, after) : (findTag(before, after) ?? findBare(before, after));
}

function findTag(before: string, after: string): Completion | null {
  const typed = /\[([^[\]\n"()]{0,40})$/.exec(before)?.[1];
  if (typed === undefined) return null;
  const end = before.length + (TAG_REST.exec(after)?.[0].length ?? 0);
  return { kind: "tag", typed: typed.trimStart(), start: before.length - typed.length - 1, end, lastWord: null };
}

function findInPhrase(before: string, after: string): Completion | null {
  const start = before.lastIndexOf('"');
  const typed = before.slice(start + 1);
  if (typed.includes("\n") || OPERATOR.test(typed)) return null;
  const rest = PHRASE_REST.exec(after)?.[0] ?? "";
  const end = before.length + (OPERATOR.test(rest) ? 0 : rest.length);
  return makeHeading(typed, start, end);
}

function findBare(before: string, after: string): Completion | null {
  const run = /(?<![^()"[\]\n])[^()"[\]\n]*$/.exec(before)?.[0] ?? "";
  const typed = (run.split(/(?:^|\s)(?:AND|OR|NOT)(?=\s|$)/).at(-1) ?? "").trimStart();
  const end = before.length + (/^\[[^[\]\n]*\]/.exec(after)?.[0].length ?? 0);
  const whole = makeHeading(typed, before.length - typed.length, end);
  const word = /\s(\S+)$/.exec(typed)?.[1];
  if (whole === null || word === undefined) return whole;
  return { ...whole, lastWord: makeHeading(word, before.length - word.length, end) };
}

function makeHeading(typed: string, start: number, end: number): Completion | null {
  if (!ENOUGH.test(typed) || /[*:]/.test(typed) || typed.length > 200) return null;
  return { kind: "heading", typed, start, end, lastWord: null };
}

/** A text with `inserted` in the place of what was completed, and where the cursor is then. */
export function takeCompletion(text: string, { start, end }: Completion, inserted: string) {
  return { text: text.slice(0, start) + inserted + text.slice(end), cursor: start + inserted.length };
}
