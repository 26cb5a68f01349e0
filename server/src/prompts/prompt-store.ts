import { createHash } from "node:crypto";
import { LANGUAGES, type Language, PREFERENCES, type Preference } from "@medsieve/contract/constants";
import { mapKeys } from "@medsieve/contract/list-keys";
import type { PromptSet, PromptSettings } from "@medsieve/contract/prompts";
import type { Db, Transaction } from "@medsieve/database/client";
import { type PromptSettingsRow, promptSettings } from "@medsieve/database/schema/index";
import type { ActivePrompts, PromptSource } from "@medsieve/reader/prompt-source";
import { and, eq, sql } from "drizzle-orm";
import { DEFAULT_PROMPTS } from "./defaults/default-prompts.ts";

/**
 * Reads the settings of one preference each time it is asked: to see whether a copy in memory still holds would be the
 * same query, so none is kept, and every server uses what was saved last.
 */
export function createPromptSource(db: Db): PromptSource {
  return {
    read: async (language, preference) => {
      const [row] = await db.select().from(promptSettings).where(isSettingsOf(language, preference));
      return describeActive(applyRow(language, preference, row));
    },
  };
}

/** Settings that need not be saved, for a search that is to use these and no others. */
export function useSettings(settings: PromptSettings): PromptSource {
  return { read: async () => describeActive(settings) };
}

function describeActive(settings: PromptSettings): ActivePrompts {
  return { ...settings, version: nameTexts(settings) };
}

/** The version of a preference's prompts: the same two texts have the same name, wherever and whenever they hold. */
export function nameTexts({ query_generation_prompt, analysis_prompt }: PromptSettings): string {
  const texts = JSON.stringify([query_generation_prompt, analysis_prompt]);
  return createHash("sha256").update(texts).digest("hex").slice(0, 16);
}

/** The whole set as it holds now. */
export async function readPromptSet(db: Db | Transaction): Promise<PromptSet> {
  return applyRows(await db.select().from(promptSettings));
}

/** The set that these rows make of the built-in one. */
export function applyRows(rows: readonly PromptSettingsRow[]): PromptSet {
  return mapSettings((language, preference) => {
    const row = rows.find((one) => one.language === language && one.preference === preference);
    return applyRow(language, preference, row);
  });
}

/** Makes others who want to save wait until the transaction ends; reading goes on. */
export async function lockPromptSet(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${promptSettings} in exclusive mode`);
}

/** Keeps what differs from the built-in settings, so that the rest follows them when they become better. */
export async function writeSettings(
  tx: Transaction,
  language: Language,
  preference: Preference,
  settings: PromptSettings,
): Promise<void> {
  const builtIn = DEFAULT_PROMPTS[language][preference];
  const own = <Field extends keyof PromptSettings>(field: Field) =>
    settings[field] === builtIn[field] ? null : settings[field];
  const changed = {
    maxQueries: own("max_queries"),
    numResultsPerQuery: own("num_results_per_query"),
    queryGenerationPrompt: own("query_generation_prompt"),
    analysisPrompt: own("analysis_prompt"),
  };
  if (Object.values(changed).every((value) => value === null)) {
    await tx.delete(promptSettings).where(isSettingsOf(language, preference));
    return;
  }
  await tx
    .insert(promptSettings)
    .values({ language, preference, ...changed })
    .onConflictDoUpdate({ target: [promptSettings.language, promptSettings.preference], set: changed });
}

/** A set made of the settings of each language and preference. */
function mapSettings(make: (language: Language, preference: Preference) => PromptSettings): PromptSet {
  return mapKeys(LANGUAGES, (language) => mapKeys(PREFERENCES, (preference) => make(language, preference)));
}

function isSettingsOf(language: Language, preference: Preference) {
  return and(eq(promptSettings.language, language), eq(promptSettings.preference, preference));
}

function applyRow(language: Language, preference: Preference, row: PromptSettingsRow | undefined): PromptSettings {
  const builtIn = DEFAULT_PROMPTS[language][preference];
  return {
    max_queries: row?.maxQueries ?? builtIn.max_queries,
    num_results_per_query: row?.numResultsPerQuery ?? builtIn.num_results_per_query,
    query_generation_prompt: row?.queryGenerationPrompt ?? builtIn.query_generation_prompt,
    analysis_prompt: row?.analysisPrompt ?? builtIn.analysis_prompt,
  };
}
