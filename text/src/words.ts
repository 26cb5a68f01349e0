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
