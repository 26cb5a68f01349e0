import type { Language } from "@medsieve/contract/constants";
import { listKeys } from "@medsieve/contract/list-keys";
import type { Verdict } from "@medsieve/contract/verdict";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DecisionFailure } from "../../../entities/decision/decision-failure.tsx";
import { useDecisions } from "../../../entities/decision/decisions.ts";
import { ListDecisionsProvider } from "../../../entities/decision/list-decisions.tsx";
import { useKeptHighlights, useKnownHighlights } from "../../../entities/highlight/highlights.ts";
import { useHighlightToggle } from "../../../entities/highlight/use-highlight-toggle.ts";
import { CoinsList } from "../../../entities/paper/coins-list.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { filterPapers } from "../filter-papers.ts";
import { isFiltered, NO_FILTERS } from "../list-view.ts";
import { rankPapers } from "../rank-papers.ts";
import { useResultHabits } from "../result-habits.tsx";
import type { ShownPaper } from "../search-state.ts";
import { putHighlightedFirst, sortPapers } from "../sort-papers.ts";
import { useLayout } from "../use-layout.ts";
import { useListView } from "../use-list-view.ts";
import { NothingShown } from "./nothing-shown.tsx";
import { PaperCards } from "./paper-cards.tsx";
import { PaperFilters } from "./paper-filters.tsx";
import { PaperRows } from "./paper-rows.tsx";
import { ResultBar } from "./result-bar.tsx";
import { RetractedLast } from "./retracted-last.tsx";

const PaperTable = lazy(async () => ({ default: (await import("../table/paper-table.tsx")).PaperTable }));

interface PaperListProps {
  question: string;
  papers: ShownPaper[];
  /** null of a search that the server has not named. */
  searchId: string | null;
  /** Language the search was asked in. */
  asked: Language;
  /** While the search runs, papers stay in the order in which they were found. */
  isRunning: boolean;
  /** null while the search runs, and of a search that has none. */
  verdict: Verdict | null;
}

/** The papers of a search, laid out, sorted and filtered as the address says, below a bar that stays in sight. */
export function PaperList({ question, papers, searchId, asked, isRunning, verdict }: PaperListProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { view } = useListView();
  const [layout] = useLayout();
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { isHighlightedFirst, highlightShowing } = useResultHabits();
  const endedId = isRunning ? null : searchId;
  const highlighted = useKnownHighlights(endedId);
  const decisions = useDecisions(endedId);
  const { toggle: highlight } = useHighlightToggle(endedId, highlightShowing);
  useKeptHighlights(endedId);
  const ranking = useMemo(() => rankPapers(papers, isRunning), [isRunning, papers]);
  const onQuestion = useMemo(
    () => new Map(verdict?.papers.map(({ pmid, finding_ids }) => [pmid, finding_ids])),
    [verdict],
  );
  const sorted = isRunning
    ? papers
    : sortPapers(filterPapers(papers, view, highlighted, decisions), view.sort ?? "relevance", view.mixed);
  const shown = isHighlightedFirst ? putHighlightedFirst(sorted, highlighted) : sorted;
  const title = t("list.papers", { count: papers.length, shown: formatNumber(papers.length, language) });
  const entries = { papers: shown, ranking, asked, isRunning, highlighted, onQuestion };
  const onHighlight = endedId === null ? null : highlight;

  const rows = <PaperRows {...entries} onHighlight={onHighlight} />;

  const filters = JSON.stringify(listKeys(NO_FILTERS).map((key) => view[key]));
  const known = useRef(filters);
  /** A filter that is set in the middle of the list shows what it leaves from its first paper on. */
  useEffect(() => {
    if (known.current === filters) return;
    known.current = filters;
    const top = section.current?.closest("[data-scroller]")?.getBoundingClientRect().top ?? 0;
    const isAbove = (section.current?.getBoundingClientRect().top ?? top) < top;
    if (isFiltered(view) && isAbove) section.current?.scrollIntoView?.({ block: "start" });
  }, [filters, view]);

  /** The filters stand above the list, where the eye may not be. */
  function toggleFilters(): void {
    setFiltersOpen(!areFiltersOpen);
    if (!areFiltersOpen) section.current?.scrollIntoView?.({ block: "start" });
  }

  return (
    <section ref={section} aria-label={title} className="flex flex-col gap-2">
      <ResultBar
        papers={papers}
        relation={verdict?.relation ?? "effect"}
        shown={shown.length}
        highlighted={highlighted}
        isRunning={isRunning}
        areFiltersOpen={areFiltersOpen}
        onToggleFilters={toggleFilters}
      />
      {areFiltersOpen && !isRunning && papers.length > 1 && (
        <div className="rounded-lg border border-line bg-surface p-4">
          <PaperFilters papers={papers} searchId={endedId} isRunning={isRunning} />
        </div>
      )}
      {endedId !== null && <DecisionFailure searchId={endedId} />}
      {!isRunning && <RetractedLast papers={shown} />}
      {!isRunning && shown.length === 0 && <NothingShown total={papers.length} />}
      <ListDecisionsProvider searchId={endedId}>
        {layout === "full" && <PaperCards {...entries} onHighlight={onHighlight} />}
        {layout === "table" && !isRunning && (
          <Suspense fallback={rows}>
            <PaperTable {...entries} onHighlight={onHighlight} question={question} />
          </Suspense>
        )}
        {(layout === "list" || (layout === "table" && isRunning)) && rows}
      </ListDecisionsProvider>
      {!isRunning && <CoinsList papers={shown.map(({ record }) => record)} />}
    </section>
  );
}
