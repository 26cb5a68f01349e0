import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeSet } from "../../../medline/test/medline-xml.ts";
import { COMPILE_HERE } from "../../test/compile-here.ts";
import { DEMONSTRATION_FILE } from "../../test/demonstration.ts";
import { importLibrary } from "../library/import-library.ts";
import { createLibrarySource } from "../library/library-source.ts";
import { FILL_LOCK, fillDemonstration } from "./fill-demonstration.ts";

/** A file with as many of the fictional papers as a test needs. */
async function writeFewPapers(folder: string): Promise<string> {
  const xml = gunzipSync(await readFile(DEMONSTRATION_FILE)).toString();
  const [opening = "", ...articles] = xml.split(/(?=<PubmedArticle>)/u);
  const few = articles.filter((article) =>
    /heart failure|fracture|migraine|Parkinson|Fabry|asthma|retract/iu.test(article),
  );
  const file = join(folder, "few.xml.gz");
  await writeFile(
    file,
    gzipSync(`${[opening, ...few].join("").replace("</PubmedArticleSet>", "")}</PubmedArticleSet>`),
  );
  return file;
}

describe("the demonstration library in a database", () => {
  let database: TestDatabase;
  let folder: string;
  let few: string;
  const signal = new AbortController().signal;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-demonstration-"));
    few = await writeFewPapers(folder);
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });

  const count = async (where: string) =>
    Number((await database.pool.query(`select count(*) from papers where ${where}`)).rows[0].count);
  const listImports = async () =>
    (await database.pool.query("select file, status from library_imports order by started_at")).rows;

  it("is there after the first start, once, replaces an older one, and gives way to real papers", async () => {
    const first = await fillDemonstration(database, few);
    expect(first?.papers).toBeGreaterThan(100);
    expect(await count("origin = 'demonstration' and pmid >= 900000001")).toBe(first?.papers);
    expect(await listImports()).toEqual([
      { file: expect.stringMatching(/^demonstration library /), status: "completed" },
    ]);
    const cited = await database.pool.query(
      "select max(n) from (select count(*) as n from paper_references group by cited) as counted",
    );
    expect(Number(cited.rows[0].max)).toBeGreaterThan(5);
    const retracted = await database.pool.query("select count(*) from paper_notices where kind = 'retracted'");
    expect(Number(retracted.rows[0].count)).toBeGreaterThan(0);

    expect(await fillDemonstration(database, few)).toBeNull();
    expect(await listImports()).toHaveLength(1);

    const source = createLibrarySource(database, COMPILE_HERE);
    const found = await source.search("SGLT2 inhibitors AND heart failure", 50, signal);
    expect(found.pmids.length).toBeGreaterThanOrEqual(8);
    const papers = await source.fetch(found.pmids, signal);
    expect(papers.every((paper) => paper.demonstration && paper.url === null)).toBe(true);

    await database.pool.query("update library_imports set file = 'demonstration library of last year'");
    await database.pool.query("update papers set citation = jsonb_set(citation, '{title}', '\"Old\"')");
    expect(await fillDemonstration(database, few)).toEqual(first);
    expect(await count("origin = 'demonstration'")).toBe(first?.papers);
    expect(await count("citation ->> 'title' = 'Old'")).toBe(0);

    const real = writeSet(makeCitation({ pmid: "5", title: "SGLT2 inhibitors and heart failure" }));
    const file = join(folder, "real.xml");
    await writeFile(file, real);
    const [imported] = await importLibrary(database, [file], signal, () => undefined);
    expect(imported?.added).toBe(1);
    expect((await source.search("SGLT2 inhibitors AND heart failure", 50, signal)).pmids).toEqual(["5"]);
    await database.pool.query(
      "update library_imports set file = 'demonstration library of last year' where file not like '%real.xml'",
    );
    expect(await fillDemonstration(database, few)).toBeNull();
  });

  it("is filled again where the server was stopped while it was being filled", async () => {
    await database.pool.query("delete from papers");
    await database.pool.query("delete from library_imports");
    const whole = await fillDemonstration(database, few);
    await database.pool.query("update library_imports set status = 'interrupted'");
    await database.pool.query("delete from papers where pmid > 900000040");
    expect(await fillDemonstration(database, few)).toEqual(whole);
  });

  it.runIf(process.env.MEDSIEVE_TEST_DATABASE === "postgres")("is filled by one of several servers", async () => {
    await database.pool.query("delete from papers");
    await database.pool.query("delete from library_imports");
    const others = await Promise.all([1, 2].map(() => openPostgresql(database.url ?? "", UNLOGGED)));
    try {
      const filled = await Promise.all([database, ...others].map((server) => fillDemonstration(server, few)));
      expect(filled.filter((result) => result !== null)).toEqual([{ papers: await count("origin = 'demonstration'") }]);
      expect(await listImports()).toHaveLength(1);
      // The connection that held the lock is closed on its own time; whether it is free is asked by taking it.
      await database.pool.query("select pg_advisory_xact_lock($1)", [FILL_LOCK]);
    } finally {
      await Promise.all(others.map((server) => server.close()));
    }
  });
});
