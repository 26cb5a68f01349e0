import type { Notice } from "./papers.ts";
import { pubmedUrl } from "./papers.ts";

/** What a notice says of the paper that carries it, the gravest first, in the words of English files. */
const FLAGS: readonly (readonly [Notice["kind"], string])[] = [
  ["retracted", "RETRACTED"],
  ["expression_of_concern", "Expression of concern"],
  ["retraction_notice", "Notice of retraction"],
  ["expression_of_concern_notice", "Notice of concern"],
  ["corrected", "Corrected"],
  ["correction_notice", "Notice of correction"],
  ["updated", "Updated"],
  ["update", "Update of an earlier paper"],
  ["republished", "Republished"],
  ["preprint", "Preprint"],
];
const ORDER = new Map(FLAGS.map(([kind], at) => [kind, at]));
const LABELS = new Map(FLAGS);

/** Notices in the order of their gravity; those of one kind stay in theirs. */
export function orderNotices(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => (ORDER.get(a.kind) ?? 0) - (ORDER.get(b.kind) ?? 0));
}

/** Where the notice itself can be read: on PubMed by its PMID, else at its publisher by its DOI; null where neither is known. */
export function noticeUrl(notice: Notice, demonstration: boolean): string | null {
  if (notice.pmid !== null) return pubmedUrl(notice.pmid, demonstration);
  if (!notice.doi || demonstration) return null;
  // "/" is part of a DOI; what else a URL has a meaning for is escaped.
  return `https://doi.org/${encodeURIComponent(notice.doi).replaceAll("%2F", "/")}`;
}

/** The notice's own citation, as far as it is known: as printed, else by DOI or PMID; null where nothing is known. */
export function describeNoticePlace({ citation, doi, pmid }: Notice): string | null {
  if (citation !== null) return citation;
  if (pmid !== null) return `PMID ${pmid}`;
  return doi ? `doi: ${doi}` : null;
}

export interface Flag {
  kind: Notice["kind"];
  /** English, e.g. "RETRACTED". */
  label: string;
  /** Where the notice stands; null where nothing is known. */
  place: string | null;
  url: string | null;
  /** Why, in the words of a list of retractions; null where none says. */
  reason: string | null;
  /** When it became known, where that was after the search; null: it was known then. */
  knownSince: string | null;
}

/** What a file that leaves Medsieve says of a paper's notices: the gravest first, in English. */
export function describeFlags(paper: { notices: readonly Notice[]; demonstration: boolean }): Flag[] {
  return orderNotices(paper.notices).map((notice) => ({
    kind: notice.kind,
    label: LABELS.get(notice.kind) ?? notice.kind,
    place: describeNoticePlace(notice),
    url: noticeUrl(notice, paper.demonstration),
    reason: notice.reason ?? null,
    knownSince: notice.known_since ?? null,
  }));
}

/** One flag as text, e.g. "RETRACTED: Lancet. 2010;375:445. https://pubmed.ncbi.nlm.nih.gov/20137807/. Reason: Data fabrication". */
export function printFlag({ label, place, url, reason, knownSince }: Flag): string {
  const parts = [
    [label, place].filter((part) => part !== null).join(": "),
    url,
    reason === null ? null : `Reason: ${reason}`,
    knownSince === null ? null : `Known since ${knownSince.slice(0, 10)}, after the search`,
  ];
  return parts.filter((part) => part !== null).join(". ");
}

/** A retracted paper is no evidence. */
export function isRetracted({ notices }: { notices: readonly Notice[] }): boolean {
  return notices.some(({ kind }) => kind === "retracted");
}

/** Kinds of notices that are added to a saved search when they become known. */
export const ALERTED_KINDS = ["retracted", "expression_of_concern"] as const;

/** Relevance of a paper that the question itself names: it was asked for, retracted or not. */
const NAMED = 1;

/** Retracted papers and notices of retractions are no evidence: they rank behind the others, unless they were asked for by PMID. */
export function isSetBack({ notices }: { notices: readonly Notice[] }, relevance: number): boolean {
  return relevance < NAMED && notices.some(({ kind }) => kind === "retracted" || kind === "retraction_notice");
}
