import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@medsieve/database/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../../database/test/database.ts";
import { makeCitation, writeDeletions, writeSet } from "../../../../medline/test/medline-xml.ts";
import { COMPILE_HERE } from "../../../test/compile-here.ts";
import { indexCitation } from "../citation-batch.ts";
import { importLibrary } from "../import-library.ts";
import { createLibrarySource } from "../library-source.ts";
import { createReaderHere } from "../reading/reader-here.ts";
import { deleteCitations, storeCitations } from "../store-citations.ts";
import { keepImported } from "./imported-postings.ts";
import { keepPostings } from "./keep-postings.ts";

const { signal } = new AbortController();
const WORDS = ["heart", "failure", "cough", "therapies", "心不全", "kidney"];
const QUERIES = [
  "heart",
  "failure[ti] AND cough",
  "therap*[tiab]",
  '"heart failure"[tiab]',
  "心不全 NOT kidney",
  "changed",
];

const word = (number: number) => WORDS[number % WORDS.length] ?? "";
const makePaper = (number: number, version = 1, title = `${word(number)} ${word(number + 1)} of ${number}`) =>
  makeCitation({
    pmid: String(number),
    version,
    title,
    abstract: [{ label: null, text: `${word(number * 5)} ${word(number * 7 + 2)} ${word(number)}.` }],
    published: { printed: "2020", year: 2020, month: null, day: null },
  });
const makePapers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => makePaper(from + at));

describe("the postings that an import writes", () => {
  let database: Database;
  /** The same library, stored by itself, which never has postings. */
  let plain: Database;
  let folder: string;
  beforeAll(async () => {
    [database, plain] = await Promise.all([openTestDatabase(), openTestDatabase()]);
    folder = await mkdtemp(join(tmpdir(), "medsieve-imported-"));
  });
  beforeEach(async () => {
    await Promise.all([emptyDatabase(database), emptyDatabase(plain)]);
  });
  afterAll(async () => {
    await Promise.all([database.close(), plain.close()]);
    await rm(folder, { recursive: true });
  });

  async function write(name: string, ...records: Parameters<typeof writeSet>): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, writeSet(...records));
    return file;
  }

  const store = (...papers: ReturnType<typeof makePaper>[]) =>
    plain.db.transaction((tx) => storeCitations(tx, papers.map(indexCitation)));

  async function expectSame(): Promise<void> {
    const [source, other] = [database, plain].map((one) => createLibrarySource(one, COMPILE_HERE));
    for (const query of QUERIES) {
      const hits = await source?.search(query, 1_000, signal);
      expect({ query, ...hits }).toEqual({ query, ...(await other?.search(query, 1_000, signal)) });
    }
  }

  async function count(what: string): Promise<number> {
    const { rows } = await database.pool.query(`select count(*)::int as found from ${what}`);
    return rows[0].found;
  }

  it("find what the full-text index finds, also of papers that changed or went while the import ran", async () => {
    const changed = [3, 50, 51].map((number) => makePaper(number, 2, "changed title"));
    const files = [
      await write("first.xml", ...makePapers(1, 60), makePaper(7, 2, "changed at once")),
      await write("second.xml", ...changed, ...makePapers(40, 45), writeDeletions("8", "50")),
    ];
    for (const outcome of await importLibrary(database, files, signal, () => undefined)) {
      expect(outcome).toMatchObject({ status: "completed", error: null });
    }
    await store(...makePapers(1, 60), makePaper(7, 2, "changed at once"));
    await store(...changed);
    await plain.db.transaction((tx) => deleteCitations(tx, ["8", "50"]));
    expect(await count("library_unindexed")).toBe(0);
    expect(await count("library_segments where retired_at is null")).toBeGreaterThan(0);
    await expectSame();
  });

  it("come as several segments, in which a paper answers once", async () => {
    const reader = createReaderHere(true);
    const postings = keepImported(database, reader, signal, 10);
    for (const [file, papers] of [
      ["one.xml", makePapers(1, 25)],
      [
        "two.xml",
        [...makePapers(26, 40), ...makePapers(1, 5).map(({ pmid }) => makePaper(Number(pmid), 2, "changed"))],
      ],
      ["three.xml", makePapers(41, 44)],
    ] as const) {
      const path = await write(file, ...papers);
      for await (const part of reader.read(file, path)) {
        if (part.kind !== "citations") continue;
        await postings.prepare();
        const { written } = await database.db.transaction((tx) => storeCitations(tx, part.citations));
        await postings.take(part.batch, written);
        await expectSameAfter(papers);
      }
    }
    await postings.finish();
    expect(await count("library_segments where retired_at is null")).toBe(3);
    expect(await count("library_unindexed")).toBe(0);
    await expectSame();

    async function expectSameAfter(papers: readonly ReturnType<typeof makePaper>[]): Promise<void> {
      await store(...papers);
      await expectSame();
    }
  });

  it("are left to another process that writes postings at the time, and none is lost", async () => {
    await database.pool.query(
      "insert into library_postings_state (id, lease_holder, lease_until) values (1, gen_random_uuid(), now() + interval '1 hour')",
    );
    await importLibrary(database, [await write("all.xml", ...makePapers(1, 20))], signal, () => undefined);
    await store(...makePapers(1, 20));
    expect(await count("library_segments")).toBe(0);
    expect(await count("library_unindexed")).toBe(20);
    await expectSame();
    await database.pool.query("update library_postings_state set lease_until = now() - interval '1 second'");
    await keepPostings(database, signal);
    expect(await count("library_unindexed")).toBe(0);
    await expectSame();
  });
});
