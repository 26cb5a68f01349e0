import type { Language, Preference } from "@medsieve/contract/constants";
import {
  type PromptDryRun,
  type PromptDryRunResult,
  type PromptSet,
  promptDryRunResultSchema,
  promptSetSchema,
  promptsChangedSchema,
} from "@medsieve/contract/prompts";
import { queryOptions } from "@tanstack/react-query";
import { callApi, callVersionedApi } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";

/** The set as it was saved, and its version; null where the server named none. */
export interface SavedPrompts {
  prompts: PromptSet;
  version: string | null;
}

async function callForPrompts(call: Omit<Parameters<typeof callVersionedApi>[0], "schema">): Promise<SavedPrompts> {
  const { data, version } = await callVersionedApi({ ...call, schema: promptSetSchema });
  return { prompts: data, version };
}

export function fetchPrompts(signal?: AbortSignal): Promise<SavedPrompts> {
  return callForPrompts({ path: "/prompts", signal });
}

/** Asked once for each visit: while someone edits, what they began from must not change under them. */
export function promptsQuery() {
  return queryOptions({
    queryKey: ["admin", "prompts"],
    queryFn: ({ signal }) => fetchPrompts(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The built-in settings, which change only with the program. */
export function defaultsQuery() {
  return queryOptions({
    queryKey: ["admin", "prompt-defaults"],
    queryFn: ({ signal }) => callApi({ path: "/prompts/defaults", schema: promptSetSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Throws ApiError `prompts_changed` where another version than `version` holds. */
export function savePrompts(prompts: PromptSet, version: string | null): Promise<SavedPrompts> {
  return callForPrompts({ method: "POST", path: "/prompts", body: prompts, ifMatch: version });
}

/** What a reset concerns: one preference of a language, or all of them. */
export interface ResetScope {
  language: Language;
  preference: Preference | null;
}

/** Throws ApiError `prompts_changed` where another version than `version` holds. */
export function resetPrompts({ language, preference }: ResetScope, version: string | null): Promise<SavedPrompts> {
  const query = new URLSearchParams({ language, ...(preference === null ? {} : { preference }) });
  return callForPrompts({ method: "POST", path: `/prompts/reset?${query}`, ifMatch: version });
}

export function tryPrompts(dryRun: PromptDryRun): Promise<PromptDryRunResult> {
  return callApi({ method: "POST", path: "/prompts/dry-run", body: dryRun, schema: promptDryRunResultSchema });
}

/** Who saved in the meantime, and when; null for any other error. */
export function readChange(error: unknown): { by: string | null; at: string | null } | null {
  if (!(error instanceof ApiError) || error.code !== "prompts_changed") return null;
  const { data } = promptsChangedSchema.safeParse(error.body);
  return { by: data?.changed_by ?? null, at: data?.changed_at ?? null };
}
