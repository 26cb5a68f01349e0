import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readBackup } from "@medsieve/database/backup/backup-format";
import { checkBackup, restoreBackup } from "@medsieve/database/backup/restore-backup";
import { writeBackup } from "@medsieve/database/backup/write-backup";
import { companies } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation } from "../../../medline/test/medline-xml.ts";
import { indexCitation } from "../../../sources/src/library/citation-batch.ts";
import { storeCitations } from "../../../sources/src/library/store-citations.ts";
import { openTestApp, signInNew } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";

const QUERY = "statins[tiab]";
const QUIET = { signal: new AbortController().signal, report: () => undefined };
const AWKWARD = 'Zürich, "quoted" (in brackets) \\ back\nand a new line; 心不全 \u{1F9EA}';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let file: string;
/** Companies that were acknowledged by the moment the backup began, and all that were ever made: two in each transaction. */
let before: string[];

const readCompanies = async ({ pool }: TestDatabase): Promise<string[]> =>
  (await pool.query<{ name: string }>("select name from companies order by name")).rows.map(({ name }) => name);

beforeAll(async () => {
  [source, target] = [await openTestDatabase(), await openTestDatabase()];
  folder = await mkdtemp(join(tmpdir(), "medsieve-backup-"));
  file = join(folder, "one.backup");
  await source.db.transaction((tx) =>
    storeCitations(tx, [indexCitation(makeCitation({ pmid: "1", title: AWKWARD, abstract: [] }))]),
  );
  const app = await openTestApp(
    source,
    new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] }),
    new ScriptedReader([QUERY]),
  );
  const token = await signInNew(app, source, { email: "user@example.org" });
  const asked = await app.app.inject({
    ...{ method: "POST", url: "/api/v1/search", headers: { authorization: `Bearer ${token}` } },
    payload: { query: AWKWARD },
  });
  expect(asked.statusCode).toBe(200);
  await app.close();
  await writeFile(join(folder, "jwt-secret"), "a secret of the server\n");
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      const pair = randomUUID();
      await source.db.transaction(async (tx) => {
        for (const half of ["a", "b"]) await tx.insert(companies).values({ name: `${pair} ${half}` });
      });
    }
  };
  const writing = write();
  do before = await readCompanies(source);
  while (before.length < 20);
  await writeBackup(source, { ...QUIET, file, secretsOf: null });
  isOver = true;
  await writing;
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await source.close();
  await target.close();
});

async function readRows(path: string): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>();
  let rows: string[] = [];
  for await (const part of readBackup(path)) {
    if (part.kind === "table") {
      rows = [];
      tables.set(part.table, rows);
    }
    if (part.kind === "row") rows.push(part.row);
  }
  for (const sorted of tables.values()) sorted.sort();
  return tables;
}

it("holds one state of a database that is written to, and only its user can read it", async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).not.toContainEqual(expect.stringContaining(".part"));
  const names = (await readRows(file))
    .get("companies")
    ?.map((row) => /[0-9a-f-]{36} [ab]/u.exec(row.slice(37))?.[0] ?? "");
  const halves = new Map<string, number>();
  for (const name of names ?? []) halves.set(name.slice(0, -2), (halves.get(name.slice(0, -2)) ?? 0) + 1);
  expect(new Set(halves.values())).toEqual(new Set([2]));
  for (const name of before) expect(names).toContain(name);
});

it("is restored row by row, sealed records and awkward texts included, and into an empty database alone", async () => {
  await emptyDatabase(target);
  await checkBackup(file);
  const rows = await restoreBackup(target, file, folder, () => undefined);
  const copy = join(folder, "copy.backup");
  expect(await writeBackup(target, { ...QUIET, file: copy, secretsOf: null })).toBe(rows);
  expect(await readRows(copy)).toEqual(await readRows(file));
  expect((await readRows(copy)).get("searches")?.join()).toContain("心不全");
  await expect(target.pool.query("update searches set question = 'another'")).rejects.toThrow(/cannot be changed/);
  await expect(restoreBackup(target, file, folder, () => undefined)).rejects.toThrow(/not empty/);
});

it("has secrets only where they are asked for, which replace none", async () => {
  const kept = join(folder, "secrets.backup");
  await writeBackup(source, { ...QUIET, file: kept, secretsOf: folder });
  expect(gunzipSync(await readFile(file)).toString()).not.toContain("a secret of the server");
  await emptyDatabase(target);
  const fresh = await mkdtemp(join(folder, "fresh-"));
  await restoreBackup(target, kept, fresh, () => undefined);
  expect(await readFile(join(fresh, "jwt-secret"), "utf8")).toBe("a secret of the server\n");
  await writeFile(join(fresh, "jwt-secret"), "another\n");
  await emptyDatabase(target);
  await restoreBackup(target, kept, fresh, () => undefined);
  expect(await readFile(join(fresh, "jwt-secret"), "utf8")).toBe("another\n");
});

it("is not written over a file, and not read where it is damaged, cut off, foreign or of other tables", async () => {
  await expect(writeBackup(source, { ...QUIET, file, secretsOf: null })).rejects.toThrow(/is there already/);
  const bytes = await readFile(file);
  const lines = gunzipSync(bytes).toString();
  const damaged: [content: Buffer, said: RegExp][] = [
    [bytes.subarray(0, bytes.length / 2), /damaged or not whole/],
    [gzipSync(lines.replace("quoted", "other!")), /damaged or not whole/],
    [gzipSync(lines.slice(0, lines.lastIndexOf("\n", lines.length - 2) + 1)), /damaged or not whole/],
    [Buffer.from("not a backup"), /is no backup/],
    [gzipSync("{}\n"), /is no backup/],
    [gzipSync(lines.replace(/"schema":"[^"]*"/u, '"schema":"other"')), /other tables/],
  ];
  for (const [content, said] of damaged) {
    const path = join(folder, `${randomUUID()}.backup`);
    await writeFile(path, content);
    await expect(checkBackup(path)).rejects.toThrow(said);
  }
  await expect(checkBackup(join(folder, "absent"))).rejects.toThrow(/cannot be read/);
});
