import type { QueryLogsResponse } from "@medsieve/contract/admin/query-logs";
import { RefreshCw, ShieldCheck } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { StatusMessage, useStatus } from "../../ui/status-message.tsx";
import { LogAnalyticsPanel } from "./log-analytics-panel.tsx";
import { LogsFailure } from "./logs-failure.tsx";
import { LogsFilters } from "./logs-filters.tsx";
import { logsQuery } from "./logs-query.ts";
import { LogsTable } from "./logs-table.tsx";
import { isFiltered, NO_FILTERS, readLogsView } from "./logs-view.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { useRefreshedTitle } from "./use-refreshed-title.ts";

/** Every search that was run: what was asked, what was found, what it cost. */
export function LogsPage() {
  const { t } = useTranslation(["admin-logs", "admin", "search", "lists"]);
  const language = useLanguage();
  const list = useListPage(readLogsView, logsQuery);
  const { view, change, query: logs } = list;
  const status = useStatus();
  const showRefreshed = useRefreshedTitle(t("refreshed"));
  const saveText = useCallback(
    (text: string) => change({ text: text || undefined, page: undefined }, { replace: true }),
    [change],
  );
  const [text, setText] = useFilterText(view.text ?? "", saveText);
  const hasFilter = isFiltered(view);

  async function refresh(): Promise<void> {
    const { isSuccess } = await logs.refetch();
    if (isSuccess) showRefreshed();
  }

  function clear(): void {
    setText("");
    change({ ...NO_FILTERS, page: undefined });
  }

  function describeRange({ meta, logs: loaded }: QueryLogsResponse): string {
    const from = (meta.page - 1) * meta.per_page + 1;
    const write = (value: number) => formatNumber(value, language);
    const range = { from: write(from), to: write(from + loaded.length - 1), total: write(meta.total) };
    return t("range", { ...range, count: meta.total });
  }

  return (
    <ListPage
      list={list}
      title={t("title")}
      badge={
        <Badge tone="accent" icon={<ShieldCheck aria-hidden className="size-3.5" />}>
          {t("adminOnly")}
        </Badge>
      }
      lead={t("lead")}
      actions={
        <>
          <Button
            icon={<RefreshCw aria-hidden className="size-4" />}
            onPress={() => void refresh()}
            isPending={logs.isFetching}
          >
            {t("admin:refresh")}
          </Button>
          <LinkButton href="/">{t("admin:backToSearch")}</LinkButton>
        </>
      }
      failure={<LogsFailure logs={logs} />}
      loading={t("loading")}
      perPage={t("perPage")}
      range={logs.data && describeRange(logs.data)}
      above={
        <>
          <StatusMessage control={status} />
          {logs.data !== undefined && (
            <>
              {(logs.data.logs.length > 0 || hasFilter) && (
                <LogsFilters
                  view={view}
                  options={logs.data.analytics.filter_options}
                  text={text}
                  onTextChange={setText}
                  onChange={(changes) => change({ ...changes, page: undefined })}
                  onClear={clear}
                />
              )}
              <section aria-label={t("card.title")} className="flex flex-col gap-2">
                <SummaryCards statistics={logs.data.analytics.statistics} />
                <p className="text-muted text-sm">{t(hasFilter ? "card.scopeFiltered" : "card.scopeAll")}</p>
              </section>
              {logs.data.analytics.statistics.total_queries > 0 && (
                <LogAnalyticsPanel analytics={logs.data.analytics} />
              )}
            </>
          )}
        </>
      }
      count={(answer) => answer.logs.length}
      empty={
        <EmptyList action={hasFilter && <Button onPress={clear}>{t("lists:clearFilters")}</Button>}>
          {t(hasFilter ? "empty.filtered" : "empty.none")}
        </EmptyList>
      }
    >
      {(answer) => (
        <LogsTable
          logs={answer.logs}
          grouping={view.group}
          costUsd={answer.analytics.statistics.total_cost_usd}
          isBusy={logs.isPlaceholderData}
          status={status}
        />
      )}
    </ListPage>
  );
}
