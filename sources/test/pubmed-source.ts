import type { Database } from "@medsieve/database/client";
import { type Clock, SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { ContactLog } from "@medsieve/runtime/contact-log";
import type { PaperSource } from "../src/paper-source.ts";
import { unguarded } from "../src/pubmed/eutils-client.ts";
import { createPubmedSources } from "../src/pubmed/pubmed-source.ts";
import { BUDGET_CLOCK, createRequestBudget } from "../src/pubmed/request-budget.ts";
import { ignoreWaiting } from "../src/wait-notice.ts";

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
