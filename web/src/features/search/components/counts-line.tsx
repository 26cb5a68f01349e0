import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { countFlow } from "../count-flow.ts";
import { describeQueue } from "../describe-queue.ts";
import { hasEnded, isFinished, isLive, type ShownSearch } from "../search-machine.ts";

/** The server has begun, and there is nothing to count yet. */
const isWriting = ({ stages }: ShownSearch): boolean => stages.generating_queries.status === "in_progress";

/** "8 queries · 1,214 found · 12 more like the best · 40 kept · 31 of 40 read", as far as it has come; `time` ends the line. */
export function CountsLine({ state, time }: { state: ShownSearch; time: string | null }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { queries, found, added, kept, read, toRead } = countFlow(state);
  const show = (value: number) => formatNumber(value, language);

  const parts: string[] = [];
  if (isLive(state) && state.stopping) parts.push(t("question.stopping"));
  if (state.phase === "failed") parts.push(t("progress.failed"));
  if (queries !== null) parts.push(t("counts.queries", { count: queries, shown: show(queries) }));
  if (found !== null) parts.push(t("counts.found", { count: found, shown: show(found) }));
  if (added !== null) parts.push(t("counts.added", { count: added, shown: show(added) }));
  if (kept !== null && !isFinished(state)) parts.push(t("counts.kept", { count: kept, shown: show(kept) }));
  if (read !== null) {
    parts.push(
      toRead === null || hasEnded(state)
        ? t("counts.read", { count: read, shown: show(read) })
        : t("counts.readOf", { read: show(read), total: show(toRead) }),
    );
  }
  if (parts.length === 0 && isLive(state)) {
    if (state.queue !== null) parts.push(describeQueue(state.queue, t, language));
    else if (state.connection === "http") parts.push(t("progress.withoutSocket"));
    else parts.push(t(isWriting(state) ? "progress.said.generating_queries" : "progress.connecting"));
  }
  const stopped = state.phase === "cancelled" ? `${t("progress.cancelled")} · ` : "";
  const line = stopped + parts.join(isFinished(state) ? " → " : " · ");
  return <span className="wrap-anywhere tabular-nums">{time === null ? line : `${line}\u00a0· ${time}`}</span>;
}
