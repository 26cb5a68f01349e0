import type { Language } from "@medsieve/contract/constants";

/** Each language by its own name, whatever the interface speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ja: "日本語", zh: "简体中文" };
