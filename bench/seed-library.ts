/**
 * Fills the library in the PostgreSQL database of DATABASE_URL up to a number of records, to see how searches do with many.
 * First come the records of the PubMed files named by --from (a file or a folder of them; without it, the fictional ones of
 * the demonstration library), then records made of these by exchanging words among them, with PMIDs from 100000001 on
 * (eval/shuffle-records.ts says how). A library that was filled so before is filled up; one whose filling was broken off has
 * lost its full-text index and has to be begun again. For measuring alone: what is made answers as real papers do.
 *
 *   DATABASE_URL=postgresql://… npm run seed:library -- --records 1000000 [--from FILE|FOLDER]
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import { type Database, openPostgresql, UNLOGGED } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { importLibrary } from "@medsieve/sources/library/import-library";
import { prepareRecords } from "../eval/shuffle-records.ts";
import { ELEMENT, writeArray, writeIntegers } from "../sources/src/library/binary-arrays.ts";
import { type IndexedCitation, indexCitation } from "../sources/src/library/citation-batch.ts";
import { tidyLibrary } from "../sources/src/library/tidy-library.ts";
import { listPubmedFiles, readRecords } from "./pubmed-files.ts";
import { readOptions } from "./read-options.ts";

const MADE_FROM = 100_000_001;
const MOST_RECORDS = 50_000_000;
const BATCH = 500;
const SAY_EVERY = 50_000;
/** Where more than so many times the present records are added, the full-text index is rebuilt, which is faster. */
const REBUILT_FROM = 0.5;
const DEMONSTRATION_FILE = fileURLToPath(new URL("../demo-library/demonstration-library.xml.gz", import.meta.url));

const { values: options } = readOptions(
  "DATABASE_URL=postgresql://… npm run seed:library -- --records 1000000 [--from FILE|FOLDER]",
  {
    options: { records: { type: "string", default: "300000" }, from: { type: "string" } },
  },
);

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

async function storeMade({ pool }: Database, batch: readonly IndexedCitation[]): Promise<void> {
  const pmids = writeIntegers(batch.map(({ pmid }) => pmid));
  const records = batch.map(({ json }) => json);
  const lexemes = batch.map((paper) => paper.lexemes);
  await pool.query(
    `insert into papers (pmid, origin, version, revised, citation)
     select pmid, 'library', 1, null, citation from unnest($1::int[], $2::jsonb[]) as made (pmid, citation)`,
    [pmids, writeArray(ELEMENT.jsonb, records)],
  );
  await pool.query(
    `insert into library_index (pmid, lexemes, published)
     select * from unnest($1::int[], $2::tsvector[], $3::date[])`,
    [pmids, writeArray(ELEMENT.tsvector, lexemes), batch.map(({ published }) => published)],
  );
}

interface Counts {
  papers: number;
  /** The last PMID that was made. */
  last: number;
}

async function countPapers({ pool }: Database): Promise<Counts> {
  const { rows } = await pool.query<Counts>(
    `select count(*)::int as papers, greatest(max(pmid), ${MADE_FROM - 1})::int as last
     from library_index where pmid < ${DEMONSTRATION_PMID_FROM}`,
  );
  return rows[0] ?? { papers: 0, last: MADE_FROM - 1 };
}

async function fillUp(database: Database, sources: readonly Citation[], wanted: number): Promise<void> {
  const { papers, last } = await countPapers(database);
  const missing = wanted - papers;
  if (missing <= 0) return;
  const makeRecord = prepareRecords(sources);
  const isRebuilt = missing > REBUILT_FROM * papers;
  const { rows } = await database.pool.query<{ made: string }>(
    "select pg_get_indexdef('library_index_lexemes'::regclass) as made",
  );
  if (isRebuilt) await database.pool.query("drop index library_index_lexemes");
  let storing: Promise<void> = Promise.resolve();
  for (let done = 0; done < missing; done += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, missing - done) }, (_, at) => last + 1 + done + at);
    const batch = numbers.map((pmid) => indexCitation(makeRecord(pmid)));
    await storing;
    storing = storeMade(database, batch);
    if ((papers + done) % SAY_EVERY < BATCH) say(`${(papers + done).toLocaleString("en-US")} records`);
  }
  await storing;
  if (isRebuilt) {
    say("the full-text index is made");
    await database.pool.query(rows[0]?.made ?? "");
  }
}

const started = performance.now();
function say(text: string): void {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(6)} s  ${text}`);
}

const records = Number(options.records);
if (!Number.isInteger(records) || records < 1 || records > MOST_RECORDS)
  stop(`--records is "${options.records}"; it takes a whole number from 1 to ${MOST_RECORDS}`);
const url = process.env.DATABASE_URL ?? "";
if (!/^postgres(?:ql)?:\/\//u.test(url)) stop("DATABASE_URL must name a PostgreSQL database: postgresql://…");
let files: string[] | null = null;
try {
  if (options.from !== undefined) files = listPubmedFiles(resolve(process.env.INIT_CWD ?? ".", options.from));
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}

const sources = await readRecords(files ?? [DEMONSTRATION_FILE]);
if (sources.length === 0) stop(`--from is "${options.from}"; no file there holds a citation`);
const database = await openPostgresql(url, UNLOGGED, 0);
try {
  // Fictional papers do not answer beside others; records made of them do.
  if (files !== null) {
    for (const outcome of await importLibrary(database, files, new AbortController().signal, () => undefined)) {
      if (outcome.status !== "completed") stop(outcome.error ?? `${outcome.file} was not imported`);
    }
  }
  await fillUp(database, sources, records);
  await database.pool.query("vacuum (analyze) papers, library_index");
  await tidyLibrary(database);
  say(`${(await countPapers(database)).papers.toLocaleString("en-US")} records`);
} finally {
  await database.close();
}
