import { mkdir, mkdtemp, realpath, rm, stat, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ImportEvent } from "@medsieve/contract/import-events";
import { checkBackup } from "@medsieve/database/backup/restore-backup";
import type { Database } from "@medsieve/database/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeSet, zip } from "../../../medline/test/medline-xml.ts";
import { findControlSocket } from "./control-socket.ts";
import { requestBackup, requestImport, requestLists, requestStatus } from "./import-client.ts";
import { serveImports } from "./import-socket.ts";

describe("importing beside a running server", () => {
  let database: Database;
  let dataDir: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), "medsieve-socket-"));
  });
  beforeEach(() => emptyDatabase(database));
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });

  async function write(name: string, count: number): Promise<string> {
    const file = join(dataDir, name);
    const citations = Array.from({ length: count }, (_, n) => makeCitation({ pmid: String(n + 1) }));
    await writeFile(file, zip(writeSet(...citations)));
    return file;
  }
  const never = new AbortController().signal;

  it("is done by the server, and the command sees the same progress and outcome", async () => {
    const server = await serveImports(database, dataDir);
    const events: ImportEvent[] = [];
    const files = [await write("a.xml.gz", 300), join(dataDir, "missing.xml")];
    const outcomes = await requestImport(dataDir, files, never, (event) => events.push(event));
    expect(outcomes).toMatchObject([
      { status: "completed", added: 300 },
      { status: "failed", error: expect.stringContaining("missing.xml: there is no such file") },
    ]);
    expect(events.filter((event) => event.type === "outcome")).toEqual(outcomes);
    expect(events.some((event) => event.type === "progress" && event.added > 0)).toBe(true);

    const status = await requestStatus(dataDir);
    expect(status).toMatchObject({ papers: 300, demonstrationPapers: 0 });
    expect(status.imports.map((entry) => entry.status)).toEqual(["failed", "completed"]);
    await server.close();
  });

  it("takes in lists of retractions, too", async () => {
    const server = await serveImports(database, dataDir);
    const file = join(dataDir, "list.txt");
    await writeFile(file, "1\n2\nthree\n");
    const reported: unknown[] = [];
    const outcomes = await requestLists(dataDir, [file, join(dataDir, "missing.txt")], never, (event) =>
      reported.push(event),
    );
    expect(outcomes).toMatchObject([
      { status: "completed", added: 2, refused: 1 },
      { status: "failed", error: expect.stringMatching(/missing\.txt: there is no such file$/) },
    ]);
    expect(reported).toEqual(outcomes);
    expect(await requestStatus(dataDir)).toMatchObject({ listedNotices: 2 });
    await server.close();
  });

  it("leaves room for a backup, which the server that holds the database writes, and never over a file", async () => {
    const server = await serveImports(database, dataDir);
    await requestImport(dataDir, [await write("kept.xml.gz", 20)], never, () => undefined);
    const file = join(dataDir, "beside.backup");
    const tables: unknown[] = [];
    const back = () =>
      requestBackup(dataDir, { file, withSecrets: false, signal: never }, (progress) => tables.push(progress));
    const rows = await back();
    expect(rows).toBeGreaterThanOrEqual(20);
    expect(tables.length).toBeGreaterThan(0);
    await checkBackup(file);
    await expect(back()).rejects.toThrow(/is there already/);
    await server.close();
  });

  it("takes one import at a time, and says so", async () => {
    const server = await serveImports(database, dataDir);
    const file = await write("long.xml.gz", 3000);
    let second: Promise<unknown> | null = null;
    const first = await requestImport(dataDir, [file], never, () => {
      second ??= requestImport(dataDir, [file], never, () => undefined).catch((error: unknown) => error);
    });
    expect(first).toMatchObject([{ status: "completed", added: 3000 }]);
    expect(String(await second)).toMatch(/Another import is running/);
    await server.close();
  });

  it("stops cleanly when the command is interrupted, or goes away", async () => {
    const server = await serveImports(database, dataDir);
    const file = await write("long.xml.gz", 3000);
    const stopping = new AbortController();
    const outcomes = await requestImport(dataDir, [file], stopping.signal, () => stopping.abort());
    expect(outcomes).toMatchObject([{ status: "interrupted" }]);

    await emptyDatabase(database);
    const socket = createConnection(await findControlSocket(dataDir));
    socket.write(`${JSON.stringify({ command: "import", files: [file] })}\n`);
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
    // The next import is let in once the abandoned one has ended.
    let again: unknown = null;
    while (!Array.isArray(again)) {
      again = await requestImport(dataDir, [join(dataDir, "none.xml")], never, () => undefined).catch((error) => error);
    }
    const statuses = (await requestStatus(dataDir)).imports.map((entry) => entry.status);
    expect(statuses).toEqual(["failed", "interrupted"]);
    await server.close();
  });

  it("ends the import when the server is stopped, and the command says that it did not end", async () => {
    const server = await serveImports(database, dataDir);
    const file = await write("long.xml.gz", 3000);
    let closed: Promise<void> | null = null;
    const outcomes = await requestImport(dataDir, [file], never, () => {
      closed ??= server.close();
    });
    expect(outcomes).toMatchObject([{ status: "interrupted" }]);
    await closed;
    await expect(requestStatus(dataDir)).rejects.toThrow(/takes no commands/);
  });

  it("marks imports that a killed server left behind as interrupted", async () => {
    await database.pool.query("insert into library_imports (file, added) values ('killed.xml.gz', 40)");
    const server = await serveImports(database, dataDir);
    expect((await requestStatus(dataDir)).imports).toMatchObject([
      { file: "killed.xml.gz", status: "interrupted", added: 40 },
    ]);
    await server.close();
  });

  it("answers nonsense with a refusal and goes on", async () => {
    const server = await serveImports(database, dataDir);
    for (const line of ["what?", "{}", '{"command":"import","files":[]}']) {
      const socket = createConnection(await findControlSocket(dataDir)).setEncoding("utf8");
      socket.write(`${line}\n`);
      const answer = await new Promise((resolve) => socket.once("data", resolve));
      expect(JSON.parse(String(answer))).toEqual({ type: "refused", reason: "The request was not understood" });
    }
    expect(await requestStatus(dataDir)).toMatchObject({ papers: 0 });
    await server.close();
  });

  it.runIf(process.platform !== "win32")("can be reached by this user alone, however long the path is", async () => {
    const long = join(dataDir, "a-rather-long-folder-name".repeat(4));
    for (const folder of [dataDir, long]) {
      await mkdir(folder, { recursive: true });
      const server = await serveImports(database, folder);
      const socket = await findControlSocket(folder);
      expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(100);
      expect((await stat(socket)).mode & 0o777).toBe(0o600);
      if (folder === long) expect((await stat(dirname(socket))).mode & 0o777).toBe(0o700);
      else expect(dirname(socket)).toBe(await realpath(dataDir));
      expect(await requestStatus(folder)).toMatchObject({ papers: 0 });
      await server.close();
      await expect(stat(socket)).rejects.toThrow(/ENOENT/);
      expect(
        await stat(dirname(socket)).then(
          () => "there",
          () => "gone",
        ),
      ).toBe(folder === long ? "gone" : "there");
    }
  });
});
