import type { HistoryItem } from "@medsieve/contract/history";
import { memo, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { OpenedWatch } from "../../entities/watch/watch-button.tsx";
import { useHasRoom } from "../../lib/use-has-room.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { HistoryCard } from "./history-card.tsx";
import { HistoryRow } from "./history-row.tsx";
import type { Selection } from "./use-selection.ts";

/** Pixels that the table's columns need beside each other. */
const TABLE_WIDTH = 640;

interface HistoryRowsProps {
  items: readonly HistoryItem[];
  /** Another page is on its way. */
  isBusy: boolean;
  selection: Selection;
  countHighlights: (item: HistoryItem) => number;
}

/** Searches as a table, and as cards where there is no room for one. */
export const HistoryRows = memo(function HistoryRows(props: HistoryRowsProps) {
  const { items, isBusy, selection, countHighlights } = props;
  const { t } = useTranslation("searches");
  const [room, hasRoom] = useHasRoom<HTMLDivElement>(TABLE_WIDTH);
  // Not of a row: a phone that is turned lays the list out again, and a plan half made stays.
  const [watched, setWatched] = useState<string | null>(null);
  const entries = items.map((item) => ({
    item,
    highlights: countHighlights(item),
    isSelected: selection.has(item.id),
    onSelect: (isSelected: boolean) => selection.set([item], isSelected),
    onWatch: () => setWatched(item.id),
  }));
  return (
    <div ref={room} aria-busy={isBusy} className={joinClasses("transition-opacity", isBusy && "opacity-60")}>
      {entries.length > 0 && !hasRoom && (
        <ul aria-label={t("title")} className="flex flex-col gap-3">
          {entries.map((entry) => (
            <HistoryCard key={entry.item.id} {...entry} />
          ))}
        </ul>
      )}
      {entries.length > 0 && hasRoom && (
        <table className="w-full border-separate border-spacing-0 rounded-lg border border-line bg-surface">
          <caption className="sr-only">{t("title")}</caption>
          <thead>
            <tr>
              <Head look="w-11 rounded-tl-lg">
                <span className="sr-only">{t("column.selected")}</span>
              </Head>
              <Head>{t("column.date")}</Head>
              <Head>{t("column.query")}</Head>
              <Head>{t("column.preference")}</Head>
              <Head look="text-right">{t("column.results")}</Head>
              <Head look="rounded-tr-lg">
                <span className="sr-only">{t("column.details")}</span>
              </Head>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <HistoryRow key={entry.item.id} {...entry} />
            ))}
          </tbody>
        </table>
      )}
      {watched !== null && <OpenedWatch searchId={watched} onClose={() => setWatched(null)} />}
    </div>
  );
});

function Head({ look, children }: { look?: string; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={joinClasses(
        "sticky top-0 z-10 border-line border-b bg-sunken px-3 py-2 text-left align-bottom font-semibold text-muted text-sm [word-break:keep-all]",
        look,
      )}
    >
      {children}
    </th>
  );
}
