import { findModelPrice } from "@medsieve/language-models/model-prices";
import {
  DEFAULT_BASE_URLS,
  DEFAULT_MODELS,
  MODEL_VENDORS,
  type ModelSettings,
  type ModelVendor,
} from "@medsieve/language-models/model-settings";
import { z } from "zod";
import { EnvError, webAddress } from "./setting-types.ts";

const amount = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,6})?$/)
  .transform(Number);

/** Printable and without blanks, as it goes into a header. */
const vendorKey = { schema: z.string().regex(/^[\x21-\x7e]{1,500}$/), fallback: null, takes: "an API key" } as const;

/** The settings of the model that reads: what each takes, and in words. */
export const MODEL_SETTINGS = {
  LLM_PROVIDER: {
    schema: z.enum(["auto", ...MODEL_VENDORS, "builtin"]),
    fallback: "auto",
    takes: `auto, ${MODEL_VENDORS.join(", ")} or builtin`,
  },
  LLM_MODEL: {
    schema: z.string().regex(/^[\w.:/@+-]{1,200}$/),
    fallback: null,
    takes: "the name of a model, as its vendor writes it",
  },
  LLM_API_KEY: vendorKey,
  ANTHROPIC_API_KEY: vendorKey,
  OPENAI_API_KEY: vendorKey,
  GOOGLE_GENERATIVE_AI_API_KEY: vendorKey,
  LLM_BASE_URL: {
    schema: webAddress.refine((url) => URL.parse(url)?.username === ""),
    fallback: null,
    takes: "an address that begins with http:// or https:// and holds no password, e.g. http://localhost:11434/v1",
  },
  LLM_PRICE_INPUT: { schema: amount, fallback: null, takes: "US dollars per million tokens, e.g. 0.25" },
  LLM_PRICE_OUTPUT: { schema: amount, fallback: null, takes: "US dollars per million tokens, e.g. 2" },
  LLM_MONTHLY_BUDGET_USD: { schema: amount, fallback: null, takes: "US dollars a month, e.g. 50" },
} as const;

type ModelSetting = keyof typeof MODEL_SETTINGS;
/** Null when it is not set and has no default. */
type Read = <Name extends ModelSetting>(name: Name) => z.output<(typeof MODEL_SETTINGS)[Name]["schema"]> | null;

/** Where each vendor's own key is looked for, in the order in which `auto` takes them. */
const VENDOR_KEYS = [
  ["anthropic", "ANTHROPIC_API_KEY"],
  ["openai", "OPENAI_API_KEY"],
  ["google", "GOOGLE_GENERATIVE_AI_API_KEY"],
] as const;

/** Which model reads; null: none. */
export function chooseModel(read: Read, now: Date): ModelSettings | null {
  const provider = read("LLM_PROVIDER");
  const price = readPrice(read);
  const monthlyBudgetUsd = read("LLM_MONTHLY_BUDGET_USD");
  if (provider === null || provider === "builtin") return null;
  const access = provider === "auto" ? findVendorWithKey(read) : { vendor: provider, apiKey: findKey(read, provider) };
  if (access === null) return null;
  const { vendor } = access;
  const model = read("LLM_MODEL") ?? DEFAULT_MODELS[vendor];
  const baseUrl = read("LLM_BASE_URL") ?? DEFAULT_BASE_URLS[vendor];
  if (model === null) throw new EnvError(`LLM_MODEL is not set; it takes ${MODEL_SETTINGS.LLM_MODEL.takes}`);
  if (baseUrl === null) throw new EnvError(`LLM_BASE_URL is not set; it takes ${MODEL_SETTINGS.LLM_BASE_URL.takes}`);
  if (monthlyBudgetUsd !== null && findModelPrice({ vendor, model, price }, now) === null) {
    const unknown = `but what ${model} costs is not known`;
    throw new EnvError(
      `LLM_MONTHLY_BUDGET_USD is ${monthlyBudgetUsd}, ${unknown}; it takes LLM_PRICE_INPUT and LLM_PRICE_OUTPUT beside it`,
    );
  }
  return { ...access, model, baseUrl, price, monthlyBudgetUsd };
}

/** The first vendor whose own key is set; null: none. What needs a vendor to be named is refused. */
function findVendorWithKey(read: Read): { vendor: ModelVendor; apiKey: string } | null {
  const needs = `it takes LLM_PROVIDER=${MODEL_VENDORS.join(" or ")} beside it`;
  for (const name of ["LLM_API_KEY", "LLM_BASE_URL"] as const) {
    if (read(name) !== null) throw new EnvError(`${name} is set, but LLM_PROVIDER is "auto"; ${needs}`);
  }
  for (const [vendor, name] of VENDOR_KEYS) {
    const apiKey = read(name);
    if (apiKey !== null) return { vendor, apiKey };
  }
  if (read("LLM_MODEL") !== null)
    throw new EnvError(`LLM_MODEL is set, but no key is; it takes a vendor's key beside it`);
  return null;
}

/** A key of one vendor never goes to another; only compatible servers may do without. */
function findKey(read: Read, vendor: ModelVendor): string | null {
  const own = VENDOR_KEYS.find(([name]) => name === vendor)?.[1];
  const key = read("LLM_API_KEY") ?? (own === undefined ? null : read(own));
  if (key === null && own !== undefined) {
    throw new EnvError(`LLM_PROVIDER is "${vendor}", but there is no key; it takes ${own} or LLM_API_KEY beside it`);
  }
  return key;
}

function readPrice(read: Read): ModelSettings["price"] {
  const input = read("LLM_PRICE_INPUT");
  const output = read("LLM_PRICE_OUTPUT");
  if (input === null && output === null) return null;
  const missing = input === null ? "LLM_PRICE_INPUT" : "LLM_PRICE_OUTPUT";
  if (input === null || output === null) {
    throw new EnvError(`${missing} is not set, but its counterpart is; it takes ${MODEL_SETTINGS[missing].takes}`);
  }
  return { input, cachedInput: input, cacheWrite: input, output };
}
