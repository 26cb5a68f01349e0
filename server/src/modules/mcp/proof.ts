import { searchDetailsSchema } from "@medsieve/contract/history";
import { paperSchema } from "@medsieve/contract/papers";
import type { SearchResult } from "@medsieve/contract/search-results";
import { queryDetailSchema } from "@medsieve/contract/searches";
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

/** Papers that are answered at once with all that proves them: what a model's client takes of one answer is bounded. */
export const PAPERS_IN_FULL = 8;
/** Statements of why a paper was selected, which say nothing of what it found. */
const OF_SELECTION: ReadonlySet<string> = new Set(["rationale", "study_design"]);

/** What stays short enough for a model to read at once: queries without their PMIDs, and papers by their names. */
export const shortShape = {
  query_details: z.array(queryDetailSchema.pick({ name: true, query: true, hits: true, warnings: true })),
  further_papers: z
    .array(
      provenPaperSchema.pick({
        ...{ pmid: true, url: true, title: true, journal: true, year: true, study_design: true, relevance_score: true },
        ...{ notices: true, demonstration: true },
      }),
    )
    .describe("Papers that were read, too: get_record with their pmids has what they say"),
};

/** What `search` answers: short enough for a model to read at once. */
export const foundSearchSchema = provenSearchSchema.extend({
  ...shortShape,
  papers: z.array(provenPaperSchema.omit({ summary: true, rationale: true })),
});

export function shortenProof(proven: ProvenSearch): z.infer<typeof foundSearchSchema> {
  const { papers, further_papers } = choosePapers(proven);
  return foundSearchSchema.parse({
    ...proven,
    papers: papers.map((paper) => ({
      ...paper,
      statements: paper.statements.filter(({ field }) => !OF_SELECTION.has(field)),
    })),
    further_papers,
  });
}

/** Those that answer and verdict rest on, then the most relevant, are given in full; all in the order of relevance. */
export function choosePapers(proven: ProvenSearch): Record<"papers" | "further_papers", ProvenSearch["papers"]> {
  const cited = [
    ...proven.answer_sentences.flatMap(({ cites }) => cites),
    ...(proven.verdict?.papers ?? []).map(({ pmid }) => pmid),
    ...proven.papers.map(({ pmid }) => pmid),
  ];
  const chosen = new Set([...new Set(cited)].slice(0, PAPERS_IN_FULL));
  return {
    papers: proven.papers.filter(({ pmid }) => chosen.has(pmid)),
    further_papers: proven.papers.filter(({ pmid }) => !chosen.has(pmid)),
  };
}

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
