import { jsonrepair } from "jsonrepair";

/** A JSON object found in a model's answer. */
export interface FoundJson {
  value: Record<string, unknown>;
  /** True when the answer ended before the object did: what stands last in it may be incomplete. */
  isCut: boolean;
}

/** Around what some models say to themselves before they answer. */
const THINKING_TAG = /<(\/?)think(?:ing)?>/giu;
/** Braces in prose at which an object is looked for. */
const MAX_STARTS = 20;

/**
 * The largest JSON object in a text, with whatever stands around it; one that is not quite JSON (quotes within a text,
 * commas too many, names without quotes) is repaired. Null when there is none. Never throws.
 */
export function readJson(answer: string): FoundJson | null {
  const text = dropThinking(answer);
  const whole = parseObject(text);
  if (whole !== null) return { value: whole, isCut: false };
  let best: { value: Record<string, unknown>; start: number; length: number } | null = null;
  let cutFrom: number | null = null;
  let start = text.indexOf("{");
  for (let tries = 0; start >= 0 && tries < MAX_STARTS; tries++) {
    const end = findEnd(text, start);
    if (end === null) {
      cutFrom ??= start;
      start = text.indexOf("{", start + 1);
      continue;
    }
    const value = parseObject(text.slice(start, end));
    if (value !== null && end - start > (best?.length ?? 0)) best = { value, start, length: end - start };
    start = text.indexOf("{", value === null ? start + 1 : end);
  }
  // One that was cut off counts where the whole one stands in it, or is the shorter.
  if (cutFrom !== null && (best === null || cutFrom < best.start || text.length - cutFrom > best.length)) {
    const value = repairObject(text.slice(cutFrom));
    if (value !== null) return { value, isCut: true };
  }
  if (best !== null) return { value: best.value, isCut: false };
  const value = repairObject(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return value === null ? null : { value, isCut: cutFrom !== null };
}

/** What an object that is cut off or not quite JSON was meant to be; null where that cannot be said. */
function repairObject(text: string): Record<string, unknown> | null {
  try {
    const value = parseObject(jsonrepair(text));
    return value !== null && Object.keys(value).length > 0 ? value : null;
  } catch {
    return null;
  }
}

/** A text without what stands between its tags of thinking; one that is never closed stays. */
function dropThinking(answer: string): string {
  let kept = "";
  let from = 0;
  let opened: number | null = null;
  for (const tag of answer.matchAll(THINKING_TAG)) {
    if (tag[1] === "") opened ??= tag.index;
    else if (opened !== null) {
      kept += answer.slice(from, opened);
      from = tag.index + tag[0].length;
      opened = null;
    }
  }
  return kept + answer.slice(from);
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where the object that begins at `start` ends (exclusive); null when it does not. */
function findEnd(text: string, start: number): number | null {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") at++;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "{") depth++;
    else if (character === "}" && --depth === 0) return at + 1;
  }
  return null;
}
