import { readCitation } from "../library/citation-batch.ts";
import type { CitationShelf } from "../library/citation-shelf.ts";
import { findSaved, raiseAlerts } from "../notices/raise-alerts.ts";
import { readCitations } from "./fetch-papers.ts";
import { openIndex } from "./open-index.ts";
import type { OpenSearchSettings } from "./opensearch-settings.ts";
import { createIndex, deletePapers, showStored, storePapers } from "./store-papers.ts";

/**
 * Where an import puts papers of the library in OpenSearch: the index is made with the first batch. Saved searches are
 * alerted by the records' own notices. Close it after the import.
 */
export function openShelf(settings: OpenSearchSettings): CitationShelf & { close: () => Promise<void> } {
  const index = openIndex(settings);
  let made: Promise<void> | null = null;
  const prepare = (signal: AbortSignal): Promise<void> => {
    made ??= createIndex(index, signal).catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
  return {
    async store(tx, batch, signal) {
      await prepare(signal);
      const citations = batch.map(readCitation);
      const { changed, ...counts } = await storePapers(index, citations, signal);
      const asChanged = new Set(changed.map(({ pmid }) => pmid));
      const saved = await findSaved(
        tx,
        citations.map(({ pmid }) => Number(pmid)),
      );
      // What the index took in before, and could not say so, is not new to it: its notices count all the same.
      const before = saved.map(String).filter((pmid) => !asChanged.has(pmid));
      const unchanged = await readCitations(index, before, signal);
      const records = Array.from(unchanged.values(), ({ citation }) => citation);
      await raiseAlerts(tx, saved, changed, records);
      return { ...counts, written: [] };
    },
    async remove(_tx, pmids, signal) {
      await prepare(signal);
      return deletePapers(index, pmids, signal);
    },
    hasPostings: false,
    tidy: () => showStored(index, new AbortController().signal),
    close: index.close,
  };
}
