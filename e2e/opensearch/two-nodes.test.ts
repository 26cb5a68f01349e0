import type { ImportEvent } from "@medsieve/contract/import-events";
import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { checkIndex } from "@medsieve/sources/opensearch/check-index";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WORK_HERE } from "../../server/src/work/work-here.ts";
import { createOpenSearchSource } from "../../sources/src/opensearch/opensearch-source.ts";
import type { PaperIndex } from "../../sources/src/opensearch/paper-index.ts";
import { createIndex, showStored, storePapers } from "../../sources/src/opensearch/store-papers.ts";
import { DEMONSTRATION_FILE, readDemonstration } from "../../sources/test/demonstration.ts";
import { findEach, searchThrough } from "./search-through.ts";
import { findObstacle, type OpenSearchCluster, startCluster } from "./start-cluster.ts";

const INDEX = "papers-of-two";
const PARTS = 2;
const MANY = 500;
/** The one that the cluster can lose: of two, the other one manages it. */
const LOST = 1;
const { signal } = new AbortController();
const obstacle = findObstacle();

/** A part of the index ("p"), or a copy of one ("r"), and the node that holds it. */
interface Part {
  prirep: "p" | "r";
  node: string;
  state: string;
  docs: string;
}

describe.skipIf(obstacle !== null)("a cluster of two nodes, of which one is killed or frozen", () => {
  let cluster: OpenSearchCluster;
  let database: Database;
  let index: PaperIndex & { close: () => Promise<void> };
  let source: PaperSource;
  const settings = () => ({ urls: cluster.addresses, index: INDEX, username: null, password: null });
  const ask = <Answer>(method: "GET" | "PUT", path: string, body: object | null = null) =>
    index.request<Answer>(method, path, body, signal);
  const health = async () => (await checkIndex(index)).state;
  const listParts = (name = INDEX) => ask<Part[]>("GET", `/_cat/shards/${name}?format=json`);

  beforeAll(async () => {
    [cluster, database] = await Promise.all([startCluster(2), openEmbedded({ dataDir: null, log: UNLOGGED })]);
    index = openIndex(settings());
    source = createOpenSearchSource(index, database, WORK_HERE);
    // As docs/operating.md says: how many parts an index has is said to the cluster.
    const template = { settings: { number_of_shards: PARTS } };
    await ask("PUT", "/_index_template/papers", { index_patterns: [`${INDEX}*`], template });
    await createIndex(index, signal);
  });
  // A test that failed may have left it dead, or frozen.
  beforeEach(() => cluster.startNode(LOST));
  afterEach(() => cluster.freezeNode(LOST, false));
  afterAll(async () => {
    await index?.close();
    await Promise.all([cluster?.stop(), database?.close()]);
  });

  it("goes on with an import, and loses nothing", async () => {
    await expect.poll(health).toBe("ok");
    expect((await listParts()).filter(({ prirep }) => prirep === "p").map(({ node }) => node)).toContain("node-1");
    const shelf = openShelf(settings());
    let killed: Promise<void> | null = null;
    let readByThen = 0;
    const kill = (event: ImportEvent) => {
      if (event.type !== "progress" || event.read === 0 || killed !== null) return;
      readByThen = event.read;
      killed = cluster.killNode(LOST);
    };
    const [outcome] = await importLibrary(database, [DEMONSTRATION_FILE], signal, kill, shelf);
    await killed;
    await shelf.close();
    const papers = (await readDemonstration()).map(({ pmid }) => pmid);
    expect(outcome).toMatchObject({ status: "completed", error: null, read: papers.length, replaced: 0 });
    expect([readByThen > 0, readByThen < papers.length]).toEqual([true, true]);
    expect((await source.describe()).papers).toBe(papers.length);
    expect((await source.fetch(papers, signal)).map(({ pmid }) => pmid)).toEqual(papers);
    expect(await health()).toBe("yellow");
    await cluster.startNode(LOST);
    await expect.poll(health).toBe("ok");
    const parts = await listParts();
    const count = (kind: Part["prirep"]) =>
      parts.reduce((sum, { prirep, docs }) => sum + (prirep === kind ? Number(docs) : 0), 0);
    expect([parts.length, count("p"), count("r")]).toEqual([2 * PARTS, papers.length, papers.length]);
  });

  it("answers every search as before while it dies and when it is gone", async () => {
    const before = await findEach(source);
    await searchThrough(source, () => cluster.killNode(LOST));
    expect(await health()).toBe("yellow");
    expect(await findEach(source)).toEqual(before);
    await cluster.startNode(LOST);
    await expect.poll(health).toBe("ok");
    expect(await findEach(source)).toEqual(before);
  });

  it("answers every search as before from a node that is not frozen, before the cluster misses the other one", async () => {
    await expect.poll(health).toBe("ok");
    const before = await findEach(source);
    cluster.freezeNode(LOST, true);
    const found = Array.from({ length: 4 }, () => findEach(source));
    for (const each of await Promise.all(found)) expect(each).toEqual(before);
    expect(await ask("GET", "/_cluster/health")).toMatchObject({ number_of_nodes: 2 });
    expect(await health()).toBe("ok");
    cluster.freezeNode(LOST, false);
  });

  it("goes on with an import when one freezes, and loses nothing", async () => {
    const name = `${INDEX}-frozen`;
    const shelf = openShelf({ ...settings(), index: name });
    const freeze = ({ type }: ImportEvent) => type === "progress" && cluster.freezeNode(LOST, true);
    const [outcome] = await importLibrary(database, [DEMONSTRATION_FILE], signal, freeze, shelf);
    await shelf.close();
    const papers = (await readDemonstration()).length;
    expect(outcome).toMatchObject({ status: "completed", error: null, read: papers, replaced: 0 });
    cluster.freezeNode(LOST, false);
    const health = async () => (await checkIndex({ ...index, name })).state;
    await expect.poll(health).toBe("ok");
    const counts = async () => (await listParts(name)).map(({ docs }) => Number(docs)).sort();
    const [one = 0, , other = 0] = await counts();
    expect(await counts()).toEqual([one, one, other, other]);
    expect(one + other).toBe(papers);
  });

  it("refuses what it could answer in part only, while a part without a copy is lost", async () => {
    const alone = { ...index, name: `${INDEX}-alone` };
    const parts = createOpenSearchSource(alone, database, WORK_HERE);
    await createIndex(alone, signal);
    const oneEach = { "index.number_of_replicas": 0, "index.routing.allocation.total_shards_per_node": 1 };
    await ask("PUT", `/${alone.name}/_settings`, oneEach);
    await storePapers(alone, await readDemonstration(), signal);
    await showStored(alone, signal);
    const health = async () => (await checkIndex(alone)).state;
    await expect.poll(health).toBe("ok");
    const listPlaces = async () => (await listParts(alone.name)).map(({ node, state }) => `${node} ${state}`).sort();
    await expect.poll(listPlaces).toEqual(["node-0 STARTED", "node-1 STARTED"]);
    const before = await parts.search("heart failure", MANY, signal);
    await cluster.killNode(LOST);
    await expect.poll(health).toBe("red");
    // Which of them it is depends on which part is lost, and on whether the other node still looks for it.
    const refusal = /could not search a part of its index|A part of OpenSearch is away|cannot be reached/;
    await expect(parts.search("heart failure", MANY, signal)).rejects.toThrow(refusal);
    await expect(parts.fetch(before.pmids, signal)).rejects.toThrow(refusal);
    await cluster.startNode(LOST);
    await expect.poll(health).toBe("ok");
    expect(await parts.search("heart failure", MANY, signal)).toEqual(before);
  });
});
