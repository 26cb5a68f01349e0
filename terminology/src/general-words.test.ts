import { describe, expect, it, test } from "vitest";
import { loadGeneralWords, parseGeneralWords } from "./general-words.ts";
import { loadVocabulary } from "./vocabulary.ts";

const HEAD = "# Of work.\nenglish\tjapanese\tchinese\n";
const parse = (text: string) => parseGeneralWords("work.tsv", text);

describe("a file of general words", () => {
  it("has a meaning a line, with the forms of each language", () => {
    expect(parse(`${HEAD}overtime work|overtime\t残業|時間外労働\t加班\nsandwich generation\t\t夹心层\n`)).toEqual([
      { english: ["overtime work", "overtime"], japanese: ["残業", "時間外労働"], chinese: ["加班"] },
      { english: ["sandwich generation"], japanese: [], chinese: ["夹心层"] },
    ]);
  });

  it.each([
    ["english\tjapanese\n", /^work\.tsv, line 1: the columns english, japanese, chinese are expected/],
    [`${HEAD}\t残業\t加班\n`, /line 3: no english word/],
    [`${HEAD}overtime\t\t\n`, /line 3: neither a japanese nor a chinese word/],
    [`${HEAD}overtime\t残業|\t加班\n`, /line 3: an empty word/],
    [`${HEAD}overtime\t残業\n`, /line 3: 2 columns, where 3 are expected/],
  ])("that is wrong is refused with its line and what is wrong (%#)", (text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });
});

const words = loadGeneralWords();

test("a word has one meaning in each language", () => {
  for (const language of ["japanese", "chinese"] as const) {
    const forms = words.flatMap((word) => word[language]);
    const seen = new Set<string>();
    const twice = forms.filter((form) => seen.size === seen.add(form).size);
    expect([language, ...twice]).toEqual([language]);
  }
});

test("no name of a concept is among the general words", () => {
  const concepts = loadVocabulary();
  for (const language of ["japanese", "chinese"] as const) {
    const names = new Set(concepts.flatMap((concept) => concept[language]));
    expect(words.flatMap((word) => word[language]).filter((form) => names.has(form))).toEqual([]);
  }
});

test("what papers are searched by is short English, and what is read for it is Japanese or Chinese", () => {
  for (const { english, japanese, chinese } of words) {
    for (const form of english) expect(form).toMatch(/^[a-z0-9][a-z0-9' -]*$/);
    for (const form of english) expect(form.split(" ").length).toBeLessThanOrEqual(4);
    for (const form of [...japanese, ...chinese]) {
      expect(form).toMatch(/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々A-Z0-9・]{2,}$/u);
    }
  }
});
