import { cleanup, configure } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { startI18n } from "../lib/i18n.ts";
import { reloadSession } from "../lib/session-store.ts";

const TEXTS = import.meta.glob<Record<string, unknown>>(
  ["../locales/*/*.json", "../../../contract/src/locales/*/*.json"],
  { import: "default", eager: true },
);

function collectTexts() {
  const resources: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [file, texts] of Object.entries(TEXTS)) {
    const [language = "", name = ""] = file.split("/").slice(-2);
    const ofLanguage = resources[language] ?? {};
    ofLanguage[name.replace(/\.json$/, "")] = texts;
    resources[language] = ofLanguage;
  }
  return resources;
}

/** Milliseconds that something may take to appear: a busy machine is no failure. */
configure({ asyncUtilTimeout: 60_000 });

/** jsdom has none, and react-aria looks up elements by escaped names. */
globalThis.CSS ??= { escape: (name: string) => name.replace(/[^\w-]/g, "\\$&") } as typeof CSS;

/** Makes the window narrower than 768 px, or wider; jsdom has no width of its own. */
export function setMobile(isMobile: boolean): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isMobile && query.includes("width <"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

let complaints: unknown[][] = [];

/**
 * Prepares each test of a file that draws components: empty storage, no session, English texts of the real
 * translation files. A text that is missing, and any error or warning on the console, fails the test.
 */
export function preparePageTests(): void {
  beforeEach(async () => {
    complaints = [];
    vi.spyOn(console, "error").mockImplementation((...words) => void complaints.push(words));
    vi.spyOn(console, "warn").mockImplementation((...words) => void complaints.push(words));
    setMobile(false);
    vi.stubGlobal("scrollTo", () => undefined);
    localStorage.clear();
    sessionStorage.clear();
    reloadSession();
    const resources = collectTexts();
    await startI18n({
      lng: "en",
      resources,
      ns: Object.keys(resources.en ?? {}),
      parseMissingKeyHandler: (key) => {
        throw new Error(`No text for ${key}`);
      },
    });
  });
  afterEach(() => {
    // Left on by an act that nothing awaited, it would warn of every update of the tests that follow in this process.
    const isActing = isReactActing();
    setReactActing(false);
    cleanup();
    i18next.off("languageChanged");
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(complaints).toEqual([]);
    expect(isActing, "an act of this test was not awaited").toBe(false);
  });
}

const ACTING = "IS_REACT_ACT_ENVIRONMENT";
const isReactActing = () => Reflect.get(globalThis, ACTING) === true;
const setReactActing = (isActing: boolean) => void Reflect.set(globalThis, ACTING, isActing);

/** The console has to have been warned with `text`; that warning then does not fail the test. */
export function expectWarning(text: RegExp): void {
  const isMeant = (words: unknown[]) => words.some((word) => text.test(String(word)));
  expect(complaints.map((words) => words.map(String).join(" ")).join("\n")).toMatch(text);
  complaints = complaints.filter((words) => !isMeant(words));
}
