import type { QueryLog } from "@medsieve/contract/admin/query-logs";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { groupLogs } from "./group-logs.ts";
import { listLogColumns } from "./log-columns.tsx";
import { LogDetails } from "./log-details.tsx";
import type { Grouping } from "./logs-view.ts";

interface LogsTableProps {
  logs: readonly QueryLog[];
  grouping: Grouping | undefined;
  /** Over all logs that match. */
  costUsd: number;
  isBusy: boolean;
  status: StatusControl;
}

/** The logs of a page, in groups where that is wanted; each unfolds. */
export function LogsTable({ logs, grouping, costUsd, isBusy, status }: LogsTableProps) {
  const { t } = useTranslation(["admin-logs", "search"]);
  const language = useLanguage();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => (grouping === undefined ? null : groupLogs(logs, grouping)), [logs, grouping]);
  const groupOf = useMemo(
    () => new Map(groups?.flatMap((group) => group.logs.map((log) => [log.query_id, group] as const))),
    [groups],
  );

  const columns = listLogColumns(t, language, costUsd, {
    isOpen: (log) => open.has(log.query_id),
    toggle: (log) =>
      setOpen((before) => {
        const next = new Set(before);
        if (!next.delete(log.query_id)) next.add(log.query_id);
        return next;
      }),
  });

  function nameGroup(log: QueryLog) {
    const group = groupOf.get(log.query_id);
    const count = group?.logs.length ?? 0;
    return {
      key: group?.key ?? "",
      title: t("group.title", { name: group?.label ?? t(`group.unknown.${grouping}`), count }),
    };
  }

  return (
    <DataTable
      label={t("title")}
      columns={columns}
      hiding="logs"
      rows={groups === null ? logs : groups.flatMap((group) => group.logs)}
      keyOf={(log) => log.query_id}
      isBusy={isBusy}
      detailOf={(log) => (open.has(log.query_id) ? <LogDetails log={log} status={status} /> : null)}
      {...(groups === null ? {} : { sectionOf: nameGroup })}
      width={1040}
    />
  );
}
