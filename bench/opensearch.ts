/**
 * The library in PostgreSQL beside that in OpenSearch, on one machine in one run: both are filled step by step to each of these
 * numbers of records, by the command that operators import with, and asked the questions of bench/questions.txt by turns on the
 * product's own path. Prints what each took on the clock and of the processors, memory of the import, bytes a record, and the
 * queries of e2e/opensearch whose counts or first papers differ. The records are made of those in PubMed files
 * (eval/shuffle-records.ts). DATABASE_URL names an empty database of a PostgreSQL on this machine (Linux) that does nothing else;
 * OpenSearch is started here, and needs a JDK and Maven.
 *
 *   DATABASE_URL=postgresql://… npm run bench:opensearch -- --from FILE|FOLDER [--records 100000,300000,1000000] [--heap 2g]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { openPostgresql, UNLOGGED } from "@medsieve/database/client";
import { createBuiltinReader } from "@medsieve/reader/builtin-reader";
import { openIndex } from "@medsieve/sources/opensearch/open-index";
import { QUERIES } from "../e2e/opensearch/queries.ts";
import { findObstacle, startCluster } from "../e2e/opensearch/start-cluster.ts";
import { prepareRecords } from "../eval/shuffle-records.ts";
import { prepare } from "../scripts/prepare.mjs";
import { WORK_HERE } from "../server/src/work/work-here.ts";
import { createLibrarySource } from "../sources/src/library/library-source.ts";
import { createOpenSearchSource } from "../sources/src/opensearch/opensearch-source.ts";
import { askByTurns, type Engine } from "./ask-by-turns.ts";
import { openDatabaseTime, readProcessTime } from "./processor-time.ts";
import { listPubmedFiles, readRecords } from "./pubmed-files.ts";
import { readOptions } from "./read-options.ts";
import { runMeasured } from "./run-measured.ts";
import { writeMadeFiles } from "./write-made-files.ts";

const INDEX = "papers";
const FIRST_PMID = 1;
const COMPARED = 20;
const { signal } = new AbortController();

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const { values: options } = readOptions(
  "DATABASE_URL=postgresql://… npm run bench:opensearch -- --from FILE|FOLDER [--records 100000,300000,1000000] [--heap 2g]",
  {
    options: {
      from: { type: "string" },
      records: { type: "string", default: "100000,300000,1000000" },
      heap: { type: "string", default: "2g" },
    },
  },
);
const url = process.env.DATABASE_URL ?? "";
if (!/^postgres(?:ql)?:\/\//u.test(url)) stop("DATABASE_URL must name a PostgreSQL database: postgresql://…");
if (options.from === undefined) stop("--from must name a PubMed file, or a folder of them");
const sizes = options.records.split(",").map(Number);
if (!sizes.every((size, at) => Number.isInteger(size) && size > (sizes[at - 1] ?? 0)))
  stop(`--records is "${options.records}"; it takes whole numbers that grow, with commas between`);
const obstacle = findObstacle();
if (obstacle !== null) stop(obstacle);

const started = performance.now();
const say = (text: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${text}`);

await prepare({ web: false });
const sources = await readRecords(listPubmedFiles(resolve(process.env.INIT_CWD ?? ".", options.from)));
const makeRecord = prepareRecords(sources);
const folder = mkdtempSync(join(tmpdir(), "medsieve-bench-"));
const [cluster, database] = await Promise.all([
  startCluster(1, [`-Xmx${options.heap}`]),
  openPostgresql(url, UNLOGGED, 0),
]);
try {
  const address = cluster.addresses[0] ?? "";
  const index = openIndex({ urls: [address], index: INDEX, username: null, password: null });
  const readDatabaseTime = await openDatabaseTime(database);
  const engines: (Engine & { settings: Record<string, string>; readBytes: () => Promise<number> })[] = [
    {
      name: "PostgreSQL",
      source: createLibrarySource(database, WORK_HERE),
      readTime: readDatabaseTime,
      settings: { LITERATURE_SOURCE: "library" },
      async readBytes() {
        await database.pool.query("checkpoint");
        const { rows } = await database.pool.query("select pg_database_size(current_database()) as bytes");
        return Number(rows[0]?.bytes);
      },
    },
    {
      name: "OpenSearch",
      source: createOpenSearchSource(index, database, WORK_HERE),
      readTime: () => readProcessTime(cluster.pidOf(0)),
      settings: { LITERATURE_SOURCE: "opensearch", OPENSEARCH_URL: address, OPENSEARCH_INDEX: INDEX },
      async readBytes() {
        await index.request("POST", `/${INDEX}/_flush`, null, signal);
        const path = `/${INDEX}/_stats/store`;
        const found = await index.request<{ _all: { primaries: { store: { size_in_bytes: number } } } }>(
          ...(["GET", path, null, signal] as const),
        );
        return found._all.primaries.store.size_in_bytes;
      },
    },
  ];
  let present = 0;
  for (const size of sizes) {
    const files = writeMadeFiles(folder, makeRecord, FIRST_PMID + present, FIRST_PMID + size);
    say(`${size.toLocaleString("en-US")} records are made`);
    for (const { name, settings, readTime, readBytes } of engines) {
      const before = readTime();
      const { ms, processorMs, peakMb, quartersMb } = await runMeasured("library-import.mjs", files, {
        ...{ ...settings, DATA_DIR: join(folder, "data") },
      });
      const used = readTime() - before;
      const bytes = (await readBytes()) / size;
      const added = size - present;
      const each = (time: number) => `${(time / added).toFixed(2)} ms`;
      say(
        `${name}: ${added.toLocaleString("en-US")} imported, ${Math.round(added / (ms / 1000))} a second; of the processors ${each(used)} a record in the engine and ${each(processorMs)} in the import; ${Math.round(bytes)} bytes a record`,
      );
      const quarters = quartersMb.map((megabytes) => megabytes.toFixed(0)).join(", ");
      say(`${name}: memory of the import ${peakMb.toFixed(0)} MB at most; quarters ${quarters} MB`);
    }
    for (const file of files) rmSync(file);
    present = size;
    for (const line of await askByTurns(engines, createBuiltinReader())) say(line);
    say(`load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  }
  for (const query of QUERIES) {
    const asked = engines.map(({ source }) => source.search(query, COMPARED, signal));
    const refused = await Promise.allSettled(asked).then((answers) =>
      answers.find(({ status }) => status === "rejected"),
    );
    if (refused?.status === "rejected") {
      say(`refused       ${query}: ${refused.reason}`);
      continue;
    }
    const [own, other] = await Promise.all(asked);
    if (own?.total !== other?.total) say(`other counts  ${query}: ${own?.total} and ${other?.total}`);
    const at = own?.pmids.findIndex((pmid, place) => pmid !== other?.pmids[place]) ?? -1;
    if (at >= 0) say(`other order   ${query}: from place ${at + 1} on`);
  }
} finally {
  await Promise.all([cluster.stop(), database.close()]);
  rmSync(folder, { recursive: true, force: true });
}
