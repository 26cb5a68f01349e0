import type { LiteratureSource } from "@medsieve/contract/sources";
import type { Database } from "@medsieve/database/client";
import { type Clock, SYSTEM_CLOCK } from "@medsieve/runtime/clock";
import { ContactLog } from "@medsieve/runtime/contact-log";
import { createAutoSources } from "./auto-source.ts";
import { createLibrarySource } from "./library/library-source.ts";
import type { PostingsSearch } from "./library/postings/search-postings.ts";
import { checkIndex } from "./opensearch/check-index.ts";
import { openIndex } from "./opensearch/open-index.ts";
import type { OpenSearchSettings } from "./opensearch/opensearch-settings.ts";
import { createOpenSearchSource } from "./opensearch/opensearch-source.ts";
import { createIndex } from "./opensearch/store-papers.ts";
import { unguarded } from "./pubmed/eutils-client.ts";
import { createPubmedSources } from "./pubmed/pubmed-source.ts";
import { createProbe, watchReachability } from "./pubmed/reachability.ts";
import { BUDGET_CLOCK, type BudgetClock, createRequestBudget } from "./pubmed/request-budget.ts";
import type { QueryWork } from "./query/query-work.ts";
import { type Sources, useOneSource } from "./sources.ts";
import { ignoreWaiting } from "./wait-notice.ts";

/** Requests a second that NCBI allows without and with an API key (NCBI, "E-utilities usage guidelines"). */
const REQUESTS_PER_SECOND = 3;
const REQUESTS_PER_SECOND_WITH_KEY = 10;

/** Finds many papers, today as ever. */
const WELL_KNOWN_QUERY = "hypertension[mh]";

/** A cluster that is silent does not keep the server from starting. */
const ENGINE_ANSWERS_WITHIN_MS = 10_000;

/** Which source is asked, and how each is reached. */
interface SourceSettings {
  literatureSource: LiteratureSource;
  ncbiBaseUrl: string;
  /** Null: fewer requests a second. */
  ncbiApiKey: string | null;
  /** Named to NCBI as whom to write to; null: no one. */
  ncbiEmail: string | null;
  iciteBaseUrl: string;
  /** Needed where it is the source. */
  opensearch?: OpenSearchSettings | null;
}

interface SourcesLog {
  info: (data: object, message: string) => void;
  warn: (data: object, message: string) => void;
}

/** What the sources' times are taken from. */
export interface SourceClocks {
  budget: BudgetClock;
  /** Of all else. */
  clock: Clock;
}

const CLOCKS: SourceClocks = { budget: BUDGET_CLOCK, clock: SYSTEM_CLOCK };

/** The sources that LITERATURE_SOURCE names. Whether PubMed can be reached is asked before it resolves. */
export async function openSources(
  { database, postings, work }: { database: Database; postings: PostingsSearch; work: QueryWork },
  settings: SourceSettings,
  log: SourcesLog,
  clocks = CLOCKS,
): Promise<Sources> {
  const library = createLibrarySource(database, work, postings);
  switch (settings.literatureSource) {
    case "library":
      return useOneSource(library, library);
    case "opensearch": {
      if (!settings.opensearch) throw new Error("OpenSearch is chosen without its settings");
      const index = openIndex(settings.opensearch);
      await createIndex(index, AbortSignal.timeout(ENGINE_ANSWERS_WITHIN_MS)).catch((err: unknown) => {
        log.warn({ err }, "the index in OpenSearch could not be looked for");
      });
      const engine = createOpenSearchSource(index, database, work);
      return {
        ...useOneSource(engine, engine),
        setting: "opensearch",
        checkEngine: () => checkIndex(index),
        close: index.close,
      };
    }
    case "pubmed": {
      const { openPubmed, describePubmed, countAtPubmed } = preparePubmed(database, settings, log, clocks);
      const pubmed = openPubmed(unguarded);
      return {
        ...useOneSource(pubmed(ignoreWaiting), library),
        open: pubmed,
        setting: "pubmed",
        describePubmed,
        countAtPubmed,
      };
    }
    case "auto": {
      const { openPubmed, describePubmed, countAtPubmed, budget, contact } = preparePubmed(
        database,
        settings,
        log,
        clocks,
      );
      const probe = createProbe(settings.ncbiBaseUrl, budget, contact, clocks.clock);
      const reachability = await watchReachability(database, probe, log, clocks.clock);
      const sources = createAutoSources(openPubmed(reachability.guard), library, reachability);
      return { ...sources, setting: "auto", describePubmed, countAtPubmed };
    }
  }
}

/** PubMed, which asks no more often than NCBI allows, however it is opened. */
function preparePubmed(
  database: Database,
  { ncbiBaseUrl, ncbiApiKey, ncbiEmail, iciteBaseUrl }: SourceSettings,
  log: SourcesLog,
  clocks: SourceClocks,
) {
  const contact = new ContactLog();
  const perSecond = ncbiApiKey === null ? REQUESTS_PER_SECOND : REQUESTS_PER_SECOND_WITH_KEY;
  const budget = createRequestBudget(database, perSecond, clocks.budget);
  const access = { baseUrl: ncbiBaseUrl, apiKey: ncbiApiKey, email: ncbiEmail, iciteBaseUrl };
  const openPubmed = (guard: typeof unguarded) =>
    createPubmedSources(database, access, log, { budget, contact, guard, clock: clocks.clock });
  return {
    contact,
    budget,
    openPubmed,
    countAtPubmed: async (signal: AbortSignal) =>
      (await openPubmed(unguarded)(ignoreWaiting).search(WELL_KNOWN_QUERY, 0, signal)).total,
    describePubmed: () => ({ hasKey: ncbiApiKey !== null, hasEmail: ncbiEmail !== null, ...contact.read() }),
  };
}
