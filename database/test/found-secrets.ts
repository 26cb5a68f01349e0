import type { Database } from "../src/client.ts";

const RANDOM_WORD = /[\w-]{10,}/gu;

const passwords = new Set<string>();
const secrets = new Set<string>();
const found: string[] = [];

export function learnPassword(password: string): void {
  passwords.add(password);
}

/** Remembers the words of a secret that are long enough to be known again. */
export function learnSecret(secret: string): void {
  for (const word of secret.match(RANDOM_WORD) ?? []) secrets.add(word);
}

/** Where secrets of this process were found; empties the list. */
export function takeFoundSecrets(): string[] {
  return found.splice(0);
}

/** Remembers a text that shows a secret which a call brought or an answer gave. */
export function lookThrough(where: string, text: string): void {
  const hasPassword = [...passwords].some((password) => text.includes(password));
  const hasSecret = (text.match(RANDOM_WORD) ?? []).some((word) => secrets.has(word));
  if (hasPassword || hasSecret) found.push(`${where}: ${text.slice(0, 500)}`);
}

/** Looks through the mails that a test leaves. A link's token, which no answer gives, stands in the mail that brings it. */
export async function lookThroughMails({ pool }: Pick<Database, "pool">): Promise<void> {
  const { rows } = await pool.query<{ mail: string }>("select to_jsonb(m)::text as mail from mails m");
  for (const { mail } of rows) lookThrough("a mail", mail);
}
