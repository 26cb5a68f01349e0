import { NO_NUMBERS } from "@medsieve/contract/findings";
import type { PaperRecord } from "@medsieve/contract/papers";
import { NO_RESULTS } from "@medsieve/contract/readings";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import type { Reading } from "../reader.ts";
import { checkReading, findEvidence, listPassages } from "./check-reading.ts";

const paper = makePaper(7, {
  title: "Aspirin for the prevention of stroke",
  abstract: [
    { label: "METHODS", text: "We randomised 120 adults to aspirin or placebo." },
    { label: "RESULTS", text: "Stroke fell from 12–14% to  7% (p < 0.05) in the “aspirin” group." },
  ],
  publication_types: ["Randomized Controlled Trial"],
});
const check = (
  record: PaperRecord,
  quote: string | null,
  statement = "a statement",
  section: string | null = "RESULTS",
) => findEvidence(statement, [{ section, quote, passages: listPassages(record) }])[0];
const claim = (quote: string | null, section: string | null = "RESULTS") => check(paper, quote, "a statement", section);

describe("checking a statement against its sentence", () => {
  it("verifies a quote that stands there, and gives it as the paper prints it", () => {
    expect(claim('stroke fell from 12-14% to 7% (p < 0.05) in the "aspirin" group')).toMatchObject({
      status: "verified",
      section: "RESULTS",
      quote: "Stroke fell from 12–14% to  7% (p < 0.05) in the “aspirin” group",
    });
  });

  it("finds a quote in another section than the one that was named", () => {
    expect(claim("We randomised 120 adults")).toMatchObject({ status: "verified", section: "METHODS" });
    expect(claim("prevention of stroke", null)).toMatchObject({ status: "verified", section: "title" });
    expect(claim("Randomized Controlled Trial", "publication types")).toMatchObject({ status: "verified" });
  });

  it.each(["Stroke fell to 3%", "", "   ", null])("marks %j, which is nowhere in the paper, as unverified", (quote) => {
    expect(claim(quote)).toMatchObject({ status: "unverified", quote: null, start: null, section: null });
  });

  it.each([
    ["is longer than a sentence can be", "a".repeat(60_000), "a".repeat(12_000)],
    ["repeats itself without end", "zinc or placebo, ".repeat(3_500), `${"zinc or placebo, ".repeat(100)}zonc`],
  ])("is not kept busy by a quote that %s", (_which, text, quote) => {
    const hostile = makePaper(8, { title: "Zinc", abstract: [{ label: "RESULTS", text }] });
    expect(check(hostile, quote)?.status).not.toBe("verified");
  });

  const LONG = "We found that aspirin lowered the risk of recurrent stroke in adults with atrial fibrillation.";
  const long = makePaper(8, { title: "Aspirin", abstract: [{ label: "RESULTS", text: `${LONG} 12 of 40 bled.` }] });
  const quoteOf = (quote: string, statement = "Aspirin helps") => check(long, quote, statement);

  it("repairs a quote with slips of the pen, and gives the paper's own words", () => {
    const slip = "We found that asprin lowered the risk of recurrent strokes in adults with atrial fibrillation";
    expect(quoteOf(slip)).toMatchObject({ status: "repaired", quote: LONG.slice(0, -1), start: 0 });
  });

  it.each([
    ["another number", LONG.replace("We found", "12 of 41 bled. We found").slice(0, 14)],
    ["another drug", LONG.replace("aspirin", "heparin")],
    ["a prefix", LONG.replace("recurrent", "unrecurrent")],
    ["a negation", LONG.replace("lowered", "never lowered")],
    ["the other direction", LONG.replace("lowered the risk", "lowered no risk")],
    ["other words", "We found that aspirin raised the hopes of recurrent visitors in homes with electric heating."],
  ])("does not repair a quote with %s", (_, quote) => {
    expect(quoteOf(quote)).toMatchObject({ status: "unverified", problem: "quote_not_found", quote: null });
  });

  const FIGURES =
    "The non-randomised groups had nitrate levels 2.5% lower (p < 0.05) without abnormal findings in 1,200 men.";
  const figures = makePaper(9, { title: "Nitrate", abstract: [{ label: "RESULTS", text: FIGURES }] });
  const quoteFigures = (quote: string) => check(figures, quote)?.status;

  it.each([
    ["5% lower", "a number that begins within another"],
    ["nitrate levels 2", "a number that ends within another"],
    ["normal findings", "a word that begins within another"],
    ["randomised groups had nitrate levels", "a word without the prefix that turns it over"],
    ["groups had nitrate levels 2.5% lower (p > 0.05) without", "another sign"],
    ["groups had nitrite levels 2.5% lower (p < 0.05) without", "a letter in place of another"],
    ["levels 25% lower (p < 0.05) without abnormal findings in", "a point left out"],
    ["levels 2.5% lower (p < 0.05) with abnormal findings in 1,200 men", "a negation left out"],
  ])("does not find %j: %s", (quote) => {
    expect(quoteFigures(quote)).toBe("unverified");
  });

  it.each([
    ["groups had nitrate levels 2.5% lower (p<0.05) without abnormal findings", "repaired"],
    ["The non-randomized groups had nitrate levels 2.5% lower", "repaired"],
    ["levels 2·5% lower (p < 0.05) without abnormal findings in 1200 men", "repaired"],
    ["2.5% lower (p < 0.05)", "verified"],
  ])("finds %j, which says the same", (quote, status) => {
    expect(quoteFigures(quote)).toBe(status);
  });

  it("says which of several sections with one label it is, and has no place for what is not borne out", () => {
    const twice = makePaper(11, {
      abstract: ["One man bled.", "No woman bled."].map((text) => ({ label: "RESULTS", text })),
      keywords: ["Zinc", "Bleeding"],
    });
    expect(check(twice, "No woman bled")).toMatchObject({ section: "RESULTS", section_index: 1, start: 0, end: 13 });
    expect(check(twice, "Bleeding", "it", "keywords")).toMatchObject({ section: "keywords", section_index: 1 });
    expect(check(twice, "One man bled", "9 men bled")).toEqual({
      ...{ section: "RESULTS", section_index: null, start: null, end: null, quote: "One man bled" },
      ...{ status: "unverified", problem: "numbers_differ" },
    });
  });

  it("reads the numbers of a finding apart, also where two of them together would be a larger one", () => {
    const quote = "Blood loss was 576 ± 53 mL with zinc and 823 ± 74 mL with placebo.";
    const record = makePaper(12, { abstract: [{ label: "RESULTS", text: quote }] });
    const status = (value: number) => {
      const group = { n: null, events: null, unit: "mL" };
      const zinc = { ...group, name: "zinc", value, sd: 53 };
      const placebo = { ...group, name: "placebo", value: 823, sd: 74 };
      const finding = {
        ...{ id: "12-f1", intervention: "zinc", comparator: "placebo", outcome: "blood loss", disputed: false },
        ...{ direction: "decreased" as const, favours: "intervention" as const, read_by: "builtin" as const },
        numbers: { ...NO_NUMBERS, groups: [zinc, placebo] },
        quotes: [{ section: "RESULTS", quote }],
      };
      const reading: Reading = {
        ...{ pmid: "12", relevance_score: 1, statements: [], ...NO_RESULTS, findings: [finding] },
        texts: {
          ...{ summary: [], population: [], intervention: [], comparator: [] },
          ...{ outcome: [], study_design: [], rationale: [] },
        },
        read_by: { reader: "builtin", model: null, fallback: null },
      };
      return checkReading(reading, record).findings[0]?.evidence[0]?.status;
    };
    expect(status(576)).toBe("verified");
    expect(status(577)).toBe("unverified");
  });

  it("finds a sentence that a heading is glued to", () => {
    const glued = makePaper(10, {
      abstract: [{ label: null, text: "It was in tissue.MethodsIn a trial, 12 men fasted." }],
    });
    const quote = "In a trial, 12 men fasted.";
    expect(check(glued, quote, "12 men", "abstract")?.status).toBe("verified");
  });

  it("has the numbers of a statement in any of the sentences it rests on, but not in none", () => {
    const quotes = ["12 of 40 bled", "lowered the risk of recurrent stroke"].map((quote) => {
      return { section: "RESULTS", quote, passages: listPassages(long) };
    });
    const list = (statement: string) => findEvidence(statement, quotes).map(({ status }) => status);
    expect(list("12 bled, and strokes were fewer")).toEqual(["verified", "verified"]);
    expect(list("13 bled, and strokes were fewer")).toEqual(["unverified", "unverified"]);
  });

  it.each([
    ["12 of 40 adults bled", "verified"],
    ["Twelve adults bled; 30% did", "unverified"],
    ["40人中12人が出血した", "verified"],
    ["４０人中１３人が出血した", "unverified"],
  ])("holds the numbers of %j against the sentence", (statement, status) => {
    expect(quoteOf("12 of 40 bled", statement)).toMatchObject({ status, quote: "12 of 40 bled" });
  });

  it("gives offsets that cut the quote out of its section, for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1 }), fc.nat(), fc.nat(), (text, a, b) => {
        const units = Array.from(text);
        const [from, to] = [a % units.length, b % (units.length + 1)].sort((x, y) => x - y) as [number, number];
        const quote = units.slice(from, to).join("");
        const own = makePaper(1, { title: "", abstract: [{ label: null, text }], publication_types: [] });
        const evidence = check(own, quote, quote, "abstract");
        expect(evidence?.status === "unverified").toBe(evidence?.start === null);
        if (evidence?.start != null) expect(text.slice(evidence.start, evidence.end ?? -1)).toBe(evidence.quote);
      }),
    );
  });
});
