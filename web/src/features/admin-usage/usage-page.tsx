import type { UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { RefreshCw } from "lucide-react";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { TextCheckLimitPart } from "./text-check-limit.tsx";
import { UsageCards } from "./usage-cards.tsx";
import { listUsageColumns } from "./usage-columns.tsx";
import { UsageFilters } from "./usage-filters.tsx";
import { usageQuery } from "./usage-queries.ts";
import { readOrder, readUsageView, type UsageSort } from "./usage-view.ts";

/** How much of its monthly limit each account has used, and the limit itself, to be changed in place. */
export function UsagePage() {
  const { t } = useTranslation(["admin-usage", "admin", "lists"]);
  const { back, isOfServer } = useAdministration();
  const language = useLanguage();
  const page = useListPage(readUsageView, usageQuery);
  const { view, change, query: usage } = page;
  const status = useStatus();
  const saveFilter = useCallback((filter: string) => change({ filter, page: undefined }, { replace: true }), [change]);
  const [text, setText] = useFilterText(view.filter ?? "", saveFilter);
  const list = useRef<HTMLElement>(null);
  const { sort, order } = readOrder(view);
  const isFiltered = view.filter !== undefined || view.state !== undefined;

  function clear(): void {
    setText("");
    change({ filter: undefined, state: undefined, page: undefined });
  }

  function reportSaved(record: UsageRecord): void {
    const limit = formatNumber(record.limit, language);
    status.succeed(t(record.is_default ? "edit.savedDefault" : "edit.saved", { email: record.email, limit }));
  }

  function reportFailure(reason: string | null): void {
    if (reason === null) status.clear();
    else {
      status.fail(
        <span role="alert">
          <span className="block font-semibold">{t("edit.failed")}</span>
          {reason}
        </span>,
      );
    }
  }

  /** Who works by keyboard goes on at the list, not at the top of the page. */
  function keepFocus(): void {
    if (document.activeElement === document.body) list.current?.focus();
  }

  return (
    <ListPage
      list={page}
      title={t("title")}
      lead={t("lead")}
      back={back}
      actions={
        <Button
          icon={<RefreshCw aria-hidden className="size-4" />}
          onPress={() => void usage.refetch()}
          isPending={usage.isFetching}
        >
          {t("admin:refresh")}
        </Button>
      }
      failure={t("loadFailed")}
      above={
        <>
          <StatusMessage control={status} />
          {usage.data !== undefined && <UsageCards summary={usage.data.summary} />}
          {isOfServer && <TextCheckLimitPart status={status} />}
          <UsageFilters
            text={text}
            onTextChange={setText}
            state={view.state}
            onStateChange={(state) => change({ state, page: undefined })}
            onClear={isFiltered ? clear : null}
            resetDate={usage.data?.data[0]?.reset_date ?? null}
          />
        </>
      }
      count={({ data: records }) => records.length}
      empty={
        <section ref={list} tabIndex={-1} aria-label={t("title")} className="outline-none">
          <EmptyList action={isFiltered && <Button onPress={clear}>{t("lists:clearFilters")}</Button>}>
            {t(isFiltered ? "empty.filtered" : "empty.none")}
          </EmptyList>
        </section>
      }
    >
      {({ data: records, totals }) => (
        <section ref={list} tabIndex={-1} aria-label={t("title")} className="flex flex-col gap-4 outline-none">
          <DataTable
            label={t("title")}
            columns={listUsageColumns(t, language, totals, {
              onSaved: reportSaved,
              onFailed: reportFailure,
              onGone: keepFocus,
            })}
            rows={records}
            hiding="usage"
            keyOf={(record) => record.user_id}
            sorting={{
              by: sort,
              order,
              onChange: (by, next) => change({ sort: by as UsageSort, order: next, page: undefined }),
            }}
            isBusy={usage.isPlaceholderData}
            width={860}
          />
        </section>
      )}
    </ListPage>
  );
}
