import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** Attempts counted for throttling, shared by all replicas (columns as rate-limiter-flexible wants them). */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970; null never expires. */
  expire: bigint({ mode: "number" }),
});

/** Tries at passwords, by account and by where they come from; "*" stands for every account, and for everywhere. */
export const signInTries = pgTable(
  "sign_in_tries",
  {
    /** SHA-256 of the address, since not every address that is tried has an account here. */
    account: text().notNull(),
    /** A network, a known device or a session. */
    trier: text().notNull(),
    count: integer().notNull(),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    waitUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.trier] }), index("sign_in_tries_last").on(table.lastAt)],
);

/** What was refused within an hour, counted by who and where, so that the audit log can report many as one. */
export const refusalTallies = pgTable(
  "refusal_tallies",
  {
    hour: timestamp({ withTimezone: true }).notNull(),
    key: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.key] })],
);
