import type { PromptDryRunResult, PromptTried } from "@medsieve/contract/prompts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeReaderFailure } from "../../entities/paper/describe-reader-failure.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { DryRunPapers } from "./dry-run-papers.tsx";
import { DryRunQueries } from "./dry-run-queries.tsx";

interface DryRunResultProps {
  result: PromptDryRunResult;
  /** The settings have been changed since. */
  isEarlier: boolean;
}

/** What the settings that were tried gave, beside those that hold. */
export function DryRunResult({ result, isEarlier }: DryRunResultProps) {
  const { t } = useTranslation(["admin-prompts", "errors"]);
  const { live, live_failure, papers_sought, papers_missing, reader } = result;
  const isAlone = live === null && live_failure === null;
  return (
    <>
      {isEarlier && <Alert tone="caution">{t("dryRun.earlier")}</Alert>}
      {papers_missing !== null && (
        <Alert tone="caution" title={t("dryRun.papersMissing")}>
          <span lang="en">{papers_missing}</span>
        </Alert>
      )}
      {isAlone ? (
        <Column title={t("dryRun.same")}>
          <Trial trial={result} sought={papers_sought} model={reader.model} />
        </Column>
      ) : (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Column title={t("dryRun.tried")}>
            <Trial trial={result} sought={papers_sought} model={reader.model} />
          </Column>
          <Column title={t("dryRun.live")}>
            {live !== null && <Trial trial={live} sought={papers_sought} model={reader.model} />}
            {live_failure !== null && (
              <Alert tone="caution" title={t("dryRun.failed")}>
                <span lang="en">{live_failure}</span>
              </Alert>
            )}
          </Column>
        </div>
      )}
    </>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Trial({ trial, sought, model }: { trial: PromptTried; sought: number; model: string | null }) {
  const { t } = useTranslation(["admin-prompts", "search"]);
  const language = useLanguage();
  const { queries, not_understood, fallback, papers, tokens, cost_usd } = trial;
  const cost = cost_usd === null ? t("dryRun.costUnknown") : t("dryRun.cost", { cost: cost_usd.toFixed(4) });
  const facts = [
    t("dryRun.written", { count: queries.length, shown: formatNumber(queries.length, language) }),
    t("dryRun.tokens", { count: tokens, shown: formatNumber(tokens, language) }),
    cost,
    ...(model === null ? [] : [model]),
  ];
  return (
    <>
      <p className="text-muted text-sm">{facts.join(" · ")}</p>
      {fallback !== null && (
        <Alert tone="caution" title={t("dryRun.fallback")}>
          {describeReaderFailure(t, fallback)}
        </Alert>
      )}
      <DryRunQueries queries={queries} />
      {not_understood.length > 0 && (
        <p className="wrap-anywhere text-sm">{t("dryRun.notUnderstood", { words: not_understood.join(" · ") })}</p>
      )}
      {sought > 0 && <DryRunPapers papers={papers} sought={sought} />}
    </>
  );
}
