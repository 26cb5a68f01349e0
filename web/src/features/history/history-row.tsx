import type { HistoryItem } from "@medsieve/contract/history";
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

export interface HistoryRowProps {
  item: HistoryItem;
  highlights: number;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onWatch: () => void;
}

export function HistoryRow({ item, highlights, isSelected, onSelect, onWatch }: HistoryRowProps) {
  return (
    <tr className={joinClasses("group/row", isSelected ? "bg-accent-soft" : "hover:bg-canvas")}>
      <td className={CELL}>
        <SelectBox item={item} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <td className={joinClasses(CELL, "whitespace-nowrap text-muted text-sm tabular-nums leading-8")}>
        <SearchDate item={item} />
      </td>
      <td className={joinClasses(CELL, "w-full")}>
        <p className="wrap-anywhere py-1 text-[0.9375rem] leading-6" dir="auto">
          {item.query}
        </p>
        <div className="flex flex-wrap gap-1.5 pb-1 empty:hidden">
          <HighlightBadge count={highlights} />
          <StatusBadge status={item.status} />
          <DamagedBadge isDamaged={item.damaged === true} />
          <AlertBadge count={item.alert_count ?? 0} />
        </div>
      </td>
      <td className={joinClasses(CELL, "min-w-36 py-2.5")}>
        <PreferenceBadge preference={item.preference} />
      </td>
      <td className={joinClasses(CELL, "text-right text-sm tabular-nums leading-8")}>
        <ResultCount item={item} />
      </td>
      <td className={joinClasses(CELL, "whitespace-nowrap text-sm leading-8")}>
        <span className="flex items-center gap-2">
          <DetailsLink item={item} />
          <span className="ml-auto flex items-center gap-2">
            {item.status === "completed" && <WatchOpener search={item} isBrief onPress={onWatch} />}
            <DeleteSearch search={item} onDeleted={() => onSelect(false)} isBrief />
          </span>
        </span>
      </td>
    </tr>
  );
}

const CELL = "border-line border-b px-3 py-1 align-top group-last/row:border-b-0";
