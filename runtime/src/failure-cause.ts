import { AppError } from "./app-error.ts";

/** Errors of which the next one is the cause, that are described at most. */
const DEPTH = 4;
const MAX_LENGTH = 500;
/** What an error quotes at most; a longer text is cut off before it is searched. */
const MAX_MESSAGE = 2_000;
const HIDDEN = "…";

/** Refusals whose message quotes what the user wrote. */
const QUOTING_CODES: ReadonlySet<string> = new Set(["queries_refused", "question_not_understood", "validation_failed"]);

/**
 * Why something failed, in English, for administrators: each error of the chain, without keys, tokens, the parameters of
 * addresses and statements, and the words of these texts (a question, its queries).
 */
export function describeCause(error: unknown, texts: readonly string[]): string {
  const words = listWords(texts);
  const lines: string[] = [];
  for (let at = error; at !== undefined && at !== null && lines.length < DEPTH; at = readCause(at)) {
    const line = hideWords(hideSecrets(describeOne(at)), words);
    if (line !== lines.at(-1)) lines.push(line);
  }
  return lines.join(" ← ").slice(0, MAX_LENGTH);
}

function readCause(error: unknown): unknown {
  return error instanceof Error ? error.cause : null;
}

function describeOne(error: unknown): string {
  if (!(error instanceof Error)) return "something that is no error was thrown";
  if (error instanceof AppError) return QUOTING_CODES.has(error.code) ? error.code : error.message;
  if ("query" in error && "params" in error) return "a statement failed";
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  // Messages of the database quote values.
  if ("severity" in error && code !== null) return `the database answered ${code}`;
  const name = code === null ? error.name : `${error.name} ${code}`;
  return error.message === "" ? name : `${name}: ${error.message.slice(0, MAX_MESSAGE)}`;
}

/** Parameters of addresses, addresses of people, what stands in quotation marks, and what looks like a key or a token. */
function hideSecrets(text: string): string {
  return text
    .replace(/[?#][^\s?#]{1,2000}/gu, HIDDEN)
    .replace(/[^\s@]{1,64}@[^\s@]{1,255}/gu, HIDDEN)
    .replace(/"[^"]*"|“[^“”]*”|`[^`]*`|「[^「」]*」/gu, HIDDEN)
    .replace(/[\w.~+/=-]{16,}/gu, (run) => (/\d/u.test(run) ? HIDDEN : run));
}

/** Latin words from four letters on, and words of other scripts from two. */
function listWords(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => splitWords(text).map((word) => word.toLowerCase()));
  return new Set(words.filter((word) => word.length >= (/^[\p{Script=Latin}\p{N}]+$/u.test(word) ? 4 : 2)));
}

function hideWords(text: string, words: ReadonlySet<string>): string {
  return [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)]
    .map(({ segment }) => (words.has(segment.toLowerCase()) ? HIDDEN : segment))
    .join("");
}

function splitWords(text: string): string[] {
  return [...new Intl.Segmenter("en", { granularity: "word" }).segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
}
