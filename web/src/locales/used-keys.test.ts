import { describe, expect, test } from "vitest";

type Texts = { [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>(["./en/*.json", "../../../contract/src/locales/en/*.json"], {
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.{ts,tsx}", "!../**/*.test.{ts,tsx}", "!../testing/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A key with its namespace, or without where the namespace is the file's own: "search:card.copied", "card.copied". */
const KEY = /^(?:[\w-]+:)?[\w-]+(?:\.[\w+-]+)*$/;
const HOLE = "\u0000";

function listKeys(texts: Texts, prefix = ""): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key.replace(PLURAL, "")] : listKeys(value, `${prefix}${key}.`),
  );
}

const KEYS = Object.entries(FILES).flatMap(([file, texts]) => {
  const namespace = /\/([\w-]+)\.json$/.exec(file)?.[1] ?? "";
  return [...new Set(listKeys(texts))].map((key) => ({ namespace, key }));
});

/** Texts in quotes, and in backticks with a hole for each value: what a key may be named by. */
function listNames(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const quoted = Array.from(code.matchAll(/"([^"\\\n]*)"/g), ([, text = ""]) => text);
  const filled = Array.from(code.matchAll(/`((?:[^`\\$]|\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})+)`/g), ([, text = ""]) =>
    text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, HOLE),
  );
  return [...quoted, ...filled];
}

const NAMES = [...new Set(Object.values(SOURCES).flatMap(listNames))].filter((name) =>
  KEY.test(name.replaceAll(HOLE, "x")),
);
const PLAIN = new Set(NAMES.filter((name) => !name.includes(HOLE)));
/** A hole stands for one part of a key; a name that says nothing beside its holes says nothing of what it means. */
const PATTERNS = NAMES.filter((name) => name.includes(HOLE) && /\w\.|\.\w/.test(name)).map(
  (name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll(HOLE, "[\\w+-]+")}$`),
);

function isNamed(name: string): boolean {
  return PLAIN.has(name) || PATTERNS.some((pattern) => pattern.test(name));
}

describe("the texts of the interface", () => {
  test.each([...new Set(KEYS.map(({ namespace }) => namespace))])("of %s are all used somewhere", (namespace) => {
    const unused = KEYS.filter((text) => text.namespace === namespace)
      .map(({ key }) => key)
      .filter((key) => !isNamed(key) && !isNamed(`${namespace}:${key}`));
    expect(unused).toEqual([]);
  });

  test("that the code asks for by name are all there", () => {
    const known = new Set(KEYS.flatMap(({ namespace, key }) => [key, `${namespace}:${key}`]));
    const asked = Object.entries(SOURCES).flatMap(([file, source]) =>
      Array.from(source.matchAll(/\bt\(\s*"([^"]+)"/g), ([, key = ""]) => ({ file, key })),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
  });
});
