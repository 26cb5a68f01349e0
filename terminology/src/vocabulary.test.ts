import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import { expect, test } from "vitest";
import { loadVocabulary, type VocabularyConcept } from "./vocabulary.ts";
import { readVocabularyRows } from "./vocabulary-file.ts";

const ROWS = readVocabularyRows();

/** Where it stands, to find it again, with its first English name. */
const label = ({ place, english }: (typeof ROWS)[number]): string => `${place} (${english.own[0]})`;

/** An English name as questions are compared with it: stems, and capitals for an abbreviation: eGFR is not EGFR. */
function foldEnglish(name: string): string {
  const abbreviation = name.length <= 8 && /\p{Lu}[\p{Lu}\d]/u.test(name) && !/\p{Ll}{3}/u.test(name);
  const stems = splitWords(name).map((word) => stemWord(word.text));
  const written = /^\p{Ll}/u.test(name) ? " (abbreviation, small letter first)" : " (abbreviation)";
  return `${stems.join(" ")}${abbreviation ? written : ""}`;
}

/** Keys that more than one row claims, with the rows. */
function findClaims(entries: { label: string; keys: string[] }[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { label, keys } of entries) {
    for (const key of keys) owners.set(key, (owners.get(key) ?? new Set()).add(label));
  }
  return [...owners].flatMap(([key, labels]) => (labels.size > 1 ? [`${key}: ${[...labels].join(" / ")}`] : []));
}

test("no heading stands on two rows, so a question meets one concept under it", () => {
  const labelled = ROWS.map((row) => ({ label: label(row), keys: row.heading === null ? [] : [row.heading] }));
  expect(findClaims(labelled)).toEqual([]);
});

test("no English name is claimed by two rows, whatever its ending", () => {
  const entries = ROWS.map((row) => ({
    label: label(row),
    keys: [...row.english.own, ...(row.heading?.includes(",") === false ? [row.heading] : [])].map(foldEnglish),
  }));
  expect(findClaims(entries)).toEqual([]);
});

test("no Japanese or Chinese name is claimed by two rows, for both are looked up together", () => {
  const entries = ROWS.map((row) => ({
    label: label(row),
    keys: [...row.japanese.own, ...row.chinese.own].map((name) => name.toLowerCase()),
  }));
  expect(findClaims(entries)).toEqual([]);
});

test("names are in compatibility form, not repeated, and of their own language's characters", () => {
  const wrong = ROWS.flatMap((row) =>
    [row.english, row.japanese, row.chinese].flatMap(({ own, narrower }, language) => {
      const names = [...own, ...narrower.filter((name) => name !== "")];
      const bad = names.filter(
        (name) =>
          name !== name.trim() ||
          name !== name.normalize("NFKC") ||
          /\s{2}|[<>;"“”]/u.test(name) ||
          (language === 0 && /[^\p{Script=Latin}\p{Script=Greek}\p{N}\s'’(),./+-]/u.test(name)) ||
          (language === 2 && /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)),
      );
      const repeated = names.filter((name, index) => names.indexOf(name) !== index);
      return [...bad, ...repeated].map((name) => `${label(row)}: "${name}"`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("Japanese and Chinese names are long enough not to be met inside other words", () => {
  const allowed = new Set([..."癌痔咳聾疝痣鉄铁鍼镁锌硒碘犬猫汞镉肺胃脳骨镍锰卵"]);
  const short = ROWS.flatMap(({ japanese, chinese }) =>
    [...japanese.own, ...chinese.own].filter((name) => name.length < 2 && !allowed.has(name)),
  );
  expect(short).toEqual([]);
});

test("it knows more than 900 concepts by their MeSH heading", () => {
  const headings = new Set(loadVocabulary().flatMap(({ heading }) => heading ?? []));
  expect(headings.size).toBeGreaterThan(900);
});

/** The concept that a name stands for: the first that has it. */
function findConcept(name: string): VocabularyConcept | undefined {
  return loadVocabulary().find(({ english, japanese, chinese }) =>
    [...english, ...japanese, ...chinese].some((known) => known.toLowerCase() === name.toLowerCase()),
  );
}

test.each([
  [
    "heart failure with preserved ejection fraction",
    "左室駆出率の保たれた心不全",
    "射血分数保留的心力衰竭",
    "Heart Failure, Diastolic",
  ],
  ["type 2 diabetes", "2型糖尿病", "二型糖尿病", "Diabetes Mellitus, Type 2"],
  ["COPD", "慢性閉塞性肺疾患", "慢阻肺", "Pulmonary Disease, Chronic Obstructive"],
  ["Kawasaki disease", "川崎病", "川崎病", "Mucocutaneous Lymph Node Syndrome"],
  ["Wilson disease", "ウィルソン病", "肝豆状核变性", "Hepatolenticular Degeneration"],
  ["hereditary angioedema", "遺伝性血管性浮腫", "遗传性血管性水肿", "Angioedemas, Hereditary"],
  ["TTP", "血栓性血小板減少性紫斑病", "血栓性血小板减少性紫癜", "Purpura, Thrombotic Thrombocytopenic"],
  ["dizziness", "めまい", "头晕", "Dizziness"],
  ["constipation", "便秘", "便秘", "Constipation"],
  ["athlete's foot", "水虫", "脚气", "Tinea Pedis"],
])("%s, %s and %s are one concept", (english, japanese, chinese, heading) => {
  expect([english, japanese, chinese].map((name) => findConcept(name)?.heading)).toEqual([heading, heading, heading]);
});

test("a disease of a class keeps its own heading", () => {
  const leukemia = findConcept("leukemia");
  expect(leukemia?.narrower).toContain("acute myeloid leukemia");
  expect(findConcept("acute myeloid leukemia")?.heading).toBe("Leukemia, Myeloid, Acute");
});
