import type { User } from "@medsieve/contract/accounts";
import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import { readUser } from "./read-account.ts";
import { isRecord, readChoice } from "./read-answer.ts";

interface Kept<Value> {
  /** `local` outlives the browser, `session` lives as long as its tab. */
  area: "local" | "session";
  /** null for what is not of the key's kind. */
  read: (value: unknown) => Value | null;
}

const readText = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
const readFlag = (value: unknown) => (typeof value === "boolean" ? value : null);
const readFields = (value: unknown) => (isRecord(value) ? value : null);
const readOneOf =
  <const Choice extends string>(choices: readonly Choice[]) =>
  (value: unknown) =>
    readChoice(choices, value);

const keep = <Value>(area: Kept<Value>["area"], read: Kept<Value>["read"]): Kept<Value> => ({ area, read });

const STORED = {
  access_token: keep("local", readText),
  user: keep<User>("local", readUser),
  /** Why the last session ended; tabs that see the token go read it here. */
  session_end: keep("local", readOneOf(["left", "erased", "expired", "inactive", "bad_token", "refused_token"])),
  language: keep("local", readOneOf(LANGUAGES)),
  theme: keep("local", readOneOf(["light", "dark"])),
  preference: keep("local", readOneOf(PREFERENCES)),
  sidebar_open: keep("local", readFlag),
  /** How each account that signs in here has its results laid out, by its id. */
  result_layouts: keep("local", readFields),
  /** Which columns each account shows in the table of a result, by its id; read where they are used. */
  result_columns: keep("local", readFields),
  /** Which columns of each list are hidden, by the list's name; read where they are used. */
  hidden_columns: keep("local", readFields),
  /** Whether single keys act as shortcuts. */
  single_keys: keep("local", readFlag),
  /** By search; the reader of each checks its shape. */
  highlights: keep("local", readFields),
  current_search_id: keep("session", readText),
  /** What the questions of this tab are limited to; read with the contract's schema where it is used. */
  limits: keep("session", readFields),
  /** What was made of the queries of searches, by search; read with its schema where it is used. */
  query_edits: keep("session", readFields),
  /** A question that was typed and not sent. */
  draft: keep("session", readText),
  /** Who closed the survey in this tab without answering. */
  survey_closed_by: keep("session", readText),
  /** A question that never became a search; read with its schema where it is used. */
  conversation: keep("session", readFields),
} as const;

type StoredKey = keyof typeof STORED;
export type Stored<Key extends StoredKey> = NonNullable<ReturnType<(typeof STORED)[Key]["read"]>>;

/** Takes the place of a storage that is blocked or full, until the page is left. */
const memory = new Map<StoredKey, string>();

function openArea(key: StoredKey): Storage | null {
  try {
    return STORED[key].area === "local" ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
}

function readStoredText(key: StoredKey): string | null {
  try {
    return memory.get(key) ?? openArea(key)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** The stored value; null when there is none, or when what is there is not of the key's kind. Never throws. */
export function readStored<Key extends StoredKey>(key: Key): Stored<Key> | null {
  const text = readStoredText(key);
  if (text === null) return null;
  const read = STORED[key].read as (value: unknown) => Stored<Key> | null;
  try {
    return read(text) ?? read(JSON.parse(text));
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
