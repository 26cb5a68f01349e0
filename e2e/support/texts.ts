import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "@medsieve/contract/constants";

const LOCALES = fileURLToPath(new URL("../../web/src/locales/", import.meta.url));
const read = new Map<string, unknown>();

function readFile(language: Language, namespace: string): unknown {
  const file = `${LOCALES}${language}/${namespace}.json`;
  if (!read.has(file)) read.set(file, JSON.parse(readFileSync(file, "utf8")));
  return read.get(file);
}

/** What the interface says in a language for a key such as "account:signIn.submit", with its placeholders filled. */
export function textOf(language: Language, key: string, values: Record<string, string | number> = {}): string {
  const [namespace = "", path = ""] = key.split(":");
  let found: unknown = readFile(language, namespace);
  for (const part of path.split(".")) found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== "string") throw new Error(`there is no text ${key} in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
