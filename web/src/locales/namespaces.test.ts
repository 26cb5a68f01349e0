import { expect, test } from "vitest";
import { FIRST_NAMESPACES } from "../lib/i18n.ts";

const CODE = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.{test,fixture}.{ts,tsx}", "!../testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = import.meta.glob(["./en/*.json", "../../../contract/src/locales/en/*.json"]);
const NAMESPACES = new Set(
  Object.keys(FILES).map((file) =>
    file
      .split("/")
      .at(-1)
      ?.replace(/\.json$/, ""),
  ),
);

/** A file's components, hooks and constants, each with what it loads and which further namespaces its texts name. */
const PARTS = /^(?=(?:export )?(?:async )?(?:function|const) )/m;
const LOADED = /\b(?:useTranslation|useLoadedTexts)\(([^)]*)\)/g;
const NAME = /"([\w-]+)"/g;
const KEY = /["`]([a-z][\w-]*):[\w$.{]/g;

function listUnloaded(code: string): string[] {
  return code.split(PARTS).flatMap((part) => {
    const calls = Array.from(part.matchAll(LOADED), ([, names = ""]) => names);
    if (calls.length === 0) return [];
    const loaded = new Set([...FIRST_NAMESPACES, ...calls.flatMap((names) => readAll(names, NAME))]);
    const named = readAll(part, KEY).filter((name) => NAMESPACES.has(name));
    return [...new Set(named)].filter((name) => !loaded.has(name));
  });
}

const readAll = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = ""]) => name);

test("a text of another namespace is found where that is not loaded", () => {
  const component = (names: string) =>
    `function Count() {\n  const { t } = useTranslation(${names});\n  return t("search:count") + t(\`queries:\${name}\`);\n}\n`;
  expect(listUnloaded(component('"record"'))).toEqual(["search", "queries"]);
  expect(listUnloaded(component('["record", "search"]'))).toEqual(["queries"]);
  expect(listUnloaded(component('["search", "queries"]'))).toEqual([]);
});

test("whatever draws texts loads the namespaces that they are from", () => {
  const files = Object.entries(CODE);
  expect(files.length).toBeGreaterThan(500);
  const unloaded = files.flatMap(([file, code]) => listUnloaded(code).map((name) => `${file}: ${name}`));
  expect(unloaded).toEqual([]);
});
