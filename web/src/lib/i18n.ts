import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from "@medsieve/contract/constants";
import i18next, { type InitOptions, type i18n } from "i18next";
import { initReactI18next, useTranslation } from "react-i18next";
import { loadTexts } from "./load-texts.ts";
import { readStored, writeStored } from "./storage.ts";

const FIRST_NAMESPACES = ["common", "errors", "account", "history"];

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

/** The language the interface is shown in, as components format by it. */
export function useLanguage(): Language {
  const { i18n: instance } = useTranslation();
  return readLanguage(instance.language) ?? FALLBACK_LANGUAGE;
}

/** Shows the interface in `language` from now on, also after a reload. */
export async function changeLanguage(language: Language): Promise<void> {
  writeStored("language", language);
  await i18next.changeLanguage(language);
}
