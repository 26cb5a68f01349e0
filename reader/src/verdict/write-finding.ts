import type { Language } from "@medsieve/contract/constants";
import type { Finding } from "@medsieve/contract/findings";
import { printNumbers } from "@medsieve/contract/print-numbers";
import { nameInLanguage } from "../question/name-in-language.ts";

interface FindingTexts {
  /** `arms` names what is given, and with what it is compared. */
  write: (outcome: string, direction: string, comparator: string | null, numbers: string) => string;
  direction: Record<Finding["direction"], (intervention: string) => string>;
  unnamed: string;
}

const TEXTS: Record<Language, FindingTexts> = {
  en: {
    write: (outcome, direction, comparator, numbers) =>
      `${upperFirst(outcome)}: ${direction}${comparator ? `, compared with ${comparator}` : ""}${numbers && ` (${numbers})`}`,
    direction: {
      increased: (intervention) => `higher with ${intervention}`,
      decreased: (intervention) => `lower with ${intervention}`,
      no_difference: (intervention) => `no clear difference with ${intervention}`,
      unclear: (intervention) => `reported for ${intervention}, without a clear direction`,
    },
    unnamed: "the intervention",
  },
  ja: {
    write: (outcome, direction, comparator, numbers) =>
      `${outcome}：${direction}${inBrackets(comparator && `${comparator}と比較`, numbers)}`,
    direction: {
      increased: (intervention) => `${intervention}で高い`,
      decreased: (intervention) => `${intervention}で低い`,
      no_difference: (intervention) => `${intervention}による明らかな差なし`,
      unclear: (intervention) => `${intervention}での方向は明らかでない`,
    },
    unnamed: "介入",
  },
  zh: {
    write: (outcome, direction, comparator, numbers) =>
      `${outcome}：${direction}${inBrackets(comparator && `与${comparator}相比`, numbers)}`,
    direction: {
      increased: (intervention) => `${intervention}组较高`,
      decreased: (intervention) => `${intervention}组较低`,
      no_difference: (intervention) => `${intervention}未见明显差异`,
      unclear: (intervention) => `${intervention}的方向不明确`,
    },
    unnamed: "干预",
  },
};

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function inBrackets(...notes: readonly (string | null)[]): string {
  const said = notes.filter((note) => note);
  return said.length === 0 ? "" : `（${said.join("；")}）`;
}

/**
 * A finding in words of the user's language, its labels by their names in it where the vocabulary has them, else as the
 * paper has them; without a full stop.
 */
export function writeFinding(
  { intervention, comparator, outcome, direction, numbers }: Finding,
  language: Language,
): string {
  const texts = TEXTS[language];
  const name = (label: string) => (language === "en" ? label : nameInLanguage(label, language));
  return texts.write(
    name(outcome),
    texts.direction[direction](intervention === null ? texts.unnamed : name(intervention)),
    comparator === null ? null : name(comparator),
    printNumbers(numbers),
  );
}
