import { PREVIEW_ITEMS, PREVIEW_LENGTH, STAGES, type Stage } from "@medsieve/contract/constants";
import { cutText } from "../../lib/cut-text.ts";
import type { ShownSearch } from "./search-machine.ts";

type Known = Pick<ShownSearch, "preview" | "outcome">;

/** A few examples of what a stage has brought, a line each; of a search from the history, by what it ended with. */
export function listExamples(stage: Stage, { preview, outcome }: Known): string[] {
  switch (stage) {
    case "generating_queries": {
      const queries = preview.queries ?? outcome?.queries ?? [];
      return queries.slice(0, PREVIEW_ITEMS.queries).map(({ query }) => cutText(query, PREVIEW_LENGTH.query));
    }
    case "searching_papers": {
      const pmids = preview.pmids.length > 0 ? preview.pmids : (outcome?.papers ?? []).map(({ pmid }) => pmid);
      if (pmids.length === 0) return [];
      const isMore = Math.max(pmids.length, preview.kept ?? 0) > PREVIEW_ITEMS.pmids;
      return [`PMID ${pmids.slice(0, PREVIEW_ITEMS.pmids).join(", ")}${isMore ? ", …" : ""}`];
    }
    case "fetching_details":
      return cutTitles(preview.articleTitles, outcome);
    case "analyzing_results":
      return cutTitles(preview.analysisTitles, outcome);
  }
}

/** The latest stage that has brought anything; undefined before the first. */
export function findLatestStage(known: Known): Stage | undefined {
  return STAGES.findLast((stage) => listExamples(stage, known).length > 0);
}

function cutTitles(titles: string[], outcome: Known["outcome"]): string[] {
  const known = titles.length > 0 ? titles : (outcome?.papers ?? []).map(({ title }) => title);
  return known.slice(0, PREVIEW_ITEMS.titles).map((title) => cutText(title, PREVIEW_LENGTH.title));
}
