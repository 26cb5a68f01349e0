import { describe, expect, it } from "vitest";
import { SOME_HEADINGS } from "../translate/known-headings.fixture.ts";
import { importStrategy } from "./import-strategy.ts";
import { recognizePlatform } from "./recognize-platform.ts";

const read = (text: string) => importStrategy(text, SOME_HEADINGS);
const listNotes = (text: string) => read(text).lines.map(({ notes }) => notes.map(({ code }) => code));

describe("a strategy of the Cochrane Library", () => {
  const text = [
    "#1 MeSH descriptor: [Heart Failure] explode all trees 9876",
    "#2 (hfpef or (cardiac NEXT failure)):ti,ab,kw (Word variations have been searched)",
    "#3 {OR #1-#2}",
    "#4 MeSH descriptor: [Asthma] this term only and with qualifier(s): [drug therapy - DT]",
    "#5 (exercise NEAR/3 training):ti,ab",
    "#6 #4 or #5",
    "#7 #3 and #6 in Trials",
  ].join("\n");

  it("is read with its headings, distances and ranges of lines", () => {
    expect(read(text).lines.map((line) => line.query)).toEqual([
      '"Heart Failure"[mh]',
      'hfpef[tiab] OR "cardiac failure"[tiab]',
      '"Heart Failure"[mh] OR hfpef[tiab] OR "cardiac failure"[tiab]',
      '"Asthma/drug therapy"[mh:noexp]',
      '"exercise training"[tiab:~3]',
      '"Asthma/drug therapy"[mh:noexp] OR "exercise training"[tiab:~3]',
      '("Heart Failure"[mh] OR hfpef[tiab] OR "cardiac failure"[tiab]) AND ("Asthma/drug therapy"[mh:noexp] OR "exercise training"[tiab:~3])',
    ]);
    expect(listNotes(text)).toEqual([[], [], [], [], [], [], ["database_left_out"]]);
  });

  it.each([
    ['[mh "Heart Failure"]', '"Heart Failure"[mh]'],
    ['[mh ^"Heart Failure"]', '"Heart Failure"[mh:noexp]'],
    ['[mh "Asthma"/DT]', '"Asthma/drug therapy"[mh]'],
    ['[mh asthma] and ("signs and symptoms"):ti', 'Asthma[mh] AND "signs and symptoms"[ti]'],
  ])("%s is %s", (line, query) => {
    expect(read(line).query).toBe(query);
  });
});

describe("a strategy of EBSCO", () => {
  const text = [
    'S1 (MH "Heart Failure+")',
    "S2 TI (hfpef OR heart N2 stiff*) OR AB hfpef",
    "S3 S1 OR S2",
    'S4 (MM "Asthma/DT")',
    "S5 TI exercise W3 training",
    "S6 S3 AND (S4 OR S5)   Limiters - Published Date: 20100101-20201231",
    "S7 S6 AND PY 2010-2020 AND LA english",
  ].join("\n");

  it("is read with its headings, its fields before the words, and its line numbers", () => {
    expect(read(text).lines.map((line) => line.query)).toEqual([
      '"Heart Failure"[mh]',
      "hfpef[ti] OR (heart[ti] AND stiff*[ti]) OR hfpef[ab]",
      '"Heart Failure"[mh] OR hfpef[ti] OR (heart[ti] AND stiff*[ti]) OR hfpef[ab]',
      '"Asthma/drug therapy"[majr:noexp]',
      '"exercise training"[ti:~3]',
      '("Heart Failure"[mh] OR hfpef[ti] OR (heart[ti] AND stiff*[ti]) OR hfpef[ab]) AND ("Asthma/drug therapy"[majr:noexp] OR "exercise training"[ti:~3])',
      '("Heart Failure"[mh] OR hfpef[ti] OR (heart[ti] AND stiff*[ti]) OR hfpef[ab]) AND ("Asthma/drug therapy"[majr:noexp] OR "exercise training"[ti:~3]) AND 2010:2020[dp] AND English[la]',
    ]);
    expect(listNotes(text)).toEqual([[], ["proximity_truncated"], [], [], [], ["limit_unknown"], []]);
  });
});

describe("a history that lists the latest search first", () => {
  const latestFirst = [
    "S4 S3 AND TI training",
    "S3 S1 OR S2",
    "S2 TI (hfpef OR stiff*)",
    "OR AB (hfpef OR stiff*)",
    'S1 (MH "Heart Failure+")',
  ].join("\n");

  it("is read from its first search on, with one field for what is searched in both", () => {
    expect(read(latestFirst).lines.map(({ number, query }) => [number, query])).toEqual([
      [1, '"Heart Failure"[mh]'],
      [2, "hfpef[tiab] OR stiff*[tiab]"],
      [3, '"Heart Failure"[mh] OR hfpef[tiab] OR stiff*[tiab]'],
      [4, '("Heart Failure"[mh] OR hfpef[tiab] OR stiff*[tiab]) AND training[ti]'],
    ]);
  });

  it("has its faults where they stand in the text", () => {
    const text = `${latestFirst.replace("TI training", "TI )")}`;
    try {
      read(text);
      throw new Error("it was read");
    } catch (error) {
      expect(error).toMatchObject({ code: "strategy_syntax", start: text.indexOf(")") });
    }
  });
});

describe("whose language a text is in", () => {
  it.each([
    ["1. exp Asthma/\n2. wheez*.ti,ab.\n3. 1 or 2", "ovid"],
    ["insomnia adj3 therapy", "ovid"],
    ["asthma.mp.", "ovid"],
    ["'asthma'/exp OR wheez*:ti,ab", "embase"],
    ["#1 MeSH descriptor: [Asthma] explode all trees", "cochrane"],
    ['S1 (MH "Asthma+")\nS2 TI wheez* OR AB wheez*', "ebsco"],
  ])("%j is %s", (text, platform) => {
    expect(recognizePlatform(text)).toBe(platform);
  });

  it.each([
    '("Asthma"[mh] OR wheez*[tiab]) AND 2010:2020[dp]',
    'asthma: "asthma"[MeSH Terms] OR "asthma"[All Fields]',
    '"hand washing"[tiab:~2] AND "Heart/de"[mh]',
    "https://pubmed.ncbi.nlm.nih.gov/?term=zinc&filter=years.2010-2020",
    "S1 radiculopathy and either/or decisions, e.g. exp. dose",
    "TI-RADS AND ultrasound",
    "Does vitamin D prevent falls?",
    "#1 AND #2",
  ])("%j may be PubMed's", (text) => {
    expect(recognizePlatform(text)).toBeNull();
  });
});
