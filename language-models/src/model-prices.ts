/** US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  /** Input that the vendor had in its cache; equal to `input` where the vendor gives no rebate. */
  cachedInput: number;
  /** Input that was written into the vendor's cache. */
  cacheWrite: number;
  output: number;
}

/** Input, cached input, output. */
type Row = readonly [model: string, input: number, cachedInput: number, output: number];

/** When the lists below were read on the vendors' pages. */
export const PRICES_AS_OF = "2026-11-21";

/** platform.claude.com, "Pricing": up to 100,000 input tokens. Writing into the cache costs a quarter more. */
const ANTHROPIC: readonly Row[] = [
  ["claude-fable-5-1", 10, 0.25, 50],
  ["claude-opus-5-5", 4, 0.2, 20],
  ["claude-opus-5", 5, 0.5, 25],
  ["claude-opus-4-6", 5, 0.5, 25],
  ["claude-opus-4-5", 5, 0.5, 25],
  ["claude-sonnet-5-5", 2, 0.1, 10],
  ["claude-sonnet-5", 2, 0.2, 10],
  ["claude-sonnet-4-6", 3, 0.3, 15],
  ["claude-sonnet-4-5", 3, 0.3, 15],
  ["claude-haiku-5-5", 0.1, 0.01, 0.5],
  ["claude-haiku-4-5", 1, 0.1, 5],
];

/** developers.openai.com, "Pricing", standard tier, up to 272,000 input tokens. */
const OPENAI: readonly Row[] = [
  ["gpt-6-astra", 10, 1, 50],
  ["gpt-6.1-sol", 2, 0.1, 10],
  ["gpt-6-sol", 2, 0.2, 10],
  ["gpt-6-luna", 0.1, 0.01, 0.5],
  ["gpt-5.6-sol", 4, 0.4, 20],
  ["gpt-5.6-terra", 2, 0.2, 12],
  ["gpt-5.6-luna", 0.2, 0.02, 1.2],
  ["gpt-5.4", 2.5, 0.25, 15],
  ["gpt-5.4-mini", 0.75, 0.075, 4.5],
  ["gpt-4.1", 2, 0.5, 8],
  ["gpt-4.1-mini", 0.4, 0.1, 1.6],
];

/** ai.google.dev, "Gemini API pricing", paid tier. The Flash models cost half of this until the end of 2026. */
const GOOGLE: readonly Row[] = [
  ["gemini-3.8-flash", 1.5, 0.15, 7.5],
  ["gemini-3.7-flash", 1.5, 0.15, 7.5],
  ["gemini-3.6-flash", 1.5, 0.15, 7.5],
  ["gemini-3.5-flash-lite", 0.3, 0.03, 2.5],
  ["gemini-2.5-pro", 1.25, 0.125, 10],
  ["gemini-2.5-flash", 0.3, 0.03, 2.5],
];
const HALF_PRICE_UNTIL = Date.parse("2027-01-01T00:00:00Z");
const HALF_PRICE = new Set(["gemini-3.8-flash", "gemini-3.7-flash", "gemini-3.6-flash"]);

const CACHE_WRITE_FACTOR = 1.25;
const TABLE = new Map([...ANTHROPIC, ...OPENAI, ...GOOGLE].map((row) => [row[0], row]));
/** "-20251101", "-2026-03-17": the same model, of that day. */
const DATED = /-(?:\d{8}|\d{4}-\d{2}-\d{2})$/;

/**
 * What the operator named, else the price in the table; null for a model that is not in it. What a compatible server
 * takes for a model of another vendor is not known.
 */
export function findModelPrice(
  { vendor, model, price }: { vendor: string; model: string; price: ModelPrice | null },
  now: Date,
): ModelPrice | null {
  return price ?? (vendor === "openai-compatible" ? null : findListedPrice(model, now));
}

function findListedPrice(model: string, now: Date): ModelPrice | null {
  const row = TABLE.get(model) ?? TABLE.get(model.replace(DATED, ""));
  if (row === undefined) return null;
  const [name, input, cachedInput, output] = row;
  const factor = HALF_PRICE.has(name) && now.getTime() < HALF_PRICE_UNTIL ? 0.5 : 1;
  return {
    input: input * factor,
    cachedInput: cachedInput * factor,
    cacheWrite: input * factor * CACHE_WRITE_FACTOR,
    output: output * factor,
  };
}

/** Tokens of one call, as the vendor counts them. */
export interface TokenCounts {
  /** All input, that from the cache and into the cache included. */
  input: number;
  cachedInput: number;
  cacheWrite: number;
  /** Thinking included. */
  output: number;
}

/** US dollars. */
export function computeCost(tokens: TokenCounts, price: ModelPrice): number {
  const plain = Math.max(0, tokens.input - tokens.cachedInput - tokens.cacheWrite);
  const perMillion =
    plain * price.input +
    tokens.cachedInput * price.cachedInput +
    tokens.cacheWrite * price.cacheWrite +
    tokens.output * price.output;
  return perMillion / 1_000_000;
}
