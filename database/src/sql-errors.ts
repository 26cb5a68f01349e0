import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** PostgreSQL's error codes. */
const UNIQUE_VIOLATION = "23505";
const DEADLOCK_DETECTED = "40P01";
const ATTEMPTS = 3;

/** Whether a statement was refused because a value is taken that may be there once only. */
export function isUniqueViolation(error: unknown): boolean {
  return readErrorCode(error) === UNIQUE_VIOLATION;
}

/** Does it again when the database ended it because two transactions waited for each other. */
export async function retryDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || readErrorCode(error) !== DEADLOCK_DETECTED) throw error;
    }
  }
}

function readErrorCode(error: unknown): string | null {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError ? (cause.code ?? null) : null;
}
