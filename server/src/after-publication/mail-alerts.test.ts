import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mails } from "@medsieve/database/schema/index";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { asc } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { makeCitation, writeSet } from "../../../medline/test/medline-xml.ts";
import { call, openTestApp, openTestNotifications, signInNew, type TestApp, WATCH_LINKS } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";
import { mailDueAlerts } from "./mail-alerts.ts";

const QUERY = "statins[tiab]";
const NOTICE = { kind: "retracted", pmid: "900", citation: "J Notices. 2026;1:9" } as const;
const DOUBT = { kind: "expression_of_concern", pmid: "901", citation: "J Doubts. 2026;1:3" } as const;

describe("mails about papers that were retracted after a search", () => {
  let database: TestDatabase;
  let folder: string;
  let test: TestApp;
  let token: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(join(tmpdir(), "medsieve-alert-mails-"));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    const papers = [makePaper(101, { title: "Statins & <b>strokes</b>" }), makePaper(102)];
    const source = new ScriptedSource(papers, { [QUERY]: ["101", "102"] });
    test = await openTestApp(database, source, new ScriptedReader([QUERY]));
    token = await signInNew(test, database, { email: "user@example.org" });
    for (const query of ["Do statins help?", "Do statins <i>harm</i>?"])
      await call(test.app, "POST", "/search", token, { query });
  });
  afterEach(() => test.close());

  async function retract() {
    const file = join(folder, "set.xml");
    const doubted = makeCitation({ pmid: "102", notices: [DOUBT] });
    await writeFile(file, writeSet(makeCitation({ pmid: "101", notices: [NOTICE] }), doubted));
    await importLibrary(database, [file], new AbortController().signal, () => undefined);
  }
  const deps = async () => ({
    ...{ database, notifications: await openTestNotifications(database), links: WATCH_LINKS },
    ...{ publicUrl: "http://localhost:3000", log: { warn: () => undefined } },
  });
  const send = async (minutes = 0) => mailDueAlerts(await deps(), minutes);
  const readMails = () => database.db.select().from(mails).orderBy(asc(mails.createdAt));

  it("names each paper under its questions, with the notice, once for all that became known together", async () => {
    await retract();
    expect(await send(5)).toBe(0);
    expect(await send()).toBe(1);
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: "user@example.org",
      subject: "Medsieve: 2 papers of your saved searches were retracted or doubted",
    });
    expect(mail?.text).toContain(
      "Do statins help?\n- Statins & <b>strokes</b>\n  Retracted · J Notices. 2026;1:9 · PMID 101",
    );
    expect(mail?.text).toContain("Expression of concern · J Doubts. 2026;1:3 · PMID 102");
    expect(mail?.html).toContain("Statins &amp; &lt;b&gt;strokes&lt;/b&gt;");
    expect(mail?.html).not.toContain("<i>harm");
    expect(await send()).toBe(0);
    expect((await call(test.app, "GET", "/alerts", token)).json().total).toBe(4);
  });

  it("is in the language that its user last used the pages in, whatever those of the searches are", async () => {
    await call(test.app, "POST", "/search", token, { query: "スタチンは有効か", language: "ja" });
    expect((await call(test.app, "PUT", "/account/language", token, { language: "zh" })).statusCode).toBe(200);
    await retract();
    await send();
    expect((await readMails())[0]?.subject).toContain("文献被撤稿");
    const wrong = await call(test.app, "PUT", "/account/language", token, { language: "fr" });
    expect(wrong.json().detail).toEqual([{ loc: ["body", "language"], msg: "language must be one of: en, ja, zh" }]);
  });

  it("is sent once by servers that look at the same time", async () => {
    await retract();
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await readMails()).toHaveLength(1);
  });

  it("is not sent of what was seen on screen, and not to those who want none", async () => {
    await retract();
    await call(test.app, "POST", "/alerts/seen", token, { until: "2100-01-01T00:00:00Z" });
    expect(await send()).toBe(0);
    await emptyDatabase(database);
    token = await signInNew(test, database, { email: "other@example.org" });
    await call(test.app, "POST", "/search", token, { query: "Do statins help?" });
    expect((await call(test.app, "GET", "/alerts/mails", token)).json()).toEqual({ is_on: true });
    expect((await call(test.app, "PUT", "/alerts/mails", token, { is_on: false })).statusCode).toBe(200);
    await retract();
    expect(await send()).toBe(0);
    await call(test.app, "PUT", "/alerts/mails", token, { is_on: true });
    expect([await send(), await readMails()]).toEqual([0, []]);
  });

  it("ends with one POST of its own address, signed out; whatever the token is, the page is the same", async () => {
    await retract();
    await send();
    const [mail] = await readMails();
    const { pathname } = new URL(mail?.unsubscribe ?? "");
    const asked = await test.app.inject({ method: "GET", url: pathname });
    expect(asked.body).toContain("retracted papers in your saved searches");
    expect((await call(test.app, "GET", "/alerts/mails", token)).json()).toEqual({ is_on: true });
    const payload = "List-Unsubscribe=One-Click";
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const ended = await test.app.inject({ method: "POST", url: pathname, headers, payload });
    const foreign = await test.app.inject({ method: "POST", url: `${pathname}x`, headers, payload });
    expect([ended.statusCode, foreign.statusCode, foreign.body]).toEqual([200, 200, ended.body]);
    expect((await call(test.app, "GET", "/alerts/mails", token)).json()).toEqual({ is_on: false });
  });
});
