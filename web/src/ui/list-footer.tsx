import { ADMIN_PAGE_SIZES } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../lib/format.ts";
import { useLanguage } from "../lib/i18n.ts";
import { PageSizeSelect } from "./page-size-select.tsx";
import { Pagination } from "./pagination.tsx";

export interface ListMeta {
  total: number;
  total_pages: number;
  page: number;
  per_page: number;
}

/** What a footer says otherwise than others do. */
export interface ListFooterLook {
  lists?: "all" | "near" | undefined;
  /** How many entries a page may have; none where that cannot be chosen. */
  sizes?: readonly number[] | undefined;
  /** In place of which entries of how many are shown. */
  range?: string | undefined;
  /** Names the choice of the page's size. */
  perPage?: string | undefined;
}

interface ListFooterProps extends ListFooterLook {
  meta: ListMeta;
  /** Entries on this page. */
  loaded: number;
  hrefOf: (page: number) => string;
  onSizeChange: (size: number) => void;
}

/** Where in a list one is, the ways to its other pages, and how long a page is; nothing under an empty list. */
export function ListFooter(props: ListFooterProps) {
  const { meta, loaded, hrefOf, onSizeChange, lists = "all", sizes = ADMIN_PAGE_SIZES, range, perPage } = props;
  const { t } = useTranslation("lists");
  const language = useLanguage();
  const { total, total_pages, page, per_page } = meta;
  if (total === 0) return null;
  const write = (value: number) => formatNumber(value, language);
  const from = (page - 1) * per_page + 1;
  return (
    <footer className="flex flex-col gap-3 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {range ?? t("range", { from: write(from), to: write(from + loaded - 1), total: write(total), count: total })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Pagination page={page} last={total_pages} hrefOf={hrefOf} lists={lists} />
        {sizes.length > 0 && (
          <PageSizeSelect label={perPage ?? t("perPage")} sizes={sizes} value={per_page} onChange={onSizeChange} />
        )}
      </div>
    </footer>
  );
}
