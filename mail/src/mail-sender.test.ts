import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UNLOGGED } from "@medsieve/database/client";
import { type Notifications, openNotifications } from "@medsieve/database/notifications";
import { mails } from "@medsieve/database/schema/index";
import { sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../database/test/database.ts";
import { createOutboxCarrier, createSmtpCarrier, type MailCarrier } from "./mail-carrier.ts";
import { enqueueMail } from "./mail-queue.ts";
import { startMailSender } from "./mail-sender.ts";
import { writeLinkMail } from "./write-mail.ts";

const LINK = "https://medsieve.example.org/reset-password?token=abc";
const MAIL = writeLinkMail({
  ...{ purpose: "reset", language: "ja", recipient: "ada@example.org", name: "山田 太郎", link: LINK, hours: 2 },
});

describe("mail", () => {
  let database: TestDatabase;
  let notifications: Notifications;
  let closers: (() => Promise<unknown>)[];
  let logged: string[];

  beforeAll(async () => {
    database = await openTestDatabase();
    notifications = await openNotifications(database, database.url, UNLOGGED);
  });
  afterAll(async () => {
    await notifications.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    closers = [];
    logged = [];
  });
  afterEach(async () => {
    for (const close of closers.reverse()) await close();
  });

  /** A mail server on a free port; `answer` says what it does with each message, null taking it, and `delay` when. */
  async function openSmtp(
    answer: (attempt: number, recipient: string) => number | null = () => null,
    delay: (recipient: string, reply: () => void) => void = (_recipient, reply) => reply(),
  ) {
    const received: string[] = [];
    let attempts = 0;
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: ({ address }, _session, done) => {
        const code = answer(++attempts, address);
        const refusal = code === null ? null : Object.assign(new Error("no such mailbox"), { responseCode: code });
        delay(address, () => done(refusal));
      },
      onData: (stream, _session, done) => {
        let message = "";
        stream.setEncoding("utf8").on("data", (part: string) => {
          message += part;
        });
        stream.on("end", () => {
          received.push(message);
          done();
        });
      },
    });
    server.on("error", () => undefined);
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    closers.push(() => new Promise((resolve) => server.close(() => resolve(null))));
    const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    return { url, received, attempts: () => attempts };
  }

  function startSender(carrier: MailCarrier) {
    const log = (data: object, message: string) => void logged.push(`${message} ${JSON.stringify(data)}`);
    const sender = startMailSender(database, notifications, carrier, { info: log, warn: log, error: log });
    closers.push(() => sender.close());
    return sender;
  }

  const queue = async () => {
    await database.db.transaction((tx) => enqueueMail(tx, MAIL));
    await notifications.publish("mail", "queued");
  };
  const readMails = () => database.db.select().from(mails);
  const waitUntil = (condition: () => Promise<boolean>) => expect.poll(condition).toBe(true);
  const hasStatus = (status: string) => async () => (await readMails()).every((mail) => mail.status === status);
  /** Makes the next attempt due now, and notifies the sender. */
  const hurry = async () => {
    await database.db.execute(sql`update mails set due_at = now()`);
    await notifications.publish("mail", "queued");
  };

  it("reaches a mail server as text and HTML, once, and its link is forgotten then", async () => {
    const smtp = await openSmtp();
    startSender(createSmtpCarrier(smtp.url, "Medsieve <medsieve@example.org>"));
    await queue();
    await waitUntil(hasStatus("sent"));
    expect(smtp.received).toHaveLength(1);
    const [message = ""] = smtp.received;
    expect(message).toMatch(/^From: Medsieve <medsieve@example\.org>\r$/m);
    expect(message).toMatch(/^To: ada@example\.org\r$/m);
    expect(message).toContain("multipart/alternative");
    const [mail] = await readMails();
    expect(message).toContain(`Message-ID: <${mail?.id}@example.org>`);
    expect(mail).toMatchObject({ text: null, html: null, link: null, attempts: 1 });
    expect(logged.join()).not.toContain("token=");
  });

  it("waits in the queue while no server runs, and leaves when one starts", async () => {
    await queue();
    const smtp = await openSmtp();
    startSender(createSmtpCarrier(smtp.url, "medsieve@example.org"));
    await waitUntil(hasStatus("sent"));
    expect(smtp.received).toHaveLength(1);
  });

  it("is sent once by two servers on one database", async () => {
    const smtp = await openSmtp();
    for (let n = 0; n < 10; n++) await queue();
    startSender(createSmtpCarrier(smtp.url, "medsieve@example.org"));
    startSender(createSmtpCarrier(smtp.url, "medsieve@example.org"));
    await waitUntil(hasStatus("sent"));
    expect(smtp.received).toHaveLength(10);
  });

  it("is tried again later when the mail server cannot take it now", async () => {
    const smtp = await openSmtp((attempt) => (attempt === 1 ? 451 : null));
    startSender(createSmtpCarrier(smtp.url, "medsieve@example.org"));
    await queue();
    await waitUntil(async () => (await readMails())[0]?.lastError !== null);
    const [put] = await readMails();
    expect(put).toMatchObject({ status: "queued", attempts: 1, lastError: expect.stringContaining("no such mailbox") });
    expect(put?.dueAt.getTime()).toBeGreaterThan(put?.createdAt.getTime() ?? Number.NaN);
    await hurry();
    await waitUntil(hasStatus("sent"));
    expect(smtp.received).toHaveLength(1);
  });

  it("is given up at once when the address is refused for good, and the log says so", async () => {
    const smtp = await openSmtp(() => 550);
    startSender(createSmtpCarrier(smtp.url, "medsieve@example.org"));
    await queue();
    await waitUntil(hasStatus("failed"));
    expect(smtp.attempts()).toBe(1);
    await expect.poll(() => logged.join()).toContain("is not tried again");
  });

  it("leaves at once while the mail server is silent about one address, and refuses another", async () => {
    const silent: (() => void)[] = [];
    const smtp = await openSmtp(
      (_attempt, recipient) => (recipient.startsWith("gone") ? 550 : null),
      (recipient, answer) => {
        if (recipient.startsWith("slow")) silent.push(answer);
        else answer();
      },
    );
    startSender(createSmtpCarrier(smtp.url, "medsieve@example.org"));
    const recipients = [
      "slow@example.org",
      "gone@example.org",
      "ada@example.org",
      "kai@example.org",
      "mori@example.org",
    ];
    for (const recipient of recipients) {
      await database.db.transaction((tx) => enqueueMail(tx, { ...MAIL, recipient }));
      await notifications.publish("mail", "queued");
    }
    const readStatuses = async () =>
      (await readMails()).map(({ recipient, status }) => `${recipient} ${status}`).toSorted();
    await expect
      .poll(readStatuses)
      .toEqual([
        ...["ada@example.org sent", "gone@example.org failed", "kai@example.org sent", "mori@example.org sent"],
        "slow@example.org queued",
      ]);
    expect(silent).toHaveLength(1);
    for (const answer of silent) answer();
    await expect.poll(readStatuses).toContain("slow@example.org sent");
    expect(smtp.received).toHaveLength(4);
  });

  it("is given up after two days", async () => {
    startSender(createSmtpCarrier("smtp://127.0.0.1:9", "medsieve@example.org"));
    await queue();
    await database.db.execute(sql`update mails set created_at = now() - interval '49 hours'`);
    await hurry();
    await waitUntil(hasStatus("failed"));
  });

  it("waits longer where it is a digest, whose news no later one repeats", async () => {
    startSender(createSmtpCarrier("smtp://127.0.0.1:9", "medsieve@example.org"));
    const unsubscribe = "http://localhost:3000/unsubscribe/x";
    await database.db.transaction((tx) => enqueueMail(tx, { ...MAIL, id: randomUUID(), unsubscribe }));
    await database.db.execute(sql`update mails set created_at = now() - interval '13 days'`);
    await hurry();
    await waitUntil(async () => (await readMails()).every(({ lastError }) => lastError !== null));
    expect(await readMails()).toMatchObject([{ status: "queued", unsubscribe }]);
    await database.db.execute(sql`update mails set created_at = now() - interval '15 days'`);
    await hurry();
    await waitUntil(hasStatus("failed"));
  });

  it("without a mail server is a file in the outbox, whose link the log prints", async () => {
    const folder = await mkdtemp(join(tmpdir(), "medsieve-outbox-"));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    startSender(createOutboxCarrier(join(folder, "outbox"), "Medsieve <medsieve@localhost>"));
    await queue();
    await waitUntil(hasStatus("sent"));
    const files = await readdir(join(folder, "outbox"));
    expect(files).toEqual([expect.stringMatching(/\.eml$/)]);
    const written = await readFile(join(folder, "outbox", files[0] ?? ""), "utf8");
    expect(written).toContain("To: ada@example.org");
    expect(logged.join()).toContain(LINK);
  });
});

describe("a mail with a link", () => {
  it("carries no markup and no foreign address in the name", () => {
    const write = (name: string) =>
      writeLinkMail({ purpose: "demo", language: "en", recipient: "a@b.org", name, link: LINK, hours: 48 });
    expect(write("<b>Ada</b>").html).not.toContain("<b>");
    expect(write("Ada & Bob").html).toContain("Ada &amp; Bob");
    for (const name of ["See https://evil.example", "www.evil", "visit evil.com now", "mail me@evil"]) {
      expect(write(name).text).toMatch(/^Hello,\n/);
      expect(write(name).html).not.toContain("evil");
    }
    expect(write("Dr. J. Müller").text).toMatch(/^Hello Dr\. J\. Müller,\n/);
  });

  it("says in each language how long the link lasts", () => {
    const write = (language: "en" | "ja" | "zh", purpose: "reset" | "invitation") =>
      writeLinkMail({ purpose, language, recipient: "a@b.org", name: "Ada", link: LINK, hours: 48 }).text;
    expect(write("en", "invitation")).toContain("48 hours");
    expect(write("ja", "invitation")).toContain("48 時間");
    expect(write("zh", "reset")).toContain("48 小时");
    expect(write("zh", "reset")).toContain(LINK);
  });
});
