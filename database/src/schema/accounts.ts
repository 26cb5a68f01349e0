import { LINK_PURPOSES } from "@medsieve/contract/accounts";
import { DEMO_USE_CASES, LANGUAGES, NEEDED_SEARCHES, ROLES, SURVEY_USE_CASES } from "@medsieve/contract/constants";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";

/** Text ordered by code points, the same on every database; quicker to compare than by a language's rules. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const companies = pgTable(
  "companies",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    name: text().notNull(),
    description: text(),
    /** False: the built-in reader alone reads for its people. */
    modelsAllowed: boolean().notNull().default(true),
    /** Of addresses, lower case; each of one company. */
    domains: text().array().notNull().default(sql`'{}'::text[]`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What may not be taken twice: the name without the difference of case, width and blanks. */
    nameKey: plainText().notNull().generatedAlwaysAs(sql`company_key(name)`),
  },
  (table) => [unique("companies_name_key").on(table.nameKey)],
);

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Lower case and trimmed. */
    email: text().notNull().unique(),
    fullName: text().notNull(),
    role: text({ enum: ROLES }).notNull(),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    /** What a demo account said of itself, until an administrator gives it a company. */
    companyText: text(),
    demoUseCase: text({ enum: DEMO_USE_CASES }),
    isActive: boolean().notNull().default(true),
    /** Argon2id; null until the invitation is taken up. */
    passwordHash: text(),
    /** The password is temporary: nothing else is answered before it is replaced. */
    mustChangePassword: boolean().notNull().default(false),
    /** Searches a month; null means the default of the role. */
    monthlyLimit: integer(),
    /** Raised by a password change: access tokens that carry an older one are refused. */
    tokenVersion: integer().notNull().default(1),
    lastLoginAt: timestamp({ withTimezone: true }),
    /** In which its owner last used the pages; null: not known, and the language of the last search stands for it. */
    language: text({ enum: LANGUAGES }),
    /** Whether its owner is mailed when a paper of a saved search is retracted. */
    alertMails: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Name and address as lists are searched and ordered by them. */
    searchText: plainText().notNull().generatedAlwaysAs(sql`left(fold_text(full_name || chr(10) || email), 600)`),
  },
  (table) => [
    index("users_newest").on(table.createdAt.desc(), table.id),
    index("users_by_name").on(table.searchText, table.id),
    index("users_company").on(table.companyId),
    index("users_by_role").on(table.role, table.id),
    index("users_by_status").on(table.isActive, table.id),
  ],
);

/** A chain of refresh tokens that began with one sign-in; each use replaces the token. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token that is valid now, and of the one it replaced. */
    tokenHash: text().notNull().unique(),
    previousTokenHash: text().unique(),
    /** What the browser said of itself, and its network address, at the last use; null where it is not known. */
    userAgent: text(),
    ipAddress: text(),
    rotatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its user last gave password or code in it again; null: not since it began. */
    provenAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Browsers in which somebody has signed in to an account; strangers' wrong passwords do not slow them down. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of what its cookie holds. */
    tokenHash: text().notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index("known_devices_token").on(table.tokenHash),
  ],
);

/** A mailed link with which a password can be set, once. */
export const passwordLinks = pgTable(
  "password_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was used. */
    usedAt: timestamp({ withTimezone: true }),
    /** When a newer link of the account was mailed, or its password changed otherwise. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("password_links_user").on(table.userId)],
);

/** What somebody answered when asked about a larger plan; kept when the account is gone. */
export const surveys = pgTable(
  "surveys",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid()
      .unique()
      .references(() => users.id, { onDelete: "set null" }),
    /** As they were when it was answered. */
    userEmail: text().notNull(),
    userRole: text({ enum: ROLES }).notNull(),
    /** No reference: a company that is deleted stays named here. */
    companyId: uuid(),
    companyName: text(),
    interested: boolean().notNull(),
    useCase: text({ enum: SURVEY_USE_CASES }),
    neededSearches: text({ enum: NEEDED_SEARCHES }),
    additionalFeedback: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("surveys_newest").on(table.createdAt, table.id)],
);

/** Searches counted in a month, which begins on the 1st, 00:00 UTC. */
export const usageMonths = pgTable(
  "usage_months",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    month: date().notNull(),
    used: integer().notNull().default(0),
    /** Searches that were asked for beyond the limit. */
    refused: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.month] }),
    // Holds all that is asked about a month, so that the table itself need not be read.
    index("usage_months_month").on(table.month, table.userId, table.used),
  ],
);
