import type { Notice } from "@medsieve/contract/papers";

/** The paper's own notices, completed by others that name the same document, and those that name another one. */
export function joinNotices(own: readonly Notice[], others: readonly Notice[]): Notice[] {
  const joined = [...own];
  for (const other of others) {
    const at = joined.findIndex((notice) => isSameDocument(notice, other));
    const known = joined[at];
    if (known === undefined) joined.push(other);
    else joined[at] = completeNotice(known, other);
  }
  return joined;
}

/** A notice that names no document is taken for any of its kind. */
function isSameDocument(one: Notice, other: Notice): boolean {
  if (one.kind !== other.kind) return false;
  if (isNameless(one) || isNameless(other)) return true;
  if (one.pmid !== null && other.pmid !== null) return one.pmid === other.pmid;
  if (one.doi && other.doi) return one.doi.toLowerCase() === other.doi.toLowerCase();
  if (one.citation !== null && one.citation === other.citation) return true;
  // A list names by DOI what the record names by PMID; a paper is retracted once, but may be corrected many times.
  return one.kind !== "corrected" && (one.listed === true || other.listed === true);
}

function isNameless({ pmid, citation, doi }: Notice): boolean {
  return pmid === null && citation === null && !doi;
}

function completeNotice(known: Notice, other: Notice): Notice {
  const doi = known.doi ?? other.doi;
  const reason = known.reason ?? other.reason;
  const { listed, ...rest } = known;
  return {
    ...rest,
    pmid: known.pmid ?? other.pmid,
    citation: known.citation ?? other.citation,
    ...(doi ? { doi } : {}),
    ...(reason ? { reason } : {}),
    ...(listed === true && other.listed === true ? { listed } : {}),
  };
}
