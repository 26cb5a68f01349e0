import { useTranslation } from "react-i18next";
import { DeleteSearch } from "../../entities/search-deletion/delete-search.tsx";
import { WatchOpener } from "../../entities/watch/watch-button.tsx";
import { joinClasses } from "../../ui/class-names.ts";
import {
  AlertBadge,
  DamagedBadge,
  DetailsLink,
  HighlightBadge,
  PreferenceBadge,
  ResultCount,
  SearchDate,
  SelectBox,
  StatusBadge,
} from "./history-cells.tsx";
import type { HistoryRowProps } from "./history-row.tsx";

/** A row of the table as a card. */
export function HistoryCard({ item, highlights, isSelected, onSelect, onWatch }: HistoryRowProps) {
  const { t } = useTranslation("searches");
  return (
    <li
      className={joinClasses(
        "flex items-start gap-2 rounded-lg border p-3",
        isSelected ? "border-accent bg-accent-soft" : "border-line bg-surface",
      )}
    >
      <SelectBox item={item} isSelected={isSelected} onSelect={onSelect} />
      <div className="flex min-w-0 flex-1 flex-col gap-2 pt-2">
        <p className="wrap-anywhere leading-6" dir="auto">
          {item.query}
        </p>
        <div className="flex flex-wrap gap-1.5">
          <HighlightBadge count={highlights} />
          <StatusBadge status={item.status} />
          <DamagedBadge isDamaged={item.damaged === true} />
          <AlertBadge count={item.alert_count ?? 0} />
          <PreferenceBadge preference={item.preference} />
        </div>
        <dl className="flex flex-wrap gap-x-4 text-muted text-sm">
          <div>
            <dt className="sr-only">{t("column.date")}</dt>
            <dd>
              <SearchDate item={item} />
            </dd>
          </div>
          <div className="flex gap-1.5">
            <dt>{t("column.results")}</dt>
            <dd className="text-ink tabular-nums">
              <ResultCount item={item} />
            </dd>
          </div>
        </dl>
        <div className="flex min-h-11 items-center justify-between">
          <DetailsLink item={item} />
          <span className="flex">
            {item.status === "completed" && <WatchOpener search={item} isBrief onPress={onWatch} />}
            <DeleteSearch search={item} onDeleted={() => onSelect(false)} isBrief />
          </span>
        </div>
      </div>
    </li>
  );
}
