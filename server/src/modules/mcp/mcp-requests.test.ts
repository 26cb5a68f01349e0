import { describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestApp } from "../../../test/app.ts";
import { ScriptedSource } from "../../../test/scripted-search.ts";
import { prepareMcp, QUERY } from "./mcp.fixture.ts";

const site = prepareMcp();
const { makeToken, connect, hold, readStatus, readUsage } = site;

/** What an agent of the generation of March 2025 sent and was answered, request by request. */
const RECORDED = [
  {
    sent: {
      ...{ jsonrpc: "2.0", id: 0, method: "initialize" },
      params: { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "older-agent", version: "0.9" } },
    },
    status: 200,
    answer: { id: 0, result: { protocolVersion: "2025-03-26", serverInfo: { name: "medsieve" } } },
  },
  { sent: { jsonrpc: "2.0", method: "notifications/initialized" }, status: 202, answer: null },
  {
    sent: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "check_query", arguments: { query: "zinc" } },
    },
    status: 200,
    answer: { id: 1, result: { content: [{ type: "text" }] } },
  },
  { sent: { jsonrpc: "2.0", id: 2, method: "tools/sing" }, status: 200, answer: { id: 2, error: { code: -32601 } } },
];

describe("what is sent to /mcp", () => {
  const send = async (
    body: string,
    headers: Record<string, string> = {},
    signal: AbortSignal | null = null,
    parameters = "",
  ) => {
    const answer = await fetch(`${site.address()}/mcp${parameters}`, {
      ...{ method: "POST", body, signal },
      headers: {
        authorization: `Bearer ${await makeToken("search")}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
    });
    const text = await answer.text();
    const data = /^data: (.*)$/m.exec(text)?.[1] ?? text;
    return { answer, message: data === "" ? null : JSON.parse(data) };
  };

  it("may be of an older generation, as it was recorded", async () => {
    for (const { sent, status, answer: expected } of RECORDED) {
      const { answer, message } = await send(JSON.stringify(sent));
      expect([sent.method, answer.status]).toEqual([sent.method, status]);
      if (expected === null) expect(message).toBeNull();
      else expect(message).toMatchObject(expected);
    }
  });

  it("may be of the version of November 2025, which is answered with its own", async () => {
    const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "agent", version: "1" } };
    const { message } = await send(JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params }));
    expect(message.result).toMatchObject({ protocolVersion: "2025-11-25", capabilities: { tools: {} } });
  });

  it.each([
    ["{", -32700],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
    ['{"id":1}', -32600],
  ])("is answered with the protocol's error: %s", async (body, code) => {
    const { answer, message } = await send(body);
    expect([answer.status, message.jsonrpc, message.error.code]).toEqual([400, "2.0", code]);
  });

  it("needs a token, of the scope that the tool asks for", async () => {
    const search = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "get_record", arguments: {} } };
    const lacking = await send(JSON.stringify(search));
    expect([lacking.answer.status, lacking.answer.headers.get("www-authenticate")]).toEqual([
      403,
      expect.stringMatching(/insufficient_scope.*read/),
    ]);
    const without = await send("{}", { authorization: "" });
    expect([without.answer.status, without.answer.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("Bearer"),
    ]);
    const foreign = await send("{}", { authorization: "Bearer mst_foreign" });
    expect([foreign.answer.status, foreign.message.code]).toEqual([401, "token_invalid"]);
  });

  it("may have parameters and fields that are not known here, since the protocol adds its own", async () => {
    const ping = { jsonrpc: "2.0", id: 1, method: "ping", params: { _meta: { "example.org/trace": "1" } } };
    const { answer, message } = await send(JSON.stringify(ping), {}, null, "?client=agent&unknown=1");
    expect([answer.status, message]).toEqual([200, { jsonrpc: "2.0", id: 1, result: {} }]);
  });

  it("is refused from pages of other origins", async () => {
    const { answer } = await send("{}", { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
  });

  it("goes on when a client of an older generation loses its connection", async () => {
    const release = hold("11");
    const lost = new AbortController();
    const params = { name: "search", arguments: { query: "Zinc?" }, _meta: { progressToken: 1 } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 8, method: "tools/call", params });
    const asked = send(body, {}, lost.signal);
    await expect.poll(readStatus).toBe("running");
    lost.abort();
    await expect(asked).rejects.toThrow();
    release();
    await expect.poll(readStatus).toBe("completed");
  });

  it("counts as the same search as any other call", async () => {
    const before = await readUsage();
    const search = { name: "search", arguments: { query: "Zinc?" }, _meta: { progressToken: 1 } };
    await send(JSON.stringify({ jsonrpc: "2.0", id: 9, method: "tools/call", params: search }));
    expect(await readUsage()).toBe(before + 1);
  });
});

it("is served while the server ends: what runs is finished with its progress, what is kept is read, and no search begins", async () => {
  const endNow = new AbortController();
  const papers = [makePaper(11)];
  const source = new ScriptedSource(papers, { [QUERY]: ["11"] });
  const ending = await openTestApp(site.database(), source, site.reader, { endNow: endNow.signal });
  const release = hold("11");
  const address = await ending.listen();
  const searching = await connect("legacy", ["search"], address);
  const other = await connect("legacy", ["search", "read"], address);
  const heard: number[] = [];
  const question = { name: "search", arguments: { query: "Does zinc help against colds?" } };
  const answer = searching.callTool(question, { onprogress: ({ progress }) => heard.push(progress) });
  await expect.poll(() => heard.some((percent) => percent >= 40)).toBe(true);
  const ended = ending.close();
  await expect.poll(async () => (await fetch(`${address}/health/ready`)).status).toBe(503);
  const refused = await other.callTool(question);
  expect([refused.isError, JSON.stringify(refused.content)]).toEqual([
    true,
    expect.stringContaining("search_interrupted"),
  ]);
  const recalled = await other.callTool({ name: "recall", arguments: { queries: [QUERY], pmids: ["11"] } });
  expect(recalled.isError).toBeFalsy();
  release();
  expect((await answer).isError).toBeFalsy();
  await Promise.all([searching.close(), other.close()]);
  await ended;
});
