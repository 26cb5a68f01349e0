import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { PageSizeSelect } from "../../ui/page-size-select.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { PAGE_SIZES, type PageSize } from "./history-view.ts";

interface HistoryPagerProps {
  page: number;
  last: number;
  hrefOf: (page: number) => string;
  size: PageSize;
  onSizeChange: (size: PageSize) => void;
  total: number;
  /** Searches on this page. */
  loaded: number;
  /** How many of them the filters let through; null without a filter. */
  filtered: number | null;
}

/** Where in the history one is, and the ways to the other pages. */
export function HistoryPager(props: HistoryPagerProps) {
  const { t } = useTranslation("searches");
  const language = useLanguage();
  const { page, last, hrefOf, size, total, loaded, filtered } = props;
  const write = (value: number) => formatNumber(value, language);
  const from = (page - 1) * size + 1;
  const range = { from: write(from), to: write(from + loaded - 1), total: write(total), count: total };
  return (
    <footer className="flex flex-col gap-3 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {filtered === null
          ? t("range", range)
          : t("filteredRange", { count: loaded, shown: write(filtered), loaded: write(loaded) })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Pagination page={page} last={last} hrefOf={hrefOf} />
        <PageSizeSelect label={t("perPage")} sizes={PAGE_SIZES} value={size} onChange={props.onSizeChange} />
      </div>
    </footer>
  );
}
