import type { AuditEntry } from "@medsieve/contract/admin/audit-logs";
import { RefreshCw } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatTimestamp } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { useListPage } from "../../lib/use-list-page.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { ListPage } from "../../ui/list-page.tsx";
import { EmptyList } from "../../ui/list-states.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { useAuditActions } from "./audit-actions.tsx";
import { AuditDetails } from "./audit-details.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditQuery } from "./audit-query.ts";
import { NO_FILTERS, readAuditView } from "./audit-view.ts";
import { EventBadge } from "./event-badge.tsx";

/** Who did what, when and from where: a page at a time, to be filtered and searched. */
export function AuditPage() {
  const { t } = useTranslation(["admin-audit", "admin", "search", "lists"]);
  const language = useLanguage();
  const list = useListPage(readAuditView, auditQuery);
  const { view, change, query: log } = list;
  const saveFilter = useCallback(
    (filter: string) => change({ filter: filter || undefined, page: undefined }, { replace: true }),
    [change],
  );
  const [text, setText] = useFilterText(view.filter ?? "", saveFilter);

  const columns = useMemo(() => listColumns(t, language), [t, language]);
  const { action, start, end, target, filter } = view;
  const isFiltered = [action, start, end, target, filter].some((value) => value !== undefined);

  const { buttons, outcome } = useAuditActions(view);

  function clear(): void {
    setText("");
    change({ ...NO_FILTERS, page: undefined });
  }

  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      back={{ href: "/admin", label: t("admin:backToDashboard") }}
      actions={
        <>
          {buttons}
          <Button
            icon={<RefreshCw aria-hidden className="size-4" />}
            onPress={() => void log.refetch()}
            isPending={log.isFetching}
          >
            {t("admin:refresh")}
          </Button>
        </>
      }
      failure={t("loadFailed")}
      lists="near"
      sizes={[]}
      above={
        <>
          {outcome}
          <AuditFilters
            view={view}
            onApply={(filters) => change({ ...filters, page: undefined })}
            text={text}
            onTextChange={setText}
            onClear={clear}
          />
        </>
      }
      count={(answer) => answer.items.length}
      empty={
        <EmptyList action={isFiltered && <Button onPress={clear}>{t("lists:clearFilters")}</Button>}>
          {t(isFiltered ? "empty.filtered" : "empty.none")}
        </EmptyList>
      }
    >
      {({ items }) => (
        <DataTable
          label={t("title")}
          columns={columns}
          rows={items}
          hiding="audit"
          keyOf={(entry) => entry.audit_id}
          isBusy={log.isPlaceholderData}
          width={820}
        />
      )}
    </ListPage>
  );
}

function listColumns(t: (key: string) => string, language: ReturnType<typeof useLanguage>): Column<AuditEntry>[] {
  return [
    {
      key: "time",
      title: t("column.time"),
      look: "whitespace-nowrap align-top tabular-nums",
      cell: (entry) => (
        <time dateTime={entry.timestamp} title={entry.timestamp}>
          {formatTimestamp(entry.timestamp, language)}
        </time>
      ),
    },
    {
      key: "event",
      title: t("column.event"),
      onCard: "title",
      look: "whitespace-nowrap align-top",
      cell: (entry) => <EventBadge action={entry.action} />,
    },
    {
      key: "user",
      title: t("column.user"),
      look: "align-top max-w-56 min-w-40",
      cell: ({ actor_email: email }) =>
        email === null ? (
          <span className="text-muted">{t("signedOut")}</span>
        ) : (
          <span className="wrap-anywhere in-[td]:block in-[td]:truncate" title={email}>
            {email}
          </span>
        ),
    },
    {
      key: "ip",
      title: t("column.ip"),
      look: "wrap-anywhere min-w-48 align-top text-sm tabular-nums leading-snug",
      cell: (entry) => entry.ip_address ?? <span className="text-muted">{t("unknown")}</span>,
    },
    {
      key: "details",
      title: t("column.details"),
      look: "w-1/2 align-top",
      cell: (entry) => <AuditDetails entry={entry} />,
    },
  ];
}
