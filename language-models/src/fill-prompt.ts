import { createHash } from "node:crypto";
import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import type { Question } from "@medsieve/reader/reader";
import { fillPlaceholders, namePreference } from "./fill-placeholders.ts";
import { encloseText } from "./numbered-paper.ts";

/** A prompt of the settings with its placeholders filled. */
export function fillPrompt(prompt: string, question: Question, maxQueries?: number): string {
  const { text, language, preference } = question;
  return fillPlaceholders(prompt, {
    question: encloseText(text),
    language: LANGUAGE_TRAITS[language].name,
    preference: namePreference(preference, language),
    ...(maxQueries === undefined ? {} : { max_queries: String(maxQueries) }),
  });
}

/** What every task ends with: the language of the answer, and the question as data. */
export function printQuestion({ text, language }: Question): string {
  return `Write in this language: ${LANGUAGE_TRAITS[language].name}.\n\n<question>\n${encloseText(text)}\n</question>`;
}

/** SHA-256 of several texts, none of which can run into the next. */
export function hashTexts(...texts: readonly string[]): string {
  const digest = createHash("sha256");
  for (const text of texts) digest.update(`${text.length}:${text}`);
  return digest.digest("hex");
}
