import type { SearchDetails } from "@medsieve/contract/history";
import { findRankRanges } from "@medsieve/contract/uncertainty";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { KeepPlace } from "../../ui/keep-place.tsx";
import { putHighlightedFirst } from "./order-papers.ts";
import { PaperReport } from "./paper-report.tsx";

interface PaperReportsProps {
  search: SearchDetails;
  highlighted: ReadonlySet<string>;
}

/** The papers of a search, the highlighted ones first. */
export function PaperReports({ search, highlighted }: PaperReportsProps) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const papers = putHighlightedFirst(search.papers, highlighted);
  const ranges = findRankRanges(search.papers);
  const rangeOf = new Map(search.papers.map(({ pmid }, index) => [pmid, ranges[index] ?? null]));
  const marked = papers.filter((paper) => highlighted.has(paper.pmid)).length;
  const total = papers.length;
  return (
    <section aria-labelledby="papers" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="papers" className="text-lg">
          {t("history:papers", { count: total, shown: formatNumber(total, language) })}
        </h2>
        <p role="status" className="text-muted text-sm">
          {marked > 0 && t("highlightedFirst", { count: marked, shown: formatNumber(marked, language) })}
        </p>
      </div>
      <KeepPlace when={highlighted}>
        <ol className="flex flex-col gap-4">
          {papers.map((paper) => (
            <li key={paper.pmid} className="break-inside-avoid">
              <PaperReport
                paper={paper}
                asked={search.language}
                isHighlighted={highlighted.has(paper.pmid)}
                range={rangeOf.get(paper.pmid) ?? null}
              />
            </li>
          ))}
        </ol>
      </KeepPlace>
    </section>
  );
}
