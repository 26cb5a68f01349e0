import type { HistoryItem } from "@medsieve/contract/history";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { usePendingSearch } from "../../entities/search/pending-search.ts";
import { historyQuery } from "../../entities/search/server-state.ts";
import { describeError } from "../../lib/errors.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { type DayGroup, groupByDay } from "./group-by-day.ts";
import { HistoryEntry } from "./history-entry.tsx";
import { useNow } from "./use-now.ts";

interface HistoryListProps {
  /** The search that is open; undefined for none. */
  currentId: string | undefined;
  hrefOf: (searchId: string) => string;
  /** Called when an entry is chosen, beside following its link. */
  onOpen: () => void;
}

/** Past searches by day, newest first. */
export function HistoryList({ currentId, hrefOf, onOpen }: HistoryListProps) {
  const { t } = useTranslation("history");
  const now = useNow();
  const history = useInfiniteQuery(historyQuery());
  const pending = usePendingSearch();
  const language = useLanguage();

  if (history.isPending) return <ListSkeleton label={t("loading")} />;
  if (history.data === undefined) {
    return (
      <Alert
        tone="error"
        title={t("loadFailed")}
        action={
          <Button onPress={() => void history.refetch()} isPending={history.isFetching}>
            {t("common:retry")}
          </Button>
        }
      >
        {describeError(history.error, t)}
      </Alert>
    );
  }

  const listed = history.data.pages.flatMap((page) => page.searches);
  const unlisted = listed.some((item) => item.id === pending?.searchId) ? null : pending;
  const groups = groupByDay(unlisted ? [putFirst(unlisted.item, listed), ...listed] : listed, now);
  if (groups.length === 0) return <p className="px-3 py-2 text-muted">{t("empty")}</p>;

  const nameDay = (group: DayGroup) => (group.kind === "earlier" ? formatDate(group.day, language) : t(group.kind));
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <div key={group.day.getTime()}>
          {/* No heading: these would stand before the page's own. The list says its day. */}
          <p aria-hidden className="px-[15px] pb-1 font-semibold text-muted text-sm">
            {nameDay(group)}
          </p>
          <ul aria-label={nameDay(group)} className="flex flex-col gap-0.5">
            {group.items.map((item) => {
              const isUnnamed = item.id === unlisted?.item.id && unlisted.searchId === null;
              return (
                <HistoryEntry
                  key={item.id}
                  item={item}
                  now={now}
                  isCurrent={isUnnamed || item.id === currentId}
                  href={isUnnamed ? null : hrefOf(item.id)}
                  onOpen={onOpen}
                />
              );
            })}
          </ul>
        </div>
      ))}
      {history.isFetchNextPageError && <Alert tone="error">{describeError(history.error, t)}</Alert>}
      {history.hasNextPage && (
        <Button onPress={() => void history.fetchNextPage()} isPending={history.isFetchingNextPage}>
          {t("loadMore")}
        </Button>
      )}
    </div>
  );
}

/** A search that was just sent is the newest, whatever this browser's clock says. */
function putFirst(item: HistoryItem, listed: readonly HistoryItem[]): HistoryItem {
  const newest = listed[0]?.created_at ?? "";
  return newest > item.created_at ? { ...item, created_at: newest } : item;
}

const SKELETON_WIDTHS = ["w-11/12", "w-3/4", "w-5/6", "w-2/3", "w-4/5"];

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex animate-appear-late flex-col gap-4 px-3 py-2">
      <span className="sr-only">{label}</span>
      {SKELETON_WIDTHS.map((width) => (
        <span key={width} aria-hidden className="flex flex-col gap-2">
          <span className={`h-4 rounded-sm bg-line ${width}`} />
          <span className="h-3 w-1/3 rounded-sm bg-line" />
        </span>
      ))}
    </div>
  );
}
