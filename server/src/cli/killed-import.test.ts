import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Database, openEmbedded, openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeSet, zip } from "../../../medline/test/medline-xml.ts";
import { createLibrarySource } from "../../../sources/src/library/library-source.ts";
import { WORK_HERE } from "../work/work-here.ts";

/** Each import is a process of its own. */
const PATIENCE_MS = 300_000;
const WORDS = ["heart", "failure", "cough", "therapies", "kidney"];
const QUERIES = ["heart AND cough", '"failure therapies"[tiab]', "kidn*[ti]", "2[pmid] OR heart[ti]"];
/** Long enough that a thread reads the files. */
const FILLING = "patients were given the treatment that is described below ".repeat(20);

function makePapers(from: number, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const number = from + at;
    const word = (place: number) => WORDS[(number * place) % WORDS.length] ?? "";
    return makeCitation({
      pmid: String(number),
      title: `${word(1)} ${word(2)} ${number}`,
      abstract: [{ label: null, text: `${word(3)} ${word(7)} ${FILLING}` }],
      references: [String(number + 1)],
    });
  });
}

describe("an import that is killed", () => {
  let folder: string;
  let reference: TestDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-killed-"));
    reference = await openTestDatabase();
  });
  afterAll(async () => {
    await reference.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Runs an import as an operator would; killed as soon as it has printed what matches. */
  function runImport(files: readonly string[], url: string | null, killAt: RegExp | null) {
    const child = fork(fileURLToPath(new URL("./library-import.ts", import.meta.url)), files, {
      cwd: folder,
      execArgv: ["--import", import.meta.resolve("tsx")],
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, "data"), ...(url === null ? {} : { DATABASE_URL: url }) },
      silent: true,
    });
    return new Promise<{ out: string; signal: NodeJS.Signals | null }>((resolve) => {
      let out = "";
      child.stdout?.on("data", (data) => {
        out += String(data);
        if (killAt?.test(out)) child.kill("SIGKILL");
      });
      child.stderr?.on("data", (data) => {
        out += String(data);
      });
      child.once("close", (_, signal) => resolve({ out, signal }));
    });
  }

  async function copyLibrary({ pool }: Database): Promise<unknown> {
    const tables = [
      "select pmid, origin, version, revised, citation from papers",
      "select pmid, lexemes::text, published from library_index",
      "select cited, citing from paper_references",
    ];
    const rows = [];
    for (const table of tables) rows.push((await pool.query(`${table} order by 1, 2`)).rows);
    return rows;
  }

  async function searchAll(database: Database): Promise<unknown> {
    const source = createLibrarySource(database, WORK_HERE);
    const { signal } = new AbortController();
    const found = [];
    for (const query of QUERIES) found.push(await source.search(query, 100, signal));
    return found;
  }

  it("goes on when it is run again, to the same library and the same answers", { timeout: PATIENCE_MS }, async () => {
    const files = [join(folder, "first.xml"), join(folder, "second.xml.gz")];
    await writeFile(files[0] ?? "", writeSet(...makePapers(1, 1_500)));
    await writeFile(files[1] ?? "", zip(writeSet(...makePapers(1_501, 3_000))));
    const own = reference.url === null ? null : await openTestDatabase();
    const url = own?.url ?? null;
    if (own === null) {
      const made = await openEmbedded({
        dataDir: join(folder, "data"),
        template: inject("embeddedTemplate"),
        log: UNLOGGED,
      });
      await made.close();
    }
    for (const killAt of [/first\.xml: done/u, /second\.xml\.gz/u]) {
      expect((await runImport(files, url, killAt)).signal).toBe("SIGKILL");
    }
    const { out, signal } = await runImport(files, url, null);
    expect(signal).toBeNull();
    expect(out).toMatch(/second\.xml\.gz: done, 3,000 citations/u);

    const outcomes = await importLibrary(reference, files, new AbortController().signal, () => undefined);
    expect(outcomes.map(({ added }) => added)).toEqual([1_500, 3_000]);
    const resumed =
      url === null
        ? await openEmbedded({ dataDir: join(folder, "data"), log: UNLOGGED })
        : await openPostgresql(url, UNLOGGED);
    try {
      expect(await copyLibrary(resumed)).toEqual(await copyLibrary(reference));
      expect(await searchAll(resumed)).toEqual(await searchAll(reference));
      const { rows } = await resumed.pool.query("select status from library_imports order by started_at");
      expect(rows.at(-1)).toEqual({ status: "completed" });
    } finally {
      await resumed.close();
      await own?.close();
    }
  });
});
