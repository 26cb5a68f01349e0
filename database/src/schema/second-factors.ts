import { LANGUAGES } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** What an authenticator app and the server share, of which the app makes codes (TOTP, RFC 6238). */
export const totpFactors = pgTable("totp_factors", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted with a key that only the servers have. */
  sealedSecret: text().notNull(),
  /** When a first code showed that app and server agree; null: signing in does not ask for codes yet. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The last period of 30 seconds of which a code was taken; codes of it and of earlier ones are taken no more. */
  lastPeriod: integer().notNull().default(0),
});

/** Each signs in once in place of a code. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Sign-ins whose password was right and that wait for a code. */
export const factorChallenges = pgTable("factor_challenges", {
  /** SHA-256 of what the browser holds. */
  tokenHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Of the account when the password was right; a new password voids the challenge. */
  tokenVersion: integer().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Keys of Web Authentication, of which the device keeps the private half. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As the authenticator names it, in base64url. */
    credentialId: text().notNull().unique("passkeys_credential_id"),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it was used; 0 of one that does not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How a browser reaches it: "internal", "usb". */
    transports: jsonb().$type<string[]>().notNull(),
    synced: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("passkeys_of_user").on(table.userId)],
);

/** What passkeys have signed, until it could not be used again anyway. */
export const usedPasskeyChallenges = pgTable("used_passkey_challenges", {
  /** SHA-256. */
  challengeHash: text().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
