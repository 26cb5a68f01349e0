import {
  CHECKED_CITATIONS_MAX,
  CHECKED_PAPERS_MAX,
  type CheckedClaim,
  type TextCheckRequest,
} from "@medsieve/contract/text-checks";
import type { ComparedClaim } from "@medsieve/reader/verify/compare-claim";
import { type CitedPaper, keyOf } from "@medsieve/reader/verify/find-citations";
import { AppError } from "@medsieve/runtime/app-error";
import type { PaperSource } from "@medsieve/sources/paper-source";
import type { Work } from "../../work/work.ts";
import { findCitedPapers, type ResolvedCitation } from "./find-cited-papers.ts";
import { judgeClaim } from "./judge-claims.ts";

/** Claims, each beside a paper, of one task of a thread: about a fifth of a second. */
const PAIRS_AT_ONCE = 40;

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
  const citations = claims.reduce((sum, claim) => sum + claim.cited.length, 0);
  if (cited.length > CHECKED_PAPERS_MAX) refuse(`cites ${cited.length} papers; at most ${CHECKED_PAPERS_MAX}`);
  if (citations > CHECKED_CITATIONS_MAX) refuse(`has ${citations} citations; at most ${CHECKED_CITATIONS_MAX}`);
  const resolved = await resolve(cited, openSource, signal);
  const papers = new Map([...resolved.values()].flatMap(({ paper }) => (paper ? [[paper.pmid, paper] as const] : [])));
  const pairs = claims.flatMap(({ bare, cited: own }, index) =>
    own.flatMap((one) => {
      const paper = resolved.get(keyOf(one))?.paper;
      return paper ? [{ claim: bare, index, pmid: paper.pmid }] : [];
    }),
  );
  const compared = new Map<string, ComparedClaim>();
  for (let at = 0; at < pairs.length; at += PAIRS_AT_ONCE) {
    const part = pairs.slice(at, at + PAIRS_AT_ONCE);
    const own = [...new Set(part.map(({ pmid }) => pmid))].flatMap((pmid) => papers.get(pmid) ?? []);
    const results = await work.run("compareClaims", { pairs: part, papers: own }, signal);
    for (const [place, { index, pmid }] of part.entries()) {
      const result = results[place];
      if (result) compared.set(`${index} ${pmid}`, result);
    }
  }
  return claims.map((claim, index) => judgeClaim(claim, resolved, (pmid) => compared.get(`${index} ${pmid}`) ?? null));
}

function refuse(what: string): never {
  const msg = `the text ${what} can be checked at once: send it in parts`;
  throw new AppError(422, "validation_failed", [{ loc: ["body", "text"], msg }]);
}

async function resolve(
  cited: readonly CitedPaper[],
  openSource: () => PaperSource,
  signal: AbortSignal,
): Promise<Map<string, ResolvedCitation>> {
  if (cited.length === 0) return new Map();
  try {
    const source = openSource();
    return await findCitedPapers(cited, source, async () => (await source.describe()).id === "pubmed", signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    const reason = error.code === "library_empty" ? "not_in_library" : "source_unavailable";
    return new Map(cited.map((one) => [keyOf(one), { cited: one, paper: null, reason }]));
  }
}
