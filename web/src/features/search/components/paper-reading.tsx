import type { Language } from "@medsieve/contract/constants";
import type { ListedPaper } from "@medsieve/contract/papers";
import { FileX2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { StatementText } from "../../../entities/paper/statement-text.tsx";
import { findReadingLanguage } from "../../../entities/paper/text-language.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { PaperFindings } from "./paper-findings.tsx";

const NONE: readonly string[] = [];
const PICO = ["population", "intervention", "comparator", "outcome"] as const;

interface PaperReadingProps {
  paper: ListedPaper;
  /** Language the search was asked in, and so that of the reading. */
  asked: Language;
  /** Of its findings those on the question. */
  onQuestion?: readonly string[] | undefined;
  /** The summary alone. */
  isBrief: boolean;
}

/** What the reader says of the paper: findings, summary, PICO, and why it was chosen. */
export function PaperReading({ paper, asked, onQuestion = NONE, isBrief }: PaperReadingProps) {
  const { t } = useTranslation("search");
  return (
    <div className="flex flex-col gap-3">
      {!isBrief && <PaperFindings paper={paper} onQuestion={onQuestion} />}
      {paper.summary !== null && (
        <p
          className={joinClasses("max-w-reading wrap-anywhere", isBrief && "line-clamp-3")}
          lang={findReadingLanguage(paper.summary, asked)}
        >
          <StatementText text={paper.summary} field="summary" paper={paper} isStatic={isBrief} />
        </p>
      )}
      {!paper.has_abstract && (
        <p className="flex items-start gap-1.5 text-muted text-sm">
          <FileX2 aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t("card.noAbstract")}
        </p>
      )}
      {!isBrief && <PicoGrid paper={paper} asked={asked} />}
      {!isBrief && paper.rationale !== null && (
        <Disclosure title={t("card.rationale")}>
          <p
            className="max-w-reading wrap-anywhere text-[0.9375rem]"
            lang={findReadingLanguage(paper.rationale, asked)}
          >
            <StatementText text={paper.rationale} field="rationale" paper={paper} />
          </p>
        </Disclosure>
      )}
    </div>
  );
}

function PicoGrid({ paper, asked }: { paper: ListedPaper; asked: Language }) {
  const { t } = useTranslation("search");
  const missing = [
    ...PICO.filter((field) => paper[field] === null).map((field) => t(`card.pico.${field}`)),
    ...(paper.study_design === null ? [t("card.design")] : []),
  ];
  return (
    <div>
      {PICO.some((field) => paper[field] !== null) && (
        <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
          {PICO.map((field) => {
            const text = paper[field];
            if (text === null) return null;
            return (
              <div key={field} className="min-w-0 bg-surface px-3 py-2 sm:last:odd:col-span-2">
                <dt className="font-medium text-muted text-sm">{t(`card.pico.${field}`)}</dt>
                <dd className="wrap-anywhere text-[0.9375rem] leading-normal" lang={findReadingLanguage(text, asked)}>
                  <StatementText text={text} field={field} paper={paper} />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {missing.length > 0 && (
        <p className="mt-1 text-muted text-sm">
          {t(paper.has_abstract ? "card.notAssessable" : "card.notAssessableTitle", {
            fields: missing.join(t("listSeparator")),
          })}
        </p>
      )}
    </div>
  );
}
