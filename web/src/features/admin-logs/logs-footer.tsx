import type { PageMeta } from "@medsieve/contract/admin/paging";
import { ADMIN_PAGE_SIZES } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import type { ListPageSize } from "../../lib/read-list-address.ts";
import { PageSizeSelect } from "../../ui/page-size-select.tsx";
import { Pagination } from "../../ui/pagination.tsx";

interface LogsFooterProps {
  meta: PageMeta;
  /** Logs on this page, before its own filters. */
  loaded: number;
  hrefOf: (page: number) => string;
  onSizeChange: (size: ListPageSize) => void;
}

/** Which of how many logs the page holds, and the ways to the others. */
export function LogsFooter({ meta, loaded, hrefOf, onSizeChange }: LogsFooterProps) {
  const { t } = useTranslation("admin-logs");
  const language = useLanguage();
  const write = (value: number) => formatNumber(value, language);
  const from = (meta.page - 1) * meta.per_page + 1;
  return (
    <footer className="flex flex-col gap-3 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {t("range", {
          from: write(from),
          to: write(from + loaded - 1),
          total: write(meta.total),
          count: meta.total,
        })}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Pagination page={meta.page} last={meta.total_pages} hrefOf={hrefOf} />
        <PageSizeSelect
          label={t("perPage")}
          sizes={ADMIN_PAGE_SIZES}
          value={meta.per_page as ListPageSize}
          onChange={onSizeChange}
        />
      </div>
    </footer>
  );
}
