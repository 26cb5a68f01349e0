import type { Finding } from "@medsieve/contract/findings";
import type { SearchDetails } from "@medsieve/contract/history";
import { isRetracted } from "@medsieve/contract/notices";
import type { Paper } from "@medsieve/contract/papers";
import { type Evidence, isBorneOut } from "@medsieve/contract/statements";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FindingLine } from "../../../entities/paper/finding-line.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { RecordSection } from "../record-section.tsx";
import { PrintTable } from "./print-table.tsx";

const WIDTHS = [24, 34, 42];

interface PaperFinding {
  paper: Paper;
  finding: Finding;
}

/** The answer, and each finding with its sentence: those that the verdict counts first. */
export function EvidencePart({ details }: { details: SearchDetails }) {
  const { t } = useTranslation(["dossier", "record"]);
  const { papers, verdict, summary } = details;
  const counted = new Set(verdict?.papers.flatMap(({ finding_ids }) => finding_ids));
  const findings = papers.flatMap((paper) => paper.findings.map((finding) => ({ paper, finding })));
  const onQuestion = findings.filter(({ finding }) => counted.has(finding.id));
  const others = findings.filter(({ finding }) => !counted.has(finding.id));
  const summarized = papers.filter((paper) => paper.findings.length === 0 && paper.summary !== null);
  const head = [t("evidence.paper"), t("evidence.finding"), t("evidence.sentence")];
  const tabulate = (label: string, rows: ReactNode[][]) =>
    rows.length === 0 ? null : (
      <>
        <h3 className="text-base">{label}</h3>
        <PrintTable label={label} head={head} widths={WIDTHS} rows={rows} />
      </>
    );
  return (
    <>
      <RecordSection title={t("answer.title")}>
        <p className="max-w-reading font-medium">{verdict?.text ?? summary ?? t("answer.none")}</p>
      </RecordSection>
      <RecordSection title={t("evidence.title")} lead={t("evidence.lead")}>
        {findings.length === 0 && summarized.length === 0 && <p className="text-muted">{t("evidence.none")}</p>}
        {tabulate(t("evidence.onQuestion"), onQuestion.map(writeFinding))}
        {tabulate(t("evidence.others"), others.map(writeFinding))}
        {tabulate(t("evidence.summaries"), summarized.map(writeSummary))}
      </RecordSection>
    </>
  );
}

function writeFinding({ paper, finding }: PaperFinding): ReactNode[] {
  const arms = [finding.intervention, finding.comparator].filter((arm) => arm !== null).join(" / ");
  return [
    <NamedPaper key="paper" paper={paper} />,
    <div key="finding">
      <FindingLine finding={finding} />
      {arms !== "" && <p lang="en">{arms}</p>}
      {finding.disputed && <Disputed />}
    </div>,
    <Quotes key="quotes" evidence={finding.evidence} />,
  ];
}

function writeSummary(paper: Paper): ReactNode[] {
  const statements = paper.statements.filter(({ field }) => field === "summary");
  const isUnsupported = statements.some((statement) => statement.evidence.length > 0 && !isBorneOut(statement));
  return [
    <NamedPaper key="paper" paper={paper} />,
    <div key="summary">
      <p dir="auto">{paper.summary}</p>
      {isUnsupported && <Unverified />}
    </div>,
    <Quotes key="quotes" evidence={statements.flatMap(({ evidence }) => evidence)} />,
  ];
}

function Disputed() {
  const { t } = useTranslation("verdict");
  return <p className="text-amber-ink">{t("disputed")}</p>;
}

function Unverified() {
  const { t } = useTranslation("dossier");
  return <p className="font-semibold text-red-ink">{t("evidence.unverified")}</p>;
}

/** First author, else title, and year; PMID, design and sample size; that it is retracted comes first. */
function NamedPaper({ paper }: { paper: Paper }) {
  const { t } = useTranslation(["dossier", "search"]);
  const language = useLanguage();
  const first = paper.authors[0] ?? paper.title;
  const size = paper.sample_size === null ? null : `n = ${formatNumber(paper.sample_size.n, language)}`;
  return (
    <>
      {isRetracted(paper) && <p className="font-semibold text-red-ink">{t("search:card.notice.retracted")}</p>}
      <p className="font-medium" lang="en">
        {[first, paper.year].filter((part) => part !== null).join(" ")}
      </p>
      <p className="text-muted tabular-nums">PMID {paper.pmid}</p>
      <p className="text-muted">{[paper.study_design, size].filter((part) => part !== null).join(" · ")}</p>
    </>
  );
}

/** The sentences, each once; a dash where there is none. */
function Quotes({ evidence }: { evidence: readonly Pick<Evidence, "quote">[] }) {
  const quotes = [...new Set(evidence.flatMap(({ quote }) => quote ?? []))];
  if (quotes.length === 0) return "–";
  return quotes.map((quote) => (
    <p key={quote} dir="auto">
      “{quote}”
    </p>
  ));
}
