import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../../query/parse-query.ts";
import { validateQuery } from "../../query/validate-query.ts";
import type { Question } from "../reader.ts";
import { analyzeQuestion } from "./analyze-question.ts";
import { writeQueries } from "./write-queries.ts";

const write = (text: string, most = 10, given: Partial<Question> = {}) =>
  writeQueries({ text, language: "en", preference: "clinical_trials", ...given }, analyzeQuestion(text), most);

describe("writeQueries", () => {
  it("asks for MeSH heading or free text of each concept, and for trials", () => {
    const queries = write("Does vitamin D prevent falls in older adults?").map((query) => query.query);
    const whole = queries.find((query) => query.includes('"Accidental Falls"[mh]') && query.includes("[pt]"));
    expect(whole).toContain('"Vitamin D"[mh] OR "vitamin D"[tiab]');
    expect(whole).toContain("randomized controlled trial[pt]");
    expect(whole).toContain("randomised[tiab]");
  });

  it("relaxes to pairs of concepts, and ends with any of them", () => {
    const queries = write("Does vitamin D prevent falls in older adults?");
    expect(queries[0]?.query).not.toContain("Aged[mh]");
    expect(queries[0]?.query).not.toContain("[pt]");
    const last = parseQuery(queries.at(-1)?.query ?? "").root;
    expect(last.kind).toBe("or");
    expect(queries.at(-1)?.query).toContain("Aged[mh]");
  });

  it("limits each preference to its own designs, and comprehensive to none", () => {
    const all = (preference: Question["preference"]) =>
      write("statins for stroke", 10, { preference })
        .map((query) => query.query)
        .join("\n");
    expect(all("case_reports")).toContain("case reports[pt]");
    expect(all("clinical_trials_rare")).toContain("case reports[pt]");
    expect(all("clinical_trials")).not.toContain("case reports[pt]");
    expect(all("non_clinical")).toContain("in vitro");
    expect(all("basic_research")).toContain("molecular[tiab]");
    const [first] = write("statins for stroke", 1, { preference: "comprehensive" });
    expect(first?.query).not.toContain("[pt]");
    const [trials] = write("statins for stroke", 1);
    expect(trials?.query).toContain("[pt]");
  });

  it("keeps to the number asked for; 0 means as many as are of use", () => {
    for (const most of [1, 2, 3, 5]) expect(write("aspirin after stroke in older women", most)).toHaveLength(most);
    const unlimited = write("aspirin, statins, smoking and exercise after stroke in older women", 0);
    expect(unlimited.length).toBeGreaterThan(10);
    expect(unlimited.length).toBeLessThanOrEqual(50);
    expect(new Set(unlimited.map((query) => query.query)).size).toBe(unlimited.length);
  });

  it("finds British spelling and other endings", () => {
    const [query] = write("anemia glucuronidation", 1, { preference: "comprehensive" });
    expect(query?.query).toContain("anaemia*[tiab]");
    expect(query?.query).toContain("glucuronid*[tiab]");
  });

  it("names and explains each query in the user's language", () => {
    const [japanese] = write("心不全とスタチン", 1, { language: "ja" });
    expect(japanese?.name).toContain("すべての概念");
    expect(japanese?.reason).toContain("心不全、スタチン");
    const [chinese] = write("心力衰竭与他汀", 1, { language: "zh" });
    expect(chinese?.reason).toContain("心力衰竭、他汀");
  });

  it("writes nothing where nothing can be searched for", () => {
    for (const text of ["😀😀😀", "هل يفيد فيتامين", "is it the?", "?", "下さい"]) expect(write(text)).toEqual([]);
  });

  it("never lets the question's text become syntax: every query parses without a warning", () => {
    const piece = fc.constantFrom(
      '"',
      ")",
      "(",
      "[pt]",
      "*",
      ":",
      " OR ",
      " NOT ",
      "heart failure",
      "心不全",
      "ß",
      "’s",
      "-",
      " riluzole",
      "2020:2021",
      "/",
    );
    const question = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(
        question,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...PREFERENCES),
        (text, language, preference) => {
          for (const { name, query } of write(text, 4, { language, preference })) {
            expect(validateQuery(parseQuery(query))).toEqual([]);
            expect(name).not.toBe("");
          }
        },
      ),
    );
  });
});
