import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@medsieve/contract/constants";
import { findLanguageTag } from "@medsieve/contract/publication-languages";
import { findQuotations, splitQuotations } from "./split-quotations.ts";

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const HANGUL = /\p{Script=Hangul}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;
const ENGLISH_WORD = /\b(?:the|of|and|with|were|from|for)\b/i;

/**
 * BCP 47 tag of words taken from a record, which is in `codes` (MEDLINE). PubMed prints titles and abstracts in English
 * for most papers in other languages, so that the words themselves decide. Undefined where they do not.
 */
export function findRecordLanguage(text: string, codes: readonly string[]): string | undefined {
  if (KANA.test(text)) return "ja";
  if (HANGUL.test(text)) return "ko";
  if (HAN.test(text)) return codes.includes("jpn") && !codes.includes("chi") ? "ja" : "zh";
  if (CYRILLIC.test(text)) return codes.includes("ukr") ? "uk" : "ru";
  if (codes.length === 0 || codes.includes("eng") || ENGLISH_WORD.test(text)) return "en";
  const tag = codes.map(findLanguageTag).find((known) => known !== null);
  if (LATIN.test(text) && tag !== undefined && !["ja", "zh", "ko", "ru"].includes(tag)) return tag;
  return LATIN.test(text) ? "en" : tag;
}

/** BCP 47 tag of a vernacular title; undefined where the record names no language but English, or an unknown one. */
export function findVernacularLanguage(codes: readonly string[]): string | undefined {
  const code = codes.find((candidate) => candidate !== "eng");
  return (code && findLanguageTag(code)) || undefined;
}

/** Letters in which no other language of the interface is written; null: it has none. */
const OWN_LETTERS: Record<Language, RegExp | null> = { en: null, ja: KANA, zh: null };

/** Language of what a reader wrote for a search in `asked`: English where no letters of another stand outside its quotations. */
export function findReadingLanguage(text: string, asked: Language): Language {
  const parts = splitQuotations(text, 0, findQuotations(text));
  const own = parts.flatMap((part) => (part.isQuoted ? [] : [part.text])).join("");
  const written = LANGUAGES.find((language) => OWN_LETTERS[language]?.test(own));
  if (written !== undefined) return written;
  if (!HAN.test(own)) return /\p{L}/u.test(own) ? FALLBACK_LANGUAGE : asked;
  return asked === "en" ? "zh" : asked;
}
