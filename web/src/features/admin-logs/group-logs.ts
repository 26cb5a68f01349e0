import type { QueryLog } from "@medsieve/contract/admin/query-logs";
import type { Grouping } from "./logs-view.ts";

interface LogGroup {
  key: string;
  /** null where neither a name nor an id is known. */
  label: string | null;
  logs: QueryLog[];
}

/** The logs by user or by company, each group where its first log stands; within a group the order stays. */
export function groupLogs(logs: readonly QueryLog[], grouping: Grouping): LogGroup[] {
  const groups = new Map<string, LogGroup>();
  for (const log of logs) {
    const { id, label } = describeGroup(log, grouping);
    const key = id ?? label ?? "";
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key, label, logs: [log] });
    else group.logs.push(log);
  }
  return [...groups.values()];
}

function describeGroup(log: QueryLog, grouping: Grouping): { id: string | null; label: string | null } {
  return grouping === "user"
    ? { id: log.user_id, label: log.user_email ?? log.user_id }
    : { id: log.company_id, label: log.company_name ?? log.company_id };
}
