import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportEvent } from "@medsieve/contract/import-events";
import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeDeletions, writeSet, zip } from "../../../medline/test/medline-xml.ts";
import { importLibrary } from "./import-library.ts";

describe("importing PubMed files", () => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), "medsieve-import-"));
  });
  beforeEach(() => emptyDatabase(database));
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  async function write(name: string, content: string | Buffer): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, content);
    return file;
  }

  async function importFiles(...files: string[]) {
    const events: ImportEvent[] = [];
    const outcomes = await importLibrary(database, files, new AbortController().signal, (event) => events.push(event));
    return { outcomes, events };
  }

  const importSet = async (...records: Parameters<typeof writeSet>) =>
    (await importFiles(await write("set.xml", writeSet(...records)))).outcomes[0]!;

  async function listPapers(): Promise<{ pmid: number; title: string; origin: string }[]> {
    const found = await database.pool.query(
      "select pmid, citation ->> 'title' as title, origin from papers order by pmid",
    );
    return found.rows;
  }
  const listPmids = async () => (await listPapers()).map((paper) => paper.pmid);
  const many = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => makeCitation({ pmid: String(from + n) }));

  /** Every row of every table, but for the record of the imports themselves. */
  async function copyLibrary(): Promise<unknown> {
    const rows = [];
    for (const table of ["papers", "library_index", "paper_references", "paper_notices"]) {
      rows.push((await database.pool.query(`select * from ${table} order by 1, 2`)).rows);
    }
    return rows;
  }

  it("stores each citation whole, zipped or not, and those in several files once", async () => {
    const full: Citation = {
      ...makeCitation({ pmid: "700", title: "It's β-blockers \\ 'quoted' {a,b}" }),
      abstract: [{ label: "METHODS", text: '心不全 "quoted", null, NULL' }],
      references: ["1", "2"],
      revised: "2020-02-29",
      published: { printed: "2001 Mar", year: 2001, month: 3, day: null },
    };
    const first = await write("a.xml.gz", zip(writeSet(full, ...many(1, 600))));
    const second = await write("b.xml", writeSet(...many(550, 610)));
    const { outcomes } = await importFiles(first, second);
    expect(outcomes).toMatchObject([
      { status: "completed", read: 601, added: 601, unchanged: 0, error: null },
      { status: "completed", read: 61, added: 10, unchanged: 51, error: null },
    ]);
    expect(await listPmids()).toEqual([...many(1, 610).map((paper) => Number(paper.pmid)), 700]);
    const stored = await database.pool.query(
      "select citation, revised::text, published::text from papers join library_index using (pmid) where pmid = 700",
    );
    expect(stored.rows[0]).toEqual({ citation: full, revised: "2020-02-29", published: "2001-03-01" });
    const indexed = await database.pool.query("select count(*)::int as count from library_index");
    expect(indexed.rows[0].count).toBe(611);
  });

  it("changes nothing when it is run again", async () => {
    const file = await write(
      "again.xml.gz",
      zip(
        writeSet(
          makeCitation({ pmid: "1", references: ["2", "3"] }),
          makeCitation({ pmid: "2", notices: [{ kind: "retraction_notice", pmid: "1", citation: null }] }),
          ...many(10, 300),
        ),
      ),
    );
    await importFiles(file);
    const before = await copyLibrary();
    const { outcomes } = await importFiles(file);
    expect(outcomes[0]).toMatchObject({ added: 0, replaced: 0, unchanged: 293, deleted: 0 });
    expect(await copyLibrary()).toEqual(before);
  });

  it("replaces a citation by a later version or revision, and by nothing else", async () => {
    const paper = (title: string, version: number, revised: string | null) =>
      makeCitation({ pmid: "5", title, version, revised, references: [String(title.length)] });
    const after = async (...versions: [string, number, string | null][]) => {
      await emptyDatabase(database);
      for (const version of versions) await importSet(paper(...version));
      return (await listPapers())[0]?.title;
    };
    expect(await after(["old", 1, "2020-01-01"], ["new", 1, "2020-01-02"])).toBe("new");
    expect(await after(["new", 1, "2020-01-02"], ["old", 1, "2020-01-01"])).toBe("new");
    expect(await after(["dated", 1, "2020-01-01"], ["bare", 1, null])).toBe("dated");
    expect(await after(["bare", 1, null], ["dated", 1, "2020-01-01"])).toBe("dated");
    expect(await after(["first", 1, null], ["second", 1, null])).toBe("first");
    expect(await after(["one", 1, "2022-01-01"], ["two", 2, null])).toBe("two");
    expect(await after(["two", 2, null], ["one", 1, "2022-01-01"])).toBe("two");

    await importSet(makeCitation({ pmid: "5", title: "three", version: 3, references: ["77"] }));
    const references = await database.pool.query("select cited from paper_references where citing = 5");
    expect(references.rows).toEqual([{ cited: 77 }]);
    const word = await database.pool.query(
      "select 1 from library_index where lexemes @@ 'three' and not lexemes @@ 'two'",
    );
    expect(word.rowCount).toBe(1);
  });

  it("keeps the newest of several records of one paper in one file", async () => {
    const outcome = await importSet(
      makeCitation({ pmid: "5", title: "middle", revised: "2020-01-02" }),
      makeCitation({ pmid: "5", title: "newest", revised: "2020-01-03" }),
      makeCitation({ pmid: "5", title: "oldest", revised: "2020-01-01" }),
    );
    expect(await listPapers()).toEqual([{ pmid: 5, title: "newest", origin: "library" }]);
    expect(outcome).toMatchObject({ read: 3, added: 1, replaced: 0, unchanged: 2 });
  });

  it("removes what PubMed has deleted, with its references and notices", async () => {
    await importSet(
      makeCitation({ pmid: "1", references: ["3"], notices: [{ kind: "update", pmid: "3", citation: null }] }),
      ...many(2, 3),
    );
    const outcome = await importSet(makeCitation({ pmid: "4" }), writeDeletions("1", "2", "99"));
    expect(outcome).toMatchObject({ added: 1, deleted: 2 });
    expect(await listPmids()).toEqual([3, 4]);
    for (const table of ["paper_references", "paper_notices"]) {
      expect((await database.pool.query(`select * from ${table}`)).rows).toEqual([]);
    }
  });

  it("distinguishes fictional papers of the demonstration from real ones", async () => {
    await importSet(makeCitation({ pmid: "900000001" }), makeCitation({ pmid: "900000000" }));
    expect((await listPapers()).map((paper) => paper.origin)).toEqual(["library", "demonstration"]);
  });

  it("takes a paper that was kept from PubMed into the library, the newer record of the two", async () => {
    const kept = makeCitation({ pmid: "8", title: "kept", revised: "2024-01-01" });
    await database.pool.query(
      "insert into papers (pmid, origin, revised, citation) values (8, 'pubmed', '2024-01-01', $1), (9, 'pubmed', null, $1)",
      [JSON.stringify(kept)],
    );
    const outcome = await importSet(
      makeCitation({ pmid: "8", title: "older", revised: "2020-01-01" }),
      makeCitation({ pmid: "9", title: "newer", revised: "2020-01-01" }),
    );
    expect(outcome).toMatchObject({ added: 2, replaced: 0 });
    expect(await listPapers()).toEqual([
      { pmid: 8, title: "kept", origin: "library" },
      { pmid: 9, title: "newer", origin: "library" },
    ]);
  });

  describe("a file that is broken", () => {
    it("keeps what came before, names file, line and last PMID, and does not keep the next from being tried", async () => {
      const xml = writeSet(...many(1, 400));
      const zipped = zip(xml);
      const cases: [name: string, content: string | Buffer, reason: RegExp][] = [
        [
          "cut.xml",
          xml.slice(0, xml.length / 2),
          /cut\.xml, line \d+: it is cut off.*last complete citation: PMID \d+/,
        ],
        ["half.xml.gz", zipped.subarray(0, zipped.length / 2), /half\.xml\.gz, line \d+: it is cut off.*PMID \d+/],
        [
          "bad.xml",
          xml.replace('<PMID Version="1">300</PMID>', "<PMID>300</WRONG>"),
          /line 302: its XML is malformed.*PMID 299/,
        ],
        ["latin1.xml", Buffer.from(xml.replace("Paper 300<", "Caf\u00e9 <"), "latin1"), /line 302: .*UTF-8.*PMID 299/],
      ];
      for (const [name, content, reason] of cases) {
        await emptyDatabase(database);
        const good = await write("good.xml", writeSet(makeCitation({ pmid: "999" })));
        const { outcomes } = await importFiles(await write(name, content), good);
        expect(outcomes.map((outcome) => outcome.status)).toEqual(["failed", "completed"]);
        expect(outcomes[0]?.error).toMatch(reason);
        const last = Number(/PMID (\d+)/.exec(outcomes[0]?.error ?? "")?.[1]);
        expect(last).toBeGreaterThan(50);
        expect(await listPmids()).toEqual([...many(1, last).map((paper) => Number(paper.pmid)), 999]);
      }
    });

    it("is named with the reason when nothing of it can be read", async () => {
      await mkdir(join(folder, "sub"), { recursive: true });
      const cases: [file: string, reason: RegExp][] = [
        [join(folder, "missing.xml"), /missing\.xml: there is no such file/],
        [join(folder, "sub"), /sub: it is a folder/],
        [await write("empty.xml", ""), /empty\.xml: it is empty/],
        [await write("empty.xml.gz", zip("")), /empty\.xml\.gz, line 1: it is empty/],
        [await write("plain.xml.gz", writeSet()), /named \.gz but is no gzip file/],
        [
          await write("damaged.xml.gz", Buffer.concat([zip("").subarray(0, 10), Buffer.alloc(500, 7)])),
          /gzip data are damaged/,
        ],
        [await write("other.xml", "<rss></rss>"), /other\.xml, line 1: it is no PubMed file: it begins with <rss>/],
        [await write("utf16.xml", Buffer.from("\ufeff<PubmedArticleSet/>", "utf16le")), /it is UTF-16/],
        [
          await write("bomb.xml", '<!DOCTYPE a [<!ENTITY x "y">]><PubmedArticleSet>&x;</PubmedArticleSet>'),
          /entities of its own/,
        ],
      ];
      const { outcomes } = await importFiles(...cases.map(([file]) => file));
      for (const [at, [, reason]] of cases.entries()) {
        expect(outcomes[at]?.status).toBe("failed");
        expect(outcomes[at]?.error).toMatch(reason);
      }
      const recorded = await database.pool.query(
        "select count(*)::int as count from library_imports where status = 'failed'",
      );
      expect(recorded.rows[0].count).toBe(cases.length);
    });
  });

  it("stops when aborted, keeps whole batches, and goes on when it is run again", async () => {
    const file = await write("long.xml.gz", zip(writeSet(...many(1, 3000))));
    const stopping = new AbortController();
    const outcomes = await importLibrary(database, [file, file], stopping.signal, (event) => {
      if (event.type === "progress" && event.added > 0) stopping.abort();
    });
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]).toMatchObject({ status: "interrupted", error: null });
    const stored = await listPmids();
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.length).toBeLessThan(3000);
    const recorded = await database.pool.query("select status, added from library_imports");
    expect(recorded.rows).toEqual([{ status: "interrupted", added: stored.length }]);

    const { outcomes: again } = await importFiles(file);
    expect(again[0]).toMatchObject({ status: "completed", added: 3000 - stored.length, unchanged: stored.length });
  });

  it("reports how far it has come", async () => {
    const files = [
      await write("one.xml", writeSet(...many(1, 300))),
      await write("two.xml", writeSet(...many(301, 310))),
    ];
    const { events } = await importFiles(...files);
    const reported = events.map((event) => `${event.type} ${event.file.slice(folder.length + 1)} ${event.read}`);
    expect(reported).toContain("progress one.xml 300");
    expect(reported.at(-1)).toBe("outcome two.xml 10");
    const last = events.findLast((event) => event.type === "progress");
    expect(last).toMatchObject({ fileNumber: 2, fileCount: 2, secondsLeft: 0 });
    expect(last?.bytesRead).toBe(last?.bytesTotal);
  });
});
