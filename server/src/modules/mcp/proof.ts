import { searchDetailsSchema } from "@medsieve/contract/history";
import { paperSchema } from "@medsieve/contract/papers";
import type { SearchResult } from "@medsieve/contract/search-results";
import { z } from "zod";

/** A paper with what proves each thing that is said of it: statements by id, their sentences, and where these stand. */
const provenPaperSchema = paperSchema
  .pick({
    ...{ pmid: true, doi: true, pmcid: true, url: true, title: true, authors: true, journal: true, year: true },
    ...{ demonstration: true, notices: true, relevance_score: true, study_design: true, sample_size: true },
    ...{ summary: true, rationale: true, statements: true, findings: true, read_by: true },
  })
  .extend({ record_url: z.url() });

/** What the tools answer of a search. */
export const provenSearchSchema = searchDetailsSchema
  .pick({
    ...{ preference: true, limits: true, status: true, summary: true, answer_sentences: true, verdict: true },
    ...{ query_details: true, total_pmids_found: true, question_words: true, not_understood: true, provenance: true },
  })
  .extend({
    search_id: z.uuid(),
    /** The page of the record; it opens for the owner of the token. */
    record_url: z.url(),
    /** The same, as a resource of this server. */
    resource: z.string(),
    papers: z.array(provenPaperSchema),
  });
export type ProvenSearch = z.infer<typeof provenSearchSchema>;

/** What is known of a search, with a link to its record beside each thing that rests on it. */
export function describeProof(result: SearchResult, publicUrl: string): ProvenSearch {
  const { search_id } = result;
  const record_url = linkRecord(search_id, publicUrl);
  return provenSearchSchema.parse({
    ...result,
    ...{ record_url, resource: nameResource(search_id) },
    papers: result.papers.map((paper) => ({ ...paper, record_url })),
  });
}

export function linkRecord(searchId: string, publicUrl: string): string {
  return `${publicUrl}/search-history/${searchId}/record`;
}

export function nameResource(searchId: string): string {
  return `medsieve://searches/${searchId}`;
}
