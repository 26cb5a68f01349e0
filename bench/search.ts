/**
 * Asks a running server questions, one after the other, and prints how long people wait. Beside them stands the round trip
 * of GET /health, taken in the same run before each question. Each question counts as a search of the account.
 *
 *   npm run bench:search -- --email you@example.org --password … [--url http://localhost:3000] [--questions FILE]
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { authResponseSchema } from "@medsieve/contract/accounts";
import { serverMessageSchema } from "@medsieve/contract/search-events";
import { readOptions } from "./read-options.ts";
import { formatMs, median, quantile } from "./statistics.ts";

const { values: options } = readOptions(
  "npm run bench:search -- --email you@example.org --password … [--url http://localhost:3000] [--questions FILE]",
  {
    options: {
      url: { type: "string", default: "http://localhost:3000" },
      email: { type: "string" },
      password: { type: "string" },
      questions: { type: "string" },
      preference: { type: "string", default: "clinical_trials_rare" },
      language: { type: "string", default: "en" },
    },
  },
);
if (options.email === undefined || options.password === undefined) {
  console.error("usage: npm run bench:search -- --email ADDRESS --password PASSWORD [--url URL] [--questions FILE]");
  process.exit(2);
}

const ownQuestions = fileURLToPath(new URL("./questions.txt", import.meta.url));
const file = options.questions ? resolve(process.env.INIT_CWD ?? ".", options.questions) : ownQuestions;
const questions = readFileSync(file, "utf8")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");

async function signIn(email: string, password: string): Promise<string> {
  const answer = await fetch(`${options.url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`sign-in was answered with ${answer.status}: ${await answer.text()}`);
  return authResponseSchema.parse(await answer.json()).access_token;
}

async function* readLines(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines.filter((line) => line !== "");
  }
  if (rest !== "") yield rest;
}

interface Timing {
  /** Milliseconds from sending the question; null when no paper was found. */
  firstRead: number | null;
  whole: number;
  found: number;
  papers: number;
}

async function ask(query: string, token: string): Promise<Timing> {
  const started = performance.now();
  const answer = await fetch(`${options.url}/api/v1/search/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, preference: options.preference, language: options.language }),
  });
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status}: ${await answer.text()}`);
  let firstRead: number | null = null;
  for await (const line of readLines(answer.body)) {
    const message = serverMessageSchema.parse(JSON.parse(line));
    if (message.type === "paper_analyzed") firstRead ??= performance.now() - started;
    if (message.type === "search_error" || message.type === "error") throw new Error(message.message);
    if (message.type === "usage_limit_exceeded") throw new Error(`the monthly limit of ${message.limit} is reached`);
    if (message.type === "result") {
      const whole = performance.now() - started;
      return { firstRead, whole, found: message.total_pmids_found, papers: message.papers.length };
    }
  }
  throw new Error("the stream ended without a result");
}

async function measureHealth(): Promise<number> {
  const started = performance.now();
  await (await fetch(`${options.url}/health`)).arrayBuffer();
  return performance.now() - started;
}

const token = await signIn(options.email, options.password);
await measureHealth();
const timings: Timing[] = [];
const health: number[] = [];
for (const question of questions) {
  health.push(await measureHealth());
  const timing = await ask(question, token);
  timings.push(timing);
  const first = timing.firstRead === null ? "none" : formatMs(timing.firstRead);
  const counts = `${timing.found} found, ${timing.papers} read`;
  console.log(`${first.padStart(9)}  ${formatMs(timing.whole).padStart(9)}  ${counts.padEnd(24)}  ${question}`);
}

const firsts = timings.flatMap((timing) => timing.firstRead ?? []);
const wholes = timings.map((timing) => timing.whole);
const row = (name: string, values: readonly number[]) =>
  console.log(
    `${name.padEnd(24)} median ${formatMs(median(values)).padStart(9)}   p95 ${formatMs(quantile(values, 0.95)).padStart(9)}`,
  );
console.log(`\n${questions.length} questions at ${options.url}, of which ${firsts.length} found papers`);
row("first paper read", firsts);
row("whole result", wholes);
row("reference: GET /health", health);
