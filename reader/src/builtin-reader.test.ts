import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import type { PaperRecord } from "@medsieve/contract/papers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePaper } from "../../contract/test/papers.ts";
import { checkReading } from "./quotes/check-reading.ts";
import type { Reading } from "./reader.ts";
import { matchPapers } from "./verdict/match-papers.ts";
import {
  ASKED,
  NEGATIVE,
  OFF_TOPIC,
  RETRACTED,
  read,
  reader,
  readUnchecked,
  signal,
  TITLE_ONLY,
  TRIAL,
} from "./zinc-papers.fixture.ts";

/** The texts that evidence of a section may quote. */
function listTexts(paper: PaperRecord, section: string | null): string[] {
  if (section === "title") return [paper.title];
  if (section === "MeSH") return paper.mesh.map((heading) => heading.descriptor);
  if (section === "publication types") return paper.publication_types;
  return paper.abstract.filter(({ label }) => (label ?? "abstract") === section).map(({ text }) => text);
}

function expectQuotesToStand(paper: PaperRecord, reading: Awaited<ReturnType<typeof read>>[number]): void {
  for (const claim of reading.claims) {
    const quote = claim.quote ?? "";
    expect(quote).not.toBe("");
    expect(listTexts(paper, claim.section).some((text) => text.includes(quote))).toBe(true);
  }
}

describe("reading a paper", () => {
  it("takes the finding, not the plan or the background, for the summary", async () => {
    const [reading] = await read([TRIAL]);
    expect(reading?.summary).toBe(
      "Randomized controlled trial comparing “Zinc lozenges” with “placebo” (96 participants). " +
        "Results: “Symptoms lasted 4.5 days with zinc and 7.0 days with placebo (p < 0.001).” " +
        "The authors conclude: “Zinc lozenges shortened the common cold in children.”",
    );
    expect(reading?.claims.filter((claim) => claim.field === "summary").map((claim) => claim.section)).toEqual([
      "publication types",
      "title",
      "METHODS",
      "METHODS",
      "RESULTS",
      "CONCLUSIONS",
    ]);
  });

  it("knows what a paper brings to the verdict, as it would be found afterwards", async () => {
    const papers = [TRIAL, NEGATIVE, OFF_TOPIC];
    const readings = await readUnchecked(papers);
    const read = papers.map((paper, at) => ({ paper, reading: checkReading(readings[at] as Reading, paper) }));
    expect(papers.map(({ pmid }) => reader.knownMatches()?.find(pmid))).toEqual(matchPapers(ASKED, read));
    expect(reader.knownMatches()?.find("404")).toBeNull();
  });

  it("fills PICO and design, each with the sentence it rests on", async () => {
    const [reading] = await read([TRIAL]);
    expect(reading).toMatchObject({
      population: "96 children with a common cold",
      intervention: "Zinc lozenges",
      comparator: "placebo",
      outcome: "duration of symptoms; Nausea",
      study_design: "Randomized controlled trial",
      read_by: { reader: "builtin", model: null, fallback: null },
    });
    const fields = new Set(reading?.claims.map((claim) => claim.field));
    for (const field of ["summary", "population", "intervention", "comparator", "outcome", "study_design", "rationale"])
      expect(fields).toContain(field);
    if (reading) expectQuotesToStand(TRIAL, reading);
  });

  it("scores by what the paper is about, and by its design", async () => {
    const scores = Object.fromEntries(
      (await read([TRIAL, NEGATIVE, OFF_TOPIC, TITLE_ONLY, RETRACTED])).map(({ pmid, relevance_score }) => [
        pmid,
        relevance_score,
      ]),
    );
    expect(scores["11"]).toBeGreaterThan(0.8);
    expect(scores["12"]).toBeGreaterThan(0.8);
    expect(scores["13"]).toBeLessThan(0.3);
    expect(scores["14"]).toBeLessThan(scores["11"] ?? 0);
    expect(scores["15"]).toBeLessThan(0.4);
    const [asCaseReport] = await read([TRIAL], { ...ASKED, preference: "case_reports" });
    expect(asCaseReport?.relevance_score).toBeLessThan(0.7);
  });

  it("gives about half to a paper on half of the question", async () => {
    const half = makePaper(21, {
      title: "Aspirin in older patients",
      abstract: [
        {
          label: null,
          text: "We randomly assigned 50 patients to aspirin or placebo. Aspirin was well tolerated. Aspirin worked.",
        },
      ],
    });
    const [reading] = await read([half], { ...ASKED, text: "aspirin for migraine" });
    expect(reading?.relevance_score).toBeGreaterThan(0.35);
    expect(reading?.relevance_score).toBeLessThan(0.65);
  });

  it("says what was found where, what was not, and how the design fits", async () => {
    const [trial, , offTopic] = await read([TRIAL, NEGATIVE, OFF_TOPIC]);
    expect(trial?.rationale).toContain("zinc (title, abstract)");
    expect(trial?.rationale).toContain("matches your preference");
    expect(offTopic?.rationale).toContain("Does not mention");
    expect(offTopic?.rationale).toContain("children");
  });

  it("reports a retraction first, and of a paper without abstract that only its title was read", async () => {
    const [titleOnly, retracted] = await read([TITLE_ONLY, RETRACTED]);
    expect(titleOnly?.summary).toBeNull();
    expect(titleOnly?.rationale).toContain("only the title could be read");
    expect(retracted?.rationale).toMatch(/^This paper was retracted/u);
  });

  it("reads the beginning of a very long abstract only, in whole sentences, and says so", async () => {
    const sentence = "Zinc shortened the common cold in children by 2 days. ";
    const long = makePaper(1, { abstract: [{ label: null, text: sentence.repeat(5_000) }] });
    const sections = makePaper(2, {
      abstract: Array.from({ length: 1_000 }, (_, n) => ({ label: `PART ${n}`, text: sentence })),
    });
    const whole = makePaper(3, { abstract: [{ label: null, text: sentence.repeat(20) }] });
    const readings = await read([long, sections, whole]);
    const said = readings.map((reading) => reading.rationale?.includes("only its beginning was read"));
    expect(said).toEqual([true, true, false]);
    for (const [index, paper] of [long, sections, whole].entries()) {
      const reading = readings[index];
      if (reading) expectQuotesToStand(paper, reading);
      expect(reading?.summary).toContain(`“${sentence.trim()}”`);
    }
  });

  it("speaks the user's language and quotes in the paper's", async () => {
    const [japanese] = await read([TRIAL], {
      text: "小児の感冒に亜鉛は有効か",
      language: "ja",
      preference: "clinical_trials",
    });
    expect(japanese?.study_design).toBe("ランダム化比較試験");
    expect(japanese?.rationale).toContain("亜鉛（題名、抄録）");
    expect(japanese?.summary).toContain("Zinc lozenges shortened");
    const [chinese] = await read([TRIAL], {
      text: "锌对儿童感冒有效吗",
      language: "zh",
      preference: "clinical_trials",
    });
    expect(chinese?.study_design).toBe("随机对照试验");
  });

  it("is the same every time", async () => {
    expect(await read([TRIAL, NEGATIVE, OFF_TOPIC])).toEqual(await read([TRIAL, NEGATIVE, OFF_TOPIC]));
  });

  it("ends with the signal's reason when it is aborted between papers", async () => {
    const controller = new AbortController();
    const reason = new Error("stopped by the user");
    const readings: string[] = [];
    const reading = (async () => {
      for await (const one of reader.readPapers(ASKED, [TRIAL, NEGATIVE, OFF_TOPIC], controller.signal)) {
        readings.push(one.pmid);
        controller.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
    expect(readings).toHaveLength(1);
  });

  it("quotes only what stands in the paper, whatever the paper and the question", async () => {
    const piece = fc.constantFrom(
      "Zinc reduced colds in 40 children with asthma. ",
      "METHODS: We randomly assigned 20 adults to zinc or placebo. ",
      "The primary outcome was fever. ",
      "ResultsZinc helped (p < 0.05). ",
      "患者に有効であった。",
      "We conclude that zinc works",
      "\n",
      "😀",
      "“quoted” ",
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
      fc.string({ unit: "binary" }),
    );
    const section = fc.record({ label: fc.constantFrom(null, "METHODS", "RESULTS", "PATIENTS", "", "結果"), text });
    const paper = fc.record({ title: text, abstract: fc.array(section, { maxLength: 4 }) });
    await fc.assert(
      fc.asyncProperty(
        paper,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...PREFERENCES),
        text,
        async (given, language, preference, asked) => {
          const record = makePaper(31, given);
          const [reading] = await read([record], { text: asked, language, preference });
          expect(reading?.relevance_score).toBeGreaterThanOrEqual(0);
          expect(reading?.relevance_score).toBeLessThanOrEqual(1);
          for (const claim of reading?.claims ?? []) {
            const texts = listTexts(record, claim.section);
            expect(texts.some((whole) => whole.includes(claim.quote ?? "\0"))).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe("the reader", () => {
  it("names itself and spends nothing", async () => {
    expect(reader.describe()).toEqual({ id: "builtin", vendor: null, model: null });
    const written = await reader.writeQueries(ASKED, 3, signal);
    expect(written.queries).toHaveLength(3);
  });

  it("names the words it could not use", async () => {
    const written = await reader.writeQueries({ ...ASKED, text: "🤕 zinc" }, 0, signal);
    expect(written.queries.length).toBeGreaterThan(0);
    expect(await reader.writeQueries({ ...ASKED, text: "مرحبا" }, 0, signal)).toMatchObject({
      queries: [],
      notUnderstood: ["مرحبا"],
    });
  });
});
