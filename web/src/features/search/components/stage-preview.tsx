import { PREVIEW_ITEMS, PREVIEW_LENGTH, STAGES, type Stage } from "@medsieve/contract/constants";
import { cutText } from "../format-progress.ts";
import type { SearchPreview } from "../search-state.ts";

/** What the latest stage that brought anything has brought; its room is kept from the start. */
export function LatestPreview({ preview }: { preview: SearchPreview }) {
  const latest = STAGES.findLast((stage) => listExamples(stage, preview).length > 0);
  return <div className="h-16">{latest !== undefined && <StagePreview stage={latest} preview={preview} />}</div>;
}

/** A few examples of what a stage has brought. */
export function StagePreview({ stage, preview }: { stage: Stage; preview: SearchPreview }) {
  const lines = listExamples(stage, preview);
  if (lines.length === 0) return null;
  return (
    <ul lang="en" className="text-muted text-sm">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be alike once they are cut
        <li key={index} className="truncate tabular-nums">
          {line}
        </li>
      ))}
    </ul>
  );
}

function listExamples(stage: Stage, preview: SearchPreview): string[] {
  switch (stage) {
    case "generating_queries": {
      const queries = preview.queries ?? [];
      return queries.slice(0, PREVIEW_ITEMS.queries).map(({ query }) => cutText(query, PREVIEW_LENGTH.query));
    }
    case "searching_papers": {
      const pmids = preview.pmids.slice(0, PREVIEW_ITEMS.pmids);
      return pmids.length === 0
        ? []
        : [`PMID ${pmids.join(", ")}${preview.pmids.length < (preview.kept ?? 0) ? ", …" : ""}`];
    }
    case "fetching_details":
      return cutTitles(preview.articleTitles);
    case "analyzing_results":
      return cutTitles(preview.analysisTitles);
  }
}

function cutTitles(titles: string[]): string[] {
  return titles.slice(0, PREVIEW_ITEMS.titles).map((title) => cutText(title, PREVIEW_LENGTH.title));
}
