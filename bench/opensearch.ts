/**
 * Imports PubMed files into the embedded database and into an OpenSearch of one node, one after the other, and runs the
 * same queries on both: import rate, bytes a record, median and p95 of a query with its 50 best papers, and the queries
 * whose papers or order differ. Needs a JDK and Maven, as e2e/opensearch does.
 *
 *   npm run bench:opensearch -- FILE…
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { openPlainIndex } from "../e2e/opensearch/plain-index.ts";
import { QUERIES } from "../e2e/opensearch/queries.ts";
import { findObstacle, startCluster } from "../e2e/opensearch/start-cluster.ts";
import { openEmbedded, UNLOGGED } from "../server/src/db/client.ts";
import type { Citation } from "../server/src/sources/citation.ts";
import { importLibrary } from "../server/src/sources/library/import-library.ts";
import { createLibrarySource } from "../server/src/sources/library/library-source.ts";
import { openMedlineFile } from "../server/src/sources/library/open-medline-file.ts";
import { parseMedline } from "../server/src/sources/medline/parse-medline.ts";
import { createOpenSearchSource } from "../server/src/sources/opensearch/opensearch-source.ts";
import type { PaperIndex } from "../server/src/sources/opensearch/paper-index.ts";
import { createIndex, showStored, storePapers } from "../server/src/sources/opensearch/store-papers.ts";
import type { PaperSource } from "../server/src/sources/paper-source.ts";
import { WORK_HERE } from "../server/src/work/work-here.ts";

const BATCH = 200;
const ROUNDS = 5;
const MANY = 100_000;
const BEST = 50;
const { signal } = new AbortController();

const files = process.argv.slice(2).map((file) => resolve(process.env.INIT_CWD ?? ".", file));
if (files.length === 0 || files.some((file) => !existsSync(file))) {
  console.error("usage: npm run bench:opensearch -- FILE…   (PubMed .xml or .xml.gz)");
  process.exit(2);
}
const obstacle = findObstacle();
if (obstacle !== null) {
  console.error(obstacle);
  process.exit(1);
}

async function fill(index: PaperIndex): Promise<void> {
  await createIndex(index, signal);
  let batch: Citation[] = [];
  const store = async () => {
    if (batch.length > 0) await storePapers(index, batch, signal);
    batch = [];
  };
  for (const file of files) {
    for await (const event of parseMedline((await openMedlineFile(file)).text, file)) {
      if (event.kind === "citation") batch.push(event.citation);
      if (batch.length >= BATCH) await store();
    }
  }
  await store();
  await showStored(index, signal);
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Each query in turn, on both, so that what else the machine does meets both alike. */
async function timeQueries(sources: readonly PaperSource[]): Promise<number[][]> {
  const times: number[][] = sources.map(() => []);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of QUERIES) {
      for (const [at, source] of sources.entries()) {
        const ms = await measure(() => source.search(query, BEST, signal));
        // The first round loads what the others find in memory.
        if (round > 0) times[at]?.push(ms);
      }
    }
  }
  return times;
}

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`;
}

const [cluster, database] = await Promise.all([startCluster(1, "1g"), openEmbedded({ dataDir: null, log: UNLOGGED })]);
try {
  const index = openPlainIndex(cluster.addresses[0] ?? "", "papers");
  const intoDatabase = await measure(() => importLibrary(database, files, signal, () => undefined));
  const intoEngine = await measure(() => fill(index));
  const sources = [
    createLibrarySource(database, WORK_HERE),
    createOpenSearchSource(index, database, WORK_HERE),
  ] as const;
  const [library, engine] = sources;
  const [{ papers }, { papers: indexed }] = await Promise.all([library.describe(), engine.describe()]);
  await index.request("POST", "/papers/_forcemerge?max_num_segments=1", null, signal);
  const stats = await index.request<{ _all: { primaries: { store: { size_in_bytes: number } } } }>(
    "GET",
    "/papers/_stats/store",
    null,
    signal,
  );
  const size = await database.pool.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
  const rate = (ms: number, count: number | null) => `${Math.round((count ?? 0) / (ms / 1000))} records a second`;
  const each = (bytes: number, count: number | null) => `${Math.round(bytes / Math.max(1, count ?? 0))} bytes a record`;
  const [ownTimes = [], otherTimes = []] = await timeQueries(sources);
  const show = (times: readonly number[]) => `median ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}`;
  console.log(
    `embedded    ${papers} papers, ${rate(intoDatabase, papers)}, ${each(Number(size.rows[0]?.bytes), papers)}`,
  );
  console.log(
    `OpenSearch  ${indexed} papers, ${rate(intoEngine, indexed)}, ${each(stats._all.primaries.store.size_in_bytes, indexed)}`,
  );
  console.log(`embedded    ${show(ownTimes)}`);
  console.log(`OpenSearch  ${show(otherTimes)}`);
  for (const query of QUERIES) {
    const [own, others] = await Promise.all(sources.map((source) => source.search(query, MANY, signal)));
    const [mine, theirs] = [own?.pmids ?? [], others?.pmids ?? []];
    if (mine.toSorted().join() !== theirs.toSorted().join()) {
      console.log(`other papers  ${query}: ${mine.length} and ${theirs.length}`);
    } else {
      const at = mine.findIndex((pmid, place) => pmid !== theirs[place]);
      if (at >= 0) console.log(`other order   ${query}: from place ${at + 1} of ${mine.length}`);
    }
  }
} finally {
  await Promise.all([cluster.stop(), database.close()]);
}
