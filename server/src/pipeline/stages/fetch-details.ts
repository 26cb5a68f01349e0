import { PREVIEW_ITEMS } from "@medsieve/contract/constants";
import type { SearchContext } from "../search-context.ts";
import type { FoundPapers } from "../search-run.ts";
import type { FetchedPapers } from "../speculation.ts";

/** Stage 3: the records of the papers that will be read, of which those that are not read ahead are shown and kept. */
export async function fetchDetails(
  { speculation, readings, earlier, emit }: SearchContext,
  { kept }: FoundPapers,
): Promise<FetchedPapers> {
  const fetched = await speculation.collect(kept);
  const papers = [...fetched.ahead, ...fetched.rest];
  if (!earlier.shown.stages.has("fetching_details")) {
    emit({
      type: "intermediate_result",
      stage: "fetching_details",
      data: {
        articles: papers.slice(0, PREVIEW_ITEMS.titles).map(({ pmid, title }) => ({ pmid, title })),
        count: papers.length,
      },
    });
  }
  await readings.discover(fetched.rest);
  return fetched;
}
