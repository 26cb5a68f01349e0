import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Database } from "./client.ts";

/**
 * The rows of one statement, which the database gives up when the signal is aborted. The embedded database can end a
 * statement only by starting again, and does so only for a time that is over, not for a client that went away.
 * Throws the signal's reason when aborted.
 */
export async function runCancelable<Row extends Record<string, unknown>>(
  database: Database,
  statement: SQL,
  signal: AbortSignal,
) {
  signal.throwIfAborted();
  const client = await database.pool.connect();
  // What breaks the connection also rejects the query.
  const ignore = (): void => undefined;
  client.on("error", ignore);
  let cancelling: Promise<void> | null = null;
  let failure: Error | undefined;
  let cancel = ignore;
  try {
    const { rows: own } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const pid = own[0]?.pid ?? 0;
    cancel = () => {
      cancelling = database.cancelStatement(pid, isOverdue(signal.reason));
    };
    signal.throwIfAborted();
    signal.addEventListener("abort", cancel, { once: true });
    const { rows } = await drizzle(client, { casing: "snake_case" }).execute<Row>(statement);
    return rows;
  } catch (error) {
    if (database.kind === "embedded" && error instanceof Error) failure = error;
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener("abort", cancel);
    // A cancellation that comes late must not meet the next statement of this connection.
    await cancelling;
    client.off("error", ignore);
    client.release(failure);
  }
}

function isOverdue(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "TimeoutError";
}
