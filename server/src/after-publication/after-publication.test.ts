import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Notice } from "@medsieve/contract/papers";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { importLists } from "@medsieve/sources/notices/lists/import-list";
import type { PaperRenewal } from "@medsieve/sources/paper-source";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeSet } from "../../../medline/test/medline-xml.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";
import { noteSavedPapers } from "./due-papers.ts";
import { checkDuePapers, startRecheck } from "./recheck-papers.ts";

const QUERY = "statins[tiab]";
const never = new AbortController().signal;
const NOTICE: Notice = { kind: "retracted", pmid: "900", citation: "J Notices. 2026;1:9" };

/** A source that is asked again for its records. */
function renewing(renewal: PaperRenewal): ScriptedSource {
  return Object.assign(new ScriptedSource([], {}), { renewal: () => renewal });
}

describe("after publication", () => {
  let database: TestDatabase;
  let folder: string;
  let test: TestApp;
  let token: string;
  let searchId: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), "medsieve-after-"));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    const papers = [makePaper(101), makePaper(102), makePaper(103, { notices: [NOTICE] })];
    const source = new ScriptedSource(papers, { [QUERY]: ["101", "102", "103"] });
    test = await openTestApp(database, source, new ScriptedReader([QUERY]));
    token = await signInNew(test, database, { email: "user@example.org" });
    searchId = await search(token);
  });
  afterEach(() => test.close());

  const search = async (as: string): Promise<string> =>
    (await call(test.app, "POST", "/search", as, { query: "Do statins help?" })).json().search_id;
  const read = async (path: string, as = token) => (await call(test.app, "GET", path, as)).json();
  const readAlerts = (as = token) => read("/alerts", as);
  const countAlerts = async () => (await read("/search-history")).searches[0].alert_count;
  const readNotices = async (pmid: string): Promise<Notice[]> =>
    (await read(`/search-history/${searchId}/details`)).papers.find((paper: { pmid: string }) => paper.pmid === pmid)
      .notices;

  async function importSet(...citations: Parameters<typeof writeSet>) {
    const file = join(folder, "set.xml");
    await writeFile(file, writeSet(...citations));
    const [outcome] = await importLibrary(database, [file], never, () => undefined);
    expect(outcome).toMatchObject({ status: "completed" });
  }
  async function importText(name: string, text: string) {
    const file = join(folder, name);
    await writeFile(file, text);
    return (await importLists(database, [file], never, () => undefined))[0];
  }

  it("reports nothing that was known when the search was made", async () => {
    await importText("list.txt", "103\n");
    expect(await readAlerts()).toEqual({ alerts: [], total: 0 });
    expect(await countAlerts()).toBe(0);
    expect(await readNotices("103")).toEqual([NOTICE]);
  });

  it("reports a paper that an import retracts: in the history, on the paper, and once in the header", async () => {
    await importSet(makeCitation({ pmid: "101", notices: [NOTICE] }));
    expect(await countAlerts()).toBe(1);
    const { alerts, total } = await readAlerts();
    expect(total).toBe(1);
    expect(alerts).toEqual([
      {
        search_id: searchId,
        query: "Do statins help?",
        pmid: "101",
        title: makePaper(101).title,
        notice: NOTICE,
        found_at: expect.any(String),
      },
    ]);
    expect(await readNotices("101")).toEqual([{ ...NOTICE, known_since: alerts[0].found_at }]);
    expect(await readNotices("102")).toEqual([]);

    const seen = (until: unknown) => call(test.app, "POST", "/alerts/seen", token, { until });
    expect((await seen("2001-01-01T00:00:00.000Z")).statusCode).toBe(200);
    expect((await readAlerts()).total).toBe(1);
    expect((await seen(alerts[0].found_at)).statusCode).toBe(200);
    expect(await readAlerts()).toEqual({ alerts: [], total: 0 });
    expect(await countAlerts()).toBe(1);
    expect((await seen("yesterday")).json().detail[0]).toEqual({
      loc: ["body", "until"],
      msg: "until must be an ISO date and time",
    });
  });

  it("reports a paper that is not in the library when its notice of retraction is imported", async () => {
    const notice: Notice = { kind: "retraction_notice", pmid: "102", citation: null };
    await importSet(makeCitation({ pmid: "901", journalAbbreviation: "J Notices", notices: [notice] }));
    expect((await readAlerts()).alerts).toMatchObject([
      { pmid: "102", notice: { kind: "retracted", pmid: "901", citation: "J Notices" } },
    ]);
  });

  it("shows a correction without an alert", async () => {
    const notice: Notice = { kind: "corrected", pmid: "902", citation: "J Notices. 2026;2:1" };
    await importSet(makeCitation({ pmid: "101", notices: [notice] }));
    expect(await readAlerts()).toEqual({ alerts: [], total: 0 });
    expect(await readNotices("101")).toMatchObject([{ kind: "corrected", known_since: expect.any(String) }]);
  });

  it("notifies no other account, and is deleted with its own", async () => {
    const stranger = await signInNew(test, database, { email: "other@example.org" });
    await importSet(makeCitation({ pmid: "101", notices: [NOTICE] }));
    expect(await readAlerts(stranger)).toEqual({ alerts: [], total: 0 });
    await call(test.app, "POST", "/alerts/seen", stranger, { until: "2100-01-01T00:00:00Z" });
    expect((await readAlerts()).total).toBe(1);
    expect((await test.app.inject({ url: "/api/v1/alerts" })).statusCode).toBe(401);
    await database.pool.query("delete from users where email = 'user@example.org'");
    expect((await database.pool.query("select * from paper_alerts")).rows).toEqual([]);
  });

  it("flags highlighted papers", async () => {
    await call(test.app, "POST", "/highlights", token, { search_id: searchId, pmid: "101", paper_title: "Paper" });
    await importText("list.txt", "101\n");
    expect(await read("/highlights")).toMatchObject([
      { search_id: searchId, pmid: "101", notices: [{ kind: "retracted", listed: true }] },
    ]);
  });

  it("leaves what a search saved as it was", async () => {
    const readSaved = async () =>
      (await database.pool.query("select record, reading, rank from search_papers order by pmid")).rows;
    const saved = await readSaved();
    await importSet(makeCitation({ pmid: "101", notices: [NOTICE] }));
    expect(await readSaved()).toEqual(saved);
  });

  describe("with a list of retractions", () => {
    const HEAD =
      "Title,OriginalPaperPubMedID,RetractionNature,RetractionDate,RetractionPubMedID,RetractionDOI,Reason\n";

    it("reports the PMIDs that it names, and takes them in once", async () => {
      const text = "\uFEFF# retracted, 2026\r\n101\r\n\r\n 102 # doubtful\r\nabc\r\n555\r\n";
      expect(await importText("list.txt", text)).toMatchObject({
        status: "completed",
        ...{ rows: 4, added: 3, known: 0, refused: 1, alerted: 2 },
        refusals: [{ line: 5, reason: "“abc” is no PMID" }],
      });
      expect(await countAlerts()).toBe(2);
      expect(await importText("list.txt", text)).toMatchObject({ added: 0, completed: 0, known: 3, alerted: 0 });
      expect((await readAlerts()).total).toBe(2);
    });

    it("says nature, place and reason, and completes what was known with less", async () => {
      await importText("list.txt", "101\n");
      const table = `${HEAD}"A, ""quoted""\ntitle",101,Retraction,1/13/2023 0:00,0,10.1000/x,+Data fabrication;+Concerns;\nB,102,Expression of concern,,77,,\nC,0,Retraction,,,,\n`;
      expect(await importText("rw.csv", table)).toMatchObject({
        ...{ rows: 3, added: 1, completed: 1, without_pmid: 1, refused: 0 },
      });
      expect(await readNotices("101")).toMatchObject([
        { kind: "retracted", doi: "10.1000/x", reason: "Data fabrication; Concerns", listed: true },
      ]);
      expect(await readNotices("102")).toMatchObject([{ kind: "expression_of_concern", pmid: "77" }]);
    });

    it("flags no paper that it calls reinstated, wherever it says so, and takes the alert back", async () => {
      const rows = `A,101,Retraction,1/2/2020 0:00,,,\nB,102,Retraction,5/5/2024 0:00,,,\n`;
      await importText("rw.csv", `${HEAD}${rows}`);
      expect(await countAlerts()).toBe(2);
      const later = `${HEAD}A,101,Reinstatement,3/2/2021 0:00,,,\nB,102,Reinstatement,3/2/2021 0:00,,,\n${rows}`;
      expect(await importText("rw.csv", later)).toMatchObject({ reinstated: 1, added: 0, known: 1 });
      expect((await readAlerts()).alerts).toMatchObject([{ pmid: "102" }]);
      expect(await readNotices("101")).toEqual([]);
      expect(await importText("rw.csv", later)).toMatchObject({ reinstated: 0, added: 0, known: 1 });
    });

    it("says of a whole file why it cannot be used", async () => {
      expect(await importText("empty.txt", "# nothing\n")).toMatchObject({
        status: "failed",
        error: expect.stringMatching(/empty\.txt: there is no PMID in it$/),
      });
      expect(await importText("prose.txt", "Dear editor,\nplease\n")).toMatchObject({ status: "failed", refused: 2 });
      expect(await importText("rw.csv", "OriginalPaperPubMedID,Reason\n1,x\n")).toMatchObject({
        error: expect.stringMatching(/its first row names no column RetractionNature$/),
      });
      expect(await importText("list.gz", "101\n")).toMatchObject({ error: expect.stringMatching(/is no gzip file$/) });
    });
  });

  describe("checked again", () => {
    const makeDue = () => database.pool.query("update paper_checks set due_at = now() - interval '1 minute'");
    const readChecked = async () =>
      (await database.pool.query("select pmid from paper_checks where checked_at is not null order by pmid")).rows.map(
        (row) => row.pmid,
      );

    it("finds every saved paper, in small steps, once", async () => {
      expect(await noteSavedPapers(database, 0, 2)).toBe(102);
      expect(await noteSavedPapers(database, 102, 2)).toBe(103);
      expect(await noteSavedPapers(database, 103, 2)).toBeNull();
      await noteSavedPapers(database, 0, 10);
      const noted = await database.pool.query(
        "select count(*)::int as n, min(due_at) > now() + interval '6 days' as late from paper_checks",
      );
      expect(noted.rows).toEqual([{ n: 3, late: true }]);
    });

    it("asks the source again, reports its answer, and is not due again", async () => {
      await noteSavedPapers(database, 0, 10);
      await makeDue();
      const asked: string[][] = [];
      const source = renewing({
        renew: async (pmids: readonly string[]) => {
          asked.push([...pmids].sort());
          await importSet(makeCitation({ pmid: "102", notices: [NOTICE] }));
          return true;
        },
      });
      expect(await checkDuePapers(database, source, never)).toBe(3);
      expect(asked).toEqual([["101", "102", "103"]]);
      expect((await readAlerts()).alerts).toMatchObject([{ pmid: "102" }]);
      expect(await readChecked()).toEqual([101, 102, 103]);
      expect(await checkDuePapers(database, source, never)).toBe(0);
    });

    it("shares the work among servers, and leaves to a later check what failed", async () => {
      await noteSavedPapers(database, 0, 10);
      await makeDue();
      const failing = renewing({
        renew: async () => {
          throw new Error("unreachable");
        },
      });
      await expect(checkDuePapers(database, failing, never)).rejects.toThrow("unreachable");
      expect(await readChecked()).toEqual([]);
      expect(await checkDuePapers(database, failing, never)).toBe(0);
      await makeDue();
      const library = new ScriptedSource([], {});
      const checked = await Promise.all([1, 2, 3].map(() => checkDuePapers(database, library, never)));
      expect(checked.sort()).toEqual([0, 0, 3]);
    });

    it("is a job that goes on by itself, survives a failure, and ends when it is stopped", async () => {
      await noteSavedPapers(database, 0, 10);
      await makeDue();
      let asked = 0;
      const source = renewing({
        renew: async () => {
          asked++;
          await makeDue();
          if (asked === 1) throw new Error("unreachable");
          return true;
        },
      });
      const warned: string[] = [];
      const log = { info: () => undefined, warn: (_data: object, message: string) => void warned.push(message) };
      const at = { betweenSteps: 1, betweenLooks: 1, afterFailure: 1, giveWay: 0 };
      const recheck = startRecheck(database, () => source, log, at);
      await expect.poll(readChecked).toEqual([101, 102, 103]);
      await recheck.close();
      expect(warned).toEqual([expect.stringContaining("could not be checked")]);
      const before = asked;
      await makeDue();
      expect(asked).toBe(before);
    });

    it("forgets papers that no search shows any more", async () => {
      await noteSavedPapers(database, 0, 10);
      await database.pool.query("delete from searches");
      await makeDue();
      await checkDuePapers(database, new ScriptedSource([], {}), never);
      expect((await database.pool.query("select * from paper_checks")).rows).toEqual([]);
    });
  });
});
