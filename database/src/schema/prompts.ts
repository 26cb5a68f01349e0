import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { PROMPT_VERSION_KINDS, type PromptChange, type PromptVersion } from "@medsieve/contract/prompt-versions";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What administrators changed of the built-in prompt settings; a null field, and a row that is not there, is as built in. */
export const promptSettings = pgTable(
  "prompt_settings",
  {
    language: text({ enum: LANGUAGES }).notNull(),
    preference: text({ enum: PREFERENCES }).notNull(),
    maxQueries: integer(),
    numResultsPerQuery: integer(),
    queryGenerationPrompt: text(),
    analysisPrompt: text(),
  },
  (table) => [primaryKey({ columns: [table.language, table.preference] })],
);

export type PromptSettingsRow = typeof promptSettings.$inferSelect;

/** Each set of settings that was saved, and what it changed of the one before; one that changed nothing has no row. */
export const promptVersions = pgTable(
  "prompt_versions",
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Counts from 1. */
    number: integer().notNull().unique(),
    kind: text({ enum: PROMPT_VERSION_KINDS }).notNull(),
    restoredFrom: integer(),
    /** No reference, since the version outlives the account; null for the first. */
    authorId: uuid(),
    authorEmail: text(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The rows of prompt_settings as they then were. */
    settings: jsonb().$type<PromptSettingsRow[]>().notNull(),
    prompts: jsonb().$type<PromptVersion["prompts"]>().notNull(),
    changes: jsonb().$type<PromptChange[]>().notNull(),
  },
  (table) => [index("prompt_versions_author").on(table.authorId)],
);
