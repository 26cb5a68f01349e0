import { TRANSLATION_TARGETS, type TranslationTarget } from "@medsieve/contract/strategies";
import { describe, expect, it } from "vitest";
import { QueryError } from "../query.ts";
import { SOME_HEADINGS } from "./known-headings.fixture.ts";
import { STRATEGIES } from "./strategies.fixture.ts";
import { translateQuery } from "./translate-query.ts";

function translate(query: string, target: TranslationTarget) {
  const [translation] = translateQuery(query, [target], { headings: SOME_HEADINGS, thisYear: 2026 });
  return translation?.lines ?? [];
}
const writeLines = (query: string, target: TranslationTarget) =>
  translate(query, target).map(({ number, text }) => `${number} ${text}`);
const listNotes = (query: string, target: TranslationTarget) =>
  translate(query, target).map(({ notes }) => notes.map(({ code }) => code));

describe("a strategy for another database", () => {
  it.each(STRATEGIES)("is written as its vendor says: %s: %s", (target, query, lines) => {
    expect(writeLines(query, target)).toEqual(lines);
  });

  it("is there for each of the databases, with lines numbered from 1", () => {
    const translations = translateQuery("asthma[mh] AND child[tiab]", TRANSLATION_TARGETS, {
      headings: SOME_HEADINGS,
      thisYear: 2026,
    });
    expect(translations.map(({ target }) => target)).toEqual(TRANSLATION_TARGETS);
    for (const { lines } of translations)
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1));
  });

  it("searches once what two fields of PubMed have and the other database has one field for", () => {
    const query = "metformin[nm] OR metformin[tiab]";
    expect(writeLines(query, "ovid_embase")).toEqual(["1 metformin.ti,ab,kf."]);
    expect(listNotes(query, "ovid_embase")).toEqual([["field_otherwise"]]);
    expect(writeLines(query, "ovid_medline")).toEqual(["1 metformin.nm.", "2 metformin.ti,ab,kf.", "3 1 or 2"]);
    expect(writeLines(query, "clinicaltrials_gov")).toEqual(["1 metformin"]);
  });

  it("requires nothing of trials where an alternative finds all that the database holds", () => {
    const trials = "(randomized controlled trial[pt] OR placebo[tiab] OR (cohort[tiab] AND clinical trial[pt]))";
    expect(writeLines(`asthma[ti] AND ${trials}`, "cochrane")).toEqual(["1 asthma:ti"]);
    expect(listNotes(`asthma[ti] AND ${trials}`, "cochrane")).toEqual([["group_not_needed"]]);
    expect(writeLines("asthma[ti] AND (randomized controlled trial[pt] OR placebo[tiab])", "scopus")).toHaveLength(5);
    expect(writeLines("asthma[ti] AND (cohort[tiab] AND clinical trial[pt])", "cochrane").at(-1)).toBe("3 #1 AND #2");
    expect(writeLines("randomized controlled trial[pt] OR placebo[tiab]", "cochrane")).toEqual(["1 placebo:ti,ab,kw"]);
  });

  it.each<[TranslationTarget, string]>([
    ["embase", "'case report'/de"],
    ["ovid_embase", "case report/"],
    ["cinahl", 'PT "case study"'],
  ])("searches case reports as %s indexes them", (target, line) => {
    expect(writeLines("case reports[pt]", target)).toEqual([`1 ${line}`]);
  });

  it.each<[TranslationTarget, string, string]>([
    ["ovid_medline", "1 (exercise adj1 training).ti,ab,kf.", "1 (exercise adj3 training).ti,ab,kf."],
    ["ovid_embase", "1 (exercise adj1 training).ti,ab,kf.", "1 (exercise adj3 training).ti,ab,kf."],
    ["psycinfo_ovid", "1 (exercise adj1 training).ti,ab,id.", "1 (exercise adj3 training).ti,ab,id."],
    ["embase", "1 (exercise NEAR/1 training):ti,ab,kw", "1 (exercise NEAR/3 training):ti,ab,kw"],
    ["cochrane", "1 (exercise NEAR/1 training):ti,ab,kw", "1 (exercise NEAR/2 training):ti,ab,kw"],
    [
      "cinahl",
      "1 TI (exercise N0 training) OR AB (exercise N0 training)",
      "1 TI (exercise N2 training) OR AB (exercise N2 training)",
    ],
    [
      "web_of_science",
      "1 TI=(exercise NEAR/0 training) OR AB=(exercise NEAR/0 training) OR AK=(exercise NEAR/0 training)",
      "1 TI=(exercise NEAR/2 training) OR AB=(exercise NEAR/2 training) OR AK=(exercise NEAR/2 training)",
    ],
    [
      "scopus",
      "1 TITLE-ABS(exercise W/0 training) OR AUTHKEY(exercise W/0 training)",
      "1 TITLE-ABS(exercise W/2 training) OR AUTHKEY(exercise W/2 training)",
    ],
  ])("counts a distance as %s does: PubMed's none and two words between", (target, none, two) => {
    expect(writeLines('"exercise training"[tiab:~0]', target)).toEqual([none]);
    expect(writeLines('"exercise training"[tiab:~2]', target)).toEqual([two]);
  });

  it("reads no heading of its own into another vocabulary, and says so", () => {
    for (const target of ["ovid_embase", "embase", "cinahl", "psycinfo_ebsco", "psycinfo_ovid"] as const) {
      const [line] = translate('"Heart Failure/drug therapy"[majr]', target);
      expect(line?.text).not.toMatch(/exp |\/exp|MH |\/$/u);
      expect(line?.text).toContain("heart failure");
      expect(line?.notes.map(({ code }) => code)).toEqual(["heading_as_text", "major_lost", "subheading_lost"]);
    }
    const [line] = translate("asthma[mh]", "embase");
    expect(line?.notes[0]).toMatchObject({ values: { heading: "Asthma", thesaurus: "Emtree" } });
    expect(line?.notes[0]?.message).toContain("no mapping to Emtree is known");
  });

  it("spells wildcards within words out, as a search in PubMed does", () => {
    expect(writeLines("wom?n[tiab] AND tum?r[ti]", "ovid_medline")).toEqual([
      "1 (women or woman).ti,ab,kf.",
      "2 (tumr or tumur).ti.",
      "3 1 and 2",
    ]);
    expect(translate("wom?n[tiab]", "embase")[0]?.notes).toMatchObject([
      { code: "wildcard_cut", values: { word: "wom?n", written: "women, woman" } },
    ]);
  });

  it.each<[string, string, TranslationTarget, string[][]]>([
    ["an entry term", '"heart attack"[mh]', "ovid_medline", [["heading_entry_term"]]],
    ["a heading that MeSH may not have", '"Zebra Stripes"[mh]', "ovid_medline", [["heading_unknown"]]],
    ["a truncated heading", "neoplas*[mh]", "ovid_medline", [["heading_truncated"]]],
    ["words without a tag", "heart failure", "embase", [["untagged_term"]]],
    ["exploded subheadings", "therapy[sh]", "ovid_medline", [["subheading_not_exploded"]]],
    ["subheadings elsewhere", "therapy[sh] AND asthma[ti]", "embase", [["field_left_out"]]],
    ["major topics", "asthma[majr]", "cochrane", [["major_lost"]]],
    ["a published filter", "randomized controlled trial[pt]", "cinahl", [["type_as_filter"]]],
    ["no published filter", "case reports[pt]", "scopus", [["type_as_text"]]],
    ["what all records are", "asthma[ti] AND randomized controlled trial[pt]", "cochrane", [["type_not_needed"]]],
    ["days in years", "asthma[ti] AND 2015/03:2016[dp]", "embase", [[], ["date_by_year"], []]],
    ["a span from today", 'asthma[ti] AND "last 5 years"[dp]', "embase", [[], ["date_relative"], []]],
    [
      "limits set elsewhere",
      "asthma[ti] AND english[la] AND 2015[dp]",
      "cochrane",
      [["limit_left_out", "limit_left_out"]],
    ],
    ["other dates", "asthma[ti] AND 2015[edat]", "ovid_medline", [["field_left_out"]]],
    ["no truncation", "asthma*[ti]", "clinicaltrials_gov", [["truncation_unsupported"]]],
    ["no distance", '"a b"[ti:~3]', "clinicaltrials_gov", [["proximity_unsupported"]]],
    ["a distance over three words", '"a b c"[ti:~3]', "embase", [["proximity_chained"]]],
    ["humans where no one marks them", "asthma[ti] AND humans[mh]", "scopus", [["humans_left_out"]]],
    ["substances as text", "metformin[nm]", "embase", [["field_otherwise"]]],
    ["names", "lancet[ta]", "scopus", [["name_to_check"]]],
    ["nothing", "english[la]", "cochrane", [["limit_left_out", "nothing_left"]]],
    ["what PubMed ignores", "asthma[xyz]", "embase", [["unknown_tag", "untagged_term"]]],
  ])("says of %s what became of it", (_, query, target, notes) => {
    expect(listNotes(query, target)).toEqual(notes);
  });

  it("names the published source of a filter that it puts in place of a publication type", () => {
    const sources = (["embase", "ovid_embase", "cinahl"] as const).map(
      (target) => translate("randomized controlled trial[pt]", target)[0]?.notes[0]?.values.source,
    );
    expect(sources).toEqual([
      expect.stringContaining("Glanville"),
      expect.stringContaining("Cochrane Embase RCT filter"),
      expect.stringContaining("Glanville"),
    ]);
  });

  it("refuses a query that cannot be read, with the place", () => {
    expect(() => translate("asthma AND OR child", "embase")).toThrow(QueryError);
  });

  it("of the worst query is bounded", () => {
    const query = Array.from({ length: 330 }, (_, at) => (at % 2 === 0 ? "asthma[mh]" : "child*[ti]")).join(" OR ");
    const [{ lines } = { lines: [] }] = translateQuery(query.slice(0, 3995), ["ovid_medline"], {
      headings: SOME_HEADINGS,
      thisYear: 2026,
    });
    expect(lines.length).toBeLessThan(400);
  });
});
