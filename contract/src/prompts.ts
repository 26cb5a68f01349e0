import { z } from "zod";
import {
  LANGUAGES,
  PREFERENCES,
  PROMPT_MAX_LENGTH,
  PROMPT_MAX_QUERIES,
  PROMPT_RESULTS_PER_QUERY,
} from "./constants.ts";
import { languageSchema } from "./language.ts";
import { mapKeys } from "./list-keys.ts";
import {
  queryChangeSchema,
  queryWarningSchema,
  questionSchema,
  questionTermSchema,
  readerDescriptionSchema,
} from "./searches.ts";

/** What may stand in braces in a prompt; anything else in braces is refused. */
export const PROMPT_PLACEHOLDERS = {
  query_generation_prompt: ["question", "max_queries", "language", "preference"],
  analysis_prompt: ["question", "language", "preference"],
} as const;
export type PromptField = keyof typeof PROMPT_PLACEHOLDERS;

/** The placeholders of a text, without their braces, each once. */
export function listPlaceholders(prompt: string): string[] {
  return [...new Set([...prompt.matchAll(/\{([A-Za-z_][\w-]*)\}/gu)].map((match) => match[1] ?? ""))];
}

/** Control characters but tab and line breaks, and halves of surrogate pairs. */
const UNPRINTABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

const promptTextSchema = (field: PromptField) =>
  z
    .string({ error: `${field} must be text` })
    .refine((text) => text.trim() !== "", { error: `${field} must not be empty`, abort: true })
    .refine((text) => text.length <= PROMPT_MAX_LENGTH, {
      error: `${field} must have at most ${PROMPT_MAX_LENGTH} characters`,
      abort: true,
    })
    .refine((text) => !UNPRINTABLE.test(text), { error: `${field} must not contain control characters`, abort: true })
    .superRefine((text, context) => {
      const known: readonly string[] = PROMPT_PLACEHOLDERS[field];
      for (const name of listPlaceholders(text)) {
        if (known.includes(name)) continue;
        const accepted = known.map((one) => `{${one}}`).join(", ");
        context.addIssue({ code: "custom", message: `{${name}} is no placeholder of ${field}; it takes ${accepted}` });
      }
    });

const bounded = (name: string, { min, max }: { min: number; max: number }) => {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return z.int({ error: message }).min(min, message).max(max, message);
};

export const promptSettingsSchema = z.object({
  /** 0 means unlimited, under a safety cap. */
  max_queries: bounded("max_queries", PROMPT_MAX_QUERIES),
  num_results_per_query: bounded("num_results_per_query", PROMPT_RESULTS_PER_QUERY),
  query_generation_prompt: promptTextSchema("query_generation_prompt"),
  analysis_prompt: promptTextSchema("analysis_prompt"),
});
export type PromptSettings = z.infer<typeof promptSettingsSchema>;

const ofEveryPreference = z.object(mapKeys(PREFERENCES, () => promptSettingsSchema));

/** GET and POST /prompts, GET /prompts/defaults. The version travels as ETag and If-Match; a stale one is 409. */
export const promptSetSchema = z.object(mapKeys(LANGUAGES, () => ofEveryPreference));
export type PromptSet = z.infer<typeof promptSetSchema>;

/** POST /prompts/reset?language={lang}&preference={pref}: without a preference, all six of the language. */
export const promptResetQuerySchema = z.object({
  language: languageSchema,
  preference: z.enum(PREFERENCES, { error: `preference must be one of: ${PREFERENCES.join(", ")}` }).optional(),
});

/** What a refusal with the code `prompts_changed` says besides: who saved last, and when; null where that is not known. */
export const promptsChangedSchema = z.object({
  changed_by: z.string().nullable(),
  changed_at: z.iso.datetime().nullable(),
});
export type PromptsChanged = z.infer<typeof promptsChangedSchema>;

/** POST /prompts/dry-run: tries settings that need not be saved with a question, beside those that hold. It counts as no search. */
export const promptDryRunSchema = z.object({
  query: questionSchema,
  language: languageSchema,
  preference: z.enum(PREFERENCES, { error: `preference must be one of: ${PREFERENCES.join(", ")}` }),
  settings: promptSettingsSchema,
});
export type PromptDryRun = z.input<typeof promptDryRunSchema>;

/** What settings made of a question. */
export const promptTriedSchema = z.object({
  /** Of the two prompts, as the query log names it. */
  prompt_version: z.string(),
  queries: z.array(
    z.object({
      name: z.string(),
      query: z.string(),
      reason: z.string().nullable(),
      /** As the reader wrote it, where that was put right; null when it runs as written. */
      written_as: z.string().nullable(),
      changes: z.array(queryChangeSchema),
      /** With the code `not_run`: nothing of it can be searched. */
      warnings: z.array(queryWarningSchema),
    }),
  ),
  terms: z.array(questionTermSchema),
  not_understood: z.array(z.string()),
  /** Why the built-in reader wrote the queries in place of the model; null where the model did. */
  fallback: z.string().nullable(),
  /** The papers that were read, the most relevant first. */
  papers: z.array(
    z.object({
      pmid: z.string(),
      title: z.string(),
      relevance_score: z.number().min(0).max(1),
      summary: z.string().nullable(),
      population: z.string().nullable(),
      intervention: z.string().nullable(),
      comparator: z.string().nullable(),
      outcome: z.string().nullable(),
      study_design: z.string().nullable(),
      /** Why the built-in reader read it in place of the model; null where the model did. */
      fallback: z.string().nullable(),
    }),
  ),
  tokens: z.int(),
  /** US dollars; a reading that is stored from before costs nothing. Null where the model's price is not known. */
  cost_usd: z.number().nullable(),
});
export type PromptTried = z.infer<typeof promptTriedSchema>;

/** What the settings that were sent made of it, and in `live` those that hold. */
export const promptDryRunResultSchema = promptTriedSchema.extend({
  reader: readerDescriptionSchema,
  /** Papers that both were given to read; fewer were read where the time was over. */
  papers_sought: z.int(),
  /** Why there were no papers to read; null where the source answered. */
  papers_missing: z.string().nullable(),
  /** Null where the settings that were sent are those that hold, or `live_failure` says why there is nothing. */
  live: promptTriedSchema.nullable(),
  live_failure: z.string().nullable(),
});
export type PromptDryRunResult = z.infer<typeof promptDryRunResultSchema>;
