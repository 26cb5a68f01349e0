import type { QueryLogsResponse } from "@medsieve/contract/admin/query-logs";
import { RefreshCw, ShieldCheck } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { endSession } from "../../lib/session-store.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import { PageFrame } from "../../ui/page-frame.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { describeLogsError } from "./describe-logs-error.ts";
import { LogAnalyticsPanel } from "./log-analytics-panel.tsx";
import { LogsFilters } from "./logs-filters.tsx";
import { LogsFooter } from "./logs-footer.tsx";
import { logsQuery, NoTokenError } from "./logs-query.ts";
import { LogsTable } from "./logs-table.tsx";
import { isFiltered, type LogsView, NO_FILTERS, readLogsView } from "./logs-view.ts";
import { SummaryCards } from "./summary-cards.tsx";
import { useRefreshedTitle } from "./use-refreshed-title.ts";

/** Every search that was run: what was asked, what was found, what it cost. */
export function LogsPage() {
  const { t } = useTranslation(["admin-logs", "admin", "search"]);
  const { view, change, hrefOf, query: logs } = useListPage(readLogsView, logsQuery);
  const showRefreshed = useRefreshedTitle(t("refreshed"));

  async function refresh(): Promise<void> {
    const { isSuccess } = await logs.refetch();
    if (isSuccess) showRefreshed();
  }

  return (
    <PageFrame
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
    >
      {logs.isError && (
        <Alert
          tone="error"
          action={
            logs.error instanceof NoTokenError ? (
              <Button onPress={() => endSession("expired")}>{t("error.signIn")}</Button>
            ) : (
              <Button onPress={() => void logs.refetch()} isPending={logs.isFetching}>
                {t("common:retry")}
              </Button>
            )
          }
        >
          {t("error.loading", { reason: describeLogsError(logs.error, t) })}
        </Alert>
      )}
      {logs.isPending && (
        <div className="flex justify-center py-16">
          <Spinner label={t("loading")} />
        </div>
      )}
      {logs.data !== undefined && (
        <Logs answer={logs.data} isBusy={logs.isPlaceholderData} view={view} change={change} hrefOf={hrefOf} />
      )}
    </PageFrame>
  );
}

interface LogsProps {
  answer: QueryLogsResponse;
  isBusy: boolean;
  view: LogsView;
  change: (changes: Partial<LogsView>, options?: { replace?: boolean }) => void;
  hrefOf: (page: number) => string;
}

function Logs({ answer: { logs, meta, analytics }, isBusy, view, change, hrefOf }: LogsProps) {
  const { t } = useTranslation("admin-logs");
  const saveText = useCallback(
    (text: string) => change({ text: text || undefined, page: undefined }, { replace: true }),
    [change],
  );
  const [text, setText] = useFilterText(view.text ?? "", saveText);
  const hasFilter = isFiltered(view);
  const clear = () => {
    setText("");
    change({ ...NO_FILTERS, page: undefined });
  };

  return (
    <>
      {(logs.length > 0 || hasFilter) && (
        <LogsFilters
          view={view}
          options={analytics.filter_options}
          text={text}
          onTextChange={setText}
          onChange={(changes) => change({ ...changes, page: undefined })}
          onClear={clear}
        />
      )}
      <section aria-label={t("card.title")} className="flex flex-col gap-2">
        <SummaryCards statistics={analytics.statistics} />
        <p className="text-muted text-sm">{t(hasFilter ? "card.scopeFiltered" : "card.scopeAll")}</p>
      </section>
      {analytics.statistics.total_queries > 0 && <LogAnalyticsPanel analytics={analytics} />}
      {logs.length > 0 ? (
        <LogsTable logs={logs} grouping={view.group} isBusy={isBusy} />
      ) : (
        <EmptyList action={hasFilter && <Button onPress={clear}>{t("filter.clear")}</Button>}>
          {t(hasFilter ? "empty.filtered" : "empty.none")}
        </EmptyList>
      )}
      {logs.length > 0 && (
        <LogsFooter
          meta={meta}
          loaded={logs.length}
          hrefOf={hrefOf}
          onSizeChange={(size) => change({ size, page: undefined })}
        />
      )}
    </>
  );
}
