import type { Language } from "./constants.ts";

interface LanguageTraits {
  /** Its own name, whatever the interface speaks. */
  name: string;
  /** BCP 47 tag by which numbers, dates and names of languages are written. */
  locale: string;
  /** BCP 47 tag of a text in it. */
  tag: string;
  /** What stands between two sentences, or after the colon of a label. */
  gap: string;
  /** What ends a sentence. */
  fullStop: string;
  /** Its unit of seconds. */
  seconds: string;
  /** How a month is named beside its day, without the year. */
  month: "short" | "long";
}

/** What differs by the language of the interface, beside its texts. */
export const LANGUAGE_TRAITS: Record<Language, LanguageTraits> = {
  en: { name: "English", locale: "en-US", tag: "en", gap: " ", fullStop: ".", seconds: "s", month: "short" },
  ja: { name: "日本語", locale: "ja-JP", tag: "ja", gap: "", fullStop: "。", seconds: "秒", month: "long" },
  zh: { name: "简体中文", locale: "zh-CN", tag: "zh-Hans", gap: "", fullStop: "。", seconds: "秒", month: "long" },
};
