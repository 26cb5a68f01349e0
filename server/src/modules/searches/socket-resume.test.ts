import { once } from "node:events";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { prepareSocket } from "./socket.fixture.ts";

describe("the socket", () => {
  const site = prepareSocket();
  const { connect, hold, readLast, readUsage, restart } = site;

  it("sends a client that comes back only what it missed, on any server", async () => {
    const release = hold("103");
    const first = connect();
    await first.send({ query: "Do statins help?" });
    const seen = await first.until((message) => message.type === "paper_analyzed" && message.done === 2);
    const { seq, search_id } = seen as { seq: number; search_id: string };
    first.socket.terminate();

    const replica = await site.openReplica();
    const elsewhere = connect(site.token(), await replica.listen());
    const here = connect();
    for (const client of [here, elsewhere]) await client.send({ type: "resume", search_id, after_seq: seq });
    release();
    for (const client of [here, elsewhere]) {
      await client.untilType("usage_updated");
      const events = client.messages.filter((message) => "seq" in message) as { seq: number }[];
      expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => seq + 1 + index));
      expect(client.types()).toContain("result");
    }
    await replica.close();
  });

  it("goes on when the browser goes away", async () => {
    const release = hold("102");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    await client.untilType("papers_discovered");
    client.socket.terminate();
    const running = await readLast();
    expect(running.status).toBe("running");
    release();
    const again = connect();
    await again.send({ type: "resume", search_id: running.id, after_seq: 0 });
    await again.untilType("result");
  });

  it.each([
    ["completed", "after its events were swept", "delete from search_events"],
    ["completed", "whose server died before its last events were saved", "delete from search_events where seq > 3"],
    [
      "completed",
      "whose server has not saved the very last one yet",
      "delete from search_events where seq > (select max(seq) - 1 from search_events)",
    ],
    ["failed", "whose server died before it could send it", "delete from search_events where seq > 3"],
  ])("says how a %s search ended %s", async (status, _when, loseEvents) => {
    if (status === "failed") site.source().failure = new Error("unplugged");
    const first = connect();
    await first.send({ query: "Do statins help?" });
    const last = await first.untilType(status === "failed" ? "search_error" : "usage_updated");
    const search_id = "search_id" in last ? last.search_id : "";
    await restart(() => site.database().db.execute(sql.raw(loseEvents)));
    for (const after_seq of [0, 3, 1_000_000]) {
      const client = connect();
      await client.send({ type: "resume", search_id, after_seq });
      await client.untilType(status === "failed" ? "search_error" : "usage_updated");
      const events = client.messages.filter((message) => "seq" in message);
      expect(events.map((event) => event.type).slice(-3)).toEqual(
        status === "failed"
          ? ["search_status", "usage_updated", "search_error"]
          : ["result", "search_status", "usage_updated"],
      );
      expect(events.every((event) => event.seq > after_seq)).toBe(true);
    }
  });

  it("leaves running searches to the next server when this one stops, and counts them once", async () => {
    const release = hold("101");
    const client = connect();
    await client.send({ query: "Do statins help?" });
    await client.untilType("papers_discovered");
    const closed = once(client.socket, "close");
    await restart(async () => {
      await closed;
      release();
    });
    await expect.poll(readLast).toMatchObject({ status: "completed" });
    expect(await readUsage()).toBe(1);
  });
});
