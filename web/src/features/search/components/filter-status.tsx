import { X } from "lucide-react";
import { Button as PlainButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { describeFilters } from "../describe-filters.ts";
import { useListView } from "../use-list-view.ts";

interface FilterStatusProps {
  shown: number;
  total: number;
}

/** How many papers the filters hide, each filter as a chip that lifts it, and one button that lifts them all. */
export function FilterStatus({ shown, total }: FilterStatusProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { view, change, clearFilters } = useListView();
  const hidden = total - shown;
  const counts = {
    count: hidden,
    hidden: formatNumber(hidden, language),
    shown: formatNumber(shown, language),
    total: formatNumber(total, language),
  };
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-sunken px-3 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-w-0 tabular-nums">
          {t(shown === 0 ? "filter.allHidden" : "filter.hidden", counts)}
        </p>
        <Button onPress={clearFilters}>{t("filter.clear")}</Button>
      </div>
      <ul aria-label={t("filter.active")} className="flex flex-wrap gap-1.5">
        {describeFilters(view, t).map(({ key, text, lifted }) => (
          <li key={key} className="min-w-0">
            <PlainButton
              aria-label={t("filter.lift", { filter: text })}
              onPress={() => change(lifted)}
              className="focus-ring inline-flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border border-line-strong bg-raised py-0.5 pr-2 pl-3 text-left text-sm data-hovered:bg-surface md:min-h-7"
            >
              <span className="min-w-0 wrap-anywhere">{text}</span>
              <X aria-hidden className="size-3.5 shrink-0 text-muted" />
            </PlainButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
