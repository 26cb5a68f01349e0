import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openEmbedded, UNLOGGED } from "@medsieve/database/client";
import { createExclusiveImports } from "@medsieve/sources/library/exclusive-imports";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { openShelf } from "@medsieve/sources/opensearch/opensearch-shelf";
import type { PaperSource } from "@medsieve/sources/paper-source";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeCitation, writeDeletions, writeSet, zip } from "../../medline/test/medline-xml.ts";
import { WORK_HERE } from "../../server/src/work/work-here.ts";
import { followOnce } from "../../sources/src/library/follow/follow-folder.ts";
import { readFollow } from "../../sources/src/library/follow/read-follow.ts";
import { createOpenSearchSource } from "../../sources/src/opensearch/opensearch-source.ts";
import { findObstacle, type OpenSearchCluster, startCluster } from "./start-cluster.ts";

const INDEX = "followed";
const RETRACTION = { kind: "retracted", pmid: "900", citation: "J Notices. 2026;1:9" } as const;
const { signal } = new AbortController();
const log = { info: () => undefined, warn: () => undefined };
const obstacle = findObstacle();

describe.skipIf(obstacle !== null)("NLM's daily files, followed into OpenSearch", () => {
  let cluster: OpenSearchCluster;
  let database: Database;
  let folder: string;
  let index: ReturnType<typeof openIndex>;
  let shelf: ReturnType<typeof openShelf>;
  let source: PaperSource;
  beforeAll(async () => {
    [cluster, database, folder] = await Promise.all([
      startCluster(),
      openEmbedded({ dataDir: null, log: UNLOGGED }),
      mkdtemp(join(tmpdir(), "medsieve-follow-")),
    ]);
    const settings = { urls: cluster.addresses, index: INDEX, username: null, password: null };
    index = openIndex(settings);
    shelf = openShelf(settings);
    source = createOpenSearchSource(index, database, WORK_HERE);
  });
  afterAll(async () => {
    await Promise.all([index?.close(), shelf?.close()]);
    await Promise.all([cluster?.stop(), database?.close(), rm(folder, { recursive: true, force: true })]);
  });

  async function deliver(number: number, xml: string): Promise<void> {
    const name = `pubmed26n${number}.xml.gz`;
    const packed = zip(xml);
    const md5 = createHash("md5").update(packed).digest("hex");
    await writeFile(join(folder, name), packed);
    await writeFile(join(folder, `${name}.md5`), `MD5(${name})= ${md5}\n`);
  }
  async function follow() {
    const imports = createExclusiveImports(database, shelf);
    const importFiles = (files: readonly string[], until: AbortSignal) =>
      imports.importFiles(files, until, () => undefined);
    await followOnce({ database, folder, target: `opensearch ${INDEX}`, importFiles, log }, signal);
    return readFollow(database);
  }
  const find = async (query: string) => (await source.search(query, 10, signal)).pmids.toSorted();

  it("change, add and delete papers, each file once and in order", async () => {
    await deliver(
      1335,
      writeSet(
        makeCitation({ pmid: "1", revised: "2026-02-01", title: "Zinc for colds" }),
        makeCitation({ pmid: "2", title: "Zinc for warts" }),
      ),
    );
    expect(await follow()).toMatchObject({ lastFile: "pubmed26n1335.xml.gz", trouble: null });
    expect(await find("zinc")).toEqual(["1", "2"]);
    await deliver(
      1336,
      writeSet(
        makeCitation({ pmid: "1", revised: "2026-02-02", title: "Copper for colds" }),
        makeCitation({ pmid: "3", title: "Zinc for sleep" }),
        writeDeletions("2"),
      ),
    );
    expect(await follow()).toMatchObject({ lastFile: "pubmed26n1336.xml.gz", trouble: null });
    expect([await find("zinc"), await find("copper")]).toEqual([["3"], ["1"]]);
    expect((await source.describe()).papers).toBe(2);
  });

  it("say of a paper that it was retracted since", async () => {
    await deliver(
      1337,
      writeSet(makeCitation({ pmid: "3", revised: "2026-02-03", title: "Zinc for sleep", notices: [RETRACTION] })),
    );
    expect(await follow()).toMatchObject({ lastFile: "pubmed26n1337.xml.gz", trouble: null });
    const [paper] = await source.fetch(["3"], signal);
    expect(paper?.notices).toEqual([RETRACTION]);
  });

  it("are taken from where a snapshot of the index stands, when it is restored as docs/operating.md says", async () => {
    const ask = (method: "PUT" | "POST" | "DELETE", path: string, body: object | null = null) =>
      index.request(method, path, body, signal);
    await ask("PUT", "/_snapshot/medsieve", { type: "fs", settings: { location: cluster.snapshots } });
    const only = { indices: INDEX, include_global_state: false };
    await ask("PUT", "/_snapshot/medsieve/before?wait_for_completion=true", only);
    const before = [await find("zinc"), await find("copper"), await source.fetch(["3"], signal)];
    await ask("DELETE", `/${INDEX}`);
    await expect(find("zinc")).rejects.toThrow(`OpenSearch has no index ${INDEX}.`);
    await ask("POST", "/_snapshot/medsieve/before/_restore?wait_for_completion=true", only);
    expect([await find("zinc"), await find("copper"), await source.fetch(["3"], signal)]).toEqual(before);
  });

  it("wait where the cluster takes no changes, and are taken when it does", async () => {
    const block = (value: boolean | null) =>
      index.request("PUT", `/${INDEX}/_settings`, { "index.blocks.read_only_allow_delete": value }, signal);
    await block(true);
    await deliver(1338, writeSet(makeCitation({ pmid: "4", title: "Zinc for hair" })));
    expect(await follow()).toMatchObject({
      lastFile: "pubmed26n1337.xml.gz",
      trouble: expect.stringContaining("takes no changes"),
    });
    await block(null);
    expect(await follow()).toMatchObject({ lastFile: "pubmed26n1338.xml.gz", trouble: null });
    expect(await find("zinc")).toEqual(["3", "4"]);
  });
});
