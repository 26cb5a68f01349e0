import { NCT_ID } from "@medsieve/contract/trials";
import type { Clock } from "@medsieve/runtime/clock";
import pLimit from "p-limit";
import type { z } from "zod";
import { type RegistryStudy, registryPageSchema, registryStudySchema } from "./registry-study.ts";

const ANSWER_WITHIN_MS = 8_000;
/** Requests are spread, so that no burst reaches the registry. */
const BETWEEN_REQUESTS_MS = 300;
const TRIES = 3;
const LONGEST_BACKOFF_MS = 4_000;
const LARGEST_ANSWER_BYTES = 16 * 1024 * 1024;
const KEPT_ANSWERS = 500;
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;
const STUDIES_PER_PAGE = 50;
/** Results of a study may be megabytes, and are not looked at. */
const FIELDS = [
  ...["NCTId", "BriefTitle", "StudyFirstSubmitDate", "StartDate", "CompletionDate", "HasResults"],
  ...["PrimaryOutcomeMeasure", "PrimaryOutcomeTimeFrame", "ReferencePMID", "ReferenceType"],
].join(",");

/** The registry cannot be reached, refuses, or answers with what is not its documented form. */
export class RegistryUnavailable extends Error {}

export interface TrialRegistry {
  /** Null where the registry has no such number. Throws RegistryUnavailable. */
  readStudy: (nctId: string, signal: AbortSignal) => Promise<RegistryStudy | null>;
  /** Completed studies of an intervention in a condition, the registry's best first. Throws RegistryUnavailable. */
  listCompleted: (condition: string, intervention: string, signal: AbortSignal) => Promise<RegistryStudy[]>;
}

/** ClinicalTrials.gov by its API, version 2. Answers are kept for a day; requests follow one another at a distance. */
export function openTrialRegistry(baseUrl: string, clock: Clock): TrialRegistry {
  const kept = new Map<string, { at: number; answer: unknown }>();
  const oneByOne = pLimit(1);
  let nextAt = Number.NEGATIVE_INFINITY;

  async function ask(path: string, signal: AbortSignal): Promise<unknown> {
    const known = kept.get(path);
    if (known !== undefined && clock.now() - known.at < KEPT_FOR_MS) return known.answer;
    const answer = await untilAborted(
      oneByOne(() => fetchWithRetries(path, signal)),
      signal,
    );
    kept.delete(path);
    kept.set(path, { at: clock.now(), answer });
    const [oldest] = kept.keys();
    if (kept.size > KEPT_ANSWERS && oldest !== undefined) kept.delete(oldest);
    return answer;
  }

  async function fetchWithRetries(path: string, signal: AbortSignal, mayFollow = true): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      signal.throwIfAborted();
      const wait = nextAt - clock.now();
      if (wait > 0) await clock.pause(wait, signal);
      nextAt = clock.now() + BETWEEN_REQUESTS_MS;
      const within = AbortSignal.any([signal, clock.limit(ANSWER_WITHIN_MS)]);
      try {
        const answer = await fetch(`${baseUrl}${path}`, {
          headers: { accept: "application/json" },
          redirect: "manual",
          signal: within,
        });
        if (answer.status === 404) {
          await answer.body?.cancel();
          return null;
        }
        const renamed = mayFollow ? readRenamed(path, answer) : null;
        if (renamed !== null) {
          await answer.body?.cancel();
          return fetchWithRetries(renamed, signal, false);
        }
        if (answer.ok) return JSON.parse(await readBounded(answer));
        await answer.body?.cancel();
        if ((answer.status !== 429 && answer.status < 500) || attempt === TRIES)
          throw new RegistryUnavailable(`ClinicalTrials.gov answered with status ${answer.status}`);
        await clock.pause(readBackoff(answer.headers.get("retry-after"), attempt), signal);
      } catch (cause) {
        if (signal.aborted || cause instanceof RegistryUnavailable) throw cause;
        throw new RegistryUnavailable("ClinicalTrials.gov did not answer as it should", { cause });
      }
    }
  }

  return {
    async readStudy(nctId, signal) {
      if (!NCT_ID.test(nctId)) return null;
      const answer = await ask(`/studies/${nctId}?${new URLSearchParams({ fields: FIELDS })}`, signal);
      return answer === null ? null : understand(registryStudySchema, answer);
    },
    async listCompleted(condition, intervention, signal) {
      const query = new URLSearchParams({
        "query.cond": condition,
        "query.intr": intervention,
        "filter.overallStatus": "COMPLETED",
        pageSize: String(STUDIES_PER_PAGE),
        fields: FIELDS,
      });
      return understand(registryPageSchema, await ask(`/studies?${query}`, signal)).studies;
    },
  };
}

/**
 * Where the registry keeps a study under another number now, to which it redirects (301): the path with that number, on the
 * same server whatever the address says. Null for every other answer.
 */
function readRenamed(path: string, answer: Response): string | null {
  if (answer.status !== 301) return null;
  const [, now] = /\/studies\/(NCT\d{8})\b/.exec(answer.headers.get("location") ?? "") ?? [];
  return now === undefined || path.includes(now) ? null : path.replace(/NCT\d{8}/, now);
}

/** Does not wait for the requests of others beyond the signal. Throws its reason. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let leave = () => {};
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}

function understand<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.safeParse(answer);
  if (!read.success)
    throw new RegistryUnavailable("ClinicalTrials.gov's answer has another form", { cause: read.error });
  return read.data;
}

/** Milliseconds; what the registry asks for in seconds, up to a bound, else twice as long each time. */
function readBackoff(retryAfter: string | null, attempt: number): number {
  const asked = /^\d{1,4}$/.test(retryAfter ?? "") ? Number(retryAfter) * 1000 : 500 * 2 ** attempt;
  return Math.min(asked, LONGEST_BACKOFF_MS);
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_ANSWER_BYTES) throw new Error("The answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
