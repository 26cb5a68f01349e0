import { LANGUAGES, type Language } from "@medsieve/contract/constants";
import { expect, test } from "vitest";
import glossary from "../../../docs/glossary.md?raw";

type Texts = { [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>("./*/*.json", { import: "default", eager: true });
const ROW = /^\| `([\w-]+)\.([\w.]+)` \| (.+) \|$/gmu;
const TERMS = Array.from(glossary.matchAll(ROW), ([, namespace = "", key = "", row = ""]) => ({
  name: `${namespace}.${key}`,
  path: [`./{language}/${namespace}.json`, ...key.split(".")],
  words: row.split(" | "),
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

test.each(["ja", "zh"] as const)("an account without a company is shown in one way in %s", (language) => {
  const shown = Object.entries(FILES)
    .filter(([file]) => file.includes(`/${language}/`))
    .flatMap(([, texts]) => [...listTexts(texts)].filter(([key]) => key === "noCompany"));
  expect(shown.length).toBeGreaterThan(5);
  expect(new Set(shown.map(([, text]) => text)).size).toBe(1);
});

/** For these a screen has another word, which the glossary lists or the same screen shows. */
const OTHER_WORDS: Record<Language, RegExp> = {
  en: /\bput right\b/iu,
  ja: /標題|タイトル|ログイン|ログアウト|二要素|ウォッチ|クエリ|エクスポート|絞り込み条件|再現率チェック|利用者|採否|未判断|出版年|検索先/u,
  zh: /相关度|名次|查询日志|查全检查|试用账户|两重验证|双重验证|公司|机构|个检索式|载入|执行检索|质疑|未判断|问卷回复|令牌用量/u,
};

test.each(LANGUAGES)("no text in %s has another word for what has a term", (language) => {
  const found = Object.entries(FILES)
    .filter(([file]) => file.includes(`/${language}/`))
    .flatMap(([file, texts]) => [...listTexts(texts)].map(([key, text]) => `${file} ${key}: ${text}`))
    .filter((text) => OTHER_WORDS[language].test(text));
  expect(found).toEqual([]);
});

/** Between kana or characters and a Latin letter or a figure stands a blank. */
const IS_RUN_TOGETHER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][A-Za-z\d]|[A-Za-z\d][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

test.each(["ja", "zh"] as const)(
  "texts in %s part Latin letters and figures from what stands beside them",
  (language) => {
    const found = Object.entries(FILES)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([file, texts]) => [...listTexts(texts)].map(([key, text]) => ({ at: `${file} ${key}`, text })))
      .filter(({ text }) => IS_RUN_TOGETHER.test(text.replace(/\{\{.*?\}\}/gu, "")));
    expect(found).toEqual([]);
  },
);
