import type { LogOutcome, QueryLog } from "@medsieve/contract/admin/query-logs";
import type { Language, SearchType } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import {
  ChevronRight,
  CircleCheck,
  CirclePause,
  CircleX,
  FlaskConical,
  type LucideIcon,
  Radar,
  Radio,
  Send,
  Waves,
} from "lucide-react";
import { formatNumber } from "../../lib/format.ts";
import { formatSeconds, formatTimestamp, formatUsd } from "../../lib/format-figures.ts";
import { Badge } from "../../ui/badge.tsx";
import { joinClasses } from "../../ui/class-names.ts";
import { CompanyName } from "../../ui/company-name.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Column } from "../../ui/table-columns.ts";

const TYPE_ICONS: Record<SearchType, LucideIcon> = {
  WebSocket: Radio,
  HTTP: Send,
  HTTP_Stream: Waves,
  Prompt_Trial: FlaskConical,
  Watch_Run: Radar,
};
const OUTCOME_LOOKS = {
  completed: { tone: "green", icon: CircleCheck },
  stopped: { tone: "yellow", icon: CirclePause },
  failed: { tone: "red", icon: CircleX },
} as const satisfies Record<LogOutcome, object>;
/** Code points of a question that its row shows. */
const QUERY_LENGTH = 80;

interface Unfolding {
  isOpen: (log: QueryLog) => boolean;
  toggle: (log: QueryLog) => void;
}

export function listLogColumns(
  t: TFunction,
  language: Language,
  costUsd: number,
  unfolding: Unfolding,
): Column<QueryLog>[] {
  return [
    {
      key: "expand",
      title: t("admin-logs:column.expand"),
      hidesTitle: true,
      onCard: "lead",
      look: "w-11 px-1!",
      cell: (log) => (
        <IconButton
          label={t(unfolding.isOpen(log) ? "admin-logs:collapse" : "admin-logs:expand", {
            query: cutQuery(log.query ?? t("admin-logs:questionGone")),
          })}
          icon={
            <ChevronRight
              aria-hidden
              className={joinClasses("size-5 transition-transform duration-150", unfolding.isOpen(log) && "rotate-90")}
            />
          }
          aria-expanded={unfolding.isOpen(log)}
          onPress={() => unfolding.toggle(log)}
        />
      ),
    },
    ...listAskerColumns(t, language),
    {
      key: "query",
      title: t("admin-logs:column.query"),
      onCard: "title",
      look: "wrap-anywhere w-1/4 min-w-40 xl:min-w-48",
      cell: (log) =>
        log.query === null ? (
          <span className="text-muted">{t("admin-logs:questionGone")}</span>
        ) : (
          <span className="font-medium in-[td]:line-clamp-2 in-[td]:leading-snug">{cutQuery(log.query)}</span>
        ),
    },
    {
      key: "type",
      title: t("admin-logs:column.type"),
      cell: (log) => {
        const Icon = TYPE_ICONS[log.search_type];
        return (
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap text-sm">
            <Icon aria-hidden className="size-4 text-muted" />
            {t(`admin-logs:type.${log.search_type}`)}
          </span>
        );
      },
    },
    ...listOutcomeColumns(t, language, costUsd),
  ];
}

/** When it was asked, and by whom. */
function listAskerColumns(t: TFunction, language: Language): Column<QueryLog>[] {
  return [
    {
      key: "time",
      title: t("admin-logs:column.time"),
      look: "break-keep tabular-nums text-sm leading-snug min-w-28",
      cell: (log) => (
        <time dateTime={log.timestamp} title={log.timestamp}>
          {formatTimestamp(log.timestamp, language)}
        </time>
      ),
    },
    {
      key: "user",
      title: t("admin-logs:column.user"),
      look: "max-w-52 min-w-36",
      cell: (log) => {
        const name = log.user_email ?? log.user_id;
        if (name === null) return <Missing>{t("admin-logs:anonymous")}</Missing>;
        return (
          <span className="wrap-anywhere in-[td]:block in-[td]:truncate" title={name}>
            {name}
          </span>
        );
      },
    },
    {
      key: "company",
      title: t("admin-logs:column.company"),
      look: "min-w-30",
      cell: (log) => <CompanyName name={log.company_name ?? log.company_id} otherwise={t("admin-logs:noCompany")} />,
    },
  ];
}

/** What came of it, and what that took. */
function listOutcomeColumns(t: TFunction, language: Language, costUsd: number): Column<QueryLog>[] {
  return [
    {
      key: "outcome",
      title: t("admin-logs:column.outcome"),
      look: "whitespace-nowrap",
      cell: ({ outcome }) => {
        const { tone, icon: Icon } = OUTCOME_LOOKS[outcome];
        return (
          <Badge tone={tone} icon={<Icon aria-hidden className="size-3.5" />}>
            {t(`admin-logs:outcome.${outcome}`)}
          </Badge>
        );
      },
    },
    {
      key: "duration",
      title: t("admin-logs:column.duration"),
      isNumber: true,
      look: "whitespace-nowrap",
      cell: (log) =>
        log.processing_time === null ? (
          <Missing>{t("admin-logs:notAvailable")}</Missing>
        ) : (
          formatSeconds(log.processing_time, language)
        ),
    },
    {
      key: "papers",
      title: t("admin-logs:column.papers"),
      isNumber: true,
      cell: (log) => formatNumber(log.papers_found ?? 0, language),
    },
    {
      key: "cost",
      title: t("admin-logs:column.cost"),
      isNumber: true,
      cell: (log) => formatUsd(log.total_cost_usd ?? 0, 4, language),
      total: formatUsd(costUsd, 4, language),
    },
  ];
}

function Missing({ children }: { children: string }) {
  return <span className="text-muted">{children}</span>;
}

function cutQuery(query: string): string {
  const characters = Array.from(query);
  return characters.length > QUERY_LENGTH ? `${characters.slice(0, QUERY_LENGTH).join("")}…` : query;
}
