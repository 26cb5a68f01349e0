import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { prepareSocket } from "./socket.fixture.ts";

describe("the socket", () => {
  const site = prepareSocket();
  const { connect, signIn } = site;

  it("answers each of very many messages, in their order", async () => {
    const client = connect();
    for (let n = 0; n < 300; n++) await client.send(n % 2 === 0 ? "{" : "[]");
    await client.until(() => client.messages.length === 301);
    const codes = client.messages.flatMap((message) => (message.type === "error" ? message.code : []));
    expect(codes).toEqual(codes.map((_, n) => (n % 2 === 0 ? "malformed_json" : "validation_failed")));
  });

  it("reports the limit by usage_limit_exceeded alone", async () => {
    const poor = await signIn("poor@example.org", 0);
    const client = connect(poor);
    await client.untilType("status");
    await client.send({ query: "Do statins help?" });
    expect(await client.untilType("usage_limit_exceeded")).toMatchObject({ current_usage: 0, limit: 0 });
    await client.send("ping");
    await client.untilType("error");
    expect(client.messages.map((message) => message.type)).toEqual(["status", "usage_limit_exceeded", "error"]);
  });

  it.each([
    ["{", "malformed_json"],
    ["[]", "validation_failed"],
    ["null", "validation_failed"],
    ['"query"', "validation_failed"],
    ["x".repeat(100_000), "frame_too_large"],
    [{ query: "  " }, "validation_failed"],
    [{ query: "q", max_results: 1e9 }, "validation_failed"],
    [{ type: "shutdown" }, "validation_failed"],
    [{ type: "cancel", search_id: "1" }, "validation_failed"],
    [{ type: "cancel", search_id: randomUUID() }, "not_found"],
    [{ type: "resume", search_id: randomUUID(), after_seq: -1 }, "validation_failed"],
    [{ type: "resume", search_id: randomUUID() }, "not_found"],
    [{ query: "q", max_result: 5 }, "validation_failed"],
    [{ type: "cancel", search_id: randomUUID(), reason: "x" }, "validation_failed"],
  ])("answers bad message $# with an error and lives on", async (message, code) => {
    const client = connect();
    await client.send(message);
    expect(await client.untilType("error")).toMatchObject({ code });
    await client.send({ query: "Do statins help?" });
    await client.untilType("result");
  });

  it("names the field that it does not know", async () => {
    const client = connect();
    await client.send({ query: "q", limits: { until_year: 2024 } });
    expect(await client.untilType("error")).toMatchObject({
      issues: [{ loc: ["limits", "until_year"], msg: expect.stringContaining("accepted: from_year, to_year") }],
    });
  });
});
