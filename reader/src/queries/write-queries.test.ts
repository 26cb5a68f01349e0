import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { parseQuery } from "@medsieve/query/parse-query";
import { printNode } from "@medsieve/query/print-query";
import { isOperatorNode, type QueryNode } from "@medsieve/query/query";
import { validateQuery } from "@medsieve/query/validate-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import type { Question } from "../reader.ts";
import { writeQueries } from "./write-queries.ts";

const write = (text: string, most = 10, given: Partial<Question> = {}) =>
  writeQueries({ text, language: "en", preference: "clinical_trials", ...given }, analyzeQuestion(text), most);
const queries = (text: string, most = 10, given: Partial<Question> = {}) =>
  write(text, most, given).map((query) => query.query);

/** The terms of each OR, as they are printed. */
function listAlternatives(node: QueryNode): string[][] {
  if (!isOperatorNode(node)) return [];
  const inner = node.parts.flatMap(listAlternatives);
  return node.kind === "or" ? [node.parts.map((part) => printNode(part).toLowerCase()), ...inner] : inner;
}

describe("writeQueries", () => {
  it("asks for MeSH heading or free text of each concept, and for trials", () => {
    const [whole] = queries("Does vitamin D prevent falls in older adults?", 1);
    expect(whole).toContain('"Vitamin D"[mh] OR "vitamin D"[tiab]');
    expect(whole).toContain('"Accidental Falls"[mh]');
    expect(whole).toContain("randomized controlled trial[pt]");
    expect(whole).toContain("randomised[tiab]");
  });

  it("requires the condition and the treatment first; populations and outcomes only in narrower queries", () => {
    const text = "Do statins lower mortality after stroke in older adults?";
    const [main] = queries(text, 1);
    expect(main).toContain("Stroke[mh]");
    expect(main).toContain("Hydroxymethylglutaryl-CoA Reductase Inhibitors");
    expect(main).not.toContain("Mortality[mh]");
    expect(main).not.toContain("Aged[mh]");
    const all = queries(text);
    expect(all.filter((query) => query.includes("Mortality[mh]"))).toHaveLength(1);
    expect(all.filter((query) => query.includes("Aged[mh]"))).toHaveLength(1);
  });

  it.each(PREFERENCES)("says no term twice within a group of alternatives, for %s", (preference) => {
    for (const query of queries("Does CBT improve insomnia or depression?", 10, { preference })) {
      for (const leaf of listAlternatives(parseQuery(query).root)) expect(new Set(leaf).size, query).toBe(leaf.length);
    }
  });

  it("goes from broad to narrow: parts of the question, all of it, then what narrows it", () => {
    const names = write("statins after stroke and mortality").map((query) => query.name);
    const at = (start: string) => names.findIndex((name) => name.startsWith(start));
    const alone = names.findIndex((name) => name.includes(" only"));
    expect(alone).toBe(0);
    expect(at("Main concepts")).toBeGreaterThan(alone);
    expect(at("With mortality")).toBeGreaterThan(at("Main concepts"));
    expect(at("Main concepts in the title")).toBeGreaterThan(at("With mortality"));
  });

  it("relaxes a question of many concepts to pairs of them, and to any", () => {
    const text = "aspirin and statins for stroke and diabetes";
    const names = write(text).map((query) => query.name);
    expect(names[0]).toContain("Any of the concepts");
    expect(names.filter((name) => name.startsWith("Part of the question")).length).toBeGreaterThan(1);
    expect(parseQuery(queries(text, 10, { preference: "comprehensive" })[0] ?? "").root.kind).toBe("or");
  });

  it("puts compared treatments in one block, against one another, and each alone with the condition", () => {
    const text = "metformin versus insulin for gestational diabetes";
    const has = (query: string, ...headings: string[]) => headings.every((heading) => query.includes(heading));
    const all = queries(text);
    const [main] = queries(text, 1);
    expect(main).toMatch(/Insulin\[mh\][^()]* OR Metformin\[mh\]/u);
    const headToHead = write(text).find((query) => query.name.startsWith("Head to head"));
    expect(headToHead?.query).toMatch(/\(Insulin\[mh\][^()]*\) AND \(Metformin\[mh\]/u);
    expect(
      all.some((query) => has(query, "Metformin[mh]", "Diabetes, Gestational") && !has(query, "Insulin[mh]")),
    ).toBe(true);
    expect(
      all.some((query) => has(query, "Insulin[mh]", "Diabetes, Gestational") && !has(query, "Metformin[mh]")),
    ).toBe(true);
  });

  it("leaves out what the question excludes in one query that says so, and requires it in none", () => {
    const text = "SGLT2 inhibitors for heart failure without diabetes";
    const withDiabetes = write(text).filter((query) => query.query.includes('"Diabetes Mellitus"'));
    expect(withDiabetes).toHaveLength(1);
    expect(withDiabetes[0]?.query).toMatch(/ NOT \("Diabetes Mellitus"\[majr\] OR /u);
    expect(withDiabetes[0]?.reason).toContain("excludes");
  });

  it("limits each preference to its own designs, and comprehensive to none", () => {
    const all = (preference: Question["preference"]) => queries("statins for stroke", 10, { preference }).join("\n");
    expect(all("case_reports")).toContain("case reports[pt]");
    expect(all("clinical_trials_rare")).toContain("case reports[pt]");
    expect(all("clinical_trials")).not.toContain("case reports[pt]");
    expect(all("non_clinical")).toContain("in vitro");
    expect(all("basic_research")).toContain("molecular[tiab]");
    expect(queries("statins for stroke", 1, { preference: "comprehensive" })[0]).not.toContain("[pt]");
    expect(queries("statins for stroke", 1)[0]).toContain("[pt]");
  });

  it("keeps to the number asked for; 0 means as many as are of use", () => {
    for (const most of [1, 2, 3, 5, 10]) expect(write("aspirin after stroke in older women", most)).toHaveLength(most);
    const unlimited = queries("aspirin, statins, smoking and exercise after stroke in older women", 0);
    expect(unlimited.length).toBeGreaterThan(10);
    expect(unlimited.length).toBeLessThanOrEqual(50);
    expect(new Set(unlimited).size).toBe(unlimited.length);
  });

  it("finds enough ways to ask even for a single concept", () => {
    for (const preference of PREFERENCES) expect(queries("migraine", 10, { preference }).length).toBeGreaterThan(6);
  });

  it.each([
    ["SGLT2 inhibitors for heart failure", "心不全に対するSGLT2阻害薬の効果は？", "SGLT2抑制剂对心力衰竭的疗效如何？"],
    [
      "Is metformin better than insulin in gestational diabetes?",
      "妊娠糖尿病ではインスリンよりメトホルミンが優れるか",
      "二甲双胍与胰岛素相比，哪个治疗妊娠期糖尿病更好？",
    ],
    [
      "aspirin for stroke in adults over 65 without diabetes",
      "糖尿病のない65歳以上の成人の脳卒中に対するアスピリン",
      "65岁以上无糖尿病成人卒中使用阿司匹林",
    ],
    [
      "Do statins lower mortality in chronic kidney disease?",
      "慢性腎臓病でスタチンは死亡率を下げるか",
      "他汀能否降低慢性肾脏病的死亡率？",
    ],
  ])("writes the same queries for %s in Japanese and Chinese", (en, ja, zh) => {
    for (const preference of PREFERENCES) {
      const english = queries(en, 10, { preference });
      expect(queries(ja, 10, { preference, language: "ja" })).toEqual(english);
      expect(queries(zh, 10, { preference, language: "zh" })).toEqual(english);
    }
  });

  it("finds British spelling and other endings", () => {
    const [query] = queries("anemia glucuronidation", 1, { preference: "comprehensive" });
    expect(query).toContain("anaemia*[tiab]");
    expect(query).toContain("glucuronid*[tiab]");
  });

  it("names and explains each query in the user's language", () => {
    const [japanese] = write("心不全とスタチン", 1, { language: "ja" });
    expect(japanese?.name).toContain("主要な概念");
    expect(japanese?.reason).toContain("心不全、スタチン");
    const [chinese] = write("心力衰竭与他汀", 1, { language: "zh" });
    expect(chinese?.reason).toContain("心力衰竭、他汀");
    for (const language of LANGUAGES) {
      for (const query of write("metformin or insulin for heart failure without diabetes", 0, { language })) {
        expect(query.name).not.toBe("");
        expect(query.reason).not.toMatch(/undefined|null/u);
      }
    }
  });

  it("writes nothing where nothing can be searched for", () => {
    for (const text of ["😀😀😀", "هل يفيد فيتامين", "is it the?", "?", "下さい", "without diabetes"]) {
      expect(write(text)).toEqual([]);
    }
  });

  it("never lets the question's text become syntax: every query parses without a warning", () => {
    const piece = fc.constantFrom(
      ...['"', ")", "(", "[pt]", "*", ":", " OR ", " NOT ", "heart failure", "心不全", "ß", "’s", "-", " riluzole"],
      ...["2020:2021", "/", " without ", "65歳以上", " vs ", "metformin", "anemia", "のない"],
    );
    const question = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(
        question,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...PREFERENCES),
        (text, language, preference) => {
          for (const { name, query } of write(text, 6, { language, preference })) {
            expect(validateQuery(parseQuery(query))).toEqual([]);
            expect(name).not.toBe("");
          }
        },
      ),
    );
  });
});
