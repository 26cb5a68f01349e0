import { setTimeout as sleep } from "node:timers/promises";
import type { ErrorCode } from "@medsieve/contract/error-codes";
import { AppError } from "@medsieve/runtime/app-error";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import type { Database } from "./client.ts";
import { hasRoom } from "./free-room.ts";
import { EmbeddedDatabaseError } from "./pglite.ts";

/** Seconds after which a call that met an outage may be tried again. */
const RETRY_AFTER = 5;

type Outage = readonly [ErrorCode, string];
const GONE = ["database_unavailable", "The database does not answer at the moment. Please try again shortly."] as const;
const READ_ONLY = ["database_read_only", "The database is read only at the moment: nothing can be saved."] as const;
const FULL = ["database_full", "The database has no room left on its disk: nothing can be saved."] as const;
const OUTAGES: ReadonlySet<ErrorCode> = new Set([GONE, READ_ONLY, FULL].map(([code]) => code));

/** PostgreSQL's error codes: of connections, of a server that ends or starts, and of too many connections. */
const GONE_STATES = /^(?:08...|57P0.|53300)$/;
const READ_ONLY_STATE = "25006";
const DISK_FULL_STATE = "53100";
/** Of the connection itself, as the operating system names them. */
const BROKEN_CONNECTION = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"],
]);
/** What node-postgres says of a connection that broke, or that none was free in time; it gives these no code. */
const BROKEN_CLIENT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** The refusal (503, with a time to try again) of a call that failed because the database is out of order; null for any other. */
export function refuseOutage(error: unknown): AppError | null {
  if (error instanceof AppError) return OUTAGES.has(error.code) ? error : null;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const outage = findOutage(cause);
  return outage && refuse(outage, error);
}

/**
 * Throws the refusal where the database takes no changes, such as one that follows another, or an embedded one whose disk is
 * nearly full; and what asking it throws.
 */
export async function requireWritable({ pool, readFree }: Pick<Database, "pool" | "readFree">): Promise<void> {
  const { rows } = await pool.query<{ read_only: string }>(
    "select current_setting('transaction_read_only') as read_only",
  );
  if (rows[0]?.read_only !== "off") throw refuse(READ_ONLY);
  if (readFree !== null && !(await hasRoom(readFree))) throw refuse(FULL);
}

/** What the work gives; throws the refusal of a database that does not answer where that takes longer than `ms`. */
export async function answerWithin<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const left = new AbortController();
  const late = sleep(ms, undefined, { signal: left.signal }).then(() => {
    throw refuse(GONE);
  });
  late.catch(() => undefined);
  return Promise.race([work, late]).finally(() => left.abort());
}

function refuse([code, detail]: Outage, cause?: unknown): AppError {
  return new AppError(503, code, detail, { retryAfter: RETRY_AFTER, cause });
}

function findOutage(cause: unknown): Outage | null {
  if (cause instanceof EmbeddedDatabaseError) return cause.isFull ? FULL : GONE;
  if (cause instanceof pg.DatabaseError) {
    if (cause.code === READ_ONLY_STATE) return READ_ONLY;
    if (cause.code === DISK_FULL_STATE) return FULL;
    // With a fatal error PostgreSQL ends the connection, whatever its cause.
    return GONE_STATES.test(cause.code ?? "") || cause.severity === "FATAL" ? GONE : null;
  }
  if (!(cause instanceof Error)) return null;
  if ("code" in cause && typeof cause.code === "string") return BROKEN_CONNECTION.has(cause.code) ? GONE : null;
  return BROKEN_CLIENT.test(cause.message) ? GONE : null;
}
