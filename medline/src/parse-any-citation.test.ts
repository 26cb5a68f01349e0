import type { Issn } from "@medsieve/contract/papers";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeCitation, writeSet } from "../test/medline-xml.ts";
import { readCitations } from "../test/read-xml.ts";

it("a citation comes out as it went in, however it is cut into chunks", async () => {
  const word = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
    .map(clean)
    .filter((text) => text !== "");
  const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(" "));
  const pmid = fc.integer({ min: 1000, max: 2_000_000_000 }).map(String);
  const some = <Value>(of: fc.Arbitrary<Value>) => fc.array(of, { maxLength: 3 });
  const citation = fc.record({
    pmid: fc.integer({ min: 1, max: 999 }).map(String),
    version: fc.integer({ min: 1, max: 9 }),
    revised: fc.option(
      fc.integer({ min: 1, max: 20_000 }).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    ),
    title: words,
    vernacularTitle: fc.option(words),
    authors: some(fc.record({ name: words, collective: fc.boolean(), affiliations: some(words) })),
    journal: fc.option(words),
    journalAbbreviation: fc.option(words),
    issns: fc.tuple(issnsOf("print"), issnsOf("electronic"), issnsOf("linking")).map((kinds) => kinds.flat()),
    volume: fc.option(word),
    issue: fc.option(word),
    pages: fc.option(word),
    doi: fc.option(word),
    pmcid: fc.option(fc.nat().map((number) => `PMC${number}`)),
    languages: fc.uniqueArray(word, { maxLength: 2 }),
    abstract: some(
      fc.record({ label: fc.option(words.filter((label) => label.toUpperCase() !== "UNLABELLED")), text: words }),
    ),
    publicationTypes: fc.uniqueArray(words, { maxLength: 3 }),
    mesh: some(
      fc.record({
        descriptor: words,
        major: fc.boolean(),
        qualifiers: some(fc.record({ name: words, major: fc.boolean() })),
      }),
    ),
    substances: fc.uniqueArray(words, { maxLength: 3 }),
    keywords: fc.uniqueArray(words, { maxLength: 3 }),
    references: fc.uniqueArray(pmid, { maxLength: 4 }),
    notices: some(
      fc.record({
        kind: fc.constantFrom("retracted" as const, "corrected" as const, "update" as const),
        pmid: fc.option(pmid),
        citation: fc.option(words),
      }),
    ),
    registrations: fc.uniqueArray(
      fc.integer({ min: 10_000_000, max: 99_999_999 }).map((number) => {
        return { registry: "ClinicalTrials.gov" as const, id: `NCT${number}` };
      }),
      { maxLength: 3, selector: ({ id }) => id },
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(citation, { maxLength: 4 }), fc.integer({ min: 1, max: 400 }), async (given, size) => {
      const citations = given.map((one) => makeCitation(one));
      expect(await readCitations(writeSet(...citations), size)).toEqual(citations);
    }),
    { numRuns: 60 },
  );
});

function issnsOf(kind: Issn["kind"]) {
  const digits = fc.integer({ min: 0, max: 9_999_999 }).map((number) => String(number).padStart(7, "0"));
  const number = fc.tuple(digits, fc.constantFrom(..."0123456789X"));
  const issn = number.map(([given, check]) => ({ number: `${given.slice(0, 4)}-${given.slice(4)}${check}`, kind }));
  return fc.array(issn, { maxLength: 1 });
}

/** As a parsed text is: no control characters, blanks single and only inside. */
function clean(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}
