import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

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
