import { countFound } from "../found.ts";
import type { PrismaFlow, RelatedFlow, SearchRecord } from "../records.ts";
import { markRelated } from "./related.ts";

type Recorded = Pick<SearchRecord, "flow" | "queries" | "given_queries">;
export interface NewestFlow extends PrismaFlow {
  related: RelatedFlow | null;
}

/** The flow of a record of any age as the newest counts it: what papers like the best added stands apart. */
export function upcastFlow({ flow, queries, given_queries }: Recorded): NewestFlow {
  if (flow.related !== undefined) return { ...flow, related: flow.related };
  const marked = markRelated(queries, given_queries !== null);
  const related = marked.filter((query) => query.related);
  if (related.length === 0) return { ...flow, related: null };
  const { added } = countFound(marked);
  const reported = related.reduce((sum, { hits }) => sum + (hits ?? 0), 0);
  const returned = related.reduce((sum, { pmids }) => sum + pmids.length, 0);
  const unique = flow.unique - added;
  return {
    ...flow,
    reported: flow.reported - reported,
    returned: flow.returned - returned,
    duplicates: flow.returned - returned - unique,
    unique,
    related: { reported, returned, duplicates: returned - added, added },
  };
}
