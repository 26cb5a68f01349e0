import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@medsieve/database/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "../../../../database/test/database.ts";
import { makeCitation, writeDeletions, writeSet, zip } from "../../../../medline/test/medline-xml.ts";
import { importLibrary } from "../import-library.ts";
import { followOnce } from "./follow-folder.ts";
import { readFollow } from "./read-follow.ts";

let database: Database;
let folder: string;
beforeEach(async () => {
  [database, folder] = await Promise.all([openTestDatabase(), mkdtemp(join(tmpdir(), "medsieve-follow-"))]);
});
afterEach(async () => {
  await Promise.all([database.close(), rm(folder, { recursive: true, force: true })]);
});

const { signal } = new AbortController();
const log = { info: () => undefined, warn: () => undefined };
const importFiles = (files: readonly string[], until: AbortSignal) =>
  importLibrary(database, files, until, () => undefined);

async function deliver(number: number, xml: string, cutTo?: number): Promise<void> {
  const name = `pubmed26n${number}.xml.gz`;
  const packed = zip(xml);
  const md5 = createHash("md5").update(packed).digest("hex");
  await writeFile(join(folder, name), packed.subarray(0, cutTo));
  await writeFile(join(folder, `${name}.md5`), `MD5(${name})= ${md5}\n`);
}

async function follow(from = folder) {
  await followOnce({ database, folder: from, target: "library", importFiles, log }, signal);
  return readFollow(database);
}

const listTitles = async (): Promise<string[]> =>
  (await database.pool.query("select citation ->> 'title' as title from papers order by pmid")).rows.map(
    ({ title }) => title,
  );

it("takes the files in order: a later one changes and deletes records of earlier ones", async () => {
  await deliver(1336, writeSet(makeCitation({ pmid: "1", revised: "2026-02-02", title: "Second" })));
  await deliver(
    1335,
    writeSet(makeCitation({ pmid: "1", revised: "2026-02-01", title: "First" }), makeCitation({ pmid: "2" })),
  );
  expect(await follow()).toMatchObject({ lastFile: "pubmed26n1336.xml.gz", trouble: null });
  expect(await listTitles()).toEqual(["Second", "Paper 2"]);
  await deliver(1337, writeSet(makeCitation({ pmid: "3" }), writeDeletions("2")));
  expect(await follow()).toMatchObject({ lastFile: "pubmed26n1337.xml.gz" });
  expect(await listTitles()).toEqual(["Second", "Paper 3"]);
});

it("says what is missing, cut or unreadable, and goes on when it is put right", async () => {
  const paper = (pmid: string) => writeSet(makeCitation({ pmid }));
  expect(await follow(join(folder, "none"))).toMatchObject({
    trouble: expect.stringContaining("cannot be read (ENOENT)"),
  });
  await deliver(1335, paper("1"));
  await deliver(1337, paper("3"));
  expect(await follow()).toMatchObject({
    lastFile: "pubmed26n1335.xml.gz",
    trouble: "pubmed26n1336.xml.gz is missing: pubmed26n1337.xml.gz and what follows wait for it.",
  });
  await deliver(1336, paper("2"), 40);
  expect(await follow()).toMatchObject({ trouble: expect.stringContaining("is not as its .md5 says") });
  await rm(join(folder, "pubmed26n1336.xml.gz.md5"));
  expect(await follow()).toMatchObject({ trouble: expect.stringContaining("waits for its checksum") });
  await deliver(1336, "<PubmedArticleSet><PubmedArticle>");
  expect(await follow()).toMatchObject({ trouble: expect.stringContaining("pubmed26n1336.xml.gz") });
  await deliver(1336, paper("2"));
  expect(await follow()).toMatchObject({ lastFile: "pubmed26n1337.xml.gz", trouble: null });
  expect(await listTitles()).toHaveLength(3);
});

it("is done by one server of several, and by another when that one died", async () => {
  await deliver(1335, writeSet(makeCitation({ pmid: "1" })));
  await database.pool.query(
    "insert into library_follows (target, folder, lease_holder, lease_until) values ('library', $1, gen_random_uuid(), now() + interval '1 minute')",
    [folder],
  );
  expect(await follow()).toMatchObject({ lastFile: null });
  await database.pool.query("update library_follows set lease_until = now() - interval '1 second'");
  expect(await follow()).toMatchObject({ lastFile: "pubmed26n1335.xml.gz" });
});
