import { once } from "node:events";
import type { Duplex } from "node:stream";
import { inject } from "vitest";
import { connectEmbedded, type Database, UNLOGGED } from "../src/client.ts";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "../src/pglite.ts";
import { describeSchema, restoreEmptiness } from "./empty-schema.ts";
import type {} from "./global-setup.ts";

interface Used {
  embedded: EmbeddedDatabase;
  /** What its schema was when it was new. */
  schema: string;
}

/** Databases that test files of this process have closed: starting one takes longer than most files run. */
const used: Used[] = [];

/** An embedded database as the migrations leave it: one that an earlier file has used, emptied, or a new one. */
export async function lendEmbeddedDatabase(): Promise<Database> {
  for (let next = used.pop(); next !== undefined; next = used.pop()) {
    const { embedded, schema } = next;
    const database = await connect(embedded, schema);
    await restoreEmptiness(database);
    if ((await describeSchema(database)) === schema) return database;
    await database.pool.end();
    await embedded.close();
  }
  const embedded = await openEmbeddedDatabase({
    dataDir: null,
    template: inject("embeddedTemplate"),
    statementTimeoutMs: 60_000,
    log: UNLOGGED,
  });
  const first = await connect(embedded, null);
  const schema = await describeSchema(first);
  await first.close();
  return connect(embedded, schema);
}

/** Each file has connections of its own, which end with it: what it left running cannot reach the next one's data. */
function connect(embedded: EmbeddedDatabase, schema: string | null): Promise<Database> {
  const connections: Duplex[] = [];
  const open = () => {
    const connection = embedded.connect();
    connections.push(connection);
    return connection;
  };
  return connectEmbedded(
    { connect: open, interrupt: embedded.interrupt },
    async () => {
      await Promise.all(connections.map(endConnection));
      if (schema !== null) used.push({ embedded, schema });
    },
    UNLOGGED,
  );
}

/** A connection resets its session as it closes, which is to be over before the next one begins. */
async function endConnection(connection: Duplex): Promise<void> {
  if (connection.closed) return;
  const closed = once(connection, "close");
  connection.destroy();
  await closed;
}
