import type { Database } from "@medsieve/database/client";
import { sourceStates } from "@medsieve/database/schema/index";
import type { Clock } from "@medsieve/runtime/clock";
import type { ContactLog } from "@medsieve/runtime/contact-log";
import { eq } from "drizzle-orm";
import { describeFailure, type RequestGuard } from "./eutils-client.ts";
import { PubmedUnreachableError } from "./eutils-error.ts";
import type { RequestBudget } from "./request-budget.ts";

/** Milliseconds that one try may take: networks that drop packets never refuse. */
const TRY_MS = 1_000;
/** While PubMed cannot be reached it is tried again this often. */
const TRY_AGAIN_MS = 30_000;
/** Between two tries, whatever asks for them. */
const BETWEEN_TRIES_MS = 10_000;
/** Milliseconds without an answer to a request after which it is asked whether there is a way to PubMed at all. */
const SUSPICIOUS_AFTER_MS = 2_000;
const SOURCE = "pubmed";

/** Asks once whether PubMed answers, within NCBI's limit. Throws what the budget throws. */
export type Probe = (signal: AbortSignal) => Promise<boolean>;

/** An answer below 500 within the time says that there is a way to NCBI. `baseUrl` has no slash at the end. */
export function createProbe(baseUrl: string, budget: RequestBudget, contact: ContactLog, clock: Clock): Probe {
  return async (signal) => {
    // A search that hangs waits for what it finds out.
    await budget.take(signal, "first");
    contact.noteTry();
    try {
      const timeout = AbortSignal.any([signal, clock.limit(TRY_MS)]);
      const answer = await fetch(`${baseUrl}/einfo.fcgi?tool=medsieve`, { signal: timeout });
      await answer.body?.cancel().catch(() => undefined);
      if (answer.status < 500) contact.noteAnswer();
      else contact.noteFailure(`it answered with status ${answer.status}`);
      return answer.status < 500;
    } catch (error) {
      contact.noteFailure(describeFailure(error));
      return false;
    }
  };
}

export interface Reachability {
  isReachable: () => boolean;
  /** Whether this installation has ever reached PubMed. */
  wasEverReached: () => Promise<boolean>;
  /** Asks, and remembers: one try at a time, no sooner than ten seconds after the last. False once it is closed. */
  check: () => Promise<boolean>;
  /** A search found that it cannot be reached. */
  markUnreachable: () => void;
  /** Ends a request that gets no answer as soon as a try shows that PubMed cannot be reached. */
  guard: RequestGuard;
  close: () => Promise<void>;
}

interface ReachabilityLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
}

/** Remembers whether PubMed can be reached, and asks again in the background while it cannot. */
export async function watchReachability(
  database: Database,
  probe: Probe,
  log: ReachabilityLog,
  clock: Clock,
): Promise<Reachability> {
  const closing = new AbortController();
  let reachable = false;
  let reported: boolean | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<boolean> | null = null;
  const timer = setInterval(() => {
    if (!reachable) void check();
  }, TRY_AGAIN_MS);
  timer.unref();

  function check(): Promise<boolean> {
    checking ??= tryOnce().finally(() => {
      checking = null;
    });
    return checking;
  }

  /** What cannot be tried says nothing of PubMed: what was known stays. */
  async function tryOnce(): Promise<boolean> {
    try {
      await clock.pause(Math.max(0, triedAt + BETWEEN_TRIES_MS - clock.now()), closing.signal);
      triedAt = clock.now();
      reachable = await probe(closing.signal);
    } catch (err) {
      if (closing.signal.aborted) return false;
      log.warn({ err }, "whether PubMed can be reached could not be tried");
      return reachable;
    }
    report();
    if (reachable) await remember();
    return reachable;
  }

  function report(): void {
    if (reported === reachable || closing.signal.aborted) return;
    if (reachable) log.info({}, "PubMed can be reached");
    else log.warn({}, "PubMed cannot be reached; the library answers until it can");
    reported = reachable;
  }

  async function remember(): Promise<void> {
    try {
      await database.db.insert(sourceStates).values({ source: SOURCE }).onConflictDoNothing();
    } catch (err) {
      log.warn({ err }, "that PubMed was reached could not be saved");
    }
  }

  const guard: RequestGuard = async (signal, request) => {
    const given = new AbortController();
    const answered = new AbortController();
    const suspect = async () => {
      for (;;) {
        await clock.pause(SUSPICIOUS_AFTER_MS, answered.signal);
        if (await check()) continue;
        given.abort(new PubmedUnreachableError("it did not answer, and cannot be reached"));
        return;
      }
    };
    void suspect().catch(() => undefined);
    try {
      return await request(AbortSignal.any([signal, given.signal]));
    } finally {
      answered.abort();
    }
  };

  await check();
  return {
    isReachable: () => reachable,
    check,
    wasEverReached: async () => {
      const found = await database.db.select().from(sourceStates).where(eq(sourceStates.source, SOURCE));
      return found.length > 0;
    },
    markUnreachable: () => {
      reachable = false;
      report();
    },
    guard,
    close: async () => {
      closing.abort();
      clearInterval(timer);
      await checking;
    },
  };
}
