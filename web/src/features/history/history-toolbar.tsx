import type { HistoryItem } from "@medsieve/contract/history";
import { Download, Star } from "lucide-react";
import { ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { joinClasses } from "../../ui/class-names.ts";
import { PageSizeSelect } from "../../ui/page-size-select.tsx";
import { FilterBox } from "./filter-box.tsx";
import { PAGE_SIZES_ABOVE, type PageSize } from "./history-view.ts";
import type { Selection } from "./use-selection.ts";

interface HistoryToolbarProps {
  text: string;
  onTextChange: (text: string) => void;
  /** Highlighted papers of all searches. */
  highlightTotal: number;
  onlyHighlighted: boolean;
  onOnlyHighlightedChange: (onlyHighlighted: boolean) => void;
  shown: readonly HistoryItem[];
  selection: Selection;
  size: PageSize;
  onSizeChange: (size: PageSize) => void;
  isExporting: boolean;
  onExport: (isOnlyHighlighted: boolean) => void;
}

/** Filters of the list, and what can be done with the searches that are selected. */
export function HistoryToolbar(props: HistoryToolbarProps) {
  const { t } = useTranslation("searches");
  const language = useLanguage();
  const { shown, selection, isExporting, onExport } = props;
  const isAllSelected = shown.length > 0 && shown.every((item) => selection.has(item.id));
  const selected = selection.items.length;
  const download = <Download aria-hidden className="size-4" />;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <FilterBox text={props.text} onChange={props.onTextChange} />
        </div>
        <ToggleButton
          isSelected={props.onlyHighlighted}
          onChange={props.onOnlyHighlightedChange}
          className="focus-ring inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-raised px-4 font-medium text-[0.9375rem] leading-tight data-selected:border-yellow data-selected:bg-yellow-soft data-hovered:bg-sunken data-selected:text-yellow-ink"
        >
          <Star aria-hidden className={joinClasses("size-4", props.onlyHighlighted && "fill-current")} />
          {t("showHighlighted", { count: props.highlightTotal, shown: formatNumber(props.highlightTotal, language) })}
        </ToggleButton>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-center gap-2">
          <Button onPress={() => selection.set(shown, !isAllSelected)} isDisabled={shown.length === 0}>
            {t(isAllSelected ? "deselectAll" : "selectAll")}
          </Button>
          <Button variant="primary" icon={download} isPending={isExporting} onPress={() => onExport(false)}>
            {t("export.selected", { count: selected, shown: formatNumber(selected, language) })}
          </Button>
          {selected > 0 && props.highlightTotal > 0 && (
            <Button icon={download} isPending={isExporting} onPress={() => onExport(true)}>
              {t("export.highlighted")}
            </Button>
          )}
        </div>
        <PageSizeSelect
          label={t("perPage")}
          sizes={PAGE_SIZES_ABOVE}
          value={props.size}
          onChange={props.onSizeChange}
        />
      </div>
    </div>
  );
}
