import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@medsieve/contract/constants";
import i18next, { type InitOptions, type i18n, type TFunction } from "i18next";
import { useSyncExternalStore } from "react";
import { initReactI18next } from "react-i18next";
import { loadTexts } from "./load-texts.ts";
import { readStored, writeStored } from "./storage.ts";

/** Loaded before anything is drawn. */
export const FIRST_NAMESPACES = ["common", "errors", "account", "history"];

/** `jp` and regional codes such as ja-JP and zh-Hant are understood; null for a language the interface does not have. */
export function readLanguage(code: string | undefined): Language | null {
  const primary = code?.toLowerCase().split("-")[0];
  if (primary === "jp") return "ja";
  return LANGUAGES.find((language) => language === primary) ?? null;
}

function chooseLanguage(): Language {
  const stored = readStored("language");
  if (stored !== null) return stored;
  for (const code of navigator.languages ?? []) {
    const language = readLanguage(code);
    if (language !== null) return language;
  }
  return FALLBACK_LANGUAGE;
}

function followLanguage(instance: i18n): void {
  const follow = (code: string) => {
    document.documentElement.lang = readLanguage(code) ?? FALLBACK_LANGUAGE;
  };
  instance.on("languageChanged", follow);
  follow(instance.language);
}

/** Loads the texts of the user's language; further namespaces load when a screen first asks for them. */
export async function startI18n(overrides: InitOptions = {}): Promise<i18n> {
  await i18next
    .use(loadTexts)
    .use(initReactI18next)
    .init({
      lng: chooseLanguage(),
      fallbackLng: FALLBACK_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      load: "languageOnly",
      ns: FIRST_NAMESPACES,
      defaultNS: "common",
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      ...overrides,
    });
  followLanguage(i18next);
  return i18next;
}

function onLanguageChange(heard: () => void): () => void {
  i18next.on("languageChanged", heard);
  return () => i18next.off("languageChanged", heard);
}

/** The language the interface is shown in, as components format by it. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, () => readLanguage(i18next.language) ?? FALLBACK_LANGUAGE);
}

const read = new Map<string, TFunction>();

/**
 * Reads texts that the page has loaded before it is drawn. `useTranslation` makes a copy of the instance for each
 * component, which costs too much in what stands a hundred times on a page.
 */
export function useLoadedTexts(...namespaces: [string, ...string[]]): TFunction {
  const language = useLanguage();
  const key = [language, ...namespaces].join(" ");
  const known = read.get(key) ?? i18next.getFixedT(language, namespaces);
  read.set(key, known);
  return known;
}

/** Shows the interface in `language` from now on, also after a reload. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored("language", language);
  await i18next.changeLanguage(language);
}

/** Shows the interface in the language that is stored, as after a change made by another tab. */
export async function showStoredLanguage(): Promise<void> {
  const language = chooseLanguage();
  if (language !== readLanguage(i18next.language)) await i18next.changeLanguage(language);
}
