/** What decides which of two records of one paper is kept. */
export interface CitationAge {
  version: number;
  /** YYYY-MM-DD; null when the record does not say. */
  revised: string | null;
}

/** Whether `incoming` replaces `stored`: a later version, or the same version with a later revision date. */
export function supersedes(incoming: CitationAge, stored: CitationAge): boolean {
  if (incoming.version !== stored.version) return incoming.version > stored.version;
  if (incoming.revised === null) return false;
  return stored.revised === null || incoming.revised > stored.revised;
}
