/** A word of a text, folded for comparison, and where it stands (UTF-16 offsets). */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const LETTER = String.raw`(?![${CJK}])[\p{L}\p{N}\p{M}]`;
/** The first branch is the third for English text, and twice as fast. */
const ENGLISH = String.raw`(?<![A-Za-z0-9])[A-Za-z0-9]+(?:['’][A-Za-z]+)*(?!['’]?[\p{L}\p{N}\p{M}])`;
/** A Chinese or Japanese character with the voicing mark that may follow it, or a word of any other script. */
const WORD = new RegExp(
  String.raw`${ENGLISH}|([${CJK}][\u3099\u309A\uFF9E\uFF9F]?)|(?:${LETTER})+(?:['’](?:${LETTER})+)*`,
  "gu",
);
const ASCII = /^[A-Za-z0-9]+$/u;

/** UTF-16 units: a longer run of letters is no word, and PostgreSQL takes lexemes of under 2,048 bytes. */
const MAX_WORD_LENGTH = 500;

/** Lower case, without diacritics, compatibility forms resolved ("Ｂ" → "b", "é" → "e", "ß" → "ss"). */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFC");
}

function foldWord(word: string): string {
  if (ASCII.test(word)) return word.toLowerCase().slice(0, MAX_WORD_LENGTH);
  const bare = word.replace(/['’]s$/iu, "").replace(/['’]/gu, "");
  return foldText(bare).slice(0, MAX_WORD_LENGTH);
}

/**
 * The words of a text in order. Hyphens and slashes separate; an apostrophe stays inside and a possessive 's is
 * dropped; each Chinese or Japanese character is a word of its own, so that a phrase finds it without a dictionary.
 */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const [raw, cjk] = match;
    const folded = cjk === undefined ? foldWord(raw) : cjk.normalize("NFKC");
    if (folded !== "") words.push({ text: folded, start: match.index, end: match.index + raw.length });
  }
  return words;
}

const BEYOND_ASCII = /\P{ASCII}/gu;
const ASCII_WORD = /[a-z0-9]+(?:'[a-z0-9]+)*/gu;

/** The same words without where they stand; twice as fast. */
export function listWords(text: string): string[] {
  const words: string[] = [];
  let done = 0;
  BEYOND_ASCII.lastIndex = 0;
  for (let found = BEYOND_ASCII.exec(text); found !== null; found = BEYOND_ASCII.exec(text)) {
    // No word runs across a blank.
    const start = Math.max(done, text.lastIndexOf(" ", found.index) + 1);
    const blank = text.indexOf(" ", found.index);
    const end = blank < 0 ? text.length : blank;
    addAscii(text.slice(done, start), words);
    for (const word of splitWords(text.slice(start, end))) words.push(word.text);
    done = end;
    BEYOND_ASCII.lastIndex = end;
  }
  addAscii(done === 0 ? text : text.slice(done), words);
  return words;
}

function addAscii(text: string, words: string[]): void {
  for (const word of text.toLowerCase().match(ASCII_WORD) ?? [])
    words.push(word.length > MAX_WORD_LENGTH || word.includes("'") ? foldWord(word) : word);
}
