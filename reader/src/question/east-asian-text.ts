import { simplifyCharacter } from "./chinese-forms.ts";

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HIRAGANA = /\p{Script=Hiragana}/u;
const HAN = /[\p{Script=Han}々]/u;
const ALPHANUMERIC = /[\p{Script=Latin}\p{Script=Greek}\p{N}]/u;
const HYPHEN = /[-‐‑–−]/u;
const MIDDLE_DOT = /[・･·‧]/u;
const BLANK = /\s/u;
const MAY_BE_LEFT_OUT = new RegExp([HYPHEN, MIDDLE_DOT, BLANK].map(({ source }) => source).join("|"), "u");

export const isEastAsian = (text: string): boolean => EAST_ASIAN.test(text);
export const isKatakana = (character: string): boolean => KATAKANA.test(character);
export const isHiragana = (character: string): boolean => HIRAGANA.test(character);
export const isHan = (character: string): boolean => HAN.test(character);
export const isAlphanumeric = (character: string): boolean => ALPHANUMERIC.test(character);

/** A text as Japanese and Chinese names are compared: each unit, and where it stands in the text. */
export interface FoldedText {
  text: string;
  /** UTF-16 offset of each unit. */
  places: number[];
  /** Whether a middle dot, blank or hyphen was left out before the unit. */
  apart: boolean[];
}

/**
 * Lower case, one form of each ideograph; without hyphens beside letters ("GLP-1受容体"), without blanks between the
 * scripts ("2 型糖尿病") and without the middle dots of katakana, so that every usual spelling of a name is one.
 */
export function foldEastAsian(text: string): FoldedText {
  const folded: FoldedText = { text: "", places: [], apart: [] };
  let apart = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    const before = text.charAt(index - 1);
    const after = text.charAt(index + 1);
    if (isLeftOut(unit, before, after)) {
      apart = true;
      continue;
    }
    folded.text += foldUnit(unit);
    folded.places.push(index);
    folded.apart.push(apart);
    apart = false;
  }
  folded.text = foldSyndrome(folded.text);
  return folded;
}

/** 综合征 is also written 综合症, and 症候群 in Taiwan and Japan: as many characters each. */
const SYNDROME = /综合症|症候群/gu;

const foldSyndrome = (folded: string): string => folded.replace(SYNDROME, "综合征");

/** The text alone: names are folded by the ten thousand. */
export function foldEastAsianName(name: string): string {
  if (MAY_BE_LEFT_OUT.test(name)) return foldEastAsian(name).text;
  let folded = "";
  for (let index = 0; index < name.length; index++) folded += foldUnit(name.charAt(index));
  return foldSyndrome(folded);
}

function foldUnit(unit: string): string {
  const lower = unit.toLowerCase();
  return simplifyCharacter(lower.length === unit.length ? lower : unit);
}

function isLeftOut(unit: string, before: string, after: string): boolean {
  if (MIDDLE_DOT.test(unit)) return isKatakana(before) && isKatakana(after);
  if (BLANK.test(unit)) {
    return (isEastAsian(before) && isAlphanumeric(after)) || (isAlphanumeric(before) && isEastAsian(after));
  }
  if (!HYPHEN.test(unit)) return false;
  const isLetter = (character: string) => isAlphanumeric(character) && !/\d/u.test(character);
  return (isLetter(before) && isAlphanumeric(after)) || (isAlphanumeric(before) && isEastAsian(after));
}
