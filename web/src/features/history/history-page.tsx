import type { HistoryItem } from "@medsieve/contract/history";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { ExportNotice } from "./export-notice.tsx";
import { filterHistory } from "./filter-history.ts";
import { allHighlightsQuery, groupBySearch, historyPageQuery } from "./history-queries.ts";
import { HistoryRows } from "./history-rows.tsx";
import { HistoryToolbar } from "./history-toolbar.tsx";
import { PAGE_SIZES, readHistoryView, readPageSize } from "./history-view.ts";
import { useExport } from "./use-export.ts";
import { useSelection } from "./use-selection.ts";

/** Every past search, a page at a time, to be filtered, opened and exported. */
export function HistoryPage() {
  const { t } = useTranslation(["searches", "search"]);
  const list = useListPage(readHistoryView, historyPageQuery);
  const { view, change, query: history } = list;
  const highlights = useHighlightCounts();
  const selection = useSelection();
  const exporting = useExport(selection.clear);
  const onlyHighlighted = view.highlighted === true;
  const setFilter = useCallback((filter: string) => change({ filter, page: undefined }, { replace: true }), [change]);
  const [text, setText] = useFilterText(view.filter ?? "", setFilter);
  const top = useScrollToTop(view.page ?? 1);
  const isFiltered = text.trim() !== "" || onlyHighlighted;
  const shown = useMemo(
    () =>
      filterHistory(history.data?.searches ?? [], {
        text,
        onlyHighlighted,
        labelOf: (preference) => t(`search:preference.${preference}.label`),
        countHighlights: highlights.count,
      }),
    [history.data, text, onlyHighlighted, highlights, t],
  );
  const range = useRange(history.data, isFiltered ? shown.length : null);
  const clearFilters = () => {
    setText("");
    change({ filter: undefined, highlighted: undefined, page: undefined });
  };

  return (
    <div ref={top}>
      <ListPage
        list={list}
        title={t("title")}
        back={{ href: "/", label: t("backToSearch") }}
        failure={t("error")}
        loading={t("history:loading")}
        sizes={PAGE_SIZES}
        range={range}
        perPage={t("perPage")}
        above={
          <>
            <HistoryToolbar
              text={text}
              onTextChange={setText}
              highlightTotal={highlights.total}
              onlyHighlighted={onlyHighlighted}
              onOnlyHighlightedChange={(highlighted) =>
                change({ highlighted: highlighted || undefined, page: undefined })
              }
              shown={shown}
              selection={selection}
              size={readPageSize(view)}
              onSizeChange={list.setSize}
              isExporting={exporting.state.kind === "running"}
              onExport={(isOnlyHighlighted) => exporting.start(selection.items, isOnlyHighlighted)}
            />
            <ExportNotice control={exporting} />
          </>
        }
        count={({ searches }) => searches.length}
        empty={<EmptyList action={<Link href="/">{t("askFirst")}</Link>}>{t("history:empty")}</EmptyList>}
      >
        {() =>
          shown.length > 0 ? (
            <HistoryRows
              items={shown}
              isBusy={history.isPlaceholderData}
              selection={selection}
              countHighlights={highlights.count}
            />
          ) : (
            <EmptyList action={<Button onPress={clearFilters}>{t("clearFilters")}</Button>}>{t("noMatch")}</EmptyList>
          )
        }
      </ListPage>
    </div>
  );
}

type HistoryAnswer = { searches: readonly HistoryItem[]; meta: { total: number; page: number; per_page: number } };

/** Which searches of how many are shown; `filtered` of them where a filter hides others of the page. */
function useRange(answer: HistoryAnswer | undefined, filtered: number | null): string | undefined {
  const { t } = useTranslation("searches");
  const language = useLanguage();
  if (answer === undefined) return undefined;
  const { searches, meta } = answer;
  const write = (value: number) => formatNumber(value, language);
  const loaded = searches.length;
  if (filtered !== null) {
    return t("filteredRange", { count: loaded, shown: write(filtered), loaded: write(loaded) });
  }
  const from = (meta.page - 1) * meta.per_page + 1;
  return t("range", { from: write(from), to: write(from + loaded - 1), total: write(meta.total), count: meta.total });
}

/** Highlighted papers of each search; where they cannot be loaded, what the list itself says counts. */
function useHighlightCounts() {
  const { data, error } = useQuery(allHighlightsQuery());
  useEffect(() => {
    if (error) console.warn("The highlights could not be loaded; the list shows those it knows of.", error);
  }, [error]);
  return useMemo(() => {
    const groups = data && groupBySearch(data);
    return {
      total: data?.length ?? 0,
      count: (item: HistoryItem) => groups?.get(item.id)?.length ?? (groups ? 0 : item.highlight_count),
    };
  }, [data]);
}

/** Shows the list from its beginning whenever another page of it is opened. */
function useScrollToTop(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    top.current?.scrollIntoView?.({ block: "start" });
  }, [page]);
  return top;
}
