import type { Relation } from "@medsieve/contract/verdict";
import { SlidersHorizontal } from "lucide-react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { useIsMobile } from "../../../lib/use-media-query.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { ToggleGroup } from "../../../ui/toggle.tsx";
import { isFiltered, LAYOUTS } from "../list-view.ts";
import { useResultHabits } from "../result-habits.tsx";
import type { ShownPaper } from "../search-state.ts";
import { useLayout } from "../use-layout.ts";
import { useListView } from "../use-list-view.ts";
import { Facets } from "./facets.tsx";
import { SortToggle } from "./sort-toggle.tsx";

interface ResultBarProps {
  papers: ShownPaper[];
  /** What the verdict counts them on. */
  relation: Relation;
  /** How many pass the filters. */
  shown: number;
  highlighted: ReadonlySet<string>;
  /** Nothing can be filtered yet; the filters keep their room. */
  isRunning: boolean;
  areFiltersOpen: boolean;
  onToggleFilters: () => void;
}

/** What stays in sight above the papers: how many are shown, by which filters, and how they are laid out. */
export function ResultBar(props: ResultBarProps) {
  const { papers, relation, shown, highlighted, isRunning, areFiltersOpen, onToggleFilters } = props;
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { view } = useListView();
  const [layout, chooseLayout] = useLayout();
  const { isHighlightedFirst } = useResultHabits();
  const isMobile = useIsMobile();
  const total = papers.length;
  const hidden = total - shown;
  const marked = papers.filter(({ record }) => highlighted.has(record.pmid)).length;
  const counts = {
    count: total,
    hidden: formatNumber(hidden, language),
    shown: formatNumber(hidden > 0 ? shown : total, language),
    total: formatNumber(total, language),
  };
  return (
    <div className="sticky top-0 z-10 [@media(height<30rem)]:static -mx-4 print:hidden flex flex-col gap-1.5 border-line border-b bg-canvas px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="font-semibold tabular-nums">{t(hidden > 0 ? "bar.papersOf" : "list.papers", counts)}</h2>
        <p role="status" className="sr-only">
          {!isRunning && isFiltered(view) && shown > 0 && t("filter.hidden", { ...counts, count: hidden })}
        </p>
        <p role="status" className={isHighlightedFirst ? "text-muted text-sm" : "sr-only"}>
          {marked > 0 &&
            t(isHighlightedFirst ? "highlight.countFirst" : "highlight.count", {
              count: marked,
              shown: formatNumber(marked, language),
            })}
        </p>
        {total > 1 && (
          <Button
            aria-expanded={areFiltersOpen}
            isDisabled={isRunning}
            onPress={onToggleFilters}
            className={joinClasses(
              "focus-ring inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md border border-line-strong bg-raised px-2.5 text-sm data-hovered:bg-sunken md:min-h-7",
              isRunning && "invisible",
            )}
          >
            <SlidersHorizontal aria-hidden className="size-3.5" />
            {t("filter.title")}
          </Button>
        )}
        <div className="ml-auto flex gap-x-3">
          {total > 1 && !isMobile && (
            <div className={isRunning || layout === "table" ? "invisible" : undefined}>
              <SortToggle />
            </div>
          )}
          <ToggleGroup
            label={t("bar.layout")}
            value={layout}
            onChange={chooseLayout}
            options={LAYOUTS.map((value) => ({ value, label: t(`bar.layouts.${value}`) }))}
          />
        </div>
      </div>
      {total > 1 && (
        <div className={joinClasses("min-h-8", isRunning && "invisible")}>
          <Facets papers={papers} relation={relation} highlighted={highlighted} hidesClear={shown === 0} />
        </div>
      )}
    </div>
  );
}
