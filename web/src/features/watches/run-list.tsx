import type { Watch, WatchRun } from "@medsieve/contract/watches";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { watchRunsQuery } from "../../entities/watch/watch-calls.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { ListStates } from "../../ui/list-states.tsx";
import { FoundPapers } from "./found-papers.tsx";
import { NewPapers } from "./new-papers.tsx";

const NOTICED = ["retracted", "doubted", "corrected", "superseded"] as const;

/** What each run of a watched search found, the newest first. */
export function RunList({ watch }: { watch: Watch }) {
  const { t } = useTranslation("watches");
  const { last_run: last } = watch;
  const runs = useQuery(watchRunsQuery(watch.id, `${last?.id} ${last?.status}`));
  return (
    <ListStates query={runs} failure={t("runs.failed")} loading={t("runs.loading")}>
      {({ items }) => (
        <ol className="flex flex-col">
          {items.map((run) => (
            <Run key={run.id} run={run} watch={watch} />
          ))}
        </ol>
      )}
    </ListStates>
  );
}

function Run({ run, watch }: { run: WatchRun; watch: Watch }) {
  const { t } = useTranslation("watches");
  const language = useLanguage();
  const titleId = useId();
  return (
    <li aria-labelledby={titleId} className="flex flex-col gap-3 border-line border-t py-4 first:border-t-0">
      <h3 id={titleId} className="font-semibold">
        {formatDateTime(run.finished_at ?? run.started_at, language)}
        {": "}
        {t(`status.${run.status}`)}
      </h3>
      {run.status === "not_checked" && run.cause !== null && <p>{t(`notChecked.${run.cause}`)}</p>}
      {run.status === "checked" && <Findings run={run} watch={watch} />}
    </li>
  );
}

function Findings({ run, watch }: { run: WatchRun; watch: Watch }) {
  const { t } = useTranslation("watches");
  const language = useLanguage();
  const failed = run.queries.filter(({ problem }) => problem !== null);
  const isQuiet = [run.new, run.gone, ...NOTICED.map((key) => run[key])].every((papers) => papers.length === 0);
  const since = formatDateTime(run.since, language);
  const count = (papers: readonly unknown[]) => ({
    count: papers.length,
    shown: formatNumber(papers.length, language),
  });
  return (
    <>
      {failed.length > 0 && (
        <Alert tone="caution" title={t("failedQueries.title", count(failed))}>
          <ul className="list-disc pl-5">
            {failed.map(({ name, problem }) => (
              <li key={name}>
                {name}: <span lang="en">{problem}</span>
              </li>
            ))}
          </ul>
          <p>{t("failedQueries.text")}</p>
        </Alert>
      )}
      {isQuiet && <p className="text-muted">{t(failed.length > 0 ? "quietInPart" : "quiet", { since })}</p>}
      {NOTICED.map((key) => (
        <FoundPapers key={key} title={t(`found.${key}`, count(run[key]))} papers={run[key]} />
      ))}
      <NewPapers watch={watch} papers={run.new} title={t("found.new", { ...count(run.new), since })} />
      <FoundPapers title={t("found.gone", count(run.gone))} papers={run.gone} lead={t("found.goneLead")} />
    </>
  );
}
