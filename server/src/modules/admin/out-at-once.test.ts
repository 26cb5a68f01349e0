import { once } from "node:events";
import { searches, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { makePaper } from "../../../../contract/test/papers.ts";
import { type AdminTest, openAdminTest } from "../../../test/admin.ts";
import { signInNew } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";

describe("a user whom an administrator shuts out", () => {
  const reader = new ScriptedReader([QUERY]);
  let admin: AdminTest;
  let address: string;
  let token: string;
  let id: string;
  let company: string;

  beforeAll(async () => {
    admin = await openAdminTest(new ScriptedSource([makePaper(101)], { [QUERY]: ["101"] }), reader);
    address = (await admin.test.listen()).replace("http", "ws");
  });
  afterAll(() => admin.close());
  beforeEach(async () => {
    reader.holds.clear();
    await admin.begin();
    token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
    id = await admin.findId("ada@example.org");
    company = await admin.addCompany("Clinic");
    await admin.db.update(users).set({ companyId: company }).where(eq(users.id, id));
  });

  /** An open socket of the user, and the messages it was sent. */
  async function connect() {
    const socket = new WebSocket(`${address}/api/v1/ws?token=${token}`);
    const closed = once(socket, "close").then(([code]) => code as number);
    await once(socket, "message");
    return { socket, closed };
  }

  it.each([
    ["deactivated", () => admin.put(`/admin/users/${id}`, { is_active: false })],
    ["deleted", () => admin.remove(`/admin/users/${id}`)],
    ["deleted with others", () => admin.post("/admin/users/batch-delete", [id])],
    ["deleted with the company", () => admin.remove(`/admin/companies/${company}`)],
    ["given another password", () => admin.post(`/admin/users/${id}/reset-password`)],
  ])("has no open socket any more when %s", async (_how, shutOut) => {
    const { closed } = await connect();
    expect((await shutOut()).statusCode).toBe(200);
    expect(await closed).toBe(4401);
  });

  /** A search of the user that goes on until the answer is called; its paper is about to be read. */
  async function searchOn() {
    let read = () => {};
    reader.holds.set("101", new Promise((resolve) => (read = () => resolve())));
    const { socket, closed } = await connect();
    const reading = new Promise<void>((resolve) =>
      socket.on("message", (data) => {
        if (JSON.parse(String(data)).status === "analyzing_results") resolve();
      }),
    );
    socket.send(JSON.stringify({ query: "Do statins help?", preference: "clinical_trials", language: "en" }));
    await reading;
    return { read, closed };
  }

  it("and is deactivated while a search runs has it stopped, with what was read by then", async () => {
    const { closed } = await searchOn();
    expect((await admin.put(`/admin/users/${id}`, { is_active: false })).statusCode).toBe(200);
    expect(await closed).toBe(4401);
    const readStatus = async () => (await admin.db.select({ status: searches.status }).from(searches))[0]?.status;
    await expect.poll(readStatus).toBe("cancelled");
  });

  it("and is deleted while a search runs does not keep the server busy with it", async () => {
    const { read, closed } = await searchOn();
    expect((await admin.remove(`/admin/users/${id}`)).statusCode).toBe(200);
    expect(await closed).toBe(4401);
    read();
    expect(await admin.db.select().from(searches)).toEqual([]);
    expect((await admin.get("/admin/users")).json().meta.total).toBe(1);
  });
});
