import { stemWord } from "@medsieve/text/stem";
import type { PaperSentence, PaperText } from "../paper-text.ts";
import { readAbbreviations } from "./abbreviations.ts";
import { isSmallWord } from "./asked-terms.ts";
import { splitEntry } from "./finding-text.ts";

/** What says when, how much or of whom, and alone names nothing. */
const AROUND = new Set(
  (
    "treatment treatments therapy group groups patient patients participants people intervention use supplementation administration dose daily program programme training level levels rate rates score scores " +
    "effect incidence frequency occurrence number percentage proportion amount mean median average total overall change changes risk improvement reduction baseline episodes mg kg hours days weeks months years min minutes"
  )
    .split(" ")
    .map(stemWord),
);
const TIME = stemWord("time");
/** What says how long something took without the word. */
const LASTS = /\b(?:duration|length|earlier|later|faster|slower|shorter|longer|shortened|prolonged|delayed)/u;
const SHORT_FORM = / ?\(([\p{L}\d-]{2,12})\)/gu;
const NUMBER = /^\d/u;
/** "ABP 501": the number is the name. */
const CODE = /\b\p{Lu}{2,6}[ -]?\d{2,6}\b/gu;

/** The stems of a name that say what it names, and not when, how much or of whom; all of one that has no other. */
export function listNameStems(name: string): string[] {
  const words = splitEntry(name.replace(SHORT_FORM, ""));
  const own = words.filter((word) => !isSmallWord(word) && !NUMBER.test(word)).map(stemWord);
  const named = own.filter((stem) => !AROUND.has(stem));
  return named.length > 0 ? named : words.map(stemWord);
}

const CAPITALS = /\p{Lu}.*\p{Lu}/u;

/** What a name abbreviates itself as: "overall survival (OS)". */
function listShortForms(name: string): string[] {
  const given = Array.from(name.matchAll(SHORT_FORM), ({ 1: letters = "" }) => letters);
  return given.filter((letters) => CAPITALS.test(letters)).map((letters) => letters.toLowerCase());
}

/** Whether sentences have every word of a name that says what it is, also as the paper or the name itself abbreviates it. */
export function haveName(sentences: readonly PaperSentence[], name: string, paper: PaperText): boolean {
  if (Array.from(name.matchAll(CODE)).some(([code]) => !sentences.some(({ text }) => text.includes(code))))
    return false;
  const short = Array.from(readAbbreviations(paper));
  const given = listShortForms(name);
  if (sentences.some(({ words }) => words.some(({ text }) => given.includes(text)))) return true;
  return listNameStems(name).every(
    (stem) =>
      (stem === TIME && sentences.some(({ lower }) => LASTS.test(lower))) ||
      sentences.some(
        ({ stems, text }) =>
          stems.has(stem) || short.some(([letters, long]) => long.includes(stem) && text.includes(letters)),
      ),
  );
}
