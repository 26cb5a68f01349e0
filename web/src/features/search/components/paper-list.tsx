import type { Language } from "@medsieve/contract/constants";
import { findRankRanges, type RankRange } from "@medsieve/contract/uncertainty";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useKeptHighlights, useKnownHighlights } from "../../../entities/highlight/highlights.ts";
import { useHighlightToggle } from "../../../entities/highlight/use-highlight-toggle.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { KeepPlace } from "../../../ui/keep-place.tsx";
import { ToggleGroup } from "../../../ui/toggle.tsx";
import { filterPapers } from "../filter-papers.ts";
import { isFiltered, PAPER_ORDERS } from "../list-view.ts";
import type { ShownPaper } from "../search-state.ts";
import { sortPapers } from "../sort-papers.ts";
import { useListView } from "../use-list-view.ts";
import { FilterStatus } from "./filter-status.tsx";
import { PaperCard } from "./paper-card.tsx";
import { PaperFilters } from "./paper-filters.tsx";
import { RetractedLast } from "./retracted-last.tsx";

interface PaperListProps {
  papers: ShownPaper[];
  /** null of a search that the server has not named. */
  searchId: string | null;
  /** Language the search was asked in. */
  asked: Language;
  /** While the search runs, papers stay in the order in which they were found. */
  isRunning: boolean;
  /** False where the filters stand in a column of their own. */
  showsFilters: boolean;
}

/** The papers of a search, sorted and filtered as the address says. */
export function PaperList({ papers, searchId, asked, isRunning, showsFilters }: PaperListProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { view, change } = useListView();
  const endedId = isRunning ? null : searchId;
  const highlighted = useKnownHighlights(endedId);
  const { toggle: highlight } = useHighlightToggle(endedId, "at_once");
  useKeptHighlights(endedId);
  const title = t("list.papers", { count: papers.length, shown: formatNumber(papers.length, language) });
  const ranks = new Map(papers.map((paper, index) => [paper.record.pmid, index + 1]));
  const ranges = useMemo(() => listRankRanges(isRunning ? [] : papers), [isRunning, papers]);
  const shown = isRunning
    ? papers
    : sortPapers(filterPapers(papers, view, highlighted), view.sort ?? "relevance", view.mixed);
  const marked = papers.filter(({ record }) => highlighted.has(record.pmid)).length;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 className="font-semibold text-lg">{title}</h2>
          <p role="status" className="text-muted text-sm tabular-nums">
            {marked > 0 && t("highlight.count", { count: marked, shown: formatNumber(marked, language) })}
          </p>
        </div>
        {papers.length > 1 && (
          <div className={joinClasses(isRunning && "invisible")}>
            <ToggleGroup
              label={t("list.sortBy")}
              value={view.sort ?? "relevance"}
              onChange={(order) => change({ sort: order === "relevance" ? undefined : order })}
              options={PAPER_ORDERS.map((order) => ({ value: order, label: t(`list.${order}`) }))}
            />
          </div>
        )}
      </div>
      {showsFilters && papers.length > 1 && (
        <div className={joinClasses("-mt-2", isRunning && "invisible")}>
          <Disclosure title={t("filter.title")}>
            <div className="pt-2 pb-1">
              <PaperFilters papers={papers} searchId={endedId} isRunning={isRunning} />
            </div>
          </Disclosure>
        </div>
      )}
      {!isRunning && isFiltered(view) && <FilterStatus shown={shown.length} total={papers.length} />}
      {!isRunning && <RetractedLast papers={shown} />}
      <KeepPlace when={isRunning}>
        <ol className="flex flex-col gap-4">
          {shown.map((paper) => (
            <li key={paper.record.pmid}>
              <PaperCard
                paper={paper}
                asked={asked}
                rank={isRunning ? null : (ranks.get(paper.record.pmid) ?? null)}
                range={ranges.get(paper.record.pmid) ?? null}
                keepsSize={isRunning}
                isHighlighted={highlighted.has(paper.record.pmid)}
                onHighlight={endedId === null ? null : highlight}
              />
            </li>
          ))}
        </ol>
      </KeepPlace>
    </section>
  );
}

/** Between which ranks each paper could stand, by PMID; `papers` in the order of the result. */
function listRankRanges(papers: readonly ShownPaper[]): Map<string, RankRange> {
  const read = papers.flatMap(({ reading }) => reading ?? []);
  const ranges = findRankRanges(read);
  return new Map(
    read.flatMap(({ pmid }, index) => {
      const range = ranges[index];
      return range ? [[pmid, range] as const] : [];
    }),
  );
}
