import { describe, expect, it } from "vitest";
import { describeFlags, isSetBack, noticeUrl, printFlag } from "./notices.ts";
import type { Notice } from "./papers.ts";

const retraction: Notice = { kind: "retracted", pmid: "20137807", citation: "Lancet. 2010;375:445" };
const listed: Notice = { kind: "retracted", pmid: null, citation: null, doi: "10.1/a b#c/d", listed: true };

describe("the flags of a paper", () => {
  it("begin with the gravest, and say where, why and since when", () => {
    const later = { ...retraction, reason: "Data fabrication", known_since: "2026-11-20T08:00:00.000Z" };
    const preprint: Notice = { kind: "preprint", pmid: null, citation: null };
    expect(describeFlags({ notices: [preprint, later], demonstration: false }).map(printFlag)).toEqual([
      "RETRACTED: Lancet. 2010;375:445. https://pubmed.ncbi.nlm.nih.gov/20137807/. Reason: Data fabrication. Known since 2026-11-20, after the search",
      "Preprint",
    ]);
  });

  it("lead to PubMed, else to the publisher, and nowhere from a fictional paper", () => {
    expect(noticeUrl(retraction, false)).toBe("https://pubmed.ncbi.nlm.nih.gov/20137807/");
    expect(noticeUrl(listed, false)).toBe("https://doi.org/10.1/a%20b%23c/d");
    expect(noticeUrl({ ...listed, doi: null }, false)).toBeNull();
    expect(noticeUrl(retraction, true)).toBeNull();
    expect(noticeUrl(listed, true)).toBeNull();
  });

  it("set a retracted paper back, unless it was asked for", () => {
    expect(isSetBack({ notices: [listed] }, 0.9)).toBe(true);
    expect(isSetBack({ notices: [listed] }, 1)).toBe(false);
    expect(isSetBack({ notices: [{ kind: "corrected", pmid: null, citation: null }] }, 0.9)).toBe(false);
  });
});
