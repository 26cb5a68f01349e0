/**
 * Multiplies the library in the PostgreSQL database of DATABASE_URL, to see how searches do with many records: each copy is a
 * record of the library with a PMID from 100000001 on, printed up to 400 days earlier, so that words stand in as large a
 * share of the papers as before. For measuring alone: the copies answer as real papers do.
 *
 *   DATABASE_URL=postgresql://… npm run seed:library -- --records 300000
 */
import { parseArgs } from "node:util";
import { openPostgresql, UNLOGGED } from "../server/src/db/client.ts";
import { tidyLibrary } from "../server/src/sources/library/tidy-library.ts";

const COPIES_FROM = 100_000_000;
/** PMIDs that a copy of the whole library may use. */
const COPY_SPAN = 1_000_000;
const MOST_RECORDS = 50_000_000;

const { values: options } = parseArgs({ options: { records: { type: "string", default: "300000" } } });

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

const records = Number(options.records);
if (!Number.isInteger(records) || records < 1 || records > MOST_RECORDS)
  stop(`--records is "${options.records}"; it takes a whole number from 1 to ${MOST_RECORDS}`);
const url = process.env.DATABASE_URL ?? "";
if (!/^postgres(?:ql)?:\/\//u.test(url)) stop("DATABASE_URL must name a PostgreSQL database: postgresql://…");

const database = await openPostgresql(url, UNLOGGED, 0);
try {
  const { rows } = await database.pool.query<{ real: number; copies: number }>(
    `select count(*) filter (where pmid < ${COPIES_FROM})::int as real,
       count(*) filter (where pmid >= ${COPIES_FROM} and pmid < 900000001)::int as copies from library_index`,
  );
  const { real = 0, copies = 0 } = rows[0] ?? {};
  if (real === 0) stop("The library holds no real record to copy. Import some first: npm run library:import -- FILE…");
  if (copies > 0) stop(`The library has ${copies} copies already; begin with a database that has none.`);
  const times = Math.ceil(records / real) - 1;
  for (let copy = 0; copy < times; copy++) {
    const first = COPIES_FROM + copy * COPY_SPAN;
    await database.pool.query(`
      insert into papers (pmid, origin, version, revised, citation, stored_at)
      select ${first} + place, origin, version, revised, jsonb_set(citation, '{pmid}', to_jsonb((${first} + place)::text)), stored_at
      from (select *, row_number() over (order by pmid) as place from papers where origin = 'library' and pmid < ${COPIES_FROM}) as own`);
    await database.pool.query(`
      insert into library_index (pmid, lexemes, published)
      select ${first} + place, lexemes, published - ${(copy * 37) % 400}
      from (select pmid, row_number() over (order by pmid) as place from papers where origin = 'library' and pmid < ${COPIES_FROM}) as own
      join library_index using (pmid)`);
    console.log(`${((copy + 2) * real).toLocaleString("en-US")} records`);
  }
  await database.pool.query("vacuum (analyze) papers, library_index");
  await tidyLibrary(database);
} finally {
  await database.close();
}
