import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LibraryJob } from "@medsieve/contract/admin/library";
import { API_PREFIX } from "@medsieve/contract/constants";
import { fillDemonstration } from "@medsieve/sources/demonstration/fill-demonstration";
import { createExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeCitation, writeSet, zip } from "../../../../../medline/test/medline-xml.ts";
import { DEMONSTRATION_FILE } from "../../../../../sources/test/demonstration.ts";
import { type AdminTest, openAdminTest } from "../../../../test/admin.ts";

describe("the library, as administrators fill it", () => {
  let admin: AdminTest;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "medsieve-library-"));
    admin = await openAdminTest(undefined, undefined, (database) => ({
      filling: { imports: createExclusiveImports(database), folder, demonstrationFile: DEMONSTRATION_FILE },
    }));
  });
  beforeEach(() => admin.begin());
  afterEach(async () => {
    for (const name of await readdir(folder)) await rm(join(folder, name));
  });
  afterAll(async () => {
    await admin.close();
    await rm(folder, { recursive: true });
  });

  const papers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => makeCitation({ pmid: String(from + n) }));
  const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);

  function sendPart(name: string, offset: number, size: number, bytes: Buffer) {
    return admin.test.app.inject({
      method: "PUT",
      url: `${API_PREFIX}/admin/library/files/${encodeURIComponent(name)}?offset=${offset}&size=${size}`,
      headers: { authorization: `Bearer ${admin.token()}`, "content-type": "application/octet-stream" },
      payload: bytes,
    });
  }

  async function waitForJob(): Promise<LibraryJob> {
    return vi.waitFor(
      async () => {
        const { job } = (await admin.get("/admin/library/job")).json();
        expect(job?.status).not.toBe("running");
        return job;
      },
      { timeout: 60_000 },
    );
  }

  it("imports the files of the folder that were chosen, in the order of their names, and says what became of each", async () => {
    await write("pubmed26n0002.xml", writeSet(...papers(3, 5), makeCitation({ pmid: "1", revised: "2026-01-02" })));
    await write("pubmed26n0001.xml.gz", zip(writeSet(...papers(1, 2))));
    await write("broken.xml", "<PubmedArticleSet><PubmedArticle>");
    await write("notes.txt", "no PubMed file");
    const listed = (await admin.get("/admin/library/files")).json();
    expect(listed.folder).toBe(folder);
    expect(listed.items.map((file: { name: string; imported: unknown }) => [file.name, file.imported])).toEqual([
      ["broken.xml", null],
      ["pubmed26n0001.xml.gz", null],
      ["pubmed26n0002.xml", null],
    ]);

    const begun = await admin.post("/admin/library/imports", {
      files: ["pubmed26n0002.xml", "broken.xml", "pubmed26n0001.xml.gz"],
    });
    expect(begun.statusCode).toBe(202);
    const job = await waitForJob();
    expect(job).toMatchObject({ status: "failed", started_by: "root@example.org", is_cancelling: false });
    expect(job.outcomes).toMatchObject([
      { file: "broken.xml", status: "failed", read: 0, error: expect.stringContaining("broken.xml") },
      { file: "pubmed26n0001.xml.gz", status: "completed", added: 2 },
      { file: "pubmed26n0002.xml", status: "completed", added: 3, replaced: 1 },
    ]);
    expect((await admin.get("/admin/library")).json()).toMatchObject({ papers: 5, kept_in: "database" });
    const imports = (await admin.get("/admin/library/imports?per_page=2")).json();
    expect(imports.items.map(({ file }: { file: string }) => file)).toEqual([
      "pubmed26n0002.xml",
      "pubmed26n0001.xml.gz",
    ]);
    expect(imports.meta).toMatchObject({ total: 3, total_pages: 2 });
    const after = (await admin.get("/admin/library/files")).json();
    expect(after.items.map((file: { imported: unknown }) => file.imported)).toEqual([
      "failed",
      "completed",
      "completed",
    ]);
    const [entry] = await admin.readAudit();
    expect(entry).toMatchObject({
      action: "LIBRARY_IMPORT",
      details: { target_name: "broken.xml, pubmed26n0001.xml.gz, pubmed26n0002.xml" },
    });
  });

  it("refuses a second import while one runs, and stops one that is cancelled", async () => {
    await write("early.xml", writeSet(...papers(1, 3000)));
    await write("later.xml", writeSet(...papers(5001, 5002)));
    await admin.post("/admin/library/imports", { files: ["early.xml", "later.xml"] });
    const second = await admin.post("/admin/library/imports", { files: ["later.xml"] });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ code: "import_running" });
    const cancelled = await admin.post("/admin/library/job/cancel");
    expect(cancelled.json().job).toMatchObject({ status: "running", is_cancelling: true });
    const job = await waitForJob();
    expect(job.status).toBe("cancelled");
    expect(job.outcomes).toMatchObject([{ file: "early.xml", status: "interrupted" }]);
    expect((await admin.post("/admin/library/job/cancel")).statusCode).toBe(404);
    await admin.post("/admin/library/imports", { files: ["early.xml", "later.xml"] });
    expect(await waitForJob()).toMatchObject({ status: "completed" });
    expect((await admin.get("/admin/library")).json().papers).toBe(3002);
  });

  it("lets another import begin where the server of the first has been silent for two minutes, and not for seconds", async () => {
    await write("one.xml", writeSet(...papers(1, 1)));
    await admin.db.execute(sql`
      insert into library_jobs (files, alive_at) values ('{"lost.xml"}', now() - interval '10 seconds')`);
    expect((await admin.post("/admin/library/imports", { files: ["one.xml"] })).statusCode).toBe(409);
    await admin.db.execute(sql`update library_jobs set alive_at = now() - interval '119 seconds'`);
    expect((await admin.get("/admin/library/job")).json().job).toMatchObject({ status: "interrupted" });
    expect((await admin.post("/admin/library/imports", { files: ["one.xml"] })).statusCode).toBe(202);
    expect(await waitForJob()).toMatchObject({ status: "completed", files: ["one.xml"] });
  });

  it("takes a file in parts, and refuses one that does not follow, a name that is a path, and a second of the same name", async () => {
    const bytes = Buffer.from(zip(writeSet(...papers(1, 40))));
    const half = Math.floor(bytes.length / 2);
    expect((await sendPart("sent.xml.gz", 0, bytes.length, bytes.subarray(0, half))).json()).toEqual({
      received: half,
      is_complete: false,
    });
    expect((await admin.get("/admin/library/files")).json().items).toEqual([]);
    const astray = await sendPart("sent.xml.gz", half + 1, bytes.length, bytes.subarray(half + 1));
    expect([astray.statusCode, astray.json()]).toMatchObject([409, { code: "upload_out_of_step", received: half }]);
    expect((await sendPart("sent.xml.gz", half, bytes.length, bytes.subarray(half))).json()).toMatchObject({
      is_complete: true,
    });
    expect(await readFile(join(folder, "sent.xml.gz"))).toEqual(bytes);
    expect((await stat(join(folder, "sent.xml.gz"))).mode & 0o077).toBe(0);
    expect((await sendPart("sent.xml.gz", 0, bytes.length, bytes)).json()).toMatchObject({ code: "file_exists" });
    for (const name of ["../sent.xml", ".hidden.xml", "a/b.xml", "sent.exe", "x.xml.part"]) {
      expect((await sendPart(name, 0, 4, Buffer.from("<a/>"))).statusCode).toBeOneOf([404, 422]);
    }
    expect(await readdir(folder)).toEqual(["sent.xml.gz"]);
    expect((await sendPart("x.xml", 0, 2, Buffer.from("<a/>"))).statusCode).toBe(422);
    expect((await sendPart("x.xml", 0, 2 ** 31, Buffer.from("<a/>"))).statusCode).toBe(422);
    expect((await admin.remove("/admin/library/files/sent.xml.gz")).statusCode).toBe(200);
    expect((await admin.remove("/admin/library/files/sent.xml.gz")).statusCode).toBe(404);
    expect((await admin.readAudit()).map(({ details }) => details)).toEqual([
      { reason: "file_sent", target_name: "sent.xml.gz" },
      { reason: "file_removed", target_name: "sent.xml.gz" },
    ]);
  });

  it("names the files that are not there", async () => {
    const answer = await admin.post("/admin/library/imports", { files: ["gone.xml"] });
    expect([answer.statusCode, answer.json().detail]).toEqual([404, expect.stringContaining("gone.xml")]);
    expect((await admin.post("/admin/library/imports", { files: ["../secret.xml"] })).statusCode).toBe(422);
  });

  it("turns the fictional papers off for good, and on again", async () => {
    const { database } = admin;
    await fillDemonstration(database, DEMONSTRATION_FILE);
    const { demonstration } = (await admin.get("/admin/library")).json();
    expect(demonstration).toMatchObject({ is_on: true });
    expect(demonstration.papers).toBeGreaterThan(10);
    expect((await admin.put("/admin/library/demonstration", { is_on: false })).json().demonstration).toEqual({
      is_on: false,
      papers: 0,
    });
    expect(await fillDemonstration(database, DEMONSTRATION_FILE)).toBeNull();
    expect((await admin.put("/admin/library/demonstration", { is_on: true })).json().demonstration).toEqual(
      demonstration,
    );
    expect((await admin.readAudit()).map(({ details }) => details.changes)).toEqual([
      { demonstration: { from: true, to: false } },
      { demonstration: { from: false, to: true } },
    ]);
  });

  it("lists the papers that were retracted, with who says so", async () => {
    await write(
      "set.xml",
      writeSet(
        makeCitation({ pmid: "10", title: "Sound work" }),
        makeCitation({ pmid: "11", title: "Unsound work", publicationTypes: ["Retracted Publication"] }),
        makeCitation({ pmid: "13", title: "Doubtful work" }),
      ),
    );
    await admin.post("/admin/library/imports", { files: ["set.xml"] });
    await waitForJob();
    await admin.db.execute(sql`insert into listed_notices (pmid, kind, list) values (13, 'retracted', 'watch.csv')`);
    const all = (await admin.get("/admin/library/retractions")).json();
    expect(all.items.map((paper: { pmid: number; said_by: string[] }) => [paper.pmid, paper.said_by])).toEqual([
      [13, ["list"]],
      [11, ["record"]],
    ]);
    const found = (await admin.get("/admin/library/retractions?search=unSOUND")).json();
    expect([found.items.length, found.meta.total]).toEqual([1, 1]);
    const beyond = (await admin.get("/admin/library/retractions?page=9&per_page=1")).json();
    expect([beyond.items, beyond.meta.total]).toEqual([[], 2]);
  });
});
