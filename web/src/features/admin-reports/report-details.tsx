import type { ListedReport } from "@medsieve/contract/statement-reports";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { AnswerForm } from "./answer-form.tsx";

/** A report as a whole: the statement, the sentences it rests on, what is said to be wrong, and the answer. */
export function ReportDetails({ report, onAnswered }: { report: ListedReport; onAnswered: () => void }) {
  const { t } = useTranslation("admin-reports");
  const language = useLanguage();
  const sentences = report.evidence.flatMap(({ pmid, quote }) => (quote === null ? [] : [{ pmid, quote }]));
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid gap-4 md:grid-cols-2">
        <Part name={t("detail.statement")}>
          <p>{report.statement}</p>
        </Part>
        <Part name={t("detail.sentence")}>
          {sentences.length === 0 ? (
            <p className="text-amber-ink">{t("detail.noSentence")}</p>
          ) : (
            sentences.map(({ pmid, quote }) => (
              <blockquote key={`${pmid} ${quote}`} className="border-line-strong border-l-2 pl-3">
                {quote} <span className="whitespace-nowrap text-muted text-sm">PMID {pmid}</span>
              </blockquote>
            ))
          )}
        </Part>
        <Part name={t("detail.wrong")}>
          <p className="whitespace-pre-wrap">{report.text}</p>
          <p className="text-muted text-sm">
            {report.reported_by} · {report.email} · {report.company_name ?? t("noCompany")}
          </p>
        </Part>
        {report.answered_at !== null && (
          <Part name={t("detail.answer")}>
            <p className="whitespace-pre-wrap">{report.answer}</p>
            <p className="text-muted text-sm">
              {[report.answered_by, formatDateTime(report.answered_at, language)].filter((part) => part).join(" · ")}
            </p>
          </Part>
        )}
      </dl>
      <AnswerForm report={report} onAnswered={onAnswered} />
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 wrap-anywhere">
      <dt className="font-medium text-muted text-sm">{name}</dt>
      <dd className="flex flex-col gap-2">{children}</dd>
    </div>
  );
}
