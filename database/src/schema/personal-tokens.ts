import { TOKEN_SCOPES } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** What programs sign in with for their owner; a revoked one is deleted. */
export const personalTokens = pgTable(
  "personal_tokens",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of the token. */
    tokenHash: text().notNull().unique(),
    scopes: text({ enum: TOKEN_SCOPES }).array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null: never. */
    expiresAt: timestamp({ withTimezone: true }),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("personal_tokens_user").on(table.userId, table.createdAt.desc())],
);
