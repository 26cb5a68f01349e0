import type { AnswerSentence } from "@medsieve/contract/answers";
import type { Language } from "@medsieve/contract/constants";
import type { Paper } from "@medsieve/contract/papers";
import type { Verdict } from "@medsieve/contract/verdict";
import { useTranslation } from "react-i18next";
import { AnswerCaution } from "../../entities/answer/answer-caution.tsx";
import { AnswerText } from "../../entities/answer/answer-text.tsx";
import { findReadingLanguage } from "../../entities/paper/text-language.ts";
import { findAnswerPlace, VerdictView } from "../../entities/verdict/verdict-view.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

interface ReportAnswerProps {
  text: string;
  sentences: readonly AnswerSentence[];
  /** Language the search was asked in. */
  asked: Language;
  /** Those below, by rank. */
  papers: readonly Paper[];
  /** Null of a search that has none. */
  verdict: Verdict | null;
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

/** What the papers say: the verdict with its meter and findings, and the answer, folded where the verdict says it all. */
export function ReportAnswer(props: ReportAnswerProps) {
  const { sentences, asked, papers, verdict } = props;
  const { t } = useTranslation(["detail", "verdict"]);
  const place = findAnswerPlace(verdict);
  return (
    <div className="flex flex-col gap-1.5">
      <h2 className={verdict === null ? "font-semibold text-sm" : "sr-only"}>{t("search:answer.title")}</h2>
      <AnswerCaution sentences={sentences} papers={papers} />
      {verdict !== null && <VerdictView verdict={verdict} papers={papers} asked={asked} onOpen={showReport} />}
      {place === "open" && <FullAnswer {...props} />}
      {place === "folded" && (
        <Disclosure title={t("verdict:inFull")}>
          <FullAnswer {...props} />
        </Disclosure>
      )}
    </div>
  );
}

/** The answer to the question; its sentences show what they rest on, and each PMID leads to that paper. */
function FullAnswer({ text, sentences, asked, papers }: ReportAnswerProps) {
  const { t } = useTranslation("detail");
  return (
    <div>
      <p className="max-w-reading whitespace-pre-line wrap-anywhere" lang={findReadingLanguage(text, asked)}>
        <AnswerText text={text} sentences={sentences} papers={papers} findId={findReportId} onLead={showReport} />
      </p>
      <p className="mt-1 text-muted text-sm">{t("search:answer.check")}</p>
      {sentences.some(({ evidence }) => evidence.length > 0) && (
        <p className="text-muted text-sm">{t("search:answer.counted")}</p>
      )}
    </div>
  );
}
