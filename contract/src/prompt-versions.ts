import { z } from "zod";
import { pageMetaSchema, pageQuerySchema } from "./admin/paging.ts";
import { LANGUAGES, PREFERENCES } from "./constants.ts";

/** How a version of the prompts came to be; `first` is what held when the history began. */
export const PROMPT_VERSION_KINDS = ["first", "saved", "reset", "restored"] as const;
export type PromptVersionKind = (typeof PROMPT_VERSION_KINDS)[number];

const fieldSchema = z.enum(["max_queries", "num_results_per_query", "query_generation_prompt", "analysis_prompt"]);
const preferenceSchema = z.enum(PREFERENCES);
const valueSchema = z.union([z.int(), z.string()]);

/** One setting in two versions. */
export const promptChangeSchema = z.object({
  language: z.enum(LANGUAGES),
  preference: preferenceSchema,
  field: fieldSchema,
  from: valueSchema,
  to: valueSchema,
});
export type PromptChange = z.infer<typeof promptChangeSchema>;

export const promptVersionSchema = z.object({
  id: z.uuid(),
  /** Counts from 1, without gaps. */
  number: z.int(),
  kind: z.enum(PROMPT_VERSION_KINDS),
  /** The number of the version that was gone back to; null for any other kind. */
  restored_from: z.int().nullable(),
  /** E-mail address as it was, or the pseudonym of someone who was erased; null for the first. */
  author: z.string().nullable(),
  saved_at: z.iso.datetime(),
  is_newest: z.boolean(),
  /** The preferences in which it differs from the version before it. */
  prompts: z.array(
    z.object({
      language: z.enum(LANGUAGES),
      preference: preferenceSchema,
      fields: z.array(fieldSchema),
      /** Of the two texts, as the query log names it. */
      prompt_version: z.string(),
    }),
  ),
});
export type PromptVersion = z.infer<typeof promptVersionSchema>;

/** GET /prompts/versions: the newest first. */
export const promptVersionsQuerySchema = pageQuerySchema;
export const promptVersionsPageSchema = z.object({ items: z.array(promptVersionSchema), meta: pageMetaSchema });
export type PromptVersionsPage = z.infer<typeof promptVersionsPageSchema>;

/** GET /prompts/versions/{id}: with what it changed of the version before it. */
export const promptVersionDetailSchema = promptVersionSchema.extend({ changes: z.array(promptChangeSchema) });
export type PromptVersionDetail = z.infer<typeof promptVersionDetailSchema>;

/** GET /prompts/versions/{id}/compare?with={id}: from the first of them to the other. */
export const promptCompareQuerySchema = z.object({ with: z.uuid({ error: "with must be the id of a version" }) });
export const promptComparisonSchema = z.object({
  from: z.int(),
  to: z.int(),
  changes: z.array(promptChangeSchema),
});
export type PromptComparison = z.infer<typeof promptComparisonSchema>;
