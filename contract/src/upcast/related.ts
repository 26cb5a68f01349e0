/** How the built-in reader has named the query for papers like the best, before the design that it is limited to. */
const NAMES = ["More like the best papers", "上位の論文に似た論文", "与排名靠前文献相似的文献"];

interface NamedQuery {
  name: string;
  related?: boolean | null | undefined;
}

/**
 * Marks the query that looked for papers like the best. Where a search was saved before that was kept, its name says it,
 * unless the user gave the queries.
 */
export function markRelated<Query extends NamedQuery>(
  queries: readonly Query[],
  areGiven: boolean,
): (Omit<Query, "related"> & { related: boolean })[] {
  return queries.map((query) => ({ ...query, related: query.related ?? (!areGiven && isNamedRelated(query)) }));
}

function isNamedRelated({ name }: NamedQuery): boolean {
  return NAMES.some((known) => name.startsWith(known));
}
