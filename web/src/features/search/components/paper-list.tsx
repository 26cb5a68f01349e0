import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { ToggleGroup } from "../../../ui/toggle.tsx";
import type { ShownPaper } from "../search-state.ts";
import { type PaperOrder, sortPapers } from "../sort-papers.ts";
import { KeepPlace } from "./keep-place.tsx";
import { PaperCard } from "./paper-card.tsx";

interface PaperListProps {
  papers: ShownPaper[];
  /** While the search runs, papers stay in the order in which they were found. */
  isRunning: boolean;
}

export function PaperList({ papers, isRunning }: PaperListProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const title = t("list.papers", { count: papers.length, shown: formatNumber(papers.length, language) });
  const [order, setOrder] = useState<PaperOrder>("relevance");
  const ranks = new Map(papers.map((paper, index) => [paper.record.pmid, index + 1]));
  const shown = isRunning ? papers : sortPapers(papers, order);
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 md:min-h-8">
        <h2 className="font-semibold text-lg">{title}</h2>
        {!isRunning && papers.length > 1 && (
          <ToggleGroup
            label={t("list.sortBy")}
            value={order}
            onChange={setOrder}
            options={[
              { value: "relevance", label: t("list.relevance") },
              { value: "year", label: t("list.year") },
              { value: "citations", label: t("list.citations") },
            ]}
          />
        )}
      </div>
      <KeepPlace when={isRunning}>
        <ol className="flex flex-col gap-4">
          {shown.map((paper) => (
            <li key={paper.record.pmid}>
              <PaperCard
                paper={paper}
                rank={isRunning ? null : (ranks.get(paper.record.pmid) ?? null)}
                keepsSize={isRunning}
              />
            </li>
          ))}
        </ol>
      </KeepPlace>
    </section>
  );
}
