import type { QueryLog } from "@medsieve/contract/admin/query-logs";
import type { LogsView } from "./logs-view.ts";

const fold = (text: string) => text.normalize("NFKC").toLowerCase().trim();

/** Those of the loaded logs that the page's own filters let through; `text` is part of the question. */
export function filterLogs(
  logs: readonly QueryLog[],
  { outcome, type, text }: Pick<LogsView, "outcome" | "type" | "text">,
): readonly QueryLog[] {
  const wanted = fold(text ?? "");
  return logs.filter(
    (log) =>
      (outcome === undefined || log.success === (outcome === "success")) &&
      (type === undefined || log.search_type === type) &&
      (wanted === "" || fold(log.query).includes(wanted)),
  );
}
