/** Page of the record of a search. */
export function findRecordHref(searchId: string): string {
  return `/search-history/${encodeURIComponent(searchId)}/record`;
}

/** Page that compares a search with the one it repeats. */
export function findComparisonHref(searchId: string): string {
  return `/search-history/${encodeURIComponent(searchId)}/comparison`;
}
