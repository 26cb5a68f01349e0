import { LANGUAGES } from "@medsieve/contract/constants";
import { mails, watches } from "@medsieve/database/schema/index";
import { describeMessage } from "@medsieve/mail/mail-carrier";
import { AppError } from "@medsieve/runtime/app-error";
import { sql } from "drizzle-orm";
import nodemailer from "nodemailer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { call, WATCH_LINKS } from "../../test/app.ts";
import { openWatchedSearch, ZINC } from "../../test/watched-search.ts";
import { createWatchLinks } from "./watch-links.ts";
import { type Digest, writeDigest } from "./write-digest.ts";

const paper = {
  ...{ pmid: 104, finding: "new" as const, why: "published" as const, title: "Zinc <b>& colds</b>" },
  ...{ journal: "J Zinc", year: 2026, demonstration: false, notices: [], reading: null },
};
const DIGEST: Digest = {
  id: "44444444-4444-4444-8444-444444444444",
  ...{
    language: "en",
    recipient: "ada@example.org",
    question: "Does zinc\nhelp?",
    since: new Date("2026-11-09T03:10Z"),
  },
  ...{ papers: [paper], failed: 0, cause: null },
  page: WATCH_LINKS.page,
  unsubscribe: WATCH_LINKS.unsubscribeAddress("33333333-3333-4333-8333-333333333333"),
};

describe("a digest", () => {
  it("names what is new with its reason and its place, as text and as HTML", () => {
    const { subject, text, html } = writeDigest(DIGEST);
    expect(subject).toBe("1 new: Does zinc help?");
    expect(text).toContain(
      "1 new paper since 2026-11-09\n- Zinc <b>& colds</b>\n  J Zinc · 2026 · PMID 104 · Published since then",
    );
    expect(text).toContain("https://pubmed.ncbi.nlm.nih.gov/104/");
    expect(html).toContain("Zinc &lt;b&gt;&amp; colds&lt;/b&gt;");
    for (const part of [text, html]) expect(part).toContain(DIGEST.unsubscribe);
  });

  it("puts a retraction first, and links to its notice", () => {
    const notices = [{ kind: "retracted" as const, pmid: "777", citation: null }];
    const { subject, text } = writeDigest({
      ...DIGEST,
      papers: [paper, { ...paper, pmid: 101, finding: "retracted", why: null, notices }],
    });
    expect(subject).toBe("1 retracted, 1 new: Does zinc help?");
    expect(text.indexOf("1 paper retracted")).toBeLessThan(text.indexOf("1 new paper"));
    expect(text).toContain("https://pubmed.ncbi.nlm.nih.gov/777/");
  });

  it("says nothing new only where all was checked", () => {
    const write = (given: Partial<Digest>) => writeDigest({ ...DIGEST, papers: [], ...given });
    expect(write({}).subject).toBe("Nothing new: Does zinc help?");
    for (const given of [{ failed: 1 }, { cause: "source_unavailable" as const }]) {
      const { subject, text } = write(given);
      expect(`${subject} ${text}`).not.toMatch(/nothing/i);
      expect(text).toContain("covers the gap");
    }
  });

  it.each(LANGUAGES)("says all of it in %s", (language) => {
    const findings = ["new", "gone", "retracted", "doubted", "corrected", "superseded"] as const;
    const papers = findings.map((finding) => ({ ...paper, finding, why: finding === "new" ? paper.why : null }));
    const { subject, text } = writeDigest({ ...DIGEST, language, papers: [...papers, ...Array(30).fill(paper)] });
    expect(subject).not.toMatch(/undefined|null/);
    expect(text).not.toMatch(/undefined|null/);
    expect(/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text)).toBe(language !== "en");
  });

  it("is ended with one POST (RFC 8058), and keeps its Message-ID", async () => {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(describeMessage(writeDigest(DIGEST), "Medsieve <a@example.org>"));
    const source = String(message).replaceAll(/\r\n[ \t]+/g, " ");
    expect(source).toContain(`List-Unsubscribe: <${DIGEST.unsubscribe}>`);
    expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(source).toContain(`Message-ID: <${DIGEST.id}@example.org>`);
  });
});

describe("a watch with mail", () => {
  let database: TestDatabase;
  let site: Awaited<ReturnType<typeof openWatchedSearch>>;
  let id: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    site = await openWatchedSearch(database);
    id = (await site.watch({ mail: true })).id;
  });
  afterAll(async () => {
    await site.test.close();
    await database.close();
  });
  beforeEach(async () => {
    await database.db.delete(mails);
    await database.db.update(watches).set({ mail: true });
  });

  const readMails = () => database.db.select().from(mails).orderBy(mails.createdAt);
  const open = (method: "GET" | "POST", address: string, form = "List-Unsubscribe=One-Click") =>
    site.test.app.inject({
      ...{ method, url: new URL(address).pathname },
      headers: { "accept-language": "ja,en;q=0.5", "content-type": "application/x-www-form-urlencoded" },
      ...(method === "POST" ? { payload: form } : {}),
    });

  it("sends each run that was checked", async () => {
    site.source.answer(ZINC, ["101", "102", "104"]);
    const run = await site.runAgain(id);
    expect(await readMails()).toMatchObject([
      { id: run.id, recipient: "user@example.org", subject: "1 new: Does zinc help?", status: "queued" },
    ]);
  });

  it("is in the language of the user, not of the search", async () => {
    await call(site.test.app, "PUT", "/account/language", site.token, { language: "ja" });
    await site.runAll();
    expect((await readMails())[0]?.subject).toMatch(/^新着なし：/u);
    await call(site.test.app, "PUT", "/account/language", site.token, { language: "jp" });
    await call(site.test.app, "PUT", "/account/language", site.token, { language: "en" });
  });

  it("sends none where the user wants none", async () => {
    await database.db.update(watches).set({ mail: false });
    await site.runAll();
    expect(await readMails()).toEqual([]);
  });

  it("says once of a source that fails for hours that nothing is known", async () => {
    site.source.failure = new AppError(503, "source_unavailable", "PubMed cannot be reached at the moment.");
    for (let n = 0; n < 6; n++) await site.runAll();
    site.source.failure = null;
    expect((await readMails()).map(({ subject }) => subject)).toEqual(["Not checked: Does zinc help?"]);
  });

  it("is ended by its link, signed out, and only by a POST", async () => {
    const address = WATCH_LINKS.unsubscribeAddress(id);
    const isMailed = async () => (await database.db.select().from(watches))[0]?.mail;
    const page = await open("GET", address);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.body).toContain('<html lang="ja">');
    expect(await isMailed()).toBe(true);
    expect((await open("POST", address)).statusCode).toBe(200);
    expect(await isMailed()).toBe(false);
  });

  it("is followed by no mail that still waited when mails were ended, by the link or on the page", async () => {
    const end = {
      link: () => open("POST", WATCH_LINKS.unsubscribeAddress(id)),
      page: () => call(site.test.app, "PATCH", `/watches/${id}`, site.token, { mail: false }),
    };
    for (const way of [end.link, end.page]) {
      await database.db.update(watches).set({ mail: true });
      await site.runAll();
      expect(await readMails()).toMatchObject([{ status: "queued" }]);
      await way();
      expect(await readMails()).toEqual([]);
    }
  });

  it("keeps what has left, and mails about other things", async () => {
    await site.runAll();
    await database.db.update(mails).set({ status: "sent" });
    await database.db.insert(mails).values({ recipient: "user@example.org", subject: "A link" });
    await open("POST", WATCH_LINKS.unsubscribeAddress(id));
    expect((await readMails()).map(({ status }) => status)).toEqual(["sent", "queued"]);
  });

  it("says nothing of whose link it is: any other gets the same page, and ends nothing", async () => {
    const own = WATCH_LINKS.unsubscribeAddress(id);
    const foreign = [
      createWatchLinks("another secret", "http://localhost:3000").unsubscribeAddress(id),
      WATCH_LINKS.unsubscribeAddress("33333333-3333-4333-8333-333333333333"),
      "http://localhost:3000/unsubscribe/x",
    ];
    const page = (await open("GET", own)).body;
    expect(page).not.toContain("zinc");
    for (const address of foreign) {
      expect((await open("GET", address)).body).toBe(page);
      expect((await open("POST", address)).statusCode).toBe(200);
    }
    expect((await database.db.execute(sql`select mail from watches`)).rows).toEqual([{ mail: true }]);
    expect((await open("POST", foreign[2] ?? "")).body).toBe((await open("POST", own)).body);
  });

  it.each([
    ["watching", () => `/watches/${id}`],
    ["the search", () => `/searches/${site.searchId}`],
  ])("takes a mail that waits along where %s is ended", async (_of, address) => {
    const watched = (await database.db.select().from(watches)).length > 0;
    if (!watched) id = (await site.watch({ mail: true })).id;
    await site.runAll();
    expect(await readMails()).toMatchObject([{ status: "queued" }]);
    expect((await call(site.test.app, "DELETE", address(), site.token)).statusCode).toBe(200);
    expect(await readMails()).toEqual([]);
  });
});
