import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import { describe, expect, test } from "vitest";
import { MAIL_FOOTERS, MAIL_TEXTS, type MailKind } from "./mail-texts.ts";
import type { MailTexts } from "./mail-words.ts";

const KINDS = Object.keys(MAIL_TEXTS) as MailKind[];
const NAME = "Aiko Mori";
/** A number of hours that no text says by itself. */
const HOURS = 7341;

function listSentences(texts: MailTexts): string[] {
  return [texts.subject, texts.greeting(null), ...texts.before, texts.button, ...texts.after(HOURS)];
}

/** Which of the values that a mail is filled with it says. */
function listFilled(texts: MailTexts) {
  return {
    name: texts.greeting(NAME).includes(NAME),
    hours: texts.after(HOURS).some((sentence) => sentence.includes(String(HOURS))),
  };
}

describe.each(KINDS)("a mail of kind %s", (kind) => {
  test.each(LANGUAGES)("in %s says everything, and is filled with what the English one is", (language) => {
    const texts = MAIL_TEXTS[kind][language];
    for (const sentence of listSentences(texts)) expect(sentence.trim()).not.toBe("");
    expect(listFilled(texts)).toEqual(listFilled(MAIL_TEXTS[kind].en));
    expect(texts.before).toHaveLength(MAIL_TEXTS[kind].en.before.length);
    expect(texts.after(HOURS)).toHaveLength(MAIL_TEXTS[kind].en.after(HOURS).length);
    for (const sentence of [...listSentences(texts), texts.greeting(NAME)])
      expect(sentence).not.toMatch(/undefined|null/);
  });
});

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const WRITTEN_IN: Record<Language, (text: string) => boolean> = {
  en: (text) => !HAN.test(text) && !KANA.test(text),
  ja: (text) => KANA.test(text),
  zh: (text) => HAN.test(text) && !KANA.test(text),
};

test.each(LANGUAGES)("the mails in %s are written in it", (language) => {
  for (const kind of KINDS)
    expect(WRITTEN_IN[language](listSentences(MAIL_TEXTS[kind][language]).join(" "))).toBe(true);
  expect(WRITTEN_IN[language](MAIL_FOOTERS[language])).toBe(true);
});
