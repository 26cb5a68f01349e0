import type { Database } from "@medsieve/database/client";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import type { PaperSource } from "@medsieve/sources/paper-source";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { indexCitation } from "../../../../sources/src/library/citation-batch.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { storeCitations } from "../../../../sources/src/library/store-citations.ts";
import { tidyLibrary } from "../../../../sources/src/library/tidy-library.ts";
import { searchOnly } from "../../../test/search-only.ts";
import { WORK_HERE } from "../../work/work-here.ts";

const TITLES = [
  "Fall prevention in elderly people",
  "Exercise against falls in the elderly",
  "Inhaled budesonide for asthma in children",
  "Asthma at night",
  "Children and sleep",
  "Aspirin for prevention of stroke",
  "Stroke in elderly people",
  "Colchicine for gout",
];

describe("a word that no paper has", () => {
  let database: Database;
  let library: PaperSource;

  beforeAll(async () => {
    database = await openTestDatabase();
    const citations = TITLES.map((title, at) =>
      indexCitation(makeCitation({ pmid: String(at + 1), title, abstract: [{ label: null, text: `${title}.` }] })),
    );
    await database.db.transaction((tx) => storeCitations(tx, citations));
    await tidyLibrary(database);
    library = createLibrarySource(database, WORK_HERE);
  });
  afterAll(() => database.close());

  const ask = async (text: string, maxQueries = 10) => {
    const question = { text, language: "en", preference: "comprehensive" } as const;
    const { found } = await searchOnly({
      ...{ source: library, reader: createBuiltinReader(), question: { ...question } },
      ...{ maxQueries, resultsPerQuery: 50 },
    });
    return { pmids: new Set(found.searched.queries.flatMap(({ pmids }) => pmids)), searched: found.searched };
  };

  it("is said to be unused, and stands in no query", async () => {
    const { searched } = await ask("fall prevention for my elderly zorbagrandma");
    const word = searched.questionWords?.find(({ text }) => text === "zorbagrandma");
    expect(word).toMatchObject({ use: "unused", as: null });
    expect(searched.queries.some(({ query, related }) => !related && /zorba/iu.test(query))).toBe(false);
  });

  it("never loses a paper that the question finds without it", async () => {
    const questions = fc.constantFrom(
      ...[
        "fall prevention in the elderly",
        "budesonide for asthma in children",
        "aspirin for stroke",
        "gout",
        "高齢者の転倒予防",
      ],
    );
    const place = fc.constantFrom("before", "after");
    await fc.assert(
      fc.asyncProperty(
        questions,
        fc.constantFrom("zorbagrandma", "Xqvelimab", "plimzo-45"),
        place,
        fc.constantFrom(1, 3, 10),
        async (question, word, where, most) => {
          const plain = await ask(question, most);
          const more = await ask(where === "before" ? `${word} ${question}` : `${question} ${word}`, most);
          expect([...plain.pmids].filter((pmid) => !more.pmids.has(pmid))).toEqual([]);
        },
      ),
      { numRuns: 8 },
    );
  });
});
