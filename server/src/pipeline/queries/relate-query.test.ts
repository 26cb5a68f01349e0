import type { Database } from "@medsieve/database/client";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import type { Reader } from "@medsieve/reader/reader";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { indexCitation } from "../../../../sources/src/library/citation-batch.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { storeCitations } from "../../../../sources/src/library/store-citations.ts";
import { tidyLibrary } from "../../../../sources/src/library/tidy-library.ts";
import { searchOnly } from "../../../test/search-only.ts";
import { WORK_HERE } from "../../work/work-here.ts";

const LIKE_THE_BEST = "More like the best papers";

describe("papers like the best", () => {
  let database: Database;
  let library: PaperSource;
  const reader = createBuiltinReader();

  beforeAll(async () => {
    database = await openTestDatabase();
    const store = [
      ...["1", "2"].map((pmid) => ["Galactose and the lens", "Galactose made cataract by polyol in the lens.", pmid]),
      ["Cataract in the lens by polyol", "Sugar gave cataract; polyol was found in the lens.", "3"],
      ...["4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19"].map((pmid) => [
        `Asthma ${pmid}`,
        "Children wheezed at night.",
        pmid,
      ]),
      ...Array.from({ length: 40 }, (_, index) => [`Gout ${index}`, "Urate in the toe.", String(100 + index)]),
    ].map(([title = "", text = "", pmid = ""]) =>
      indexCitation(makeCitation({ pmid, title, abstract: [{ label: null, text }] })),
    );
    await database.db.transaction((tx) => storeCitations(tx, store));
    await tidyLibrary(database);
    library = createLibrarySource(database, WORK_HERE);
  });
  afterAll(() => database.close());

  async function search(maxQueries: number, source = library, by: Reader = reader) {
    const question = { text: "galactose", language: "en", preference: "comprehensive" } as const;
    const { found } = await searchOnly({ source, reader: by, question, maxQueries, resultsPerQuery: 50 });
    return { queries: found.searched.queries, kept: found.kept };
  }

  it("are found though they lack the question's words, by a query that is shown with the others", async () => {
    const { queries, kept } = await search(10);
    const related = queries.at(-1);
    expect(related?.name).toBe(LIKE_THE_BEST);
    expect(related?.query).toContain("cataract*[tiab]");
    expect(related?.pmids).toContain("3");
    expect(kept.slice(0, 3).sort()).toEqual(["1", "2", "3"]);
    expect(kept).not.toContain("5");
  });

  it("keep to the number of queries that was set, and give way where there are few", async () => {
    for (const most of [1, 2, 3]) {
      const { queries } = await search(most);
      expect(queries.length).toBeLessThanOrEqual(most);
      expect(queries.map(({ name }) => name)).not.toContain(LIKE_THE_BEST);
    }
    const { queries } = await search(4);
    expect(queries.length).toBeLessThanOrEqual(4);
    expect(queries.at(-1)?.name).toBe(LIKE_THE_BEST);
  });

  it("are not looked for where the source cannot list words, or the reader does not ask", async () => {
    const silent = { ...library, wordStatistics: () => null };
    const plain = { ...reader, relatedQueries: () => null };
    for (const found of [await search(10, silent), await search(10, library, plain)]) {
      expect(found.queries.map(({ name }) => name)).not.toContain(LIKE_THE_BEST);
      expect(found.kept.sort()).toEqual(["1", "2"]);
    }
  });
});
