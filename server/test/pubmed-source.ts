import { type Clock, SYSTEM_CLOCK } from "../src/clock.ts";
import { ContactLog } from "../src/contact-log.ts";
import type { Database } from "../src/db/client.ts";
import type { PaperSource } from "../src/sources/paper-source.ts";
import { unguarded } from "../src/sources/pubmed/eutils-client.ts";
import { createPubmedSources } from "../src/sources/pubmed/pubmed-source.ts";
import { BUDGET_CLOCK, createRequestBudget } from "../src/sources/pubmed/request-budget.ts";
import { ignoreWaiting } from "../src/sources/wait-notice.ts";

interface PubmedOptions {
  apiKey?: string | null;
  email?: string | null;
  perSecond?: number;
  clock?: Clock;
  warn?: (data: object, message: string) => void;
}

/** PubMed as it is asked at `url`, which answers for NCBI and iCite; without a limit that a test would notice. */
export function openPubmedSource(database: Database, url: string, options: PubmedOptions = {}): PaperSource {
  const { apiKey = null, email = null, perSecond = 1000, clock = SYSTEM_CLOCK, warn = () => undefined } = options;
  const budget = createRequestBudget(database, perSecond, { ...BUDGET_CLOCK, ...clock });
  const open = createPubmedSources(
    database,
    { baseUrl: url, iciteBaseUrl: url, apiKey, email },
    { warn },
    { budget, contact: new ContactLog(), guard: unguarded, clock },
  );
  return open(ignoreWaiting);
}
