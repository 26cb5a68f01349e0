import { orderNotices } from "@medsieve/contract/notices";
import { formatNumber } from "../../../lib/format.ts";
import { describeFlow } from "../flow/describe-flow.ts";
import { listFlowRows } from "../flow/list-flow-rows.ts";
import { nameNotice } from "../name-notice.ts";
import { isFictional } from "../name-parts.ts";
import { formatUtc } from "./format-utc.ts";
import type { Report, ReportBlock } from "./report-blocks.ts";
import { REPORT_GROUPS, REPORT_ITEMS, type ReportContext } from "./report-items.ts";

/** The report of a search after PRISMA-S, from nothing but its record. */
export function writeReport(context: ReportContext): Report {
  const { record, t } = context;
  return {
    title: t("record:report.title"),
    question: record.question,
    lead: writeLead(context),
    groups: REPORT_GROUPS.map(({ key, from, to }) => ({
      title: t(`record:report.group.${key}`),
      items: REPORT_ITEMS.filter(({ number }) => number >= from && number <= to).map(({ number, write }) => ({
        number,
        title: t(`record:report.item${number}.title`),
        blocks: write(context),
      })),
    })),
    appendices: [
      { title: t("record:flow.title"), blocks: [writeFlow(context)] },
      { title: t("record:papers.title"), blocks: writePapers(context) },
      { title: t("record:report.recordTitle"), blocks: writeOrigin(context) },
    ],
  };
}

function writeLead({ record, t }: ReportContext): ReportBlock[] {
  const lead = t("record:report.lead", { version: record.medsieve, date: formatUtc(record.started_at) });
  const texts = [lead, t("record:report.authorHint"), t("record:report.reference")];
  if (isFictional(record)) texts.unshift(t("record:fictional"));
  if (record.status !== "completed") texts.unshift(t(`record:state.${record.status}`));
  return texts.map((text) => ({ kind: "text", text }));
}

function writeFlow({ record, screened, t, language }: ReportContext): ReportBlock {
  const rows = listFlowRows(describeFlow(record, screened, t, language), t);
  return {
    kind: "table",
    label: t("record:flow.title"),
    head: [t("record:flow.step"), t("record:flow.records")],
    rows: rows.map(({ text, count, isIndented }) => [isIndented ? `– ${text}` : text, count]),
    isNumber: [false, true],
  };
}

function writePapers({ record, t, language }: ReportContext): ReportBlock[] {
  if (record.papers.length === 0) return [{ kind: "text", text: t("record:papers.none") }];
  return [
    {
      kind: "table",
      label: t("record:papers.title"),
      head: ["rank", "paper", "published", "pmid", "score", "flags"].map((key) => t(`record:papers.${key}`)),
      rows: record.papers.map((paper) => [
        paper.rank === null ? "" : formatNumber(paper.rank, language),
        paper.title === "" ? t("search:card.untitled") : paper.title,
        [paper.journal, paper.year].filter((part) => part !== null).join(", "),
        paper.pmid,
        paper.reading.relevance_score.toFixed(2),
        [
          ...(paper.demonstration ? [t("search:card.demonstration")] : []),
          ...orderNotices(paper.notices).map((notice) => nameNotice(notice, t)),
        ].join("; "),
      ]),
      isNumber: [true, false, false, false, true, false],
    },
    { kind: "text", text: t("record:papers.scoreHint") },
  ];
}

function writeOrigin({ record, t }: ReportContext): ReportBlock[] {
  const { search_id, started_at, finished_at, digest } = record;
  return [
    t("record:report.searchId", { id: search_id }),
    t("record:report.started", { date: formatUtc(started_at) }),
    finished_at === null ? null : t("record:report.finished", { date: formatUtc(finished_at) }),
    digest === null ? t("record:digest.none") : t("record:report.digest", { digest }),
  ].flatMap((text) => (text === null ? [] : [{ kind: "text" as const, text }]));
}
