import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import { expect, test } from "vitest";
import glossary from "../../../docs/glossary.md?raw";

type Texts = { [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>("./*/*.json", { import: "default", eager: true });
const ROW = /^\| `([\w-]+)\.([\w.]+)` \| (.+) \| (.+) \| (.+) \|$/gmu;
const TERMS = Array.from(glossary.matchAll(ROW), ([, namespace = "", key = "", ...words]) => ({
  name: `${namespace}.${key}`,
  path: [`./{language}/${namespace}.json`, ...key.split(".")],
  words,
}));

function readText([file = "", ...keys]: readonly string[], language: Language): Texts | string | undefined {
  const texts = FILES[file.replace("{language}", language)];
  return keys.reduce<Texts | string | undefined>(
    (inner, key) => (typeof inner === "object" ? inner[key] : inner),
    texts,
  );
}

function* listTexts(texts: Texts): Generator<[key: string, text: string]> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === "string") yield [key, value];
    else yield* listTexts(value);
  }
}

test.each(TERMS)("the glossary has $name as it stands on screen", ({ path, words }) => {
  expect(LANGUAGES.map((language) => readText(path, language))).toEqual(words);
});

test("the glossary lists terms", () => {
  expect(TERMS.length).toBeGreaterThan(40);
});

test.each(LANGUAGES)("the preference has one name in %s, wherever it is named", (language) => {
  const name = readText(["./{language}/search.json", "preference", "label"], language);
  const named = Object.entries(FILES)
    .filter(([file]) => file.includes(`/${language}/`))
    .flatMap(([file, texts]) => [...listTexts(texts)].map(([key, text]) => ({ file, key, text })))
    .filter(({ key }) => /^(?:per)?preferences?$/iu.test(key));
  expect(named.length).toBeGreaterThan(10);
  for (const { file, text } of named) expect(text.toLowerCase(), file).toContain(String(name).toLowerCase());
});
