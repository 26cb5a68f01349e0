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
const TIMES = new Set(["time", "length", "duration"].map(stemWord));
/** What says how long something took without the word. */
const LASTS = /\b(?:duration|length|earlier|later|faster|slower|shorter|longer|shortened|prolonged|delayed)/u;
/** What stands in brackets explains a name, or says how much; who is meant is no such remark. */
const REMARK = / ?\((?!(?:in|among|for|of|with) )(?<remark>[^()]*)(?:\)|$)/giu;
const SHORT_FORM = /^[\p{L}\d][\p{L}\d /+-]{1,11}$/u;
const NUMBER = /^\d/u;
/** "ABP 501": the number is the name. */
const CODE = /\b\p{Lu}{2,6}[ -]?\d{2,6}\b/gu;

/** The stems of a name that say what it names, and not when, how much or of whom; all of one that has no other. */
export function listNameStems(name: string): string[] {
  const bare = name.replace(REMARK, "").trim();
  const words = splitEntry(bare === "" ? name : bare);
  const own = words.filter((word) => !isSmallWord(word) && !NUMBER.test(word)).map(stemWord);
  const named = own.filter((stem) => !AROUND.has(stem));
  return named.length > 0 ? named : words.map(stemWord);
}

/** How and how often something is given, which a paper need not repeat. */
const GIVEN = new Set(
  (
    "once twice times two three four weekly monthly session sessions nebulized nebulised inhaled oral orally intravenous intravenously intramuscular subcutaneous topical " +
    "receive received receiving regimen single"
  )
    .split(" ")
    .map(stemWord),
);

/** A treatment's name without how it was given, unless the other side differs from it by that alone. */
export function dropManner(name: string, other: string): string {
  const core = (words: string) => listNameStems(words).filter((stem) => !GIVEN.has(stem));
  const [own, others] = [core(name), new Set(core(other))];
  if (own.length === 0 || own.every((stem) => others.has(stem))) return name;
  const isManner = (word: string) =>
    splitEntry(word).length > 0 && splitEntry(word).every((one) => GIVEN.has(stemWord(one)));
  return name
    .replace(REMARK, (remark) => remark.replaceAll(" ", " "))
    .split(" ")
    .filter((word) => !isManner(word))
    .join(" ")
    .replaceAll(" ", " ");
}

const CAPITALS = /\p{Lu}.*\p{Lu}/u;

/** What a name abbreviates itself as: "overall survival (OS)", "a new formula (Nutrilon; NF)". */
function listShortForms(name: string): string[] {
  const remarks = Array.from(name.matchAll(REMARK), ({ groups }) => groups?.remark ?? "");
  const given = remarks.flatMap((remark) => remark.split(/[,;]/u)).map((part) => part.trim());
  return given.filter((letters) => SHORT_FORM.test(letters) && CAPITALS.test(letters));
}

const isPrinted = (letters: string, text: string): boolean => {
  const at = text.indexOf(letters);
  return at >= 0 && !/[\p{L}\d]/u.test(text.charAt(at - 1) + text.charAt(at + letters.length));
};

/** Whether sentences have every word of a name that says what it is, also as the paper or the name itself abbreviates it. */
export function haveName(sentences: readonly PaperSentence[], name: string, paper: PaperText): boolean {
  if (
    Array.from(name.replace(REMARK, "").matchAll(CODE)).some(
      ([code]) => !sentences.some(({ text }) => text.includes(code)),
    )
  )
    return false;
  const short = Array.from(readAbbreviations(paper));
  const given = listShortForms(name);
  if (given.some((letters) => sentences.some(({ text }) => isPrinted(letters, text)))) return true;
  return listNameStems(name).every(
    (stem) =>
      (TIMES.has(stem) && sentences.some(({ lower }) => LASTS.test(lower))) ||
      sentences.some(
        ({ stems, text }) =>
          stems.has(stem) || short.some(([letters, long]) => long.includes(stem) && text.includes(letters)),
      ),
  );
}
