import { QUESTION_TERM_KINDS } from "@medsieve/contract/searches";
import { parseQuery, QueryError } from "@medsieve/query/parse-query";
import type { PromptSource } from "@medsieve/reader/prompt-source";
import type { Question, RepairedQuery, WrittenQueries, WrittenQuery } from "@medsieve/reader/reader";
import { z } from "zod";
import { askForObject } from "./ask-for-object.ts";
import { fillPrompt, printQuestion } from "./fill-prompt.ts";
import type { AskModel } from "./model-calls.ts";
import { encloseText } from "./numbered-paper.ts";
import { QUERY_RULES, REPAIR_RULES } from "./prompt-texts.ts";

const text = z.string().nullable();
const queriesForm = z.object({
  queries: z.array(z.object({ name: z.string(), query: z.string(), reason: text })),
  terms: z.array(
    z.object({
      written: z.string(),
      kind: z.enum(QUESTION_TERM_KINDS),
      heading: text,
      searched_as: text,
      excluded: z.boolean(),
    }),
  ),
  not_understood: z.array(z.string()),
});

const MAX_QUERY = 4_000;
const MAX_NAME = 200;
const optional = (max: number) =>
  z
    .string()
    .nullish()
    .catch(null)
    .transform((value) => value?.trim().slice(0, max) || null);

const querySchema = z.object({
  name: optional(MAX_NAME),
  query: z.string().trim().min(1).max(MAX_QUERY),
  reason: optional(1_000),
});
const termSchema = z.object({
  written: z.string().trim().min(1),
  kind: z.enum(QUESTION_TERM_KINDS).catch("word"),
  heading: optional(MAX_NAME),
  searched_as: optional(MAX_NAME),
  excluded: z.boolean().catch(false),
});

/** The entries that fit; the others are left out. */
function listFitting<Entry>(schema: z.ZodType<Entry>, entries: unknown): Entry[] {
  return (Array.isArray(entries) ? entries : []).flatMap((entry) => schema.safeParse(entry).data ?? []);
}

/** Reads what a model wrote; null when no query of it is one. */
function readQueries(answer: Record<string, unknown>, question: Question) {
  const written = listFitting(querySchema, answer.queries);
  const queries = written.map(({ name, ...query }, index) => ({ ...query, name: name ?? `${index + 1}` }));
  if (!queries.some(({ query }) => isQuery(query))) return null;
  const stands = (words: string) => question.text.includes(words);
  return {
    queries,
    // What was understood is shown in the user's own words: anything else was made up.
    terms: listFitting(termSchema, answer.terms).filter(({ written }) => stands(written)),
    notUnderstood: listFitting(z.string().trim().min(1), answer.not_understood).filter(stands),
  };
}

function isQuery(query: string): boolean {
  try {
    parseQuery(query);
    return true;
  } catch (error) {
    if (error instanceof QueryError) return false;
    throw error;
  }
}

/** Queries of a model, at most `maxQueries`. Throws ModelFailure. */
export async function writeQueries(
  ask: AskModel,
  prompts: PromptSource,
  question: Question,
  maxQueries: number,
  signal: AbortSignal,
): Promise<WrittenQueries> {
  const prompt = await prompts.read(question.language, question.preference);
  const request = {
    rules: QUERY_RULES,
    task: fillPrompt(prompt.query_generation_prompt, question, maxQueries),
    material: `Write at most ${maxQueries} queries. ${printQuestion(question)}`,
    form: queriesForm,
  };
  const read = (answer: Record<string, unknown>) => readQueries(answer, question);
  const { queries, ...understood } = await askForObject(ask, "queries", request, read, signal);
  return { queries: queries.slice(0, maxQueries), ...understood };
}

const repairForm = z.object({ query: text });

/** A better query; null when the model sees none. Throws ModelFailure. */
export async function repairQuery(
  ask: AskModel,
  question: Question,
  { query }: WrittenQuery,
  complaint: string,
  signal: AbortSignal,
): Promise<RepairedQuery["query"]> {
  const request = {
    rules: REPAIR_RULES,
    task: printQuestion(question),
    material: `<query>\n${encloseText(query)}\n</query>\nWhat PubMed says of it: ${encloseText(complaint)}`,
    form: repairForm,
  };
  const read = (answer: Record<string, unknown>) => {
    const { data } = z.object({ query: optional(MAX_QUERY) }).safeParse(answer);
    return data === undefined || (data.query !== null && !isQuery(data.query)) ? null : data;
  };
  const repaired = await askForObject(ask, "queries", request, read, signal);
  return repaired.query === query ? null : repaired.query;
}
