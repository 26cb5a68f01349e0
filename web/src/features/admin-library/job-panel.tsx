import type { LibraryJob } from "@medsieve/contract/admin/library";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { formatDuration, formatPercent } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Meter } from "../../ui/meter.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { cancelImport } from "./library-calls.ts";

/** Files of an import whose outcome is shown here; the others are in the list of imported files. */
const OUTCOMES_SHOWN = 5;
const TONES = { completed: "success", failed: "error", cancelled: "info", interrupted: "caution" } as const;

/** How far the import is that is running, with a way to stop it; else how the last one ended. */
export function JobPanel({ job, status }: { job: LibraryJob; status: StatusControl }) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const begun = job.started_by !== null && (
    <p className="text-muted text-sm">
      {t("job.by", { email: job.started_by, time: formatDateTime(job.started_at, language) })}
    </p>
  );
  if (job.status === "running") {
    return (
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
        <RunningImport job={job} status={status} />
        {begun}
      </div>
    );
  }
  return (
    <Alert tone={TONES[job.status]} title={t(`job.ended.${job.status}`)}>
      <Outcomes job={job} />
      {job.status !== "completed" && <p>{t("job.kept")}</p>}
      {begun}
    </Alert>
  );
}

function RunningImport({ job, status }: { job: LibraryJob; status: StatusControl }) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const client = useQueryClient();
  const canceling = useMutation({
    mutationFn: () => cancelImport(client),
    onError: (error) => status.fail(t("job.cancelFailed", { reason: describeError(error, t) })),
  });
  const { progress } = job;
  const count = (value: number) => formatNumber(Math.round(value), language);
  const percent = progress === null ? 0 : (100 * progress.bytes_read) / Math.max(1, progress.bytes_total);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="wrap-anywhere min-w-0 font-medium">
          {job.is_cancelling && t("job.cancelling")}
          {!job.is_cancelling &&
            (progress === null
              ? t("job.starting")
              : t("job.running", { file: progress.file, number: progress.file_number, count: job.files.length }))}
        </p>
        <Button onPress={() => canceling.mutate()} isPending={canceling.isPending} isDisabled={job.is_cancelling}>
          {t("job.cancel")}
        </Button>
      </div>
      <Meter
        label={t("job.progress")}
        percent={percent}
        valueText={formatPercent(Math.min(100, percent), language)}
        tone="green"
      />
      {progress !== null && (
        <p className="text-muted text-sm tabular-nums">
          {t("job.read", { count: progress.read, read: count(progress.read), rate: count(progress.per_second) })}
          {progress.seconds_left !== null &&
            ` · ${t("job.left", { duration: formatDuration(progress.seconds_left, language) })}`}
        </p>
      )}
    </>
  );
}

/** What became of the files; those that failed come first. */
function Outcomes({ job: { outcomes } }: { job: LibraryJob }) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const failed = outcomes.filter(({ error }) => error !== null);
  const inOrder = [...failed, ...outcomes.filter(({ error }) => error === null)];
  const more = inOrder.length - OUTCOMES_SHOWN;
  if (inOrder.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {inOrder.slice(0, OUTCOMES_SHOWN).map(({ file, added, replaced, unchanged, deleted, error }) => (
        <li key={file} className="wrap-anywhere">
          {t("job.outcome", {
            ...{ file, added: count(added), replaced: count(replaced) },
            ...{ unchanged: count(unchanged), deleted: count(deleted) },
          })}
          {error !== null && (
            <span lang="en" className="block text-red-ink">
              {error}
            </span>
          )}
        </li>
      ))}
      {more > 0 && <li>{t("job.more", { count: more, number: count(more) })}</li>}
    </ul>
  );
}
