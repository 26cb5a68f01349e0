import { ADMIN_PAGE_SIZES } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { useLanguage } from "../lib/i18n.ts";
import { PageSizeSelect } from "./page-size-select.tsx";
import { Pagination } from "./pagination.tsx";

export type PageSize = (typeof ADMIN_PAGE_SIZES)[number];

interface ListFooterProps {
  meta: { total: number; total_pages: number; page: number; per_page: number };
  /** Entries on this page. */
  loaded: number;
  hrefOf: (page: number) => string;
  /** Without it the size of a page cannot be chosen. */
  onSizeChange?: (size: PageSize) => void;
  lists?: "all" | "near";
}

/** Where in a list one is, the ways to its other pages, and how long a page is; nothing under an empty list. */
export function ListFooter({ meta, loaded, hrefOf, onSizeChange, lists = "all" }: ListFooterProps) {
  const { t } = useTranslation("lists");
  const language = useLanguage();
  const { total, total_pages, page, per_page } = meta;
  if (total === 0) return null;
  const write = (value: number) => formatNumber(value, language);
  const from = (page - 1) * per_page + 1;
  return (
    <footer className="flex flex-col gap-3 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {t("range", { from: write(from), to: write(from + loaded - 1), total: write(total), count: total })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Pagination page={page} last={total_pages} hrefOf={hrefOf} lists={lists} />
        {onSizeChange !== undefined && (
          <PageSizeSelect
            label={t("perPage")}
            sizes={ADMIN_PAGE_SIZES}
            value={per_page as PageSize}
            onChange={onSizeChange}
          />
        )}
      </div>
    </footer>
  );
}
