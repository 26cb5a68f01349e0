import type { TokenScope } from "@medsieve/contract/constants";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { foundSearchSchema, PAPERS_IN_FULL } from "./proof.ts";

const QUERY = "zinc AND cold";
const ABSTRACT = "Zinc shortened colds by two days.";
const MANY = Array.from({ length: PAPERS_IN_FULL + 3 }, (_, index) => String(11 + index));

let database: TestDatabase;
let test: TestApp;
let reader: ScriptedReader;
let source: ScriptedSource;
let address: string;
let session: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const papers = MANY.map((pmid) => makePaper(Number(pmid), { abstract: [{ label: null, text: ABSTRACT }] }));
  reader = new ScriptedReader([QUERY], { "11": 0.9, "12": 0.4 });
  source = new ScriptedSource(papers, { [QUERY]: ["11", "12"] });
  test = await openTestApp(database, source, reader);
  address = await test.listen();
  session = await signInNew(test, database, { email: "ada@example.org" });
});
afterAll(async () => {
  await test.close();
  await database.close();
});

async function makeToken(...scopes: TokenScope[]): Promise<string> {
  return (await call(test.app, "POST", "/account/tokens", session, { name: "agent", scopes })).json().token;
}

/** A client of the protocol's own library; `generation` is the protocol it speaks. */
async function connect(generation: "legacy" | "2026-07-28", ...scopes: TokenScope[]): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: generation === "legacy" ? "legacy" : { pin: generation } } },
  );
  const headers = { authorization: `Bearer ${await makeToken(...scopes)}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${address}/mcp`), { requestInit: { headers } }));
  return client;
}

/** The paper is held until the test lets it be read. */
function hold(pmid: string): () => void {
  let release = () => {};
  reader.holds.set(pmid, new Promise((resolve) => (release = resolve)));
  return () => {
    reader.holds.delete(pmid);
    release();
  };
}

const readStatus = async (): Promise<string> =>
  (await call(test.app, "GET", "/search-history?per_page=1", session)).json().searches[0]?.status;

describe.each(["legacy", "2026-07-28"] as const)("a client of the generation %s", (generation) => {
  it("finds the tools, each with the schemas of what it takes and answers", async () => {
    const client = await connect(generation, "search", "read");
    const { tools } = await client.listTools();
    expect(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})])).toEqual([
      ["search", ["query", "preference", "language", "max_results"]],
      ["check_query", ["query"]],
      ["recall", ["queries", "pmids"]],
      ["get_record", ["search_id", "pmids"]],
      ["export", ["search_id", "format"]],
      ["verify_claims", ["text"]],
    ]);
    for (const { outputSchema } of tools) expect(outputSchema?.type).toBe("object");
    await client.close();
  });

  it("searches, hears how far it is, and can prove each statement", async () => {
    const client = await connect(generation, "search", "read");
    const heard: number[] = [];
    const answer = await client.callTool(
      { name: "search", arguments: { query: "Does zinc help against colds?", preference: "comprehensive" } },
      { onprogress: ({ progress }) => heard.push(progress) },
    );
    expect(answer.isError).toBeFalsy();
    const found = foundSearchSchema.parse(answer.structuredContent);
    expect(found).toMatchObject({ status: "completed", preference: "comprehensive", total_pmids_found: 2 });
    expect(found.record_url).toBe(`http://localhost:3000/search-history/${found.search_id}/record`);
    expect(found.papers.map(({ pmid }) => pmid)).toEqual(["11", "12"]);
    for (const { statements, record_url } of found.papers) {
      expect(record_url).toBe(found.record_url);
      const [evidence] = statements.find(({ field }) => field === "summary")?.evidence ?? [];
      expect(ABSTRACT.slice(evidence?.start ?? 0, evidence?.end ?? 0)).toBe(evidence?.quote);
    }
    expect(heard.length).toBeGreaterThan(2);
    expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));

    const { search_id } = found;
    const record = await client.callTool({ name: "get_record", arguments: { search_id } });
    expect(record.structuredContent).toMatchObject({ search_id, digest_agrees: true, flow: { read: 2 } });
    const file = await client.callTool({ name: "export", arguments: { search_id, format: "ris" } });
    expect((file.structuredContent as { text: string }).text).toMatch(/^TY {2}- /);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(found.resource);
    const { contents } = await client.readResource({ uri: found.resource });
    const whole = JSON.parse((contents[0] as { text: string }).text);
    const { papers, digest } = record.structuredContent as { papers: unknown; digest: unknown };
    expect([whole.papers, whole.digest]).toEqual([papers, digest]);
    await client.close();
  });

  it("gives of many papers what a model can read at once, and of the others when it asks", async () => {
    const client = await connect(generation, "search", "read");
    const queries = [QUERY, "zinc", "cold"];
    for (const [at, query] of queries.entries()) source.answer(query, MANY.slice(4 * at, 4 * at + 4));
    reader.queries = queries;
    const answer = await client.callTool({ name: "search", arguments: { query: "Which of many help?" } });
    source.answer(QUERY, ["11", "12"]);
    reader.queries = [QUERY];
    const found = foundSearchSchema.parse(answer.structuredContent);
    expect(found.papers).toHaveLength(PAPERS_IN_FULL);
    expect([...found.papers, ...found.further_papers].map(({ pmid }) => pmid).sort()).toEqual(MANY);
    expect(found.papers[0]?.statements.some(({ field }) => field === "rationale")).toBe(false);
    const short = await client.callTool({ name: "get_record", arguments: { search_id: found.search_id } });
    const kept = short.structuredContent as Pick<typeof found, "papers" | "further_papers">;
    expect(kept.papers.map(({ pmid }) => pmid)).toEqual(found.papers.map(({ pmid }) => pmid));
    expect(kept.further_papers.map(({ pmid }) => pmid)).toEqual(found.further_papers.map(({ pmid }) => pmid));
    const [asked] = found.further_papers;
    const args = { search_id: found.search_id, pmids: [asked?.pmid ?? ""] };
    const record = await client.callTool({ name: "get_record", arguments: args });
    expect(record.structuredContent).toMatchObject({
      digest_agrees: true,
      papers: [{ pmid: asked?.pmid, statements: [{ evidence: [{ quote: expect.any(String) }] }] }],
      further_papers: [],
    });
    await client.close();
  });

  it("stops the search that it cancels", async () => {
    const client = await connect(generation, "search");
    const release = hold("11");
    const stop = new AbortController();
    const asked = client.callTool(
      { name: "search", arguments: { query: "Does zinc help?" } },
      { signal: stop.signal, onprogress: ({ progress }) => progress >= 30 && stop.abort() },
    );
    await expect(asked).rejects.toThrow();
    await expect.poll(readStatus).toBe("cancelled");
    release();
    await client.close();
  });

  it("checks queries and their recall", async () => {
    const client = await connect(generation, "search");
    const checked = await client.callTool({ name: "check_query", arguments: { query: "zinc AND heart[tile]" } });
    expect(checked.structuredContent).toMatchObject({ refused: null, blocks: [{}, {}] });
    const checker = await connect(generation, "verify");
    const text = "Zinc shortened colds by two days (PMID 11). Zinc shortened colds by nine days (PMID 11).";
    const verified = await checker.callTool({ name: "verify_claims", arguments: { text } });
    expect(verified.structuredContent).toMatchObject({
      claims: [{ citations: [{ pmid: "11", found: true }] }, { citations: [{ pmid: "11", found: true }] }],
    });
    await checker.close();
    const recall = await client.callTool({ name: "recall", arguments: { queries: [QUERY], pmids: ["11", "99"] } });
    expect(recall.structuredContent).toMatchObject({ unknown: ["99"], queries: [{ refused: null }] });
    await client.close();
  });

  it("hears which scope its token lacks, tool by tool", async () => {
    const client = await connect(generation, "read");
    await expect(client.callTool({ name: "search", arguments: { query: "zinc" } })).rejects.toThrow();
    const { resources } = await client.listResources();
    expect(Array.isArray(resources)).toBe(true);
    await client.close();
  });

  it("hears in words what the API refuses", async () => {
    const client = await connect(generation, "read");
    const search_id = "00000000-0000-4000-8000-000000000000";
    const answer = await client.callTool({ name: "get_record", arguments: { search_id } });
    expect([answer.isError, JSON.stringify(answer.content)]).toEqual([true, expect.stringContaining("not_found")]);
    await client.close();
  });

  it.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])(
    "hears that there is no resource of %s",
    async (id) => {
      const client = await connect(generation, "read");
      const uri = `medsieve://searches/${id}`;
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602, data: { uri } });
      await client.close();
    },
  );

  it("gets a prompt that shows how to answer with proof", async () => {
    const client = await connect(generation, "read");
    const { messages } = await client.getPrompt({ name: "answer_with_proof", arguments: { query: "Zinc for colds?" } });
    expect(JSON.stringify(messages)).toContain("Zinc for colds?");
    await client.close();
  });
});

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
  const send = async (body: string, headers: Record<string, string> = {}, signal: AbortSignal | null = null) => {
    const answer = await fetch(`${address}/mcp`, {
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
    const usage = async () => (await call(test.app, "GET", "/usage/current", session)).json().data.current_usage;
    const before = await usage();
    const search = { name: "search", arguments: { query: "Zinc?" }, _meta: { progressToken: 1 } };
    await send(JSON.stringify({ jsonrpc: "2.0", id: 9, method: "tools/call", params: search }));
    expect(await usage()).toBe(before + 1);
  });
});

it("is served while the server ends: what runs is finished with its progress, what is kept is read, and no search begins", async () => {
  const endNow = new AbortController();
  const papers = [makePaper(11)];
  const source = new ScriptedSource(papers, { [QUERY]: ["11"] });
  const ending = await openTestApp(database, source, reader, { endNow: endNow.signal });
  const release = hold("11");
  const [own, before] = [address, await ending.listen()];
  address = before;
  const [searching, other] = [await connect("legacy", "search"), await connect("legacy", "search", "read")];
  address = own;
  const heard: number[] = [];
  const question = { name: "search", arguments: { query: "Does zinc help against colds?" } };
  const answer = searching.callTool(question, { onprogress: ({ progress }) => heard.push(progress) });
  await expect.poll(() => heard.some((percent) => percent >= 40)).toBe(true);
  const ended = ending.close();
  await expect.poll(async () => (await fetch(`${before}/health/ready`)).status).toBe(503);
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
