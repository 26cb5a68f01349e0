import type { Preference } from "@medsieve/contract/constants";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { createBuiltinReader } from "../builtin-reader.ts";
import { read } from "../zinc-papers.fixture.ts";

type Given = Parameters<typeof makePaper>[1];

/** Scores of papers, in order, for a question. */
async function score(text: string, papers: Given[], preference: Preference = "comprehensive"): Promise<number[]> {
  const records = papers.map((given, index) => makePaper(index + 1, given));
  const readings = await read(records, { text, language: "en", preference });
  return readings.map(({ relevance_score }) => relevance_score);
}
const body = (text: string) => [{ label: null, text }];
const FILLER = "Staff were content. Costs were low. Rooms were large. No one left. It was summer. ";

describe("the relevance of a paper", () => {
  it("does not let one concept in the title outdo both in passing", async () => {
    const [titled = 0, both = 0] = await score("aspirin for migraine", [
      { title: "Aspirin in older adults", abstract: body(`Aspirin was well tolerated. ${FILLER}`) },
      { title: "A survey of pharmacies", abstract: body(`Some sold aspirin for migraine. ${FILLER}`) },
    ]);
    expect(both).toBeGreaterThan(titled);
  });

  it("is high where all main concepts and the design fit", async () => {
    const [fitting = 0] = await score(
      "aspirin for migraine",
      [
        {
          title: "Aspirin for migraine: a randomized controlled trial",
          abstract: body(
            "We randomly assigned 90 adults with migraine to aspirin or placebo. Aspirin relieved migraine.",
          ),
        },
      ],
      "clinical_trials",
    );
    expect(fitting).toBeGreaterThan(0.8);
  });

  it("suffers more from a missing treatment than from a missing population", async () => {
    const [noChildren = 0, noAspirin = 0] = await score("aspirin for migraine in children", [
      { title: "Aspirin for migraine", abstract: body("Aspirin relieved migraine.") },
      { title: "Migraine in children", abstract: body("Migraine in children was frequent.") },
    ]);
    expect(noChildren).toBeGreaterThan(noAspirin);
  });

  it("falls where a paper is about what the question leaves out", async () => {
    const [without = 0, about = 0] = await score("hypertension treatment in patients without diabetes", [
      { title: "Treatment of hypertension", abstract: body("Hypertension was treated. Treatment lowered pressure.") },
      {
        title: "Treatment of hypertension in diabetes",
        abstract: body("Hypertension was treated in patients with diabetes. Diabetes was frequent."),
      },
    ]);
    expect(without).toBeGreaterThan(about);
  });

  it("falls where a paper is about any drug and the question wants none, and not where it does without them itself", async () => {
    const paper = (title: string, text: string) => ({ title, abstract: body(`${text} ${FILLER}`) });
    const [without = 0, exercise = 0, drug = 0] = await score("chronic low back pain without drugs", [
      paper("Nonpharmacologic treatment of chronic low back pain", "Chronic low back pain improved without drugs."),
      paper("Exercise for chronic low back pain", "Exercise relieved chronic low back pain."),
      paper("Naproxen for chronic low back pain", "Naproxen relieved chronic low back pain."),
    ]);
    expect(Math.min(without, exercise)).toBeGreaterThan(drug + 0.2);
    const [conservative = 0, surgery = 0] = await score("non-surgical treatment of carpal tunnel syndrome", [
      paper("Non-surgical treatment of carpal tunnel syndrome", "Carpal tunnel syndrome improved without surgery."),
      paper("Surgery for carpal tunnel syndrome", "Surgery relieved carpal tunnel syndrome."),
    ]);
    expect(conservative).toBeGreaterThan(surgery + 0.2);
  });

  it("falls where an arm of the question's comparison is missing", async () => {
    const [both = 0, one = 0] = await score("aspirin versus zorbafexin for migraine", [
      { title: "Aspirin or zorbafexin for migraine", abstract: body("Zorbafexin and aspirin relieved migraine.") },
      { title: "Aspirin for migraine", abstract: body("Aspirin relieved migraine.") },
    ]);
    expect(both).toBeGreaterThan(one + 0.1);
  });

  it("puts opinions, news and notices below papers with data", async () => {
    const [paper = 0, comment = 0, erratum = 0, news = 0] = await score("aspirin for migraine", [
      {
        title: "Aspirin and migraine",
        abstract: body("We followed a cohort of 90 adults with migraine who took aspirin."),
      },
      { title: "Aspirin for migraine", abstract: [], publication_types: ["Comment", "Letter"] },
      { title: "Erratum: Aspirin for migraine", abstract: [], publication_types: ["Published Erratum"] },
      { title: "Aspirin for migraine", abstract: [], publication_types: ["News"] },
    ]);
    for (const other of [comment, erratum, news]) expect(other).toBeLessThan(paper / 2);
  });

  it("takes an injection at an acupuncture point for no acupuncture", async () => {
    const [needles = 0, injection = 0] = await score("acupuncture for migraine", [
      { title: "Acupuncture for migraine", abstract: body("Acupuncture relieved migraine.") },
      { title: "Injection for migraine", abstract: body("Lidocaine at acupuncture points relieved migraine.") },
    ]);
    expect(injection).toBeLessThan(0.6 * needles);
  });

  it("finds a name whose parts are joined by another small word", async () => {
    const [joined = 0] = await score("heart failure with preserved ejection fraction", [
      { title: "Heart failure and preserved ejection fraction", abstract: body("We followed patients.") },
    ]);
    expect(joined).toBeGreaterThan(0.8);
  });

  it("falls a little the further down the searches found a paper, and no paper on the question falls below one on half of it", async () => {
    const whole = { title: "Aspirin for migraine", abstract: body("Aspirin relieved migraine.") };
    const half = { title: "Aspirin in gout", abstract: body("Aspirin was given for gout.") };
    const scores = await score("aspirin for migraine", [whole, half, ...Array.from({ length: 38 }, () => whole)]);
    const [first = 0, ofHalf = 0, ...others] = scores;
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    expect(others[0]).toBeLessThan(first);
    for (const other of others) expect(other).toBeGreaterThan(ofHalf);
  });

  it("falls where a paper comes less near by the question's own words, whatever its place", async () => {
    const papers = [1, 2].map((pmid) =>
      makePaper(pmid, { title: "Aspirin for migraine", abstract: body("Aspirin relieved migraine.") }),
    );
    const question = { text: "aspirin for migraine", language: "en", preference: "comprehensive" } as const;
    const nearness = new Map([
      ["1", 0.4],
      ["2", 1],
    ]);
    const scores = new Map<string, number>();
    for await (const reading of createBuiltinReader().readPapers(
      question,
      papers,
      new AbortController().signal,
      nearness,
    ))
      scores.set(reading.pmid, reading.relevance_score);
    expect(scores.get("1")).toBeLessThan(scores.get("2") ?? 0);
  });
});
