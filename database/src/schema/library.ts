import type { ImportOutcome, ImportProgress } from "@medsieve/contract/import-events";
import type { Citation } from "@medsieve/medline/citation";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Every paper known: imported into the library, fictional, or fetched from PubMed and kept. */
export const papers = pgTable(
  "papers",
  {
    pmid: integer().primaryKey(),
    origin: text({ enum: ["library", "demonstration", "pubmed"] }).notNull(),
    version: smallint().notNull().default(1),
    revised: date(),
    citation: jsonb().$type<Citation>().notNull(),
    storedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** How often it is cited in all of PubMed, and when iCite said so; null when it never did. */
    citedBy: integer(),
    countedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("papers_doi").on(sql`lower(${table.citation} ->> 'doi')`)],
);

/** The full-text index of the library (see text/lexemes.ts), apart from the papers so that ranking reads little. */
export const libraryIndex = pgTable(
  "library_index",
  {
    pmid: integer()
      .primaryKey()
      .references(() => papers.pmid, { onDelete: "cascade" }),
    lexemes: tsvector().notNull(),
    /** First day of the publication date as far as it is known. */
    published: date(),
  },
  (table) => [
    index("library_index_lexemes").using("gin", table.lexemes),
    index("library_index_published").on(table.published),
  ],
);

/**
 * Postings of some papers of `library_index`, which never change: papers by their numbers, 0 on. A paper that has changed
 * since stands in a later segment, or in `library_unindexed`.
 */
export const librarySegments = pgTable("library_segments", {
  id: uuid().primaryKey(),
  papers: integer().notNull(),
  /** Arrays by number (sources/src/library/postings/draft-segment.ts), little-endian. */
  pmids: bytea().notNull(),
  published: bytea().notNull(),
  lengths: bytea().notNull(),
  /** A bit for each paper that has changed since or is gone; null where none is. */
  gone: bytea(),
  /** Another one for each change of `gone`. */
  goneVersion: uuid().notNull().defaultRandom(),
  /** When another segment took its place: searches that are under way still read it. */
  retiredAt: timestamp({ withTimezone: true }),
});

/** Blocks of a segment in the order of their lexemes (sources/src/library/postings/posting-blocks.ts). */
export const libraryPostings = pgTable(
  "library_postings",
  {
    /** Not in `library_segments` while the segment is being written. */
    segment: uuid().notNull(),
    block: integer().notNull(),
    first: text().notNull(),
    data: bytea().notNull(),
    places: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.segment, table.block] })],
);

/** Papers that have changed in `library_index`, or are gone from it, since their postings were written. A trigger keeps it. */
export const libraryUnindexed = pgTable("library_unindexed", {
  pmid: integer().primaryKey(),
  /** Another one for each change. */
  change: uuid().notNull().defaultRandom(),
});

/** One row, or none before there was a paper. */
export const libraryPostingsState = pgTable("library_postings_state", {
  id: integer().primaryKey(),
  /** Another one whenever what a search finds may have changed. */
  version: uuid().notNull().defaultRandom(),
  /** Who writes segments, while it says that it lives. */
  leaseHolder: uuid(),
  leaseUntil: timestamp({ withTimezone: true }),
});

/** Which paper of the library cites which PMID. */
export const paperReferences = pgTable(
  "paper_references",
  {
    cited: integer().notNull(),
    citing: integer()
      .notNull()
      .references(() => papers.pmid, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.cited, table.citing] }), index("paper_references_citing").on(table.citing)],
);

/** What one paper of the library says of another: `by` retracts, corrects, updates or casts doubt on `pmid`. */
export const paperNotices = pgTable(
  "paper_notices",
  {
    pmid: integer().notNull(),
    /** What it means for `pmid`, which need not be in the library. */
    kind: text({ enum: ["retracted", "expression_of_concern", "corrected", "updated"] }).notNull(),
    by: integer()
      .notNull()
      .references(() => papers.pmid, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.pmid, table.kind, table.by] }), index("paper_notices_by").on(table.by)],
);

/** How common a word is: its share of a sample of the library, 0 to 1. Words that are not listed are rarer. */
export const libraryWords = pgTable("library_words", { word: text().primaryKey(), share: real().notNull() });

/** One file that was imported, or is being. */
export const libraryImports = pgTable("library_imports", {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  file: text().notNull(),
  startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** When its last batch was stored. One that is running and long silent was killed. */
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp({ withTimezone: true }),
  status: text({ enum: ["running", "completed", "failed", "interrupted"] })
    .notNull()
    .default("running"),
  added: integer().notNull().default(0),
  replaced: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  deleted: integer().notNull().default(0),
  error: text(),
});

/** How far NLM's daily files were taken from a folder into a library: that of the database, or an index. */
export const libraryFollows = pgTable("library_follows", {
  target: text().primaryKey(),
  folder: text().notNull(),
  /** The last file that is in whole; null before the first. */
  lastFile: text(),
  takenAt: timestamp({ withTimezone: true }),
  checkedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Why no further file is taken, in a sentence; null where none waits. */
  trouble: text(),
  /** The server that takes files, while it says that it lives. */
  leaseHolder: uuid(),
  leaseUntil: timestamp({ withTimezone: true }),
});

/** An import that an administrator began on the page; whatever server runs it, at most one does. */
export const libraryJobs = pgTable(
  "library_jobs",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    files: text().array().notNull(),
    status: text({ enum: ["running", "completed", "failed", "cancelled", "interrupted"] })
      .notNull()
      .default("running"),
    startedBy: uuid().references(() => users.id, { onDelete: "set null" }),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the server that runs it last said that it lives. */
    aliveAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    finishedAt: timestamp({ withTimezone: true }),
    /** Read by the server that runs it, when it says that it lives. */
    isCancelling: boolean().notNull().default(false),
    progress: jsonb().$type<ImportProgress>(),
    outcomes: jsonb().$type<ImportOutcome[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex("library_jobs_running").on(table.status).where(sql`status = 'running'`),
    index("library_jobs_started").on(table.startedAt),
  ],
);

/** One row, or none before anything was set. */
export const librarySettings = pgTable("library_settings", {
  id: integer().primaryKey(),
  /** Whether fictional papers fill a library without real ones. */
  demonstration: boolean().notNull(),
});
