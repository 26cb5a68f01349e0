import type { Language } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { splitCitations } from "../../lib/split-citations.ts";
import { findReadingLanguage } from "../../lib/text-language.ts";

interface ReportAnswerProps {
  text: string;
  /** Language the search was asked in. */
  asked: Language;
  /** PMIDs of the papers below. */
  pmids: ReadonlySet<string>;
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

/** The answer to the question; each PMID it rests on leads to that paper. */
export function ReportAnswer({ text, asked, pmids }: ReportAnswerProps) {
  const { t } = useTranslation("detail");
  let offset = 0;
  return (
    <div>
      <h2 className="font-semibold text-sm">{t("search:answer.title")}</h2>
      <p className="mt-1 max-w-reading whitespace-pre-line wrap-anywhere" lang={findReadingLanguage(text, asked)}>
        {splitCitations(text).map(({ text: words, pmid }) => {
          const key = offset;
          offset += words.length;
          if (pmid === null || !pmids.has(pmid)) return <span key={key}>{words}</span>;
          return (
            <a
              key={key}
              href={`#${findReportId(pmid)}`}
              onClick={(event) => {
                event.preventDefault();
                showReport(pmid);
              }}
              className="focus-ring rounded-sm text-accent tabular-nums underline decoration-1 underline-offset-3 hover:text-accent-hover"
            >
              {words}
            </a>
          );
        })}
      </p>
      <p className="mt-1 text-muted text-sm">{t("search:answer.check")}</p>
    </div>
  );
}
