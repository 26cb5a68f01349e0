import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { learnPassword, learnSecret, lookThrough } from "../../database/test/found-secrets.ts";
import type { HttpApp } from "../src/http/app-types.ts";
import { createLogger } from "../src/http/logging.ts";

/** Members of a call's body that are passwords. */
const PASSWORD_NAMES = ["password", "new_password", "current_password"];
/** Members of an answer that are secrets of one account. */
const SECRET_NAMES = ["access_token", "token", "temporary_password", "challenge", "secret", "recovery_codes"];
/** A password that cannot be mistaken for another word. */
const UNLIKE_WORDS = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d).{8,}$/u;

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
        if (PASSWORD_NAMES.includes(name) && UNLIKE_WORDS.test(value)) learnPassword(value);
      const answer = await inject(options);
      for (const { value } of answer.cookies) learnSecret(value);
      if (!String(answer.headers["content-type"]).startsWith("application/json")) return answer;
      if (answer.statusCode >= 400) lookThrough(`an answer ${answer.statusCode}`, answer.payload);
      else for (const [name, value] of listTexts(answer.json())) if (SECRET_NAMES.includes(name)) learnSecret(value);
      return answer;
    },
  });
}

/** The texts that an object has as members, or in lists that are its members. */
function listTexts(value: unknown): [name: string, value: string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    [member].flat().flatMap((one): [string, string][] => (typeof one === "string" ? [[name, one]] : [])),
  );
}
