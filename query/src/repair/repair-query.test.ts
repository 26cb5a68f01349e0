import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery } from "../parse-query.ts";
import { printQuery } from "../print-query.ts";
import { validateQuery } from "../validate-query.ts";
import { type KnownHeadings, NO_KNOWN_HEADINGS } from "./known-headings.ts";
import { repairQuery } from "./repair-query.ts";

const SURE = new Map([
  ["heart failure", "Heart Failure"],
  ["heart failures", "Heart Failure"],
  ["type 2 diabetes mellitus", "Diabetes Mellitus, Type 2"],
  ["diabetes mellitus, type 2", "Diabetes Mellitus, Type 2"],
  ["wounds and injuries", "Wounds and Injuries"],
  ["cohort studies", "Cohort Studies"],
]);
const HEADINGS: KnownHeadings = {
  find: (name) => SURE.get(name.toLowerCase()) ?? null,
  findByEntryTerm: (name) => (name.toLowerCase() === "cardiac failure" ? "Heart Failure" : null),
  isAbsent: (name) => ["foo bar", "cardiac failure"].includes(name.toLowerCase()),
};

const repair = (text: string) => repairQuery(text, HEADINGS);

describe("repairQuery", () => {
  it.each([
    ['"heart failure"[mh] AND (sglt2[tiab] OR gliflozin*[tiab]) AND "randomized controlled trial"[pt] AND english[la]'],
    ['("Heart Failure/drug therapy"[Mesh] OR heart failure[Title/Abstract]) NOT ("animals"[mh] NOT "humans"[mh])'],
    ["asthma AND 2015/01:2020/12[dp] AND hasabstract"],
    ['"quality of life"[tiab] AND "breast feed*"[tiab] AND "smith ja"[au] AND "N Engl J Med"[ta]'],
    ['"Wounds and Injuries"[mh] OR wounds and injuries[mh]'],
    ['"a b"[tiab:~3] OR phenomenon[ot]'],
    ["Or J[au] OR 12345678[pmid]"],
    ['"Heading Without Entry"[mh]'],
  ])("leaves %s as it is", (text) => {
    expect(repair(text)).toEqual({ query: text, changes: [], dropped: null });
  });

  it.each([
    // quotation marks and characters
    ["“heart attack”[tiab]", '"heart attack"[tiab]', "characters"],
    ["asthma ＡＮＤ child", "asthma AND child", "characters"],
    ['"heart failure[tiab] AND asthma', "heart failure[tiab] AND asthma", "quotes"],
    ['"asthma AND child"[tiab]', "asthma[tiab] AND child[tiab]", "quotes"],
    // parentheses and brackets
    ["((asthma OR copd) AND child", "(asthma OR copd) AND child", "brackets"],
    ["asthma) AND child", "asthma AND child", "brackets"],
    ["asthma AND () AND child", "asthma AND child", "brackets"],
    // operators
    ["asthma[tiab] and copd[tiab]", "asthma[tiab] AND copd[tiab]", "operator"],
    ["(asthma or copd) and (child)", "(asthma OR copd) AND child", "operator"],
    ["asthma[tiab] Not copd[tiab]", "asthma[tiab] NOT copd[tiab]", "operator"],
    ["statin AND heart attack or stroke[tiab]", "statin AND (heart attack[tiab] OR stroke[tiab])", "operator"],
    ["pain & fever", "pain AND fever", "operator"],
    ["asthma AND OR child", "asthma OR child", "operator"],
    ["asthma AND (NOT child)", "asthma NOT child", "operator"],
    ["asthma AND", "asthma", "operator"],
    ["asthma AND NOT child", "asthma NOT child", "operator"],
    // field tags
    ["asthma[title abstract]", "asthma[tiab]", "field_tag"],
    ['"Heart Failure"[MeSH Heading]', '"Heart Failure"[mh]', "field_tag"],
    ["(asthma OR heart attack)[tiab]", "asthma[tiab] OR heart attack[tiab]", "field_tag"],
    ["asthma[xyz]", "asthma", "field_tag"],
    ["2020[Publication Year]", "2020[dp]", "field_tag"],
    // wildcards
    ["wom?n[tiab]", "women[tiab] OR woman[tiab]", "wildcard"],
    ["random*ed[tiab]", "random*[tiab]", "wildcard"],
    ["tum?r AND mice", "(tumr OR tumur) AND mice", "wildcard"],
    ["*itis[tiab]", "itis[tiab]", "wildcard"],
    ["ast*[tiab]", "ast[tiab]", "wildcard"],
    ['"heart* failure"[tiab]', '"heart failure"[tiab]', "wildcard"],
    ["child$[tiab]", "child*[tiab]", "wildcard"],
    // proximity
    ["heart[tiab:~3]", "heart[tiab]", "proximity"],
    ["heart failure[tiab:~3]", '"heart failure"[tiab:~3]', "proximity"],
    // values
    ["RCT[pt]", '"Randomized Controlled Trial"[pt]', "publication_type"],
    ["cohort studies[pt]", "cohort studies[mh]", "publication_type"],
    ["newest[pt]", "newest[tiab]", "publication_type"],
    ["asthma AND en[la]", "asthma AND english[la]", "language"],
    ["asthma AND klingon[la]", "asthma", "language"],
    ["cure[sh]", "cure[tiab]", "subheading"],
    ['"Heart Failure/cure"[mh]', '"Heart Failure"[mh]', "subheading"],
    // dates
    ["asthma AND 2015:2020", "asthma AND 2015:2020[dp]", "date"],
    ["asthma AND 2015:present[dp]", "asthma AND 2015:3000[dp]", "date"],
    ["asthma AND 2015/13[dp]", "asthma", "date"],
    ["2021/02/30[dp]", "2021/02/28[dp]", "date"],
    // headings
    ['"Heart Failures"[mh]', '"Heart Failure"[mh]', "heading_corrected"],
    [
      '"Type 2 Diabetes Mellitus/drug therapy"[majr]',
      '"Diabetes Mellitus, Type 2/drug therapy"[majr]',
      "heading_corrected",
    ],
    ['"Cardiac Failure"[mh]', '"Heart Failure"[mh]', "heading_corrected"],
    ['"Foo Bar"[MeSH Terms]', '"Foo Bar"[tiab]', "heading_unknown"],
    ['"Foo Bar"[mh] OR "foo bar"[tiab]', '"Foo Bar"[tiab]', "heading_unknown"],
    // what cannot be searched
    ["#1 AND asthma", "asthma", "left_out"],
    ["asthma AND the", "asthma", "left_out"],
    ["NOT child", null, "left_out"],
    ["asthma AND (NOT child) OR copd", "asthma NOT child OR copd", "operator"],
  ])("makes of %s: %s", (text, query, code) => {
    const repaired = repair(text);
    if (query === null) expect(repaired.query).toBeNull();
    else expect(repaired.query && printQuery(parseQuery(repaired.query))).toBe(printQuery(parseQuery(query)));
    expect(repaired.changes.map((change) => change.code)).toContain(code);
  });

  it("says of each change what stood there and what stands there now", () => {
    expect(repair('"Foo Bar"[MeSH Terms] and asthma[title abstract]').changes).toEqual([
      expect.objectContaining({ code: "field_tag", written: "[title abstract]", became: "[tiab]" }),
      expect.objectContaining({ code: "operator", written: "and", became: "AND" }),
      expect.objectContaining({ code: "heading_unknown", written: '"Foo Bar"[mh]', became: '"Foo Bar"[tiab]' }),
    ]);
  });

  it.each([
    ["an empty text", "", "nothing"],
    ["parentheses alone", "((", "nothing"],
    ["a common word alone", "the", "Nothing"],
    ["an exclusion alone", "NOT asthma", "nothing"],
    ["what is too long", "asthma ".repeat(4000), "characters"],
    ["what nests too deep", `${"(a OR (b AND ".repeat(101)}c`, "deep"],
  ])("drops %s, saying why", (_what, text, reason) => {
    const repaired = repair(text);
    expect(repaired.query).toBeNull();
    expect(repaired.dropped).toContain(reason);
  });
});

describe("any query", () => {
  const pieces = [
    ...["AND", "OR", "NOT", "and", "or", "not", "&", "|", "(", ")", '"', "[tiab]", "[mh]", "[dp]", "[la]", "[pt]"],
    ...["[sh]", "[pmid]", "[au]", "[xyz]", "[title abstract]", "[", "]", ":", "*", "?", "$", " ", "2020", "2015/13"],
    ...["heart", "Foo Bar", "cardiac failure", "wom?n", "fail*", "col*r", "review", "en", "hasabstract", "the", "é"],
    ...["“", "（", "心", "#1", "/", "/cure", "[tiab:~2]", "2015:present", "last 5 years", ", "],
  ];
  const list = fc.array(fc.constantFrom(...pieces), { maxLength: 25 });
  const anything = fc.oneof(
    list.map((parts) => parts.join("")),
    list.map((parts) => parts.join(" ")),
    fc.string({ unit: "binary", maxLength: 60 }),
  );

  it("is repaired into one that can be parsed and needs no further repair, or is dropped with a reason", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const repaired = repair(text);
        if (repaired.query === null) {
          expect(repaired.dropped).not.toBe("");
          return;
        }
        expect(() => parseQuery(repaired.query ?? "")).not.toThrow();
        expect(repair(repaired.query)).toEqual({ query: repaired.query, changes: [], dropped: null });
      }),
      { numRuns: 1500 },
    );
  });

  it("comes back as it is where nothing is wrong with it", () => {
    fc.assert(
      fc.property(anything, (text) => {
        let isSound = false;
        try {
          isSound = validateQuery(parseQuery(text)).length === 0;
        } catch {
          return;
        }
        // Of wildcards of other databases, and of operators within a value, validation says nothing.
        if (!isSound || /[?$*&|]|\b(?:and|or|not)\b/u.test(text)) return;
        expect(repairQuery(text, NO_KNOWN_HEADINGS).query).toBe(text);
      }),
      { numRuns: 1500 },
    );
  });
});
