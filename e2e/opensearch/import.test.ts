import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { checkIndex } from "@medsieve/sources/opensearch/check-index";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCitation } from "../../medline/test/medline-xml.ts";
import { WORK_HERE } from "../../server/src/work/work-here.ts";
import { INDEX_BODY } from "../../sources/src/opensearch/index-template.ts";
import { createOpenSearchSource } from "../../sources/src/opensearch/opensearch-source.ts";
import { createIndex, showStored, storePapers } from "../../sources/src/opensearch/store-papers.ts";
import { DEMONSTRATION_FILE } from "../../sources/test/demonstration.ts";
import { findObstacle, type OpenSearchCluster, startCluster } from "./start-cluster.ts";

const { signal } = new AbortController();
/** More than the clauses that a cluster allows in a query. */
const BEGINNINGS = 1_500;
const obstacle = findObstacle();

describe.skipIf(obstacle !== null)("importing into OpenSearch with the official client", () => {
  let cluster: OpenSearchCluster;
  let database: Database;
  const settings = () => ({ urls: cluster.addresses, index: "imported", username: null, password: null });
  beforeAll(async () => {
    [cluster, database] = await Promise.all([startCluster(), openEmbedded({ dataDir: null, log: UNLOGGED })]);
  });
  afterAll(async () => {
    await Promise.all([cluster?.stop(), database?.close()]);
  });

  it("goes on where it was stopped, and changes nothing when it comes again", async () => {
    const shelf = openShelf(settings());
    const stopping = new AbortController();
    const [stopped] = await importLibrary(
      database,
      [DEMONSTRATION_FILE],
      stopping.signal,
      () => stopping.abort(),
      shelf,
    );
    expect(stopped).toMatchObject({ status: "interrupted" });
    const [whole] = await importLibrary(database, [DEMONSTRATION_FILE], signal, () => undefined, shelf);
    expect(whole).toMatchObject({ status: "completed", replaced: 0 });
    const [again] = await importLibrary(database, [DEMONSTRATION_FILE], signal, () => undefined, shelf);
    expect(again).toMatchObject({ status: "completed", added: 0, replaced: 0, unchanged: whole!.read });
    const index = openIndex(settings());
    const source = createOpenSearchSource(index, database, WORK_HERE);
    expect(await source.describe()).toMatchObject({ papers: whole!.read });
    expect((await source.search("heart failure", 10, signal)).total).toBeGreaterThan(0);
    await Promise.all([shelf.close(), index.close()]);
  });

  it("orders by a word that is cut, however many words begin so", async () => {
    const index = openIndex({ ...settings(), index: "many-beginnings" });
    await createIndex(index, signal);
    const papers = Array.from({ length: BEGINNINGS }, (_, at) =>
      makeCitation({ pmid: String(at + 1), title: `Gliflozin${at} was tried` }),
    );
    await storePapers(index, papers, signal);
    await showStored(index, signal);
    const source = createOpenSearchSource(index, database, WORK_HERE);
    const found = await source.search("gliflozin*[tiab] AND tried[tiab]", 10, signal);
    expect(found.total).toBe(BEGINNINGS);
    expect(found.pmids).toHaveLength(10);
    await index.close();
  });

  it("is asked for many things at once without a warning of Node's", async () => {
    const warnings: string[] = [];
    const hear = ({ name }: Error) => void warnings.push(name);
    process.on("warning", hear);
    const index = openIndex(settings());
    const asking = new AbortController();
    const source = createOpenSearchSource(index, database, WORK_HERE);
    const queries = Array.from({ length: 24 }, (_, at) => `heart[ti] AND 20${at + 10}[dp]`);
    await Promise.all(queries.map((query) => source.search(query, 5, asking.signal)));
    // Warnings come after what is due at once.
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", hear);
    expect(warnings).toEqual([]);
    const ended = source.search("heart", 5, asking.signal);
    asking.abort(new Error("left"));
    await expect(ended).rejects.toThrow("left");
    await index.close();
  });

  it("says what is wrong in a sentence", async () => {
    const ask = async (given: Partial<ReturnType<typeof settings>>) => {
      const index = openIndex({ ...settings(), ...given });
      const asked = createOpenSearchSource(index, database, WORK_HERE).search("asthma", 5, signal);
      await asked.finally(() => index.close());
    };
    await expect(ask({ index: "missing" })).rejects.toThrow("OpenSearch has no index missing.");
    await expect(ask({ urls: ["http://127.0.0.1:9"] })).rejects.toThrow(
      "OpenSearch cannot be reached at OPENSEARCH_URL.",
    );
    const guard = createServer((_request, response) => response.writeHead(401).end("{}")).listen(0, "127.0.0.1");
    await once(guard, "listening");
    const { port } = guard.address() as AddressInfo;
    await expect(ask({ urls: [`http://127.0.0.1:${port}`] })).rejects.toThrow("refused OPENSEARCH_USERNAME");
    guard.close();
  });

  it("is checked: each trouble has its sentence, and none is the database's", async () => {
    const check = async (given: Partial<ReturnType<typeof settings>> = {}) => {
      const index = openIndex({ ...settings(), ...given });
      return checkIndex(index).finally(() => index.close());
    };
    const admin = openIndex(settings());
    const change = (path: string, body: object) => admin.request("PUT", path, body, signal);
    expect(await check()).toMatchObject({ state: "yellow", reason: expect.stringContaining("(yellow)") });
    await change("/imported/_settings", { "index.number_of_replicas": 0 });
    expect(await check()).toMatchObject({ state: "ok", reason: null, papers: expect.any(Number) });
    await change("/imported/_settings", { "index.blocks.read_only_allow_delete": true });
    expect(await check()).toMatchObject({ state: "read_only", reason: expect.stringContaining("flood stage") });
    await change("/imported/_settings", { "index.blocks.read_only_allow_delete": null });

    await change("/older", { mappings: { _meta: { medsieve_version: 0 } } });
    const older = "The index older in OpenSearch is of version 0; this Medsieve takes version";
    expect(await check({ index: "older" })).toMatchObject({
      state: "unavailable",
      reason: expect.stringContaining(older),
    });
    const source = openIndex({ ...settings(), index: "older" });
    await expect(createOpenSearchSource(source, database, WORK_HERE).search("asthma", 5, signal)).rejects.toThrow(
      older,
    );
    await source.close();
    const shelf = openShelf({ ...settings(), index: "older" });
    const [outcome] = await importLibrary(database, [DEMONSTRATION_FILE], signal, () => undefined, shelf);
    expect(outcome).toMatchObject({ status: "failed", error: expect.stringContaining(older) });
    await shelf.close();

    const nowhere = { settings: { "index.routing.allocation.require.name": "nowhere" }, mappings: INDEX_BODY.mappings };
    await change("/lost?timeout=1s&wait_for_active_shards=0", {
      settings: { ...nowhere.settings, ...INDEX_BODY.settings },
      mappings: nowhere.mappings,
    });
    expect(await check({ index: "lost" })).toMatchObject({ state: "red", reason: expect.stringContaining("(red)") });
    expect(await check({ index: "missing" })).toMatchObject({
      reason: expect.stringContaining("has no index missing"),
    });
    expect(await check({ urls: ["http://127.0.0.1:9"] })).toMatchObject({
      state: "unavailable",
      reason: "OpenSearch cannot be reached at OPENSEARCH_URL.",
    });
    await admin.close();
  });

  it("is checked soon, also while the cluster gives no answer at all, and is as before when it does again", async () => {
    const index = openIndex(settings());
    cluster.freezeNode(0, true);
    try {
      expect(await checkIndex(index)).toEqual({
        ...{ state: "unavailable", papers: null },
        reason: "OpenSearch did not answer within 2.5 seconds.",
      });
    } finally {
      cluster.freezeNode(0, false);
    }
    await expect.poll(async () => (await checkIndex(index)).state).toBe("ok");
    await index.close();
  });

  it("says so where the cluster refuses what would be too much for it (429)", async () => {
    const index = openIndex(settings());
    const limit = (bytes: string | null) =>
      index.request("PUT", "/_cluster/settings", { transient: { "indices.breaker.total.limit": bytes } }, signal);
    await limit("1b");
    const state = await checkIndex(index);
    const asked = createOpenSearchSource(index, database, WORK_HERE).search("asthma", 5, signal);
    await expect(asked).rejects.toThrow("OpenSearch is too busy; ask again later.");
    expect(state).toMatchObject({ state: "unavailable", reason: "OpenSearch is too busy; ask again later." });
    await limit(null);
    await index.close();
  });

  it("says so where the cluster takes no changes", async () => {
    const index = openIndex(settings());
    const block = (value: boolean | null) =>
      index.request("PUT", "/imported/_settings", { "index.blocks.read_only_allow_delete": value }, signal);
    await block(true);
    const shelf = openShelf(settings());
    const [outcome] = await importLibrary(database, [DEMONSTRATION_FILE], signal, () => undefined, shelf);
    expect(outcome).toMatchObject({ status: "failed", error: expect.stringContaining("takes no changes") });
    await block(null);
    await Promise.all([shelf.close(), index.close()]);
  });
});
