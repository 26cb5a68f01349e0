import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { Citation } from "@medsieve/medline/citation";
import { beforeAll, describe, expect, it } from "vitest";
import { readDemonstration } from "../../test/demonstration.ts";

describe("the file of fictional papers", () => {
  let citations: Citation[];
  beforeAll(async () => {
    citations = await readDemonstration();
  });
  const countNotices = (kind: string) =>
    citations.filter(({ notices }) => notices.some((notice) => notice.kind === kind && notice.pmid !== null)).length;

  it("has at least 1,200 papers, each with everything that a record has", () => {
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
