import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { readinessSchema } from "@medsieve/contract/health";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { openSources } from "@medsieve/sources/open-sources";
import { checkIndex } from "@medsieve/sources/opensearch/check-index";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { afterEach, expect, it } from "vitest";
import { openTestDatabase } from "../../database/test/database.ts";
import { createLibrarySource } from "../../sources/src/library/library-source.ts";
import { openTestApp } from "../test/app.ts";
import { WORK_HERE } from "./work/work-here.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Where a cluster should answer; its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const settingsOf = (url: string) => ({
  urls: [url],
  index: "papers",
  username: "medsieve",
  password: "Wrong-sesame-1",
});

it.each([
  [401, "OpenSearch refused OPENSEARCH_USERNAME or OPENSEARCH_PASSWORD."],
  [403, "OpenSearch does not let OPENSEARCH_USERNAME use the index papers."],
  [429, "OpenSearch is too busy; ask again later."],
])("says what status %i means", async (status, reason) => {
  const index = openIndex(settingsOf(await serve((_request, response) => response.writeHead(status).end("{}"))));
  closers.push(() => index.close());
  expect(await checkIndex(index)).toEqual({ state: "unavailable", reason, papers: null });
});

it("waits a few seconds for a cluster that is silent", async () => {
  const index = openIndex(settingsOf(await serve(() => undefined)));
  closers.push(() => index.close());
  expect((await checkIndex(index)).reason).toBe("OpenSearch did not answer within 2.5 seconds.");
});

it("lets the server start and be ready while the cluster is down, and says whose trouble it is", async () => {
  const database = await openTestDatabase();
  closers.push(() => database.close());
  const opensearch = settingsOf("http://127.0.0.1:9");
  const addresses = { ncbiBaseUrl: "", ncbiApiKey: null, ncbiEmail: null, iciteBaseUrl: "" };
  const log = { info: () => undefined, warn: () => undefined };
  const sources = await openSources(
    { database, postings: createPostingsSearch(database), work: WORK_HERE },
    { literatureSource: "opensearch", opensearch, ...addresses },
    log,
  );
  closers.push(() => sources.close());
  const metricsToken = "operator-s-own";
  const library = createLibrarySource(database, WORK_HERE);
  const test = await openTestApp(database, library, createBuiltinReader(), { metricsToken, sources });
  closers.push(() => test.close());
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = await test.app.inject({ url: "/health/ready", headers });
  expect(answer.statusCode).toBe(200);
  expect(readinessSchema.parse(answer.json())).toMatchObject({
    status: "ready",
    database: { state: "ok", reason: null },
    source_setting: "opensearch",
    opensearch: { state: "unavailable", reason: "OpenSearch cannot be reached at OPENSEARCH_URL.", papers: null },
    library: null,
  });
  expect((await test.app.inject({ url: "/health/ready" })).json()).toEqual({ status: "ready" });
});
