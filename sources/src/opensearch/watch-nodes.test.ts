import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openIndex } from "./open-index.ts";
import type { PaperIndex } from "./paper-index.ts";

const LONG_MS = 3_600_000;
const LOOKS = { afterMs: 20, answersWithinMs: 200 };
const { signal } = new AbortController();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** What a node was asked, by path; looks are counted apart. */
interface Node {
  url: string;
  asked: string[];
  looks: number;
  isFrozen: boolean;
}

/** `answer` is called for each request, and for each that has no answer yet when the node is looked at. */
async function startNode(name: string, answer: (path: string, looks: number) => boolean): Promise<Node> {
  const node: Node = { url: "", asked: [], looks: 0, isFrozen: false };
  const waiting = new Map<ServerResponse, string>();
  const reply = (response: ServerResponse, body: object) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  const answerWaiting = () => {
    for (const [response, path] of waiting) {
      if (node.isFrozen || !answer(path, node.looks)) continue;
      waiting.delete(response);
      reply(response, { count: 3 });
    }
  };
  const server = createServer(({ url = "" }: IncomingMessage, response) => {
    if (url.startsWith("/_nodes/_local")) {
      node.looks++;
      if (!node.isFrozen) reply(response, { nodes: { [name]: {} } });
    } else {
      node.asked.push(url);
      waiting.set(response, url);
    }
    answerWaiting();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  node.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return node;
}

function open(...nodes: Node[]): PaperIndex {
  const urls = nodes.map(({ url }) => url);
  const index = openIndex({ urls, index: "papers", username: null, password: null }, LONG_MS, LOOKS);
  closers.push(() => index.close());
  return index;
}
const count = (index: PaperIndex) => index.request("POST", "/papers/_count", {}, signal);
const write = (index: PaperIndex) => index.request("POST", "/papers/_bulk", [{}], signal);

let frozen: Node;
beforeEach(async () => {
  frozen = await startNode("frozen", () => true);
  frozen.isFrozen = true;
});

it.each([
  ["read", count],
  ["write", write],
])("does not wait for a frozen node where another one can %s, and goes past it from then on", async (_what, ask) => {
  const other = await startNode("other", () => true);
  const index = open(frozen, other);
  for (let round = 0; round < 4; round++) expect(await ask(index)).toEqual({ count: 3 });
  expect([frozen.asked.length, other.asked.length]).toEqual([1, 4]);
});

it("lets a slow node have its time", async () => {
  const slow = await startNode("slow", (_path, looks) => looks >= 4);
  const other = await startNode("other", () => true);
  expect(await count(open(slow, other))).toEqual({ count: 3 });
  expect([slow.asked, other.asked]).toEqual([["/papers/_count"], []]);
});

it("waits for a cluster that is silent as a whole, and for a single node", async () => {
  const silent = await startNode("silent", () => true);
  silent.isFrozen = true;
  const asked = count(open(silent, frozen));
  await expect.poll(() => silent.looks).toBeGreaterThanOrEqual(3);
  expect([silent.asked.length, frozen.asked.length]).toEqual([1, 0]);
  silent.isFrozen = false;
  expect(await asked).toEqual({ count: 3 });
  const alone = await startNode("alone", (path) => !path.includes("preference"));
  expect(await count(open(alone))).toEqual({ count: 3 });
  expect(alone.looks).toBe(0);
});

it("asks a node that waits for a frozen one for its own copies, until that one is awake", async () => {
  const STEERED = "/papers/_count?preference=_prefer_nodes:waiting";
  const waiting = await startNode("waiting", (path) => !frozen.isFrozen || path.includes("preference"));
  const index = open(waiting, frozen);
  expect(await count(index)).toEqual({ count: 3 });
  expect(await count(index)).toEqual({ count: 3 });
  expect(waiting.asked).toEqual(["/papers/_count", STEERED, STEERED]);
  frozen.isFrozen = false;
  await expect.poll(() => count(index).then(() => frozen.asked.length)).toBeGreaterThan(0);
  expect(frozen.asked[0]).toBe("/papers/_count");
});

it("lets what writes wait for the cluster, where the node that was asked is awake", async () => {
  const waiting = await startNode("waiting", (_path, looks) => looks >= 4);
  expect(await write(open(waiting, frozen))).toEqual({ count: 3 });
  expect(waiting.asked).toEqual(["/papers/_bulk"]);
});

it("looks at a node that its asker did not wait for, so that the next request goes past it", async () => {
  const other = await startNode("other", () => true);
  const urls = [frozen.url, other.url];
  const looks = { ...LOOKS, afterMs: LONG_MS };
  const index = openIndex({ urls, index: "papers", username: null, password: null }, LONG_MS, looks);
  closers.push(() => index.close());
  const askBriefly = () => index.request("POST", "/papers/_count", {}, AbortSignal.timeout(100)).catch(() => "late");
  expect(await askBriefly()).toBe("late");
  await expect.poll(() => askBriefly().then(() => other.asked.at(-1))).toContain("preference");
  const before = frozen.asked.length;
  for (let round = 0; round < 4; round++) expect(await count(index)).toEqual({ count: 3 });
  expect(frozen.asked.length).toBe(before);
});
