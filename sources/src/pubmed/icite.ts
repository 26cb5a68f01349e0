import type { Clock } from "@medsieve/runtime/clock";
import { z } from "zod";

/** Milliseconds after which a count that has not come is not waited for any longer. */
const TIMEOUT_MS = 10_000;
/** iCite takes up to 1000 PMIDs in one call (icite.od.nih.gov/api). */
const PMIDS_PER_CALL = 1000;

const answerSchema = z.object({
  data: z.array(
    z.object({
      pmid: z.union([z.number().int(), z.string().regex(/^\d+$/)]),
      citation_count: z.number().int().min(0).nullish(),
    }),
  ),
});

/** How often papers are cited, by PMID, as NIH's iCite counts. Those it does not know are absent. Throws when it fails. */
export async function countCitations(
  baseUrl: string,
  pmids: readonly string[],
  clock: Clock,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let at = 0; at < pmids.length; at += PMIDS_PER_CALL) {
    const query = new URLSearchParams({
      pmids: pmids.slice(at, at + PMIDS_PER_CALL).join(","),
      fl: "pmid,citation_count",
    });
    const answer = await fetch(`${baseUrl}/pubs?${query}`, {
      headers: { accept: "application/json" },
      signal: clock.limit(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`iCite answered with status ${answer.status}`);
    for (const { pmid, citation_count } of answerSchema.parse(await answer.json()).data) {
      if (citation_count !== null && citation_count !== undefined) counts.set(String(pmid), citation_count);
    }
  }
  return counts;
}
