import type { Stage } from "@medsieve/contract/constants";
import { type SearchEvent, searchEventSchema } from "@medsieve/contract/search-events";
import type { ApiCall, ApiCalls } from "./api-calls.ts";

/** Where the stages of a search begin and end, in percent of the whole. */
const STAGE_PERCENT: Record<Stage, readonly [from: number, to: number]> = {
  generating_queries: [0, 10],
  searching_papers: [10, 30],
  fetching_details: [30, 40],
  analyzing_results: [40, 99],
};

export interface Progress {
  /** 0 to 99; each is higher than the one before. */
  percent: number;
  message: string;
}

/** How far a search has come, shown as it goes on. Ends with the search. Throws CallRefused. */
export async function* followProgress(api: ApiCalls, call: ApiCall): AsyncGenerator<Progress> {
  let shown = -1;
  let message = "";
  for await (const line of api.readLines(call)) {
    const event = searchEventSchema.parse(JSON.parse(line));
    const percent = readPercent(event);
    if (event.type === "search_status") message = event.message;
    if (percent === null || percent <= shown) continue;
    shown = percent;
    yield {
      percent,
      message: event.type === "paper_analyzed" ? `Read ${event.done} of ${event.total} papers` : message,
    };
  }
}

/** Null for an event that says nothing of how far the search is. */
function readPercent(event: SearchEvent): number | null {
  if (event.type === "search_status") {
    if (event.status === "completed" || event.status === "failed") return null;
    return event.status === "initializing" ? 0 : STAGE_PERCENT[event.status][0];
  }
  if (event.type !== "paper_analyzed") return null;
  const [from, to] = STAGE_PERCENT.analyzing_results;
  return Math.floor(from + ((to - from) * event.done) / Math.max(1, event.total));
}
