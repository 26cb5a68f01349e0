import type { Notice } from "@medsieve/contract/papers";
import { describe, expect, it } from "vitest";
import { joinNotices } from "./join-notices.ts";
import { addLaterNotices } from "./known-notices.ts";

const byRecord: Notice = { kind: "retracted", pmid: "5", citation: "J Notices. 2020" };
const byList: Notice = {
  kind: "retracted",
  pmid: null,
  citation: null,
  doi: "10.1/x",
  reason: "Plagiarism",
  listed: true,
};
const nameless: Notice = { kind: "retracted", pmid: null, citation: null };

describe("notices of a paper from several sides", () => {
  it("are one where they report one retraction, with what each of them knows", () => {
    const joined = { ...byRecord, doi: "10.1/x", reason: "Plagiarism" };
    expect(joinNotices([byRecord], [byList])).toEqual([joined]);
    expect(joinNotices([nameless], [byRecord, byList])).toEqual([joined]);
  });

  it("are several where they report several corrections", () => {
    const erratum = (pmid: string): Notice => ({ kind: "corrected", pmid, citation: null });
    expect(joinNotices([erratum("1")], [erratum("2"), erratum("1")])).toEqual([erratum("1"), erratum("2")]);
  });

  it("are one where they print one citation, by which alone a record names it", () => {
    const printed = (citation: string): Notice => ({ kind: "corrected", pmid: null, citation });
    const [one, other] = [printed("Stroke. 2013 Oct;44(10):e137"), printed("Stroke. 2014 Jan;45(1):e9")];
    expect(joinNotices([one], [one, other])).toEqual([one, other]);
  });

  it("say since when they are known only where the search did not know them", () => {
    const since = "2026-11-20T08:00:00.000Z";
    const concern: Notice = { kind: "expression_of_concern", pmid: "6", citation: null };
    expect(
      addLaterNotices(
        [byRecord],
        [byRecord, concern].map((notice) => ({ notice, since })),
      ),
    ).toEqual([byRecord, { ...concern, known_since: since }]);
  });
});
