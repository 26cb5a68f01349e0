import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect as connectTcp } from "node:net";
import { text } from "node:stream/consumers";
import { sessions, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { prepareSocket } from "./socket.fixture.ts";

describe("the socket", () => {
  const site = prepareSocket();
  const { connect, hold, readLast, signIn, restart } = site;

  it("is open eight times for one account, and says so to the ninth", async () => {
    const open = Array.from({ length: 8 }, () => connect());
    for (const client of open) await client.untilType("status");
    const ninth = connect();
    const [code, reason] = await once(ninth.socket, "close");
    expect([code, String(reason)]).toEqual([4429, expect.stringContaining("At most 8")]);
    expect(ninth.messages).toMatchObject([{ type: "error", code: "too_many_sockets" }]);
    const other = connect(await signIn("other@example.org"));
    await other.untilType("status");
    const closed = once(open[0]?.socket ?? ninth.socket, "close");
    open[0]?.socket.close();
    await closed;
    await connect().untilType("status");
  });

  it("asks the database once for all that are open, and closes those whose session has ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const asked = vi.spyOn(site.database().pool, "query");
    try {
      await restart();
      const open = Array.from({ length: 6 }, () => connect());
      for (const client of open) await client.untilType("status");
      const other = connect(await signIn("other@example.org"));
      await other.untilType("status");
      asked.mockClear();
      const pinged = [...open, other].map(({ socket }) => once(socket, "ping"));
      vi.advanceTimersByTime(30_000);
      await Promise.all(pinged);
      // Others ask at the same beat: leases, searches whose server is gone.
      const ofSessions = asked.mock.calls.filter((one) => JSON.stringify(one).includes('from \\"sessions\\"'));
      expect(ofSessions).toHaveLength(1);
      // What is answered came after the pong, so that the next beat finds each of them alive.
      for (const client of open) {
        await client.send({ type: "cancel", search_id: randomUUID() });
        await client.untilType("error");
      }
      const { db } = site.database();
      const [gone] = await db.select().from(users).where(eq(users.email, "other@example.org"));
      await db.delete(sessions).where(eq(sessions.userId, gone?.id ?? ""));
      const closed = once(other.socket, "close");
      vi.advanceTimersByTime(30_000);
      expect((await closed)[0]).toBe(4401);
      expect(open.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
    } finally {
      asked.mockRestore();
      vi.useRealTimers();
    }
  });

  it("lets no user follow or stop another's search", async () => {
    hold("101");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    const { search_id } = (await client.untilType("papers_discovered")) as { search_id: string };
    const other = connect(await signIn("other@example.org"));
    await other.send({ type: "resume", search_id });
    await other.send({ type: "cancel", search_id });
    await other.until((message) => message.type === "error" && other.messages.length >= 3);
    expect(other.types()).toEqual([]);
    expect((await readLast()).status).toBe("running");
  });

  it.each(["", "a.b.c", "foreign"])("closes a socket whose token is %j", async (given) => {
    const client = connect(given === "foreign" ? `${site.token().slice(0, -3)}abc` : given);
    const [code] = await once(client.socket, "close");
    expect(code).toBe(4401);
    expect(client.messages).toMatchObject([{ type: "error" }]);
  });

  it("takes nothing more from an account that was deactivated", async () => {
    const client = connect();
    await client.untilType("status");
    await site.database().db.update(users).set({ isActive: false });
    await client.send({ query: "Do statins help?" });
    expect((await once(client.socket, "close"))[0]).toBe(4401);
    expect(await client.untilType("error")).toMatchObject({ code: "account_inactive" });
  });

  it.each(["/", "/api/v1/nothing", "/api/v1/search/setup"])(
    "is not at %s, where the connection ends with the answer",
    async (path) => {
      const { port } = new URL(site.address());
      const socket = connectTcp({ port: Number(port), host: "127.0.0.1", allowHalfOpen: true });
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
      );
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[14] /);
      socket.destroy();
    },
  );

  it("is not opened with a parameter that it does not know", async () => {
    const client = connect(`${site.token()}&tokn=x`);
    const [error] = await once(client.socket, "error");
    expect(String(error)).toContain("422");
  });

  it("is not opened for a page of another site", async () => {
    const client = connect(site.token(), site.address(), { origin: "https://elsewhere.example" });
    const [error] = await once(client.socket, "error");
    expect(String(error)).toContain("401");
  });
});
