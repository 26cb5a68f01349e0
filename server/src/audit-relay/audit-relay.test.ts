import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { recordAudit } from "../db/audit.ts";
import { startAuditRelay } from "./audit-relay.ts";
import { type RelayedEntry, readRelay } from "./relay-position.ts";

const SECRET = "what-the-siem-knows-too";
const ACTOR = { id: null, email: "root@example.org", ipAddress: "203.0.113.7" };

interface Received {
  entries: RelayedEntry[];
  isSigned: boolean;
  type: string | undefined;
}

let database: TestDatabase;
let siem: Server;
let url: string;
let received: Received[];
/** What the next requests are answered; 204 once none is left. */
let answers: number[];
const relays: { close: () => Promise<void> }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  siem = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const status = answers.shift() ?? 204;
    const { "medsieve-timestamp": time, "medsieve-signature": signature, "content-type": type } = request.headers;
    const expected = createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex");
    const entries = body
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as RelayedEntry);
    if (status < 300) received.push({ entries, isSigned: signature === `sha256=${expected}`, type });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => siem.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(siem.address() as AddressInfo).port}/medsieve`;
});
beforeEach(async () => {
  await emptyDatabase(database);
  [received, answers] = [[], []];
});
afterEach(async () => {
  for (const relay of relays.splice(0)) await relay.close();
});
afterAll(async () => {
  siem.close();
  await database.close();
});

const open = async () => {
  const relay = await startAuditRelay(database, { url, secret: SECRET }, { warn: () => undefined }, 10);
  relays.push(relay);
  return relay;
};
const act = (name: string) => recordAudit(database.db, ACTOR, "USER_UPDATE", { target_name: name });
const listNames = () =>
  received.flatMap(({ entries }) => entries.map(({ details }) => (details as { target_name: string }).target_name));

describe("the audit log sent on", () => {
  it("has each entry once, in order and signed, from when it was set up, with the chain's digest", async () => {
    await act("before");
    await open();
    for (let n = 1; n <= 5; n++) await act(`entry ${n}`);
    await expect.poll(listNames).toEqual([1, 2, 3, 4, 5].map((n) => `entry ${n}`));
    expect(received.every(({ isSigned, type }) => isSigned && type === "application/x-ndjson")).toBe(true);
    const sent = received.flatMap(({ entries }) => entries);
    expect(sent.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(sent[0]).toMatchObject({ action: "USER_UPDATE", actor_email: ACTOR.email, ip_address: ACTOR.ipAddress });
    const { rows } = await database.db.execute<{ link: string }>(
      sql`select link from audit_chain order by audit_chain.seq`,
    );
    expect(sent.map(({ digest }) => digest)).toEqual(rows.slice(1).map(({ link }) => link));
    await expect.poll(() => readRelay(database)).toMatchObject({ waiting: 0, lastFailure: null });
  });

  it("loses nothing while the other system refuses, is gone, or answers with a redirection", async () => {
    answers = [500, 302, 429];
    await open();
    await act("kept");
    await expect.poll(listNames).toEqual(["kept"]);
    expect(answers).toEqual([]);
    await relays.pop()?.close();
    await act("while it is off");
    await open();
    await expect.poll(listNames).toEqual(["kept", "while it is off"]);
  });

  it("says why it fails, and how many wait", async () => {
    answers = Array.from({ length: 50 }, () => 503);
    await open();
    await act("one");
    await act("two");
    await expect.poll(async () => (await readRelay(database))?.lastFailure).toBe("it answered 503");
    expect(await readRelay(database)).toMatchObject({ waiting: 2, lastSentAt: null });
  });

  it("has each entry once with three servers, and more than fit into one batch", async () => {
    await Promise.all([open(), open(), open()]);
    await database.db.execute(sql`
      insert into audit_events (action, details)
      select 'USER_UPDATE', jsonb_build_object('target_name', n::text) from generate_series(1, 450) as n`);
    await expect.poll(listNames).toHaveLength(450);
    const numbers = received.flatMap(({ entries }) => entries.map(({ number }) => number));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(450);
  });

  it("is taken over when a server dies in the middle of it", async () => {
    await open();
    await relays.pop()?.close();
    await database.db.execute(sql`update audit_relays set leased_until = now() + interval '300 milliseconds'`);
    await act("left by another");
    await open();
    await expect.poll(listNames).toEqual(["left by another"]);
  });
});
