import type { PromptTried } from "@medsieve/contract/prompts";
import { useTranslation } from "react-i18next";
import { describeReaderFailure } from "../../entities/paper/describe-reader-failure.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

interface DryRunPapersProps {
  papers: PromptTried["papers"];
  /** How many were to be read. */
  sought: number;
}

const PARTS = ["population", "intervention", "comparator", "outcome"] as const;

/** What the analysis prompt made of a few papers. */
export function DryRunPapers({ papers, sought }: DryRunPapersProps) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const language = useLanguage();
  return (
    <div className="flex flex-col gap-3 border-line-strong border-t pt-3 text-sm">
      <h4 className="font-medium">{t("dryRun.papers")}</h4>
      {papers.length < sought && (
        <p className="text-amber-ink">
          {t("dryRun.unread", { count: sought - papers.length, shown: formatNumber(sought - papers.length, language) })}
        </p>
      )}
      <ol className="flex flex-col gap-3">
        {papers.map((paper) => (
          <li key={paper.pmid} className="wrap-anywhere flex flex-col gap-1">
            <p lang="en" className="font-medium">
              {paper.title}
            </p>
            <p className="text-muted">
              {t("dryRun.relevance", { score: paper.relevance_score.toFixed(2) })} · PMID {paper.pmid}
              {paper.study_design !== null && ` · ${paper.study_design}`}
            </p>
            {paper.fallback !== null && <p className="text-amber-ink">{describeReaderFailure(t, paper.fallback)}</p>}
            {paper.summary !== null && <p>{paper.summary}</p>}
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
              {PARTS.map((part) => {
                const text = paper[part];
                return text === null ? null : (
                  <div key={part} className="contents">
                    <dt className="text-muted">{t(`search:card.pico.${part}`)}</dt>
                    <dd>{text}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}
