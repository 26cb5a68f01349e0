import type { ImportEvent } from "@medsieve/contract/import-events";
import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { checkIndex } from "@medsieve/sources/opensearch/check-index";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WORK_HERE } from "../../server/src/work/work-here.ts";
import { createOpenSearchSource } from "../../sources/src/opensearch/opensearch-source.ts";
import type { PaperIndex } from "../../sources/src/opensearch/paper-index.ts";
import { DEMONSTRATION_FILE, readDemonstration } from "../../sources/test/demonstration.ts";
import { findEach, searchThrough } from "./search-through.ts";
import { findObstacle, type OpenSearchCluster, SOON_READY, startCluster } from "./start-cluster.ts";

const INDEX = "managed-papers";
const UNMANAGED = "No node manages the OpenSearch cluster";
const { signal } = new AbortController();
const obstacle = findObstacle();

describe.skipIf(obstacle !== null).each([3, 2])(
  "a cluster of %i nodes, of which the managing one is killed",
  (nodes) => {
    let cluster: OpenSearchCluster;
    let database: Database;
    let index: PaperIndex & { close: () => Promise<void> };
    let source: PaperSource;
    let papers: string[];
    const named = (name: string) => ({ urls: cluster.addresses, index: name, username: null, password: null });
    const ask = <Answer>(path: string) => index.request<Answer>("GET", path, null, signal);
    const readState = async (name = INDEX) => (await checkIndex({ ...index, name })).state;
    const untilWhole = (name = INDEX) => expect.poll(() => readState(name)).toBe("ok");

    /** The number of the node that manages it, once it is whole. */
    async function findWhole(): Promise<number> {
      await untilWhole();
      // Of three, each has a vote by then; of two, one has.
      const votes = "/_cluster/state/metadata?filter_path=metadata.cluster_coordination.last_committed_config";
      const countVotes = async () => JSON.stringify(await ask(votes)).match(/[\w-]{22}/g)?.length;
      await expect.poll(countVotes).toBe(nodes === 3 ? 3 : 1);
      return findManager();
    }
    async function findManager(): Promise<number> {
      const [manager] = await ask<{ node: string }[]>("/_cat/cluster_manager?format=json");
      return Number(manager!.node.replace("node-", ""));
    }
    async function importInto(name: string, hear: (event: ImportEvent) => void = () => undefined) {
      const shelf = openShelf(named(name));
      const [outcome] = await importLibrary(database, [DEMONSTRATION_FILE], signal, hear, shelf);
      await shelf.close();
      return outcome!;
    }
    /** Kills the managing node once the first papers are in. */
    async function importAndKill(name: string, manager: number) {
      let killed: Promise<void> | null = null;
      const outcome = await importInto(name, (event) => {
        if (event.type === "progress" && event.read > 0) killed ??= cluster.killNode(manager);
      });
      await killed;
      return outcome;
    }
    async function countCopies(name: string) {
      const parts = await ask<{ prirep: string; docs: string }[]>(`/_cat/shards/${name}?format=json`);
      const count = (kind: string) =>
        parts.reduce((sum, { prirep, docs }) => sum + (prirep === kind ? Number(docs) : 0), 0);
      return [count("p"), count("r")];
    }

    beforeAll(async () => {
      const starting = startCluster(nodes, ["-Xmx384m", ...SOON_READY]);
      [cluster, database] = await Promise.all([starting, openEmbedded({ dataDir: null, log: UNLOGGED })]);
      index = openIndex(named(INDEX));
      source = createOpenSearchSource(index, database, WORK_HERE);
      papers = (await readDemonstration()).map(({ pmid }) => pmid);
      const template = { index_patterns: [`${INDEX}*`], template: { settings: { number_of_shards: nodes } } };
      await index.request("PUT", "/_index_template/papers", template, signal);
      expect(await importInto(INDEX)).toMatchObject({ status: "completed", error: null });
    });
    // A test that failed may have left one dead.
    beforeEach(async () => {
      for (const number of cluster.addresses.keys()) await cluster.startNode(number);
    });
    afterAll(async () => {
      await index?.close();
      await Promise.all([cluster?.stop(), database?.close()]);
    });

    if (nodes === 3) {
      it("answers every search as before while it dies and when it is gone", async () => {
        const manager = await findWhole();
        const before = await findEach(source);
        await searchThrough(source, () => cluster.killNode(manager));
        await expect.poll(() => readState()).toBe("yellow");
        expect(await findEach(source)).toEqual(before);
        expect(await findManager()).not.toBe(manager);
        await cluster.startNode(manager);
        await untilWhole();
        expect(await findEach(source)).toEqual(before);
      });

      it("goes on with an import under another one, and loses nothing", async () => {
        const name = `${INDEX}-more`;
        const manager = await findWhole();
        const outcome = await importAndKill(name, manager);
        expect(outcome).toMatchObject({ status: "completed", error: null, read: papers.length, replaced: 0 });
        expect(await findManager()).not.toBe(manager);
        const more = createOpenSearchSource({ ...index, name }, database, WORK_HERE);
        expect((await more.fetch(papers, signal)).map(({ pmid }) => pmid)).toEqual(papers);
        await cluster.startNode(manager);
        await untilWhole(name);
        expect(await countCopies(name)).toEqual([papers.length, papers.length]);
      });
    } else {
      it("says of imports that no node manages it, and has all of them when the node is back", async () => {
        const name = `${INDEX}-more`;
        const manager = await findWhole();
        const before = await findEach(source);
        const outcome = await importAndKill(name, manager);
        expect(outcome).toMatchObject({ status: "failed", error: expect.stringContaining(UNMANAGED) });
        expect(await checkIndex(index)).toEqual({
          ...{ state: "read_only", papers: papers.length },
          reason: expect.stringContaining(UNMANAGED),
        });
        expect(await importInto(`${INDEX}-new`)).toMatchObject({ error: expect.stringContaining(UNMANAGED) });
        expect(await findEach(source)).toEqual(before);
        await cluster.startNode(manager);
        // A copy may stay unassigned until the cluster is asked to assign it (docs/operating.md).
        await expect.poll(() => readState()).toMatch(/^(?:ok|yellow)$/);
        const again = await importInto(name);
        expect(again).toMatchObject({ status: "completed", error: null, read: papers.length, replaced: 0 });
        expect((await countCopies(name))[0]).toBe(papers.length);
        expect(await findEach(source)).toEqual(before);
      });
    }
  },
);
