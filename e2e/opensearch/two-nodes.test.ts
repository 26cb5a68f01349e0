import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { checkIndex } from "@medsieve/sources/opensearch/check-index";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WORK_HERE } from "../../server/src/work/work-here.ts";
import { createOpenSearchSource } from "../../sources/src/opensearch/opensearch-source.ts";
import type { PaperIndex } from "../../sources/src/opensearch/paper-index.ts";
import { DEMONSTRATION_FILE } from "../../sources/test/demonstration.ts";
import { openPlainIndex } from "./plain-index.ts";
import { findObstacle, type OpenSearchCluster, startCluster } from "./start-cluster.ts";

const INDEX = "papers-of-two";
const PARTS = 2;
const QUERIES = ["heart failure", "random*", "hypertension[mh]", '"quality of life"[tiab]'];
const SEARCHERS = 4;
const MANY = 500;
const { signal } = new AbortController();
const obstacle = findObstacle();

describe.skipIf(obstacle !== null)("a cluster of two nodes, of which one goes away", () => {
  let cluster: OpenSearchCluster;
  let database: Database;
  let index: PaperIndex & { close: () => Promise<void> };
  let source: PaperSource;
  /** The node that the cluster can lose: of two, the other one manages it. */
  let lost: number;
  const settings = () => ({ urls: cluster.addresses, index: INDEX, username: null, password: null });
  const ask = <Answer>(method: "GET" | "PUT", path: string, body: object | null = null) =>
    index.request<Answer>(method, path, body, signal);
  const health = async () => (await checkIndex(index)).state;

  beforeAll(async () => {
    [cluster, database] = await Promise.all([startCluster(2), openEmbedded({ dataDir: null, log: UNLOGGED })]);
    index = openIndex(settings());
    source = createOpenSearchSource(index, database, WORK_HERE);
    // As docs/operating.md says: how many parts an index has is said to the cluster.
    const template = { settings: { number_of_shards: PARTS } };
    await ask("PUT", "/_index_template/papers", { index_patterns: [`${INDEX}*`], template });
    const [managers, nodes] = await Promise.all([
      ask<{ node: string }[]>("GET", "/_cat/cluster_manager?format=json"),
      Promise.all(
        cluster.addresses.map((at) => openPlainIndex(at, INDEX).request<{ name: string }>("GET", "/", null, signal)),
      ),
    ]);
    lost = nodes.findIndex(({ name }) => name !== managers[0]?.node);
  });
  afterAll(async () => {
    await index?.close();
    await Promise.all([cluster?.stop(), database?.close()]);
  });

  it("goes on with an import, and loses nothing", async () => {
    const shelf = openShelf(settings());
    let stopping: Promise<void> | null = null;
    const stopOnce = () => {
      stopping ??= cluster.stopNode(lost);
    };
    const [outcome] = await importLibrary(database, [DEMONSTRATION_FILE], signal, stopOnce, shelf);
    await stopping;
    await shelf.close();
    expect(outcome).toMatchObject({ status: "completed", error: null, replaced: 0 });
    expect((await source.describe()).papers).toBe(outcome!.read);
    expect(outcome!.read).toBeGreaterThan(200);
    expect(await health()).toBe("yellow");
    await cluster.startNode(lost);
    await expect.poll(health).toBe("ok");
    expect((await source.describe()).papers).toBe(outcome!.read);
    const shards = await ask<{ prirep: string }[]>("GET", `/_cat/shards/${INDEX}?format=json`);
    expect(shards.filter(({ prirep }) => prirep === "p")).toHaveLength(PARTS);
  });

  it("answers every search as before while it goes and when it is gone", async () => {
    const find = () => Promise.all(QUERIES.map((query) => source.search(query, MANY, signal)));
    const before = await find();
    expect(before.every(({ total }) => total > 0)).toBe(true);
    let isGone = false;
    let searched = 0;
    const searchers = Array.from({ length: SEARCHERS }, async () => {
      while (!isGone) {
        expect(await find()).toEqual(before);
        searched++;
      }
    });
    await cluster.stopNode(lost);
    isGone = true;
    await Promise.all(searchers);
    expect(searched).toBeGreaterThanOrEqual(SEARCHERS);
    expect(await find()).toEqual(before);
    await cluster.startNode(lost);
    await expect.poll(health).toBe("ok");
    expect(await find()).toEqual(before);
  });
});
