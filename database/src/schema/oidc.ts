import { LANGUAGES } from "@medsieve/contract/constants";
import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "./accounts.ts";

/** Whom an OpenID provider means by a subject: the account stays the same when the person's address changes. */
export const oidcIdentities = pgTable(
  "oidc_identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index("oidc_identities_user").on(table.userId)],
);

/** Sign-ins that were sent to the provider and have not come back. */
export const oidcAttempts = pgTable("oidc_attempts", {
  /** SHA-256 of the state, which the browser holds in a cookie, too. */
  stateHash: text().primaryKey(),
  nonce: text().notNull(),
  /** Of PKCE. */
  codeVerifier: text().notNull(),
  /** The account that asked to be linked while it was signed in; null: a sign-in. */
  linkUserId: uuid().references(() => users.id, { onDelete: "cascade" }),
  /** Where the page leads afterwards: a path. */
  returnTo: text().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Sessions that began at the provider, which may end them. */
export const oidcSessions = pgTable(
  "oidc_sessions",
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    issuer: text().notNull(),
    subject: text().notNull(),
    /** The provider's own name of its session; null where it gives none. */
    providerSessionId: text(),
    /** The ID token, encrypted: the provider asks for it when the user signs out. */
    sealedIdToken: text().notNull(),
  },
  (table) => [index("oidc_sessions_subject").on(table.issuer, table.subject)],
);
