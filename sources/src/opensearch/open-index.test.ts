import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openIndex } from "./open-index.ts";
import { NodeLostError } from "./paper-index.ts";

const SOON_MS = 500;
const { signal } = new AbortController();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function ask(...urls: string[]): Promise<unknown> {
  const index = openIndex({ urls, index: "papers", username: null, password: null }, SOON_MS);
  closers.push(() => index.close());
  return index.request("GET", "/papers/_count", null, signal);
}

let asked = 0;
/** A look at how it is counts for nothing. */
const beSilent: RequestListener = ({ url }) => {
  if (url === "/papers/_count") asked += 1;
};

it("says in the time of one request that a cluster is silent, however often it could be asked", async () => {
  asked = 0;
  await expect(ask(await serve(beSilent))).rejects.toThrow("OpenSearch did not answer within 0.5 seconds.");
  expect(asked).toBeLessThanOrEqual(2);
});

it("asks the next node where one is silent", async () => {
  const silent = await serve(beSilent);
  const awake = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"count":3}');
  });
  asked = 0;
  // Whichever node comes first.
  for (const urls of [
    [silent, awake],
    [awake, silent],
  ])
    expect(await ask(...urls)).toEqual({ count: 3 });
  expect(asked).toBe(1);
});

it.each([
  [
    "the first cause",
    { type: "search_phase_execution_exception", root_cause: [{ type: "node_disconnected_exception" }] },
  ],
  [
    "what lies below the cause of the whole",
    { type: "search_phase_execution_exception", root_cause: [], caused_by: { type: "node_not_connected_exception" } },
  ],
  [
    "what a part of the index says",
    {
      type: "search_phase_execution_exception",
      root_cause: [{ type: "transport_exception" }],
      failed_shards: [{ reason: { type: "transport_exception", caused_by: { type: "node_closed_exception" } } }],
    },
  ],
  ["no part, since none says why", { type: "search_phase_execution_exception", root_cause: [] }],
])("knows a node that was lost by %s", async (_where, error) => {
  const url = await serve((_request, response) => {
    response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ error, status: 500 }));
  });
  await expect(ask(url)).rejects.toThrow(NodeLostError);
});

it("does not take another failure for a lost node", async () => {
  const error = { type: "search_phase_execution_exception", root_cause: [{ type: "query_shard_exception" }] };
  const url = await serve((_request, response) => {
    response.writeHead(500, { "content-type": "application/json" }).end(JSON.stringify({ error, status: 500 }));
  });
  const failure = await ask(url).catch((reason: unknown) => reason);
  expect(failure).toMatchObject({ code: "source_unavailable" });
  expect(failure).not.toBeInstanceOf(NodeLostError);
});
