import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../database/test/database.ts";
import { makeCitation } from "../../medline/test/medline-xml.ts";
import { createTestClock } from "../../runtime/test/test-clock.ts";
import { COMPILE_HERE } from "../test/compile-here.ts";
import { type EutilsServer, openEutilsServer, writeEsearch } from "../test/eutils-server.ts";
import { openPubmedSource } from "../test/pubmed-source.ts";
import { storeInLibrary } from "../test/stored-library.ts";
import { createLibrarySource } from "./library/library-source.ts";
import type { PaperSource } from "./paper-source.ts";

const never = new AbortController().signal;

describe("which of some papers a query finds", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  describe("in PubMed", () => {
    let server: EutilsServer;
    let pubmed: PaperSource;
    beforeEach(async () => {
      server = await openEutilsServer(() => writeEsearch(["12"]));
      pubmed = openPubmedSource(database, server.url, { clock: createTestClock() });
    });
    afterEach(() => server.close());

    it("is asked with one request a query, among the PMIDs", async () => {
      const found = await pubmed.findAmong(["zinc OR iron", "asthma NOT child"], ["11", "12"], never);
      expect(found).toEqual([new Set(["12"]), new Set(["12"])]);
      expect(server.seen.map(({ parameters }) => parameters.get("term")).sort()).toEqual([
        "(asthma NOT child) AND (11[pmid] OR 12[pmid])",
        "(zinc OR iron) AND (11[pmid] OR 12[pmid])",
      ]);
    });

    it("is asked for no PMIDs where papers are only counted", async () => {
      server.behave(() => writeEsearch([], { count: 4321, translation: "zinc" }));
      expect(await pubmed.search("zinc", 0, never)).toMatchObject({ total: 4321, pmids: [] });
      expect(server.seen.map(({ parameters }) => parameters.get("retmax"))).toEqual(["0"]);
    });

    it("is no longer asked when no caller waits", async () => {
      const left = new AbortController();
      server.behave(() => {
        left.abort(new Error("left"));
        return undefined;
      });
      await expect(pubmed.findAmong(["zinc", "iron"], ["11"], left.signal)).rejects.toThrow("left");
    });
  });

  it("is answered by the library for many queries at once", async () => {
    await storeInLibrary(
      database,
      makeCitation({ pmid: "11", title: "Zinc in asthma" }),
      makeCitation({ pmid: "12", title: "Iron in asthma" }),
      makeCitation({ pmid: "13", title: "Iron" }),
    );
    const library = createLibrarySource(database, COMPILE_HERE);
    const many = Array.from({ length: 250 }, (_, at) => (at % 2 === 0 ? "iron[ti]" : "asthma[ti]"));
    const found = await library.findAmong([...many, "2020[dp]", "xyz[gr]"], ["12", "11", "99"], never);
    expect(found[0]).toEqual(new Set(["12"]));
    expect(found[249]).toEqual(new Set(["11", "12"]));
    expect(found.slice(250)).toEqual([new Set(), null]);
    expect(await library.search("asthma", 0, never)).toMatchObject({ pmids: [], total: 2 });
  });
});
