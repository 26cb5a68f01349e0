import type { Database } from "@medsieve/database/client";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { QUERY_TEXTS } from "@medsieve/reader/queries/query-texts";
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

const PAPERS = [
  ["1", "Tirasemtiv and fast muscle", "Tirasemtiv acts on troponin of fast skeletal muscle."],
  ["2", "Muscle and fasting", "Fasting wasted muscle."],
  ["3", "Fast muscle after fasting", "Fasting and muscle, fast and slow."],
] as const;

describe("the question's own words", () => {
  let database: Database;
  let library: PaperSource;

  beforeAll(async () => {
    database = await openTestDatabase();
    const citations = PAPERS.map(([pmid, title, text]) =>
      indexCitation(makeCitation({ pmid, title, abstract: [{ label: null, text }] })),
    );
    await database.db.transaction((tx) => storeCitations(tx, citations));
    await tidyLibrary(database);
    library = createLibrarySource(database, WORK_HERE);
  });
  afterAll(() => database.close());

  async function search(source: PaperSource, maxQueries = 10) {
    const question = {
      text: "Tirasemtiv has no effect on fast-twitch muscle",
      language: "en",
      preference: "comprehensive",
    } as const;
    const { found } = await searchOnly({ source, reader: createBuiltinReader(), question, maxQueries });
    const typed = found.searched.queries.find(({ name }) => name === QUERY_TEXTS.en.typed.name);
    return { typed, kept: found.kept, queries: found.searched.queries };
  }

  it("put the paper that has them first, wherever the queries that require its meaning rank it", async () => {
    expect((await search(library)).kept[0]).toBe("1");
  });

  it("are searched for at a source that cannot order papers by words, too, within the number of queries", async () => {
    const silent = { ...library, wordStatistics: () => null };
    for (const most of [4, 10]) {
      const { typed, queries } = await search(silent, most);
      expect(typed?.query).toMatch(/^tirasemtiv\*?\[tiab\] OR /u);
      expect(typed?.pmids).toContain("1");
      expect(typed?.related).toBe(true);
      expect(queries.length).toBeLessThanOrEqual(most);
    }
    expect((await search(silent, 3)).typed).toBeUndefined();
  });

  it("are searched for by the rarest alone in a library too large to keep its words", async () => {
    const statistics = library.wordStatistics();
    if (statistics === null) throw new Error("the library has statistics of its words");
    const isRarest = (word: string) => word.startsWith("tirasemtiv");
    const keepRarest = async (words: readonly string[]) => ({ any: words.filter(isRarest), beside: [] });
    const large = { ...library, wordStatistics: () => ({ ...statistics, keepRarest, rankByWords: async () => null }) };
    const { typed } = await search(large);
    expect(typed?.query).toMatch(/^tirasemtiv\*?\[tiab\]$/u);
    expect(typed?.pmids).toEqual(["1"]);
  });

  it("are searched for by two at once where even the rarest is common", async () => {
    const statistics = library.wordStatistics();
    if (statistics === null) throw new Error("the library has statistics of its words");
    const keepRarest = async ([rarest = "", ...beside]: readonly string[]) => ({ any: [rarest], beside });
    const large = { ...library, wordStatistics: () => ({ ...statistics, keepRarest, rankByWords: async () => null }) };
    const { typed } = await search(large);
    expect(typed?.query).toMatch(/^\S+\[tiab\] AND /u);
  });
});
