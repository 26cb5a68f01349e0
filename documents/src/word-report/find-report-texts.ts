import type { Language } from "@medsieve/contract/constants";
import type { ReportTexts } from "./report-texts.ts";
import { ENGLISH } from "./texts/en.ts";
import { JAPANESE } from "./texts/ja.ts";
import { CHINESE } from "./texts/zh.ts";

const TEXTS: Record<Language, ReportTexts> = { en: ENGLISH, ja: JAPANESE, zh: CHINESE };

export function findReportTexts(language: Language): ReportTexts {
  return TEXTS[language];
}
