import { userSchema } from "@medsieve/contract/accounts";
import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { searchLimitsSchema } from "@medsieve/contract/searches";
import { z } from "zod";

/** Where each value is kept: `local` outlives the browser, `session` lives as long as its tab. */
const STORED = {
  access_token: { area: "local", schema: z.string().min(1) },
  user: { area: "local", schema: userSchema },
  /** Why the last session ended; tabs that see the token go read it here. */
  session_end: { area: "local", schema: z.enum(["left", "expired", "inactive"]) },
  language: { area: "local", schema: z.enum(LANGUAGES) },
  theme: { area: "local", schema: z.enum(["light", "dark"]) },
  preference: { area: "local", schema: z.enum(PREFERENCES) },
  sidebar_open: { area: "local", schema: z.boolean() },
  /** Whether single keys act as shortcuts. */
  single_keys: { area: "local", schema: z.boolean() },
  highlights: { area: "local", schema: z.record(z.string(), z.record(z.string(), z.literal(true))) },
  current_search_id: { area: "session", schema: z.uuid() },
  /** What the questions of this tab are limited to. */
  limits: { area: "session", schema: searchLimitsSchema },
  /** Who closed the survey in this tab without answering. */
  survey_closed_by: { area: "session", schema: z.string() },
  conversation: { area: "session", schema: z.object({ query: z.string() }).loose() },
} as const;

type StoredKey = keyof typeof STORED;
export type Stored<Key extends StoredKey> = z.infer<(typeof STORED)[Key]["schema"]>;

/** Takes the place of a storage that is blocked or full, until the page is left. */
const memory = new Map<StoredKey, string>();

function openArea(key: StoredKey): Storage | null {
  try {
    return STORED[key].area === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

function readText(key: StoredKey): string | null {
  try {
    return memory.get(key) ?? openArea(key)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The stored value; null when there is none, or when what is there is not of the key's kind. Never throws. */
export function readStored<Key extends StoredKey>(key: Key): Stored<Key> | null {
  const text = readText(key);
  if (text === null) return null;
  const schema = STORED[key].schema as unknown as z.ZodType<Stored<Key>>;
  const plain = schema.safeParse(text);
  if (plain.success) return plain.data;
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores text as it is and everything else as JSON; where storage is blocked, the value lives as long as the page. */
export function writeStored<Key extends StoredKey>(key: Key, value: Stored<Key>): void {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  try {
    const area = openArea(key);
    if (area === null) throw new Error("storage is blocked");
    area.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

export function removeStored(key: StoredKey): void {
  memory.delete(key);
  try {
    openArea(key)?.removeItem(key);
  } catch {
    // A storage that cannot be written holds nothing of ours.
  }
}
