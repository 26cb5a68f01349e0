import type { CheckedClaim, ClaimVerdict } from "@medsieve/contract/text-checks";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Link } from "../../ui/link.tsx";

const TONES: Record<ClaimVerdict, BadgeTone> = {
  supported: "green",
  partly: "yellow",
  contradicted: "red",
  not_in_abstract: "neutral",
  not_found: "red",
  not_checked: "neutral",
  retracted: "red",
  no_citation: "neutral",
};

/** A claim with its verdict, the papers that it cites, and their sentences. */
export function ClaimCard({ claim }: { claim: CheckedClaim }) {
  const { t } = useTranslation("text-check");
  const { text, verdict, reasons, citations, evidence } = claim;
  return (
    <li className="grid gap-3 rounded-lg border border-line bg-surface p-4 lg:grid-cols-2">
      <div className="flex flex-col items-start gap-2">
        <Badge tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>
        <p className="wrap-anywhere">{text}</p>
      </div>
      <div className="flex flex-col gap-2 text-[0.9375rem]">
        {reasons.length > 0 && <p>{reasons.map((reason) => t(`reason.${reason}`)).join(" ")}</p>}
        {evidence.map(({ pmid, section, quote, start }) => (
          <figure key={`${pmid} ${section} ${start}`} className="border-accent border-l-2 pl-3">
            <blockquote lang="en" className="wrap-anywhere">
              {quote}
            </blockquote>
            <figcaption className="text-muted text-sm">
              <span lang="en">{section}</span> · PMID {pmid}
            </figcaption>
          </figure>
        ))}
        <ul className="flex flex-col gap-1 text-sm">
          {citations.map(({ pmid, doi, title, verdict: own }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a claim's citations are drawn once and stay in their order
            <li key={index} className="wrap-anywhere">
              {pmid !== null && title !== null ? (
                <Link href={`https://pubmed.ncbi.nlm.nih.gov/${pmid}/`} target="_blank" rel="noreferrer">
                  <span lang="en">{title}</span>
                </Link>
              ) : (
                <span>{pmid === null ? (doi ?? t("unnamed")) : `PMID ${pmid}`}</span>
              )}
              {citations.length > 1 && <span className="text-muted"> · {t(`verdict.${own}`)}</span>}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
