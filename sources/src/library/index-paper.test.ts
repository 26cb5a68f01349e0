import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../database/test/database.ts";
import { makeCitation } from "../../../medline/test/medline-xml.ts";
import { indexPaper } from "./index-paper.ts";

describe("the index of a paper", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const index = (given: Partial<Citation>) => indexPaper(makeCitation({ pmid: "1", ...given }));

  async function matches(citation: Partial<Citation>, tsquery: string): Promise<boolean> {
    const found = await database.pool.query<{ found: boolean }>("select $1::tsvector @@ $2::tsquery as found", [
      index(citation),
      tsquery,
    ]);
    return found.rows[0]?.found === true;
  }

  it("holds words by the field they stand in", async () => {
    const paper = {
      title: "Alpha trial",
      abstract: [{ label: null, text: "Beta" }],
      keywords: ["gamma"],
      authors: [{ name: "Delta AB", collective: false, affiliations: ["Kyoto University"] }],
    };
    expect(await matches(paper, "'alpha':A & 'beta':B & 'gamma':C & 'delta':D")).toBe(true);
    expect(await matches(paper, "'alpha':BCD | 'beta':ACD | 'gamma':ABD | 'delta':ABC")).toBe(false);
    expect(await matches(paper, "'kyoto'")).toBe(false);
    expect(await matches(paper, "'ad=kyoto' & 'au=delta ab' & 'has=abstract'")).toBe(true);
  });

  it("finds a phrase inside a section, never across two", async () => {
    const paper = {
      title: "Heart failure",
      abstract: [
        { label: "METHODS", text: "Patients were given aspirin" },
        { label: "RESULTS", text: "Mortality fell" },
      ],
    };
    expect(await matches(paper, "'heart' <-> 'failure'")).toBe(true);
    expect(await matches(paper, "'given' <-> 'aspirin'")).toBe(true);
    expect(await matches(paper, "'aspirin' <-> 'mortality'")).toBe(false);
    expect(await matches(paper, "'failure' <-> 'patients'")).toBe(false);
  });

  it("knows where headings stand in the tree, under whatever name the record has them", async () => {
    const paper = {
      mesh: [
        { descriptor: "Heart Failure, Congestive", major: false, qualifiers: [{ name: "drug therapy", major: true }] },
        { descriptor: "Not a heading of this year", major: true, qualifiers: [] },
      ],
    };
    expect(await matches(paper, "'mh.tree=C14.280.':* & 'mh.tree=C14.280.434' & 'majr.tree=C14.':*")).toBe(true);
    expect(await matches(paper, "'mh.tree/drug therapy=C14.':* & 'majr.tree/drug therapy=C14.':*")).toBe(true);
    expect(await matches(paper, "'mh.tree=C14.2':*  & !'mh.tree=C14.28.':* & !'mh.tree=C04':*")).toBe(true);
    expect(await matches(paper, "'has=tree 2024'")).toBe(true);
    expect(await matches({ mesh: [] }, "'has=tree 2024'")).toBe(false);
  });

  it("knows major topics, subheadings and both together", async () => {
    const paper = {
      mesh: [
        {
          descriptor: "Heart Failure",
          major: false,
          qualifiers: [
            { name: "drug therapy", major: true },
            { name: "mortality", major: false },
          ],
        },
        { descriptor: "Aged", major: false, qualifiers: [] },
      ],
    };
    expect(
      await matches(
        paper,
        "'mh=heart failure' & 'majr=heart failure' & 'sh=drug therapy' & 'mh=heart failure/mortality' & 'majr=heart failure/drug therapy' & 'mh=aged' & 'has=mesh'",
      ),
    ).toBe(true);
    expect(await matches(paper, "'majr=aged' | 'majr=heart failure/mortality'")).toBe(false);
  });

  it("takes a paper of 3,000 authors, and one of endless text and words", async () => {
    const authors = Array.from({ length: 3000 }, (_, n) => ({
      name: `Author${n} A${n}`,
      collective: false,
      affiliations: [`Institute ${n}, City ${n}, a street with a long name, Country ${n}`],
    }));
    expect(await matches({ title: "Higgs boson", authors }, "'higgs':A & 'au=author2999 a2999' & 'author2999':D")).toBe(
      true,
    );
    const text = Array.from({ length: 200_000 }, (_, n) => `word${n}`).join(" ");
    expect(await matches({ title: "Long", abstract: [{ label: null, text }] }, "'long':A & 'word5':B")).toBe(true);
    const sequence = { title: "Sequence", abstract: [{ label: null, text: `${"acgt".repeat(10_000)} end` }] };
    expect(await matches(sequence, "'sequence' & 'end'")).toBe(true);
    expect(await matches({ title: "the ".repeat(60_000) }, "'the':A")).toBe(true);
  });

  it("is always a tsvector that PostgreSQL takes", async () => {
    const text = fc.string({ unit: "grapheme", maxLength: 60 });
    const citation = fc.record({
      title: text,
      abstract: fc.array(fc.record({ label: fc.constant(null), text }), { maxLength: 3 }),
      keywords: fc.array(fc.oneof(text, fc.constantFrom("it's", "back\\slash", "a'b''c", ":1A,2B", "' | '"))),
      authors: fc.array(fc.record({ name: text, collective: fc.boolean(), affiliations: fc.array(text) })),
      journal: fc.option(text),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(citation, { minLength: 1, maxLength: 20 }), async (citations) => {
        const found = await database.pool.query("select unnest($1::tsvector[]) is not null as taken", [
          citations.map(index),
        ]);
        expect(found.rows.every((row) => row.taken)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});
