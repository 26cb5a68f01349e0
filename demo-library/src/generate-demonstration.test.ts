import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { generateDemonstrationXml, generateRecords } from "./generate-demonstration.ts";
import { DESIGNS } from "./paper-draft.ts";
import { TOPICS } from "./topics.ts";

const EXAMPLE_TOPICS = [
  ...["sglt2-hfpef", "procalcitonin-pneumonia", "ppi-fractures", "erdheim-chester", "gut-microbiota-parkinson"],
  ...["telemedicine-diabetes", "probiotics-antibiotic-diarrhea", "exercise-knee-osteoarthritis", "cgrp-migraine"],
  ...["metformin-gestational-diabetes", "semaglutide-obesity", "acupuncture-low-back-pain"],
];

describe("the demonstration library", () => {
  const records = generateRecords();

  it("is the file that was made of these cards", () => {
    const file = readFileSync(new URL("../demonstration-library.xml.gz", import.meta.url));
    const same = gunzipSync(file).equals(Buffer.from([...generateDemonstrationXml()].join("")));
    expect(same, "make the file again: npm run demo-library:make").toBe(true);
  });

  it("has papers of at least 100 topics", () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  });

  it("has few enough papers for a quick first start, and at least twelve on each topic", () => {
    expect(records.length).toBeLessThan(1600);
    for (const { id } of TOPICS) {
      expect(records.filter(({ topicId }) => topicId === id).length, id).toBeGreaterThanOrEqual(12);
    }
  });

  it("has no case reports without an illness, and for basic topics only reviews of animal studies", () => {
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
});
