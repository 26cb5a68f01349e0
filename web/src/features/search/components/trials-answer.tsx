import type { ListedPaper } from "@medsieve/contract/papers";
import {
  type PaperTrial,
  type SearchTrials,
  searchTrialsSchema,
  type UnpublishedTrial,
} from "@medsieve/contract/trials";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../../lib/api-client.ts";
import { describeError } from "../../../lib/errors.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Spinner } from "../../../ui/spinner.tsx";

interface TrialsAnswerProps {
  searchId: string;
  papers: readonly Pick<ListedPaper, "pmid" | "title">[];
}

/** Registered trials of the papers, and completed ones of the question that have no paper. */
export function TrialsAnswer({ searchId, papers }: TrialsAnswerProps) {
  const { t } = useTranslation("search");
  const trials = useQuery({
    queryKey: ["search-trials", searchId],
    queryFn: ({ signal }) => callApi({ path: `/searches/${searchId}/trials`, schema: searchTrialsSchema, signal }),
    retry: false,
  });
  const again = (
    <Button onPress={() => void trials.refetch()} isPending={trials.isFetching}>
      {t("common:retry")}
    </Button>
  );
  if (trials.isPending) return <Spinner label={t("trials.loading")} />;
  if (trials.isError) {
    return (
      <Alert tone="error" title={t("trials.failed")} action={again}>
        {describeError(trials.error, t)}
      </Alert>
    );
  }
  if (trials.data.state === "unavailable") {
    return (
      <Alert tone="info" title={t("trials.unavailable")} action={again}>
        {t("trials.unavailableText")}
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-4 text-sm">
      <OfPapers trials={trials.data} papers={papers} />
      <Unpublished trials={trials.data} />
    </div>
  );
}

function OfPapers({ trials, papers }: { trials: SearchTrials; papers: TrialsAnswerProps["papers"] }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const titles = new Map(papers.map(({ pmid, title }) => [pmid, title]));
  return (
    <Part title={t("trials.ofPapers")}>
      {trials.papers.length === 0 && <p className="text-muted">{t("trials.noPapers")}</p>}
      <ul className="flex flex-col gap-3">
        {trials.papers.map((trial) => (
          <li key={`${trial.pmid} ${trial.nct_id}`} className="flex flex-col gap-0.5">
            <p>
              <TrialLink id={trial.nct_id} url={trial.url} /> <span dir="auto">{titles.get(trial.pmid)}</span>
            </p>
            <WhatIsRegistered trial={trial} />
          </li>
        ))}
      </ul>
      {trials.not_looked_up > 0 && (
        <p className="text-muted">
          {t("trials.notLookedUp", {
            count: trials.not_looked_up,
            shown: formatNumber(trials.not_looked_up, language),
          })}
        </p>
      )}
    </Part>
  );
}

function WhatIsRegistered({ trial }: { trial: PaperTrial }) {
  const { t } = useTranslation("search");
  if (!trial.found) return <p className="text-muted">{t("trials.unknown")}</p>;
  const dates = [
    trial.first_submitted && t("trials.submitted", { date: trial.first_submitted }),
    trial.started && t("trials.started", { date: trial.started }),
  ].filter(Boolean);
  return (
    <>
      <p className="text-muted">
        {[
          t(`trials.registered.${trial.registered}`),
          ...dates,
          t(trial.results_posted ? "trials.resultsPosted" : "trials.noResultsPosted"),
        ].join(" · ")}
      </p>
      <ul className="list-disc pl-5">
        {trial.primary_outcomes.map(({ measure, time_frame, match, reported_as }) => (
          <li key={`${measure} ${time_frame}`}>
            <span lang="en">{[measure, time_frame].filter(Boolean).join(", ")}</span>{" "}
            <span className="text-muted">
              {match === "reported" ? t("trials.reportedAs", { outcome: reported_as }) : t("trials.notSeen")}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Unpublished({ trials: { asked, unpublished, completed_trials } }: { trials: SearchTrials }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  if (asked === null) {
    return (
      <Part title={t("trials.unpublished")}>
        <p className="text-muted">{t("trials.notAsked")}</p>
      </Part>
    );
  }
  const shown = formatNumber(completed_trials, language);
  return (
    <Part title={t("trials.unpublished")}>
      <p className="text-muted">{t("trials.lookedThrough", { ...asked, count: completed_trials, shown })}</p>
      {unpublished.length === 0 && <p>{t("trials.noneUnpublished")}</p>}
      <ul className="flex flex-col gap-1">
        {unpublished.map((trial) => (
          <UnpublishedRow key={trial.nct_id} trial={trial} />
        ))}
      </ul>
    </Part>
  );
}

function UnpublishedRow({ trial: { nct_id, url, title, completed, results_posted } }: { trial: UnpublishedTrial }) {
  const { t } = useTranslation("search");
  const remarks = [
    completed && t("trials.completed", { date: completed }),
    results_posted && t("trials.resultsPosted"),
  ].filter(Boolean);
  return (
    <li>
      <TrialLink id={nct_id} url={url} /> <span lang="en">{title}</span>{" "}
      <span className="text-muted">{remarks.join(" · ")}</span>
    </li>
  );
}

function TrialLink({ id, url }: { id: string; url: string }) {
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      {id}
    </Link>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  );
}
