import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import { beforeAll, describe, expect, it } from "vitest";
import type { Citation } from "../citation.ts";
import { parseMedline } from "../medline/parse-medline.ts";
import { DEMONSTRATION_VERSION } from "./demonstration-version.ts";
import { generateDemonstrationXml, generateRecords } from "./generate-demonstration.ts";
import { DESIGNS } from "./paper-draft.ts";
import { TOPICS } from "./topics.ts";

const EXAMPLE_TOPICS = [
  ...["sglt2-hfpef", "procalcitonin-pneumonia", "ppi-fractures", "erdheim-chester", "gut-microbiota-parkinson"],
  ...["telemedicine-diabetes", "probiotics-antibiotic-diarrhea", "exercise-knee-osteoarthritis", "cgrp-migraine"],
  ...["metformin-gestational-diabetes", "semaglutide-obesity", "acupuncture-low-back-pain"],
];

describe("the demonstration library's XML", () => {
  let xml: string;
  let citations: Citation[];
  const records = generateRecords();
  beforeAll(async () => {
    xml = [...generateDemonstrationXml()].join("");
    citations = [];
    for await (const event of parseMedline(Readable.from([xml]), "demonstration")) {
      if (event.kind === "citation") citations.push(event.citation);
    }
  });
  const countNotices = (kind: string) =>
    citations.filter(({ notices }) => notices.some((notice) => notice.kind === kind && notice.pmid !== null)).length;

  it("is the same each time, and its version says when it has changed", () => {
    expect([...generateDemonstrationXml()].join("")).toBe(xml);
    const version = createHash("sha256").update(xml).digest("hex").slice(0, 12);
    expect(DEMONSTRATION_VERSION, "write this into demonstration-version.ts").toBe(version);
  });

  it("has at least 1,200 papers of at least 100 topics, all of which PubMed's reader understands", () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    expect(citations.length).toBeGreaterThanOrEqual(1200);
    expect(citations.map(({ pmid }) => Number(pmid))).toEqual(citations.map((_, at) => DEMONSTRATION_PMID_FROM + at));
    for (const citation of citations) {
      expect(citation).toMatchObject({ version: 1, doi: null, published: { year: expect.any(Number) } });
      expect(citation.keywords).toContain("demonstration record");
      expect(citation.journal).toMatch(/\(Demonstration\)$/);
      expect(citation.authors.length).toBeGreaterThan(0);
      expect(citation.publicationTypes.length).toBeGreaterThan(0);
    }
    const years = citations.map(({ published }) => published?.year ?? 0);
    expect([Math.min(...years), Math.max(...years)]).toEqual([1998, 2026]);
  });

  it("gives no two papers one title", () => {
    const titles = citations.map(({ title }) => title.toLowerCase().replace(/[[\].]/g, ""));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it("has few enough papers for a quick first start, and at least twelve on each topic", () => {
    expect(citations.length).toBeLessThan(1600);
    for (const { id } of TOPICS) {
      expect(records.filter(({ topicId }) => topicId === id).length, id).toBeGreaterThanOrEqual(12);
    }
  });

  it("has no case of what nobody falls ill with, and of basic topics reviews of animal studies only", () => {
    for (const { id, cases, profile } of TOPICS) {
      const own = records.filter(({ topicId }) => topicId === id);
      if (cases.length === 0) expect(own.filter(({ design }) => /^case_(?:report|series)$/.test(design))).toEqual([]);
      if (profile !== "basic") continue;
      for (const review of own.filter(({ design }) => design === "systematic_review")) {
        expect(review.title).toMatch(/animal|experimental/i);
      }
    }
  });

  it("has at least fourteen papers on each topic of the examples, and each design for each preference", () => {
    for (const id of EXAMPLE_TOPICS) {
      expect(records.filter(({ topicId }) => topicId === id).length, id).toBeGreaterThanOrEqual(14);
    }
    const count = (...designs: string[]) => records.filter(({ design }) => designs.includes(design)).length;
    for (const designs of [
      ...[["randomized_trial"], ["systematic_review"], ["cohort"], ["case_report", "case_series"], ["animal"]],
      ...[["cell", "gene"], ["interviews"], ["guideline"], ["narrative_review"], ["comment"]],
    ]) {
      expect(count(...designs), designs.join()).toBeGreaterThanOrEqual(60);
    }
    for (const design of DESIGNS) expect(count(design), design).toBeGreaterThanOrEqual(20);
  });

  it("has what a library has to treat with care: retracted, corrected, doubted, foreign and without abstract", () => {
    expect(countNotices("retracted")).toBeGreaterThanOrEqual(5);
    expect(countNotices("retraction_notice")).toBe(countNotices("retracted"));
    expect(countNotices("corrected")).toBeGreaterThanOrEqual(8);
    expect(countNotices("correction_notice")).toBe(countNotices("corrected"));
    expect(countNotices("expression_of_concern")).toBe(1);
    expect(countNotices("updated")).toBeGreaterThanOrEqual(2);
    expect(countNotices("republished")).toBeGreaterThanOrEqual(1);
    expect(citations.filter(({ notices }) => notices.some(({ kind }) => kind === "preprint")).length).toBeGreaterThan(
      8,
    );
    expect(citations.filter(({ abstract }) => abstract.length === 0).length).toBeGreaterThan(60);
    expect(citations.filter(({ abstract }) => abstract.length === 1).length).toBeGreaterThan(200);
    expect(citations.filter(({ abstract }) => abstract.length > 3).length).toBeGreaterThan(200);
    for (const language of ["jpn", "chi", "ger"]) {
      const foreign = citations.filter(({ languages }) => languages.includes(language));
      expect(foreign.length, language).toBeGreaterThanOrEqual(5);
      for (const { title, vernacularTitle } of foreign) {
        expect(title).toMatch(/^\[.*\]\.$/);
        expect(vernacularTitle).toMatch(language === "ger" ? /\p{Script=Latin}/u : /\p{Script=Han}/u);
      }
    }
    expect(citations.filter(({ pmcid }) => pmcid !== null).length).toBeGreaterThan(100);
  });

  it("lets notices and references name papers that are there and are not younger", () => {
    const byPmid = new Map(citations.map((citation) => [citation.pmid, citation]));
    for (const { pmid, references, notices } of citations) {
      for (const cited of references) expect(Number(cited), pmid).toBeLessThan(Number(pmid));
      for (const notice of notices) {
        if (notice.pmid !== null) expect(byPmid.has(notice.pmid), pmid).toBe(true);
      }
    }
  });

  it("leaves no gap, no doubled word and no open sentence in its texts", () => {
    for (const citation of citations) {
      for (const text of [citation.title, ...citation.abstract.map((section) => section.text)]) {
        expect(text, citation.pmid).not.toMatch(/undefined|NaN|Infinity|\[object|\$\{| {2}|\.\.| ,| \.(?!\d)|\(\)/);
        expect(text, citation.pmid).not.toMatch(/\b(the|a|an|of|in|with|to|and|was|for) \1\b/i);
      }
      for (const { text } of citation.abstract) expect(text, citation.pmid).toMatch(/^(?:[^a-z]|[a-z]+[A-Z]).*[.?!]$/s);
    }
  });
});
