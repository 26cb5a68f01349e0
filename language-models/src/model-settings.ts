import type { ModelPrice } from "./model-prices.ts";

/** Who serves the model. */
export const MODEL_VENDORS = ["anthropic", "openai", "google", "openai-compatible"] as const;
export type ModelVendor = (typeof MODEL_VENDORS)[number];

/** What is read with where LLM_MODEL names nothing; null: the operator must name one. */
export const DEFAULT_MODELS: Readonly<Record<ModelVendor, string | null>> = {
  anthropic: "claude-sonnet-5-5",
  openai: "gpt-6.1-sol",
  google: "gemini-3.8-flash",
  "openai-compatible": null,
};

/** Null: the operator must name it. */
export const DEFAULT_BASE_URLS: Readonly<Record<ModelVendor, string | null>> = {
  anthropic: "https://api.anthropic.com/v1",
  openai: "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
  "openai-compatible": null,
};

export interface ModelSettings {
  vendor: ModelVendor;
  model: string;
  /** Null only where the server takes none. */
  apiKey: string | null;
  /** Without a slash at the end. */
  baseUrl: string;
  /** As the operator names it; null: that of the table, if the model is in it. */
  price: ModelPrice | null;
  /** US dollars a month, over all servers; null: no limit. */
  monthlyBudgetUsd: number | null;
}
