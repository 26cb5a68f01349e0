import type { SourceDescription } from "@medsieve/contract/searches";
import { findAmong } from "./find-among.ts";
import type { PaperSource } from "./paper-source.ts";
import { PubmedUnreachableError } from "./pubmed/eutils-error.ts";
import type { Reachability } from "./pubmed/reachability.ts";
import { describeLibrary, type Sources } from "./sources.ts";

/** Milliseconds without an answer after which it is asked whether there is a way to PubMed at all. */
const SUSPICIOUS_AFTER_MS = 2_000;

/**
 * PubMed, and while it cannot be reached the library. Fictional papers answer only where this installation has never
 * reached PubMed; after that an outage is an error (`source_unavailable`).
 */
export function createAutoSources(
  pubmed: PaperSource,
  library: PaperSource,
  reachability: Reachability,
): Omit<Sources, "setting" | "describePubmed"> {
  const openNow = () => createAutoSource(pubmed, library, reachability);
  return {
    open: openNow,
    describe: () => openNow().describe(),
    describeLibrary: () => describeLibrary(library),
    close: () => reachability.close(),
  };
}

/** The source of one search, whose papers all come from one of the two: it falls back before anything was found, or not. */
function createAutoSource(pubmed: PaperSource, library: PaperSource, reachability: Reachability): PaperSource {
  let usesLibrary = !reachability.isReachable();
  /** PubMed has answered a part of this search: the library's papers would not belong to it. */
  let isPubmeds = false;

  async function ask<Result>(
    signal: AbortSignal,
    work: (source: PaperSource, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    if (!usesLibrary) {
      try {
        const result = await watch(signal, (watched) => work(pubmed, watched));
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
    return work(library, signal);
  }

  /** Ends the work when nothing comes and a try shows that PubMed cannot be reached. */
  async function watch<Result>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const given = new AbortController();
    const unreachable = new PubmedUnreachableError("it did not answer, and cannot be reached");
    const timer = setTimeout(async () => {
      if (!(await reachability.check())) given.abort(unreachable);
    }, SUSPICIOUS_AFTER_MS);
    try {
      return await work(AbortSignal.any([signal, given.signal]));
    } finally {
      clearTimeout(timer);
    }
  }

  async function refuseFiction(): Promise<void> {
    const { papers } = await describeLibrary(library);
    if (papers === 0 && (await reachability.wasEverReached())) {
      throw new PubmedUnreachableError("the library holds no real paper that could answer in its place");
    }
  }

  return {
    search: (query, limit, signal, worth) =>
      ask(signal, (source, watched) => source.search(query, limit, watched, worth)),
    findAmong: (queries, pmids, signal) => ask(signal, (source, watched) => findAmong(source, queries, pmids, watched)),
    fetch: (pmids, signal) => ask(signal, (source, watched) => source.fetch(pmids, watched)),
    findHeadings: async (names, signal) => (usesLibrary ? (library.findHeadings?.(names, signal) ?? null) : null),
    readWords: async (pmids, signal) => (usesLibrary ? (library.readWords?.(pmids, signal) ?? null) : null),
    renew: async (pmids, signal) => (usesLibrary ? false : ((await pubmed.renew?.(pmids, signal)) ?? false)),
    async describe(): Promise<SourceDescription> {
      if (!usesLibrary) return pubmed.describe();
      return { ...(await library.describe()), fallback: "pubmed_unreachable" };
    },
  };
}
