import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Attempts counted for throttling, shared by all replicas (columns as rate-limiter-flexible wants them). */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970; null never expires. */
  expire: bigint({ mode: "number" }),
});
