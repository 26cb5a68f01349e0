import type { AnswerSentence } from "@medsieve/contract/answers";
import type { Language } from "@medsieve/contract/constants";
import type { Paper } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { AnswerCaution } from "../../entities/answer/answer-caution.tsx";
import { AnswerText } from "../../entities/answer/answer-text.tsx";
import { findReadingLanguage } from "../../entities/paper/text-language.ts";

interface ReportAnswerProps {
  text: string;
  sentences: readonly AnswerSentence[];
  /** Language the search was asked in. */
  asked: Language;
  /** Those below. */
  papers: readonly Paper[];
}

/** The id of a paper's report in the page, to which the answer's PMIDs lead. */
export function findReportId(pmid: string): string {
  return `report-${pmid}`;
}

function showReport(pmid: string): void {
  const report = document.getElementById(findReportId(pmid));
  report?.focus({ preventScroll: true });
  report?.scrollIntoView?.({ block: "start" });
}

/** The answer to the question; its sentences show what they rest on, and each PMID leads to that paper. */
export function ReportAnswer({ text, sentences, asked, papers }: ReportAnswerProps) {
  const { t } = useTranslation("detail");
  return (
    <div>
      <h2 className="font-semibold text-sm">{t("search:answer.title")}</h2>
      <AnswerCaution sentences={sentences} papers={papers} />
      <p className="mt-1 max-w-reading whitespace-pre-line wrap-anywhere" lang={findReadingLanguage(text, asked)}>
        <AnswerText text={text} sentences={sentences} papers={papers} findId={findReportId} onLead={showReport} />
      </p>
      <p className="mt-1 text-muted text-sm">{t("search:answer.check")}</p>
      {sentences.some(({ evidence }) => evidence.length > 0) && (
        <p className="text-muted text-sm">{t("search:answer.counted")}</p>
      )}
    </div>
  );
}
