import type { PaperRecord } from "@medsieve/contract/papers";
import { CHECKED_PAPERS_MAX, type CheckedClaim, type TextCheckRequest } from "@medsieve/contract/text-checks";
import type { ComparedClaim } from "@medsieve/reader/verify/compare-claim";
import type { CitedPaper } from "@medsieve/reader/verify/find-citations";
import { AppError } from "../../app-error.ts";
import type { PaperSource } from "../../sources/paper-source.ts";
import type { Work } from "../../work/work.ts";
import { findCitedPapers, keyOf, type ResolvedCitation } from "./find-cited-papers.ts";
import { judgeClaim } from "./judge-claims.ts";

/** Claims of one task of a thread: about a fifth of a second. */
const CLAIMS_AT_ONCE = 40;

/**
 * Holds each claim of a text against the papers that it cites. Where the source cannot be asked, claims are not checked, and say
 * so. Throws 422 where more papers are cited than one text may. Nothing is kept.
 */
export async function checkText(
  { text, references }: TextCheckRequest,
  openSource: () => PaperSource,
  work: Work,
  signal: AbortSignal,
): Promise<CheckedClaim[]> {
  const claims = await work.run("cutClaims", { text, references }, signal);
  const cited = [...new Map(claims.flatMap((claim) => claim.cited).map((one) => [keyOf(one), one])).values()];
  if (cited.length > CHECKED_PAPERS_MAX) {
    const msg = `the text cites ${cited.length} papers; at most ${CHECKED_PAPERS_MAX} can be checked at once: send it in parts`;
    throw new AppError(422, "validation_failed", [{ loc: ["body", "text"], msg }]);
  }
  const resolved = await resolve(cited, openSource, signal);
  const compared = new Map<string, ComparedClaim>();
  for (let at = 0; at < claims.length; at += CLAIMS_AT_ONCE) {
    const pairs = claims.slice(at, at + CLAIMS_AT_ONCE).flatMap((claim, index) =>
      claim.cited.flatMap((one) => {
        const paper = resolved.get(keyOf(one))?.paper;
        return paper ? [{ claim: claim.bare, index: at + index, pmid: paper.pmid }] : [];
      }),
    );
    const papers = new Map<string, PaperRecord>();
    for (const { paper } of resolved.values())
      if (paper !== null && pairs.some(({ pmid }) => pmid === paper.pmid)) papers.set(paper.pmid, paper);
    const results =
      pairs.length === 0 ? [] : await work.run("compareClaims", { pairs, papers: [...papers.values()] }, signal);
    for (const [place, { index, pmid }] of pairs.entries()) {
      const result = results[place];
      if (result) compared.set(`${index} ${pmid}`, result);
    }
  }
  return claims.map((claim, index) => judgeClaim(claim, resolved, (pmid) => compared.get(`${index} ${pmid}`) ?? null));
}

async function resolve(
  cited: readonly CitedPaper[],
  openSource: () => PaperSource,
  signal: AbortSignal,
): Promise<Map<string, ResolvedCitation>> {
  if (cited.length === 0) return new Map();
  try {
    const source = openSource();
    const found = await findCitedPapers(cited, source, async () => (await source.describe()).id === "pubmed", signal);
    return found;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    const reason = error.code === "library_empty" ? "not_in_library" : "source_unavailable";
    return new Map(cited.map((one) => [keyOf(one), { cited: one, paper: null, reason }]));
  }
}
