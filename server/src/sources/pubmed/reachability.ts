import { eq } from "drizzle-orm";
import { ContactLog } from "../../contact-log.ts";
import type { Database } from "../../db/client.ts";
import { sourceStates } from "../../db/schema/index.ts";

import { describeFailure } from "./eutils-client.ts";

/** Milliseconds that one try may take: networks that drop packets never refuse. */
const TRY_MS = 1_000;
/** While PubMed cannot be reached it is tried again this often. */
const TRY_AGAIN_MS = 30_000;
const SOURCE = "pubmed";

/** Asks whether PubMed answers; true or false within TRY_MS. */
export type Probe = () => Promise<boolean>;

/** An answer below 500 within the time says that there is a way to NCBI. `baseUrl` has no slash at the end. */
export function createProbe(baseUrl: string, contact = new ContactLog()): Probe {
  return async () => {
    contact.noteTry();
    try {
      const answer = await fetch(`${baseUrl}/einfo.fcgi?tool=medsieve`, { signal: AbortSignal.timeout(TRY_MS) });
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
  /** Asks once now, and remembers. */
  check: () => Promise<boolean>;
  /** A search found that it cannot be reached. */
  markUnreachable: () => void;
  close: () => Promise<void>;
}

interface ReachabilityLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
}

/**
 * Remembers whether PubMed can be reached, and asks again in the background while it cannot. Begins with `firstTry`,
 * which may have been under way while the database was opened.
 */
export async function watchReachability(
  database: Database,
  probe: Probe,
  log: ReachabilityLog,
  firstTry = probe(),
): Promise<Reachability> {
  let reachable = false;
  let told: boolean | null = null;
  let closed = false;
  let checking: Promise<boolean> | null = null;
  const timer = setInterval(() => {
    if (!reachable) void check();
  }, TRY_AGAIN_MS);
  timer.unref();

  function check(): Promise<boolean> {
    checking ??= settle(probe()).finally(() => {
      checking = null;
    });
    return checking;
  }

  async function settle(tried: Promise<boolean>): Promise<boolean> {
    reachable = await tried;
    tell();
    if (reachable && !closed) await remember();
    return reachable;
  }

  function tell(): void {
    if (told === reachable || closed) return;
    if (reachable) log.info({}, "PubMed can be reached");
    else log.warn({}, "PubMed cannot be reached; the library answers until it can");
    told = reachable;
  }

  async function remember(): Promise<void> {
    try {
      await database.db.insert(sourceStates).values({ source: SOURCE }).onConflictDoNothing();
    } catch (err) {
      log.warn({ err }, "that PubMed was reached could not be saved");
    }
  }

  await settle(firstTry);
  return {
    isReachable: () => reachable,
    check,
    wasEverReached: async () => {
      const found = await database.db.select().from(sourceStates).where(eq(sourceStates.source, SOURCE));
      return found.length > 0;
    },
    markUnreachable: () => {
      reachable = false;
      tell();
    },
    close: async () => {
      closed = true;
      clearInterval(timer);
      await checking;
    },
  };
}
