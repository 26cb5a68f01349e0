/** A word, number or mark of a sentence, with its UTF-16 offsets in it. */
export interface PicoToken {
  text: string;
  lower: string;
  start: number;
  end: number;
}

/** Decimals and thousands stay whole, and so do hyphenated words; every other mark stands alone. */
const TOKEN = /(?<!\p{N})\p{N}+(?:[.,·]\p{N}+)+|[\p{L}\p{N}]+(?:[-‐‑'’/][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu;

export function splitTokens(text: string): PicoToken[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replace(/[‐‑–]/gu, "-"),
    start: match.index,
    end: match.index + match[0].length,
  }));
}
