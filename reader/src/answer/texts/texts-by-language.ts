import type { Language } from "@medsieve/contract/constants";
import { CHINESE } from "./chinese.ts";
import { ENGLISH } from "./english.ts";
import { JAPANESE } from "./japanese.ts";
import type { ReadingTexts } from "./reading-texts.ts";

/** What is said of a paper, and in the answer, in the user's language. */
export const READING_TEXTS: Record<Language, ReadingTexts> = { en: ENGLISH, ja: JAPANESE, zh: CHINESE };
