import type { Language } from "@medsieve/contract/constants";
import type { ListedReport } from "@medsieve/contract/statement-reports";
import type { TFunction } from "i18next";
import { ChevronRight, CircleCheck, Flag } from "lucide-react";
import { cutText } from "../../lib/cut-text.ts";
import { formatTimestamp } from "../../lib/format-figures.ts";
import { Badge } from "../../ui/badge.tsx";
import { joinClasses } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Column } from "../../ui/table-columns.ts";

/** Code points of a statement that the name of its button has. */
const NAME_LENGTH = 60;

interface Unfolding {
  isOpen: (report: ListedReport) => boolean;
  toggle: (report: ListedReport) => void;
}

const TWO_LINES = "line-clamp-2 wrap-anywhere leading-snug";

export function listReportColumns(t: TFunction, language: Language, unfolding: Unfolding): Column<ListedReport>[] {
  return [
    {
      key: "expand",
      title: t("admin-reports:column.expand"),
      hidesTitle: true,
      onCard: "lead",
      look: "w-11 px-1!",
      cell: (report) => (
        <IconButton
          label={t(unfolding.isOpen(report) ? "admin-reports:collapse" : "admin-reports:expand", {
            statement: cutText(report.statement, NAME_LENGTH),
          })}
          icon={
            <ChevronRight
              aria-hidden
              className={joinClasses(
                "size-5 transition-transform duration-150",
                unfolding.isOpen(report) && "rotate-90",
              )}
            />
          }
          aria-expanded={unfolding.isOpen(report)}
          onPress={() => unfolding.toggle(report)}
        />
      ),
    },
    {
      key: "wrong",
      title: t("admin-reports:column.wrong"),
      onCard: "title",
      look: "w-1/3",
      cell: (report) => <span className={TWO_LINES}>{report.text}</span>,
    },
    {
      key: "statement",
      title: t("admin-reports:column.statement"),
      look: "w-1/3",
      cell: (report) => <span className={TWO_LINES}>{report.statement}</span>,
    },
    {
      key: "reader",
      title: t("admin-reports:column.reader"),
      cell: ({ read_by: { reader, model } }) => (
        <Badge tone={reader === "model" ? "violet" : "neutral"} title={model ?? undefined}>
          <span className="max-w-36 truncate">{model ?? t(`admin-reports:reader.${reader}`)}</span>
        </Badge>
      ),
    },
    {
      key: "by",
      title: t("admin-reports:column.by"),
      look: "max-w-48",
      cell: (report) => (
        <span className="block truncate" title={report.email}>
          {report.email}
        </span>
      ),
    },
    {
      key: "time",
      title: t("admin-reports:column.time"),
      look: "whitespace-nowrap tabular-nums",
      cell: (report) => (
        <time dateTime={report.reported_at} title={report.reported_at}>
          {formatTimestamp(report.reported_at, language)}
        </time>
      ),
    },
    {
      key: "state",
      title: t("admin-reports:column.state"),
      look: "whitespace-nowrap",
      cell: (report) =>
        report.answer === null ? (
          <Badge tone="amber" icon={<Flag aria-hidden className="size-3.5" />}>
            {t("admin-reports:state.open")}
          </Badge>
        ) : (
          <Badge tone="green" icon={<CircleCheck aria-hidden className="size-3.5" />}>
            {t("admin-reports:state.answered")}
          </Badge>
        ),
    },
  ];
}
