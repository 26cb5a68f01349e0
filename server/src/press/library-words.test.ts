import type { Database } from "@medsieve/database/client";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../database/test/database.ts";
import { makeCitation } from "../../../medline/test/medline-xml.ts";
import { keepPostings } from "../../../sources/src/library/postings/keep-postings.ts";
import { storeInLibrary } from "../../../sources/test/stored-library.ts";
import { createLibraryWords } from "./library-words.ts";

const { signal } = new AbortController();
const DEMONSTRATION_PMID = "2000000001";

describe("words of the library that begin alike", () => {
  let database: Database;
  /** A copy of the library that never has postings. */
  let plain: Database;
  beforeAll(async () => {
    [database, plain] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  });
  afterAll(() => Promise.all([database.close(), plain.close()]));

  it("are counted by the papers that have them, whether or not their postings are written", async () => {
    const title = (pmid: number | string, text: string) => makeCitation({ pmid: String(pmid), title: text });
    const store = async (...citations: ReturnType<typeof title>[]) => {
      for (const one of [database, plain]) await storeInLibrary(one, ...citations);
    };
    await store(title(1, "heart"), title(2, "hearts, and a heart"), title(3, "hear"), title(4, "heat"));
    await store(title(DEMONSTRATION_PMID, "hearsay"));
    await keepPostings(database, signal);
    await store(title(5, "hearing"), title(6, "heart"));
    const [counted, other] = await Promise.all(
      [database, plain].map((one) =>
        createLibraryWords({ database: one, postings: createPostingsSearch(one) }, signal).listMatched("hear"),
      ),
    );
    expect(counted).toEqual({
      words: [
        { word: "heart", papers: 3 },
        { word: "hear", papers: 1 },
        { word: "hearing", papers: 1 },
        { word: "hearts", papers: 1 },
      ],
      count: 4,
    });
    expect(other).toEqual(counted);
  });
});
