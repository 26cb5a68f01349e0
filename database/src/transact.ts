import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import type * as schema from "./schema/index.ts";

export type Db = NodePgDatabase<typeof schema>;
/** Inside a transaction only this may be used: the embedded database has one connection, and would wait for itself. */
export type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];

type Work<Result> = (tx: Transaction) => Promise<Result>;

/**
 * The one function behind every transaction: its client goes back to the pool however it ends, and is closed where it may
 * still be inside of the transaction. Throws what the work throws, else what the database says. `bind` gives the same
 * database over one client.
 */
export function createTransact(pool: pg.Pool, bind: (client: pg.PoolClient) => Db) {
  return async <Result>(work: Work<Result>, config?: PgTransactionConfig): Promise<Result> => {
    const client = await pool.connect();
    const failures: unknown[] = [];
    const run: Work<Result> = async (tx) => {
      try {
        return await work(tx);
      } catch (error) {
        failures.push(error);
        throw error;
      }
    };
    try {
      const result = await bind(client).transaction(run, config);
      client.release();
      return result;
    } catch (error) {
      // The work's own error comes out after a rollback that went well; any other leaves the client in doubt.
      const isWorks = failures.includes(error);
      client.release(!isWorks);
      throw isWorks || failures.length === 0 ? error : failures[0];
    }
  };
}
