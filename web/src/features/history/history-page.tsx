import type { HistoryItem } from "@medsieve/contract/history";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { ExportNotice } from "./export-notice.tsx";
import { filterHistory } from "./filter-history.ts";
import { allHighlightsQuery, groupBySearch, historyPageQuery } from "./history-queries.ts";
import { HistoryRows, RowsSkeleton } from "./history-rows.tsx";
import { HistoryToolbar } from "./history-toolbar.tsx";
import { readPage, readPageSize } from "./history-view.ts";
import { HistoryPager } from "./pager.tsx";
import { useExport } from "./use-export.ts";
import { useHistoryView } from "./use-history-view.ts";
import { useSelection } from "./use-selection.ts";

/** Every past search, a page at a time, to be filtered, opened and exported. */
export function HistoryPage() {
  const { t } = useTranslation("searches");
  const { view, change, hrefOf } = useHistoryView();
  const page = readPage(view);
  const size = readPageSize(view);
  const history = useQuery(historyPageQuery(page, size));
  const highlights = useHighlightCounts();
  const selection = useSelection();
  const exporting = useExport(selection.clear);
  const onlyHighlighted = view.highlighted === true;
  const setFilter = useCallback((filter: string) => change({ filter, page: undefined }, { replace: true }), [change]);
  const [text, setText] = useFilterText(view.filter ?? "", setFilter);
  const top = useScrollToTop(page);

  const { data } = history;
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / size));
  const isBeyondLast = data !== undefined && !history.isPlaceholderData && page > last;
  useEffect(() => {
    if (isBeyondLast) change({ page: last }, { replace: true });
  }, [isBeyondLast, last, change]);

  const isFiltered = text.trim() !== "" || onlyHighlighted;
  const shown = useMemo(
    () =>
      filterHistory(data?.searches ?? [], {
        text,
        onlyHighlighted,
        labelOf: (preference) => t(`search:preference.${preference}.label`),
        countHighlights: highlights.count,
      }),
    [data, text, onlyHighlighted, highlights, t],
  );
  const clearFilters = () => {
    setText("");
    change({ filter: undefined, highlighted: undefined, page: undefined });
  };

  return (
    <div ref={top} className="mx-auto flex w-full max-w-6xl flex-col gap-4 p-4 md:p-6">
      <title>{`${t("title")} · Medsieve`}</title>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-2xl">{t("title")}</h1>
        <Link href="/">{t("backToSearch")}</Link>
      </div>
      <HistoryToolbar
        text={text}
        onTextChange={setText}
        highlightTotal={highlights.total}
        onlyHighlighted={onlyHighlighted}
        onOnlyHighlightedChange={(highlighted) => change({ highlighted: highlighted || undefined, page: undefined })}
        shown={shown}
        selection={selection}
        size={size}
        onSizeChange={(next) => change({ size: next, page: undefined })}
        isExporting={exporting.state.kind === "running"}
        onExport={(isOnlyHighlighted) => exporting.start(selection.items, isOnlyHighlighted)}
      />
      <ExportNotice control={exporting} />
      {history.isPending && <RowsSkeleton label={t("history:loading")} />}
      {history.isError && (
        <Alert
          tone="error"
          title={t("error")}
          action={
            <Button onPress={() => void history.refetch()} isPending={history.isFetching}>
              {t("common:retry")}
            </Button>
          }
        >
          {describeError(history.error, t)}
        </Alert>
      )}
      {data !== undefined && !history.isError && (
        <>
          <HistoryRows
            items={shown}
            isBusy={history.isPlaceholderData}
            selection={selection}
            countHighlights={highlights.count}
          />
          {shown.length === 0 && <NothingToShow isFiltered={isFiltered && data.total > 0} onClear={clearFilters} />}
          {data.total > 0 && (
            <HistoryPager
              page={Math.min(page, last)}
              last={last}
              hrefOf={hrefOf}
              size={size}
              onSizeChange={(next) => change({ size: next, page: undefined })}
              total={data.total}
              loaded={data.searches.length}
              filtered={isFiltered ? shown.length : null}
            />
          )}
        </>
      )}
    </div>
  );
}

function NothingToShow({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { t } = useTranslation("searches");
  return (
    <div className="flex flex-col items-start gap-3 rounded-lg border border-line border-dashed p-6">
      <p className="text-muted">{t(isFiltered ? "noMatch" : "history:empty")}</p>
      {isFiltered ? <Button onPress={onClear}>{t("clearFilters")}</Button> : <Link href="/">{t("askFirst")}</Link>}
    </div>
  );
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
