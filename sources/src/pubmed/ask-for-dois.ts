import type { PaperRecord } from "@medsieve/contract/papers";
import type { SourceHits } from "../paper-source.ts";

/** DOIs named in one query. */
const DOIS_PER_QUERY = 20;

interface Asked {
  search: (query: string, limit: number, signal: AbortSignal) => Promise<SourceHits>;
  fetch: (pmids: readonly string[]) => Promise<PaperRecord[]>;
}

/**
 * PMIDs by DOI (small letters) as PubMed has them under "Article Identifier". A paper counts only where its own record has the
 * DOI: PubMed also answers with papers that are near to one that it does not know.
 */
export async function askForDois(
  { search, fetch }: Asked,
  dois: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < dois.length; at += DOIS_PER_QUERY) {
    const part = dois.slice(at, at + DOIS_PER_QUERY);
    const query = part.map((doi) => `"${doi.replaceAll('"', "")}"[doi]`).join(" OR ");
    const { pmids } = await search(query, part.length * 2, signal);
    for (const { pmid, doi } of await fetch(pmids))
      if (doi !== null && part.includes(doi.toLowerCase())) found.set(doi.toLowerCase(), pmid);
  }
  return found;
}
