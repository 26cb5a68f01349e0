import type { Database } from "@medsieve/database/client";
import { rateLimits } from "@medsieve/database/schema/index";
import { AppError } from "@medsieve/runtime/app-error";
import { getTableName } from "drizzle-orm";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

export interface LimitOptions {
  /** Distinguishes this limit from the others in the database. */
  name: string;
  /** Attempts that each key has within the window. */
  attempts: number;
  windowSeconds: number;
}

export interface Limit {
  /** Counts an attempt. Throws 429 too_many_attempts with the seconds to wait when none is left. */
  take: (key: string) => Promise<void>;
  /** Takes back one counted attempt. */
  giveBack: (key: string) => Promise<void>;
  /** Forgets all attempts of the key. */
  clear: (key: string) => Promise<void>;
}

/** A limit on attempts, counted in the database and so shared by all servers that use it. */
export function createLimit(database: Database, { name, attempts, windowSeconds }: LimitOptions): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: "pool",
    tableName: getTableName(rateLimits),
    tableCreated: true,
    keyPrefix: name,
    points: attempts,
    duration: windowSeconds,
  });
  return {
    take: async (key) => {
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooManyAttempts(refusal.msBeforeNext);
        throw refusal;
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    clear: async (key) => {
      await limiter.delete(key);
    },
  };
}

function tooManyAttempts(waitMs: number): AppError {
  return new AppError(429, "too_many_attempts", "Too many attempts. Please try again later", {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
