import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";
import { openTracing } from "./open-tracing.ts";

interface SentSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
  traceId: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number; message?: string };
}

const QUERY = "zinc AND cold";
const STAGES = ["initializing", "generating_queries", "searching_papers", "fetching_details", "analyzing_results"];

let database: TestDatabase;
let collector: Server;
let received: { path: string | undefined; key: unknown; body: string }[];
let isDown = false;
beforeAll(async () => {
  database = await openTestDatabase();
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      received.push({
        path: request.url,
        key: request.headers["x-api-key"],
        body: Buffer.concat(chunks).toString("utf8"),
      });
      response.writeHead(isDown ? 400 : 200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  received = [];
  isDown = false;
});
afterAll(async () => {
  collector.close();
  await database.close();
});

/** Runs `work` on a server that sends its traces, and returns the spans that came, and what the log said. */
async function trace(reader: ScriptedReader, email: string, work: (test: TestApp, token: string) => Promise<unknown>) {
  const logged: unknown[] = [];
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const traces = openTracing(
    { endpoint, headers: { "x-api-key": "k3y" } },
    { warn: (...line: unknown[]) => logged.push(line) },
  );
  const source = new ScriptedSource([makePaper(11, { title: "Zinc for the cold" })], { [QUERY]: ["11"] });
  const test = await openTestApp(database, source, reader, { tracing: traces.tracing });
  await work(test, await signInNew(test, database, { email }));
  await test.close();
  await traces.close();
  const spans = received.flatMap(({ body }) =>
    JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: SentSpan[] }[] }) =>
      one.scopeSpans.flatMap((scope) => scope.spans),
    ),
  ) as SentSpan[];
  return { spans, logged };
}

const attributesOf = (span: SentSpan | undefined) =>
  Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]));

describe("the traces of a search", () => {
  it("are a span of the whole and one of each stage, without a word of the question, the paper or the user", async () => {
    const reader = new ScriptedReader([QUERY], { "11": 0.9 });
    const { spans, logged } = await trace(reader, "rarename@example.org", (test, token) =>
      call(test.app, "POST", "/search", token, { query: "does xylozincate help?", preference: "clinical_trials" }),
    );
    expect(logged).toEqual([]);
    expect(received[0]).toMatchObject({ path: "/v1/traces", key: "k3y" });
    const whole = spans.find(({ name }) => name === "search");
    expect(attributesOf(whole)).toMatchObject({
      "medsieve.search_id": expect.stringMatching(/^[0-9a-f-]{36}$/u),
      "medsieve.preference": "clinical_trials",
      "medsieve.language": "en",
      "medsieve.attempt": 1,
      "medsieve.outcome": "completed",
    });
    const stages = spans.filter((span) => span.parentSpanId === whole?.spanId);
    expect(stages.map(({ name }) => name)).toEqual(STAGES);
    for (const one of stages) {
      expect(one.traceId).toBe(whole?.traceId);
      expect(BigInt(one.endTimeUnixNano) >= BigInt(one.startTimeUnixNano)).toBe(true);
    }
    expect(received.map(({ body }) => body).join("")).not.toMatch(/xylozincate|zinc|rarename/iu);
  });

  it("say where a search failed, and why, by its code", async () => {
    const { spans } = await trace(new ScriptedReader([]), "ada@example.org", (test, token) =>
      call(test.app, "POST", "/search", token, { query: "xylozincate", preference: "clinical_trials" }),
    );
    const whole = spans.find(({ name }) => name === "search");
    expect(attributesOf(whole)["medsieve.outcome"]).toBe("failed");
    expect(whole?.status).toMatchObject({ code: 2, message: expect.stringMatching(/^[a-z_]+$/u) });
    expect(spans.filter(({ status }) => status.code === 2).map(({ name }) => name)).toEqual([
      "generating_queries",
      "search",
    ]);
  });

  it("are lost with a collector that refuses them, which the log says and the search does not feel", async () => {
    isDown = true;
    let status = 0;
    const { logged } = await trace(
      new ScriptedReader([QUERY], { "11": 0.9 }),
      "eve@example.org",
      async (test, token) => {
        const answer = await call(test.app, "POST", "/search", token, {
          query: "xylozincate",
          preference: "clinical_trials",
        });
        status = answer.statusCode;
      },
    );
    expect(status).toBe(200);
    expect(logged).toEqual([[{ cause: expect.any(String) }, "traces were not sent"]]);
    expect(JSON.stringify(logged)).not.toMatch(/xylozincate|k3y/u);
  });
});
