import type { SourceDescription } from "@medsieve/contract/searches";
import type { PaperSource } from "./paper-source.ts";
import { PubmedUnreachableError } from "./pubmed/eutils-error.ts";
import type { Reachability } from "./pubmed/reachability.ts";
import { describeLibrary, type Sources } from "./sources.ts";
import { ignoreWaiting, type WaitListener } from "./wait-notice.ts";

/**
 * PubMed, and while it cannot be reached the library. Fictional papers answer only where this installation has never
 * reached PubMed; after that an outage is an error (`source_unavailable`).
 */
export function createAutoSources(
  openPubmed: (listener: WaitListener) => PaperSource,
  library: PaperSource,
  reachability: Reachability,
): Omit<Sources, "setting" | "describePubmed" | "countAtPubmed"> {
  const open = (listener: WaitListener) => createAutoSource(openPubmed(listener), library, reachability);
  return {
    open,
    describe: () => open(ignoreWaiting).describe(),
    describeLibrary: () => describeLibrary(library),
    checkEngine: async () => null,
    close: () => reachability.close(),
  };
}

/** The source of one search, whose papers all come from one of the two: it falls back before anything was found, or not. */
function createAutoSource(pubmed: PaperSource, library: PaperSource, reachability: Reachability): PaperSource {
  let usesLibrary = !reachability.isReachable();
  /** PubMed has answered a part of this search: the library's papers would not belong to it. */
  let isPubmeds = false;

  async function ask<Result>(signal: AbortSignal, work: (source: PaperSource) => Promise<Result>): Promise<Result> {
    if (!usesLibrary) {
      try {
        const result = await work(pubmed);
        isPubmeds = true;
        return result;
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof PubmedUnreachableError)) throw error;
        reachability.markUnreachable();
        if (isPubmeds) throw error;
        usesLibrary = true;
      }
    }
    await refuseFiction();
    return work(library);
  }

  async function refuseFiction(): Promise<void> {
    const { papers } = await describeLibrary(library);
    if (papers === 0 && (await reachability.wasEverReached())) {
      throw new PubmedUnreachableError("the library holds no real paper that could answer in its place");
    }
  }

  return {
    search: (query, limit, signal, termWeights) =>
      ask(signal, (source) => source.search(query, limit, signal, termWeights)),
    findAmong: (queries, pmids, signal) => ask(signal, (source) => source.findAmong(queries, pmids, signal)),
    findSince: (pmids, since, signal) => ask(signal, (source) => source.findSince(pmids, since, signal)),
    searchSince: (query, since, limit, signal) =>
      ask(signal, (source) => source.searchSince(query, since, limit, signal)),
    findByDoi: (dois, signal) => ask(signal, (source) => source.findByDoi(dois, signal)),
    fetch: (pmids, signal) => ask(signal, (source) => source.fetch(pmids, signal)),
    headingIndex: () => (usesLibrary ? library.headingIndex() : null),
    wordStatistics: () => (usesLibrary ? library.wordStatistics() : null),
    // Records of PubMed can be asked for again, though not while it cannot be reached.
    renewal: () => (usesLibrary ? { renew: async () => false } : pubmed.renewal()),
    async describe(): Promise<SourceDescription> {
      if (!usesLibrary) return pubmed.describe();
      return { ...(await library.describe()), fallback: "pubmed_unreachable" };
    },
  };
}
