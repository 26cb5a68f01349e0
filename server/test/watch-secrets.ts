import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { Database } from "../src/db/client.ts";
import type { HttpApp } from "../src/http/app-types.ts";
import { createLogger } from "../src/http/logging.ts";

/** Members of a call's body that are passwords. */
const PASSWORD_NAMES = ["password", "new_password", "current_password"];
/** Members of an answer that are secrets of one account. */
const SECRET_NAMES = ["access_token", "token", "temporary_password", "challenge", "secret", "recovery_codes"];
/** A password that cannot be mistaken for another word. */
const UNLIKE_WORDS = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d).{8,}$/u;
const RANDOM_WORD = /[\w-]{10,}/gu;

const passwords = new Set<string>();
const secrets = new Set<string>();
const found: string[] = [];

/** Where secrets of this process were found; empties the list. */
export function takeFoundSecrets(): string[] {
  return found.splice(0);
}

/** Remembers a text that shows a secret which a call brought or an answer gave. */
function lookThrough(where: string, text: string): void {
  const hasPassword = [...passwords].some((password) => text.includes(password));
  const hasSecret = (text.match(RANDOM_WORD) ?? []).some((word) => secrets.has(word));
  if (hasPassword || hasSecret) found.push(`${where}: ${text.slice(0, 500)}`);
}

/** A log of every level, whose lines are looked through and then forgotten. */
export function createWatchedLogger() {
  return createLogger("trace", { write: (line) => lookThrough("a line of the log", line) });
}

/** Learns the secrets that calls bring and answers give, and looks through each answer that refuses a call. */
export function watchAnswers(app: HttpApp): void {
  const inject: (options: InjectOptions) => PromiseLike<LightMyRequestResponse> = app.inject.bind(app);
  Object.assign(app, {
    inject: async (options: InjectOptions) => {
      for (const [name, value] of listTexts(options.payload))
        if (PASSWORD_NAMES.includes(name) && UNLIKE_WORDS.test(value)) passwords.add(value);
      const answer = await inject(options);
      for (const { value } of answer.cookies) learn(value);
      if (!String(answer.headers["content-type"]).startsWith("application/json")) return answer;
      if (answer.statusCode >= 400) lookThrough(`an answer ${answer.statusCode}`, answer.payload);
      else for (const [name, value] of listTexts(answer.json())) if (SECRET_NAMES.includes(name)) learn(value);
      return answer;
    },
  });
}

function learn(secret: string): void {
  for (const word of secret.match(RANDOM_WORD) ?? []) secrets.add(word);
}

/** The texts that an object has as members, or in lists that are its members. */
function listTexts(value: unknown): [name: string, value: string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    [member].flat().flatMap((one): [string, string][] => (typeof one === "string" ? [[name, one]] : [])),
  );
}

/** Looks through the mails that a test leaves. A link's token, which no answer gives, stands in the mail that brings it. */
export async function lookThroughMails({ pool }: Pick<Database, "pool">): Promise<void> {
  const { rows } = await pool.query<{ mail: string }>("select to_jsonb(m)::text as mail from mails m");
  for (const { mail } of rows) lookThrough("a mail", mail);
}
