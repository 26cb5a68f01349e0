import { AUTHORS_SHOWN } from "@medsieve/contract/constants";
import type { Paper } from "@medsieve/contract/papers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { CopyButton } from "../../ui/copy-button.tsx";

/** Where a paper appeared, and how often it is cited; what is unknown is left out. */
export function PaperFacts({ paper }: { paper: Paper }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const authors = paper.authors.slice(0, AUTHORS_SHOWN);
  const more = paper.authors.length - authors.length;
  const isCounted = paper.cited_by !== null && (paper.cited_by > 0 || paper.cited_by_scope === "pubmed");
  return (
    <dl className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line border-t pt-3 text-sm">
      {authors.length > 0 && (
        <Fact name={t("fact.authors")}>
          <span lang="en">{authors.join(", ")}</span>
          {more > 0 && ` ${t("search:card.moreAuthors", { count: more })}`}
        </Fact>
      )}
      {paper.journal !== null && (
        <Fact name={t("fact.journal")}>
          <cite lang="en" className="italic">
            {paper.journal}
          </cite>
        </Fact>
      )}
      {paper.year !== null && <Fact name={t("fact.year")}>{paper.year}</Fact>}
      {isCounted && (
        <Fact name={t(paper.cited_by_scope === "library" ? "fact.citationsInLibrary" : "fact.citations")}>
          {formatNumber(paper.cited_by ?? 0, language)}
        </Fact>
      )}
      <Fact name="PMID">
        <span className="inline-flex items-baseline gap-1">
          {paper.pmid}
          <span className="print:hidden">
            <CopyButton
              text={paper.pmid}
              label={t("search:card.copyPmid", { pmid: paper.pmid })}
              copiedLabel={t("search:card.copied")}
              failedLabel={t("search:card.copyFailed")}
            />
          </span>
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
