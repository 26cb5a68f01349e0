import type { Language } from "@medsieve/contract/constants";
import { orderNotices } from "@medsieve/contract/notices";
import { FlaskConical } from "lucide-react";
import type { ReactNode } from "react";
import { NOTICE_LOOKS } from "../../../entities/notice/notice-looks.ts";
import { UnverifiedMark } from "../../../entities/paper/evidence-mark.tsx";
import { FindingLine } from "../../../entities/paper/finding-line.tsx";
import { findReadingLanguage, findRecordLanguage } from "../../../entities/paper/text-language.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useLoadedTexts } from "../../../lib/i18n.ts";
import { RelevanceScore } from "../components/relevance-score.tsx";
import type { TableColumn } from "../list-view.ts";
import { isCellUnverified, listSource, type TableLine } from "./table-cells.ts";

interface PaperCellProps {
  line: TableLine;
  titleId: string;
  children: ReactNode;
}

/** Which paper a line is about, and what has to be known before it is relied on. */
export function PaperCell({ line: { paper, rank }, titleId, children }: PaperCellProps) {
  const t = useLoadedTexts("search");
  const { record, reading } = paper;
  const kinds = [...new Set(orderNotices(record.notices).map(({ kind }) => kind))];
  return (
    <span className="flex flex-col gap-0.5">
      <span id={titleId} className="line-clamp-3 wrap-anywhere font-semibold">
        {rank !== null && <span className="mr-1 font-normal text-muted tabular-nums">{rank}.</span>}
        {record.title ? (
          <bdi lang={findRecordLanguage(record.title, record.languages)}>{record.title}</bdi>
        ) : (
          t("card.untitled")
        )}
      </span>
      {kinds.map((kind) => (
        <span
          key={kind}
          className={
            NOTICE_LOOKS[kind].tone === "red"
              ? "font-semibold text-[0.8125rem] text-red-ink"
              : "text-[0.8125rem] text-amber-ink"
          }
        >
          {t(`card.notice.${kind}`)}
        </span>
      ))}
      <span className="flex items-end gap-1">
        <span className="min-w-0 text-[0.8125rem] text-muted">
          {record.demonstration && (
            <FlaskConical
              aria-label={t("card.demonstration")}
              className="mr-1 inline size-3.5 align-[-2px] text-amber-ink"
            />
          )}
          <span lang="en">{listSource(record).join(" · ")}</span>
          {reading?.study_design && <span className="block text-accent">{reading.study_design}</span>}
          {!record.has_abstract && <span className="block">{t("card.titleOnly")}</span>}
        </span>
        {children}
      </span>
    </span>
  );
}

interface CellContentProps {
  line: TableLine;
  column: Exclude<TableColumn, "paper" | "decision">;
  /** Language the search was asked in. */
  asked: Language;
}

/** What was read of a paper; what it does not report is a dash. */
export function CellContent({ line, column, asked }: CellContentProps) {
  const language = useLanguage();
  const { reading } = line.paper;
  if (reading === null) return <NotReported />;
  switch (column) {
    case "finding":
      return line.finding === undefined ? (
        <NotReported />
      ) : (
        <span className="line-clamp-6 wrap-anywhere">
          <FindingLine finding={line.finding} />
        </span>
      );
    case "n":
      return reading.sample_size === null ? <NotReported /> : formatNumber(reading.sample_size.n, language);
    case "relevance":
      return (
        <span className="inline-flex xl:[&>p]:flex-col xl:[&>p]:items-end">
          <RelevanceScore score={reading.relevance_score} range={null} isBrief />
        </span>
      );
    default: {
      const text = reading[column];
      if (text === null) return <NotReported />;
      return (
        <span className="line-clamp-5 hyphens-auto wrap-anywhere" lang={findReadingLanguage(text, asked)}>
          {text}
          {isCellUnverified(line, column) && <UnverifiedMark />}
        </span>
      );
    }
  }
}

function NotReported() {
  const t = useLoadedTexts("search");
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t("table.notReported")}</span>
    </span>
  );
}
