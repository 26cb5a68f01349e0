import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeLanguage, readLanguage, startI18n } from "./i18n.ts";

const TEXTS = import.meta.glob<Record<string, unknown>>("../locales/*/*.json", { import: "default", eager: true });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async (address: string) => {
    const file = /locales\/(\w+\/\w+)\.json/.exec(address)?.[1];
    const texts = TEXTS[`../locales/${file}.json`];
    return texts === undefined ? new Response("", { status: 404 }) : Response.json(texts);
  });
});

afterEach(() => {
  i18next.off("languageChanged");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["en-GB", "en"],
  ["ja-JP", "ja"],
  ["jp", "ja"],
  ["zh-Hans-CN", "zh"],
  ["ZH", "zh"],
  ["de", null],
  ["", null],
])("a browser's %s is the interface's %s", (code, language) => {
  expect(readLanguage(code)).toBe(language);
});

describe("the first language shown", () => {
  const startWith = async (...languages: string[]) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    await startI18n();
    return i18next.t("common:close");
  };

  test("is the first of the browser's that there is", async () => {
    expect(await startWith("de-CH", "zh-CN", "en")).toBe("关闭");
    expect(document.documentElement.lang).toBe("zh");
  });

  test("is English where there is none", async () => {
    expect(await startWith("de-CH", "fr")).toBe("Close");
    expect(document.documentElement.lang).toBe("en");
  });

  test("is the one that was chosen before, whatever the browser speaks", async () => {
    localStorage.setItem("language", "ja");
    expect(await startWith("en")).toBe("閉じる");
  });

  test("is not one that was never there", async () => {
    localStorage.setItem("language", "tlh");
    expect(await startWith("en")).toBe("Close");
  });
});

test("a language that is chosen is loaded, shown, named on the page and remembered", async () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en"]);
  await startI18n();
  await changeLanguage("ja");
  expect(i18next.t("common:close")).toBe("閉じる");
  expect(document.documentElement.lang).toBe("ja");
  expect(localStorage.getItem("language")).toBe("ja");
});
