import { RECALL_PMIDS_MAX } from "@medsieve/contract/constants";
import type { KnownPapers } from "@medsieve/contract/queries";
import { readPmids } from "@medsieve/contract/read-pmids";
import {
  type GivenReference,
  readReferences,
  recognizeReferences,
} from "@medsieve/documents/citations/read-references";
import { AppError } from "@medsieve/runtime/app-error";
import { findByTitles } from "@medsieve/sources/find-by-title";
import type { PaperSource } from "@medsieve/sources/paper-source";

/**
 * The papers that a list of PMIDs and DOIs or a file of references names: by PMID, else by DOI, else by title. Throws AppError 422 where
 * it names none, or more than recall is checked of.
 */
export async function readKnownPapers(text: string, source: PaperSource, signal: AbortSignal): Promise<KnownPapers> {
  const format = recognizeReferences(text);
  const list = format === null ? readPmids(text) : { pmids: [], dois: [], others: [] };
  const references: GivenReference[] =
    format === null
      ? [
          ...list.pmids.map((pmid) => ({ pmid, doi: null, title: null })),
          ...list.dois.map((doi) => ({ pmid: null, doi, title: null })),
        ]
      : readReferences(text, format);
  if (references.length === 0) {
    throw refuse(
      "This names no paper: a list of PMIDs or DOIs is expected, or a file in RIS or PubMed's format (.ris, .nbib, .txt)",
    );
  }
  if (references.length > RECALL_PMIDS_MAX) {
    throw refuse(`This names ${references.length} papers; at most ${RECALL_PMIDS_MAX} can be known papers`);
  }
  const withoutPmid = references.filter(({ pmid }) => pmid === null);
  const byDoi = await source.findByDoi([...new Set(withoutPmid.flatMap(({ doi }) => doi ?? []))], signal);
  const byTitle = await findByTitles(
    withoutPmid.flatMap(({ doi, title }) => (doi !== null && byDoi.has(doi) ? [] : (title ?? []))),
    source,
    signal,
  );
  const findPmid = ({ pmid, doi, title }: GivenReference): string | null =>
    pmid ?? (doi === null ? undefined : byDoi.get(doi)) ?? (title === null ? null : (byTitle.get(title)?.pmid ?? null));
  const named = references.map((reference, index) => ({
    name: nameReference(reference) ?? `#${index + 1}`,
    pmid: findPmid(reference),
  }));
  const records = await source.fetch([...new Set(named.flatMap(({ pmid }) => pmid ?? []))], signal);
  const held = new Set(records.map(({ pmid }) => pmid));
  const missing = named.flatMap(({ name, pmid }) => (pmid !== null && held.has(pmid) ? [] : [name]));
  return {
    format: format ?? "pmids",
    papers: records.map(({ pmid, title, journal, year }) => ({ pmid, title, journal, year })),
    unknown: [...new Set([...missing, ...list.others])],
  };
}

const nameReference = ({ pmid, doi, title }: GivenReference): string | null => pmid ?? doi ?? title;

const refuse = (detail: string) => new AppError(422, "validation_failed", detail);
