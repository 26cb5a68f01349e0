import { z } from "zod";
import { QUERY_MAX_LENGTH, RECALL_PMIDS_MAX } from "./constants.ts";
import { searchLimitsSchema } from "./searches.ts";

/** Databases into whose language a query is translated, each on the platform that it is searched on. */
export const TRANSLATION_TARGETS = [
  "ovid_medline",
  "ovid_embase",
  "embase",
  "cochrane",
  "cinahl",
  "psycinfo_ebsco",
  "psycinfo_ovid",
  "web_of_science",
  "scopus",
  "clinicaltrials_gov",
] as const;
export const translationTargetSchema = z.enum(TRANSLATION_TARGETS, {
  error: `a target is one of: ${TRANSLATION_TARGETS.join(", ")}`,
});
export type TranslationTarget = z.infer<typeof translationTargetSchema>;

/** What could not be carried over as it stands, or should be known: the English sentence, and what screens make it of. */
export const strategyNoteSchema = z.object({
  code: z.string(),
  message: z.string(),
  values: z.record(z.string(), z.string()),
});
export type StrategyNote = z.infer<typeof strategyNoteSchema>;

export const strategyLineSchema = z.object({
  number: z.number().int(),
  /** Empty where nothing of the query can be searched in that database; `notes` then says why. */
  text: z.string(),
  notes: z.array(strategyNoteSchema),
});
export type StrategyLine = z.infer<typeof strategyLineSchema>;

/** POST /queries/translate: a PubMed query as a strategy of numbered lines for other databases; all without `targets`. */
export const translateRequestSchema = z.object({
  query: z
    .string({ error: "query must be text" })
    .max(QUERY_MAX_LENGTH, `query must have at most ${QUERY_MAX_LENGTH} characters`),
  targets: z
    .array(translationTargetSchema)
    .min(1, "targets must name at least one database")
    .max(TRANSLATION_TARGETS.length, `targets must name at most ${TRANSLATION_TARGETS.length} databases`)
    .optional(),
});
export type TranslateRequest = z.infer<typeof translateRequestSchema>;

export const translationSchema = z.object({
  target: translationTargetSchema,
  lines: z.array(strategyLineSchema),
});
export type Translation = z.infer<typeof translationSchema>;
export const translationsSchema = z.object({ translations: z.array(translationSchema) });
export type Translations = z.infer<typeof translationsSchema>;

/** The six elements of PRESS 2015 (McGowan et al., J Clin Epidemiol 2016;75:40–46). */
export const PRESS_ELEMENTS = ["translation", "operators", "headings", "text_words", "spelling", "limits"] as const;
export const pressElementSchema = z.enum(PRESS_ELEMENTS);
export type PressElement = z.infer<typeof pressElementSchema>;

export const pressRemarkSchema = z.object({
  /** problem: to be mended or argued for; note: a fact to look at; judge: a question that only a human can answer. */
  kind: z.enum(["problem", "note", "judge"]),
  ...strategyNoteSchema.shape,
  /** UTF-16 offsets in the query; null where the whole of it is meant. */
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
  /** What a truncated word finds in the library, the commonest first; empty for any other remark. */
  words: z.array(z.object({ word: z.string(), papers: z.number().int() })),
});
export type PressRemark = z.infer<typeof pressRemarkSchema>;

/** POST /queries/press: what can be computed of a PRESS appraisal, and what is left to a human. */
export const pressRequestSchema = z.object({
  query: translateRequestSchema.shape.query,
  /** Papers that are known to belong to the answer: which of them the query loses is then part of the appraisal. */
  pmids: z
    .array(z.string().regex(/^[1-9]\d{0,9}$/, "a PMID is a number without leading zeros"))
    .max(RECALL_PMIDS_MAX, `pmids must name at most ${RECALL_PMIDS_MAX} PMIDs`)
    .optional(),
});
export type PressRequest = z.infer<typeof pressRequestSchema>;

export const pressReportSchema = z.object({
  elements: z.array(z.object({ element: pressElementSchema, remarks: z.array(pressRemarkSchema) })),
});
export type PressReport = z.infer<typeof pressReportSchema>;

/** A query of a record as strategies for other databases, and its appraisal; null where it cannot be read as a query of PubMed. */
const carriedQuerySchema = z.object({
  query: z.string(),
  translations: z.array(translationSchema).nullable(),
  appraisal: pressReportSchema.nullable(),
});
export type CarriedQuery = z.infer<typeof carriedQuerySchema>;

/** GET /search-history/{id}/strategies: the queries of a record as they were run, in their order. */
export const recordStrategiesSchema = z.object({ queries: z.array(carriedQuerySchema) });
export type RecordStrategies = z.infer<typeof recordStrategiesSchema>;

/** UTF-16 units of a strategy that is read back. */
export const STRATEGY_MAX_LENGTH = 20_000;

/** POST /queries/import-strategy: a strategy of Ovid, Embase.com, the Cochrane Library or EBSCO, pasted as it stands, as PubMed queries. */
export const importStrategyRequestSchema = z.object({
  text: z
    .string({ error: "text must be text" })
    .max(STRATEGY_MAX_LENGTH, `text must have at most ${STRATEGY_MAX_LENGTH} characters`),
});
export type ImportStrategyRequest = z.infer<typeof importStrategyRequestSchema>;

/** POST /queries/import-pubmed: a search of PubMed's page, by its address, its search details, or the query itself; or another platform's strategy. */
export const importPubmedRequestSchema = z.object({ ...importStrategyRequestSchema.shape });

export const importedPubmedSearchSchema = z.object({
  query: z.string(),
  /** What the address filters by, where a search has a limit for it. */
  limits: searchLimitsSchema,
  /** What was not carried over, and what means a little else. */
  notes: z.array(strategyNoteSchema),
});
export type ImportedPubmedSearch = z.infer<typeof importedPubmedSearchSchema>;

export const importedStrategySchema = z.object({
  /** The last line, with all that it refers to written out; empty where PubMed can search nothing of it. */
  query: z.string(),
  lines: z.array(
    z.object({
      ...strategyLineSchema.shape,
      /** The line in PubMed's syntax, with the lines that it refers to written out. */
      query: z.string(),
    }),
  ),
});
export type ImportedStrategy = z.infer<typeof importedStrategySchema>;
