import type { PaperRecord } from "@medsieve/contract/papers";
import type {
  CheckedClaim,
  ClaimCitation,
  ClaimEvidence,
  ClaimReason,
  ClaimVerdict,
} from "@medsieve/contract/text-checks";
import { findEvidence, listPassages } from "@medsieve/reader/quotes/check-reading";
import type { ComparedClaim } from "@medsieve/reader/verify/compare-claim";
import type { CutClaim } from "@medsieve/reader/verify/cut-claims";
import { keyOf } from "@medsieve/reader/verify/find-citations";
import type { ResolvedCitation } from "./find-cited-papers.ts";

/** Of several papers: what must not be hidden first, then the best that one of them says. */
const ORDER: readonly ClaimVerdict[] = [
  "retracted",
  "not_found",
  "contradicted",
  "supported",
  "partly",
  "not_in_abstract",
  "not_checked",
  "no_citation",
];

/** Reasons for which a paper is not there, and not merely unknown here. */
const IS_MISSING: ReadonlySet<ClaimReason> = new Set(["paper_not_found", "title_differs"]);

interface JudgedCitation {
  citation: ClaimCitation;
  evidence: ClaimEvidence[];
}

function noticesOf({ notices }: PaperRecord): ClaimReason[] {
  const kinds = new Set(notices.map(({ kind }) => kind));
  if (kinds.has("retracted") || kinds.has("retraction_notice")) return ["retracted"];
  return kinds.has("expression_of_concern") ? ["expression_of_concern"] : [];
}

function traceQuotes({ quotes }: ComparedClaim, paper: PaperRecord): ClaimEvidence[] {
  const passages = listPassages(paper);
  return findEvidence(
    "",
    quotes.map((quotation) => ({ ...quotation, passages })),
  ).flatMap(({ section, section_index, start, end, quote, status }) =>
    section === null || start === null || end === null || quote === null || status === "unverified"
      ? []
      : [{ pmid: paper.pmid, section, section_index: section === "title" ? null : section_index, start, end, quote }],
  );
}

/** `compared` is null where there is no paper to compare with. */
function judgeCitation({ cited, paper, reason }: ResolvedCitation, compared: ComparedClaim | null): JudgedCitation {
  const { pmid, doi } = cited;
  if (paper === null || compared === null) {
    const why: ClaimReason[] = reason === null ? [] : [reason];
    const verdict = reason !== null && IS_MISSING.has(reason) ? "not_found" : "not_checked";
    return { citation: { pmid, doi, found: false, title: null, verdict, reasons: why }, evidence: [] };
  }
  const notices = noticesOf(paper);
  const evidence = traceQuotes(compared, paper);
  const isTraced = evidence.length > 0 || (compared.verdict !== "supported" && compared.verdict !== "contradicted");
  const verdict: ClaimVerdict = notices.includes("retracted")
    ? "retracted"
    : isTraced
      ? compared.verdict
      : "not_in_abstract";
  const reasons = [...notices, ...compared.reasons];
  const citation = { pmid: paper.pmid, doi: doi ?? paper.doi, found: true, title: paper.title, verdict, reasons };
  return { citation, evidence };
}

/** A claim with what became of it beside each paper that it cites. `compare` gives null where the paper was not found. */
export function judgeClaim(
  { text, start, end, cited }: CutClaim,
  resolved: ReadonlyMap<string, ResolvedCitation>,
  compare: (pmid: string) => ComparedClaim | null,
): CheckedClaim {
  const judged = cited.map((one) => {
    const citation = resolved.get(keyOf(one)) ?? { cited: one, paper: null, reason: "source_unavailable" as const };
    return judgeCitation(citation, citation.paper && compare(citation.paper.pmid));
  });
  const verdict = ORDER.find((one) => judged.some(({ citation }) => citation.verdict === one)) ?? "no_citation";
  return {
    ...{ text, start, end, verdict },
    citations: judged.map(({ citation }) => citation),
    reasons: [...new Set(judged.flatMap(({ citation }) => (citation.verdict === verdict ? citation.reasons : [])))],
    evidence: judged.flatMap(({ evidence }) => evidence),
  };
}
