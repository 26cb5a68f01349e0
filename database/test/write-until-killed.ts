import { openEmbedded, UNLOGGED } from "../src/client.ts";

/** Writes numbered rows to the data directory named by the first argument, and notifies its parent of each. */
const database = await openEmbedded({ dataDir: process.argv[2] ?? "", log: UNLOGGED });
await database.pool.query("create table acknowledged (n int)");
for (let n = 1; ; n++) {
  await database.pool.query("insert into acknowledged values ($1)", [n]);
  process.send?.(n);
}
