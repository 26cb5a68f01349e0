import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openIndex } from "./open-index.ts";

const SOON_MS = 50;
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
const beSilent: RequestListener = () => {
  asked += 1;
};

it("says in the time of one request that a cluster is silent, however often it could be asked", async () => {
  asked = 0;
  await expect(ask(await serve(beSilent))).rejects.toThrow("OpenSearch did not answer within 0.05 seconds.");
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
