import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { serveImports } from "@medsieve/sources/library/import-socket";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { makeCitation, writeSet, zip } from "../../../medline/test/medline-xml.ts";

/** Each command is a process of its own that opens a database. */
const PATIENCE_MS = 180_000;
const embedded = process.env.MEDSIEVE_TEST_DATABASE !== "postgres";

describe.runIf(embedded)("the library commands", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-cli-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  interface Ended {
    code: number | null;
    out: string;
    err: string;
  }

  /** Runs a command as an operator would, in an empty folder. */
  function run(
    command: "import" | "retractions" | "status",
    args: string[] = [],
    watch: { out?: (child: ChildProcess, out: string) => void; err?: () => void } = {},
  ) {
    const child = fork(fileURLToPath(new URL(`./library-${command}.ts`, import.meta.url)), args, {
      cwd: folder,
      execArgv: ["--import", import.meta.resolve("tsx")],
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, "data") },
      silent: true,
    });
    return new Promise<Ended>((resolve) => {
      const ended: Ended = { code: null, out: "", err: "" };
      child.stdout?.on("data", (data) => {
        ended.out += String(data);
        watch.out?.(child, ended.out);
      });
      child.stderr?.on("data", (data) => {
        ended.err += String(data);
        watch.err?.();
      });
      child.once("close", (code) => resolve({ ...ended, code }));
    });
  }

  /** The data directory as a first start leaves it, held by this process. */
  const openDataDir = () =>
    openEmbedded({ dataDir: join(folder, "data"), template: inject("embeddedTemplate"), log: UNLOGGED });

  async function write(name: string, content: string | Buffer): Promise<string> {
    await writeFile(join(folder, name), content);
    return name;
  }
  const citations = (count: number) => Array.from({ length: count }, (_, n) => makeCitation({ pmid: String(n + 1) }));

  it("say how they are used", { timeout: PATIENCE_MS }, async () => {
    const [nothing, wrong, help] = await Promise.all([
      run("import"),
      run("import", ["--all"]),
      run("import", ["--help"]),
    ]);
    expect(nothing).toMatchObject({ code: 2, err: expect.stringContaining("usage: npm run library:import -- FILE…") });
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining("There is no option --all.") });
    expect(help).toMatchObject({ code: 0, out: expect.stringContaining("usage:") });
  });

  it("import into the embedded database, try every file, and end with what went wrong", {
    timeout: PATIENCE_MS,
  }, async () => {
    await (await openDataDir()).close();
    const files = [
      "missing.xml",
      await write("half.xml.gz", zip(writeSet(...citations(400))).subarray(0, 1500)),
      await write("good.xml", writeSet(makeCitation({ pmid: "5000", abstract: [{ label: null, text: "Words." }] }))),
    ];
    const imported = await run("import", files);
    expect(imported.code).toBe(1);
    expect(imported.out).toMatch(/missing\.xml: FAILED/);
    expect(imported.out).toMatch(/good\.xml: done, 1 citations in .* 1 added, 0 replaced/);
    expect(imported.err.trim().split("\n")).toEqual([
      expect.stringMatching(/missing\.xml: there is no such file$/),
      expect.stringMatching(/half\.xml\.gz, line \d+: it is cut off: .*last complete citation: PMID \d+\)$/),
    ]);

    const status = await run("status");
    expect(status).toMatchObject({ code: 0, err: "" });
    expect(status.out).toMatch(/with abstract +1\n/);
    expect(status.out).toMatch(/completed +good\.xml: 1 added/);
    expect(status.out).toMatch(/failed +missing\.xml: 0 added.*\n +\S*missing\.xml: there is no such file/);
  });

  it("work beside a running server, which can be stopped", { timeout: PATIENCE_MS }, async () => {
    const database = await openDataDir();
    const server = await serveImports(database, join(folder, "data"));
    const imported = await run("import", [await write("small.xml", writeSet(...citations(3)))]);
    expect(imported).toMatchObject({ code: 0, err: "", out: expect.stringMatching(/small\.xml: done, 3 citations/) });
    expect((await run("status")).out).toMatch(/^papers +3\n/);

    const long = await write("long.xml.gz", zip(writeSet(...citations(20_000))));
    const stopped = await run("import", [long], {
      out: (child, out) => {
        if (out.includes("long.xml.gz") && !child.killed) child.kill("SIGINT");
      },
    });
    expect(stopped).toMatchObject({
      code: 130,
      err: expect.stringContaining("Stopped. What was stored by then is whole"),
    });
    const statuses = await database.pool.query("select status from library_imports order by started_at");
    expect(statuses.rows.map((row) => row.status)).toEqual(["completed", "interrupted"]);
    await server.close();
    await database.close();
  });

  it("take in a list of retractions, and name the rows that cannot be used", { timeout: PATIENCE_MS }, async () => {
    await (await openDataDir()).close();
    const list = await write("list.txt", "# retracted\n17\nseventeen\n");
    const [taken, missing] = [await run("retractions", [list]), await run("retractions", ["missing.txt"])];
    expect(taken).toMatchObject({ code: 0, err: "" });
    expect(taken.out).toMatch(/^list\.txt: done, 2 rows in .*\n {2}1 new, 0 completed, 0 already known\n/);
    expect(taken.out).toContain("line 3: “seventeen” is no PMID");
    expect(missing).toMatchObject({ code: 1, err: expect.stringMatching(/missing\.txt: there is no such file\n$/) });
    expect((await run("retractions")).err).toContain("usage: npm run library:retractions -- FILE…");
  });

  it("wait for a holder of the data directory that takes no commands yet", { timeout: PATIENCE_MS }, async () => {
    const database = await openDataDir();
    const file = await write("small.xml", writeSet(...citations(3)));
    const started: Promise<{ close: () => Promise<void> }>[] = [];
    const imported = await run("import", [file], {
      err: () => {
        if (started.length === 0) started.push(serveImports(database, join(folder, "data")));
      },
    });
    expect(imported).toMatchObject({ code: 0, out: expect.stringMatching(/small\.xml: done, 3 citations/) });
    expect(imported.err).toMatch(/^DATA_DIR is in use by a process that takes no commands yet: waiting for it …\n$/);
    for (const server of await Promise.all(started)) await server.close();
    await database.close();
  });

  it("go on by themselves when the one that held the data directory has ended", { timeout: PATIENCE_MS }, async () => {
    const database = await openDataDir();
    const closed: Promise<void>[] = [];
    const status = await run("status", [], {
      err: () => {
        if (closed.length === 0) closed.push(database.close());
      },
    });
    expect(status).toMatchObject({ code: 0, out: expect.stringMatching(/^papers +0\n/) });
    await Promise.all(closed);
  });
});
