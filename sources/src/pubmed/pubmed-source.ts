import type { PaperRecord } from "@medsieve/contract/papers";
import type { Database } from "@medsieve/database/client";
import type { Citation } from "@medsieve/medline/citation";
import { MedlineFileError } from "@medsieve/medline/medline-file-error";
import { parseMedline } from "@medsieve/medline/parse-medline";
import pLimit from "p-limit";
import { findBySearching } from "../find-among.ts";
import { findByDoi } from "../library/find-by-doi.ts";
import { readNoticesFromOthers } from "../notices/known-notices.ts";
import { toPaperRecord } from "../paper-record.ts";
import type { PaperSource, SourceHits } from "../paper-source.ts";
import { ignoreWaiting, type WaitListener, WaitNotice } from "../wait-notice.ts";
import { askForDois } from "./ask-for-dois.ts";
import {
  createEutilsCall,
  type EutilsCall,
  type EutilsDeps,
  type EutilsSettings,
  RefusedCallError,
  UnusableAnswerError,
} from "./eutils-client.ts";
import { findSince, searchSince } from "./find-since.ts";
import { countCitations } from "./icite.ts";
import { isStorablePmid, keepCounts, keepPapers, readKeptPapers } from "./kept-papers.ts";
import { countCalls, watchPubmedVersion } from "./pubmed-version.ts";
import { type EsearchAnswer, readEsearch } from "./read-esearch.ts";

/** PMIDs that esearch gives of one query at most (NCBI: the first 9,999 records of a PubMed search). */
const MOST_PMIDS = 9_999;
/** Records fetched with one call, and calls under way at once. */
const RECORDS_PER_CALL = 200;
const FETCHES_AT_ONCE = 3;
/** Milliseconds that counts may come later than the papers themselves. */
const COUNTS_GRACE_MS = 250;

export interface PubmedSettings extends EutilsSettings {
  iciteBaseUrl: string;
}

interface SourceLog {
  warn: (data: object, message: string) => void;
}

/**
 * PubMed itself, through NCBI's E-utilities. Records that were fetched are kept in `database` and not asked for again
 * while they are fresh. Citation counts come from iCite where it answers, and are null where it does not. Each search has
 * a source of its own, whose listener hears when its requests wait for NCBI's limit.
 */
export function createPubmedSources(
  database: Database,
  settings: PubmedSettings,
  log: SourceLog,
  deps: EutilsDeps,
): (listener: WaitListener) => PaperSource {
  const { clock } = deps;
  const open = createEutilsCall(settings, deps);
  const { count, isBusy } = countCalls();
  const version = watchPubmedVersion(open(new WaitNotice(ignoreWaiting, clock)), isBusy, log);
  return (listener) => {
    const call = count(open(new WaitNotice(listener, clock)));
    const search = (query: string, limit: number, signal: AbortSignal) => searchPubmed(call, query, limit, signal);
    return {
      search,
      fetch: (pmids, signal) => fetchPapers(call, pmids, signal),
      findByDoi: async (dois, signal) => {
        const known = await findByDoi(database, dois, ["pubmed"], signal);
        const missing = dois.filter((doi) => !known.has(doi));
        const asked = await askForDois({ search, fetch: (pmids) => fetchPapers(call, pmids, signal) }, missing, signal);
        return new Map([...known, ...asked]);
      },
      findAmong: (queries, pmids, signal) => findBySearching(search, queries, pmids, signal),
      findSince: (pmids, since, signal) => findSince(search, pmids, since, signal),
      searchSince: (query, since, limit, signal) => searchSince(search, query, since, limit, signal),
      headingIndex: () => null,
      wordStatistics: () => null,
      renewal: () => ({
        renew: async (pmids, signal) => {
          await keepPapers(database, await fetchCitations(call, pmids, signal));
          return true;
        },
      }),
      describe: async () => ({
        id: "pubmed",
        papers: null,
        demonstration_papers: null,
        fallback: null,
        version: version.read(),
      }),
    };
  };

  async function fetchPapers(call: EutilsCall, pmids: readonly string[], signal: AbortSignal): Promise<PaperRecord[]> {
    const asked = [...new Set(pmids.filter((pmid) => /^[1-9]\d{0,9}$/.test(pmid)))];
    const kept = await readKeptPapers(database, asked);
    const counting = startCounting(asked.filter((pmid) => kept.get(pmid)?.isCounted !== true));
    const noticed = await readNoticesFromOthers(database.db, asked.map(Number).filter(isStorablePmid));
    const missing = asked.filter((pmid) => !kept.has(pmid));
    const fetched = await fetchCitations(call, missing, signal);
    await keepPapers(database, fetched);
    void counting.then((counts) => counts && keepCounts(database, counts)).catch(warnNotKept);
    const counts = await Promise.race([counting, clock.pause(COUNTS_GRACE_MS, signal).then(() => null)]);
    signal.throwIfAborted();
    const citations = new Map(fetched.map((citation) => [citation.pmid, citation]));
    return asked.flatMap((pmid) => {
      const known = kept.get(pmid);
      const citation = citations.get(pmid) ?? known?.citation;
      if (citation === undefined) return [];
      const citedBy = counts?.get(pmid) ?? known?.citedBy ?? null;
      const noticesFromOthers = (noticed.get(Number(pmid)) ?? []).map(({ notice }) => notice);
      return [toPaperRecord(citation, { citedBy, citedByScope: "pubmed", demonstration: false, noticesFromOthers })];
    });
  }

  function warnNotKept(err: unknown): void {
    log.warn({ err }, "citation counts were not kept");
  }

  /** Counts side by side with fetching; what comes too late for this search is there for the next. Never throws. */
  async function startCounting(pmids: readonly string[]): Promise<Map<string, number> | null> {
    if (pmids.length === 0) return null;
    try {
      return await countCitations(settings.iciteBaseUrl, pmids, clock);
    } catch (err) {
      log.warn({ err }, "iCite did not count; citation counts stay unknown");
      return null;
    }
  }
}

/** Every PMID of the result up to `limit`, by relevance; a result larger than one answer is read on from NCBI's history. */
async function searchPubmed(call: EutilsCall, query: string, limit: number, signal: AbortSignal): Promise<SourceHits> {
  const most = Math.min(Math.max(limit, 0), MOST_PMIDS);
  const fixed = { db: "pubmed", retmode: "xml", sort: "relevance", usehistory: "y" };
  const read = (body: string) => readEsearch(body, query);
  let first: EsearchAnswer;
  try {
    first = await call("esearch", { ...fixed, term: query, retstart: "0", retmax: String(most) }, read, signal);
  } catch (error) {
    if (!(error instanceof RefusedCallError)) throw error;
    const warning = {
      code: "pubmed_message",
      message: `PubMed refused this query: ${error.message}`,
      start: null,
      end: null,
    };
    return { pmids: [], total: 0, understood: null, warnings: [warning] };
  }
  const pmids = new Set(first.pmids);
  const wanted = Math.min(first.count, most);
  for (let start = first.pmids.length; start < wanted && first.history !== null; ) {
    const { webEnv, queryKey } = first.history;
    const parameters = {
      ...fixed,
      term: `#${queryKey}`,
      WebEnv: webEnv,
      retstart: String(start),
      retmax: String(most - start),
    };
    const next = await call("esearch", parameters, read, signal);
    if (next.pmids.length === 0) break;
    for (const pmid of next.pmids) pmids.add(pmid);
    start += next.pmids.length;
  }
  return {
    pmids: [...pmids].slice(0, most),
    total: first.count,
    understood: first.understood,
    warnings: first.warnings,
  };
}

async function fetchCitations(call: EutilsCall, pmids: readonly string[], signal: AbortSignal): Promise<Citation[]> {
  const limit = pLimit(FETCHES_AT_ONCE);
  const parts: string[][] = [];
  for (let at = 0; at < pmids.length; at += RECORDS_PER_CALL) parts.push(pmids.slice(at, at + RECORDS_PER_CALL));
  const fetched = await Promise.all(
    parts.map((part) =>
      limit(() => call("efetch", { db: "pubmed", retmode: "xml", id: part.join(",") }, readCitations, signal)),
    ),
  );
  return fetched.flat();
}

/** Every citation of an answer of efetch. Throws UnusableAnswerError when it is cut off or no PubMed XML. */
async function readCitations(body: string): Promise<Citation[]> {
  const citations: Citation[] = [];
  try {
    for await (const event of parseMedline(toChunks(body), "efetch")) {
      if (event.kind === "citation") citations.push(event.citation);
    }
  } catch (error) {
    if (error instanceof MedlineFileError) throw new UnusableAnswerError(error.reason, null, error);
    throw error;
  }
  return citations;
}

const CHUNK_CHARACTERS = 64 * 1024;

async function* toChunks(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += CHUNK_CHARACTERS) yield text.slice(at, at + CHUNK_CHARACTERS);
}
