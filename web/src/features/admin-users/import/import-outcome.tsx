import { useTranslation } from "react-i18next";
import { describeError } from "../../../lib/errors.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FailedRows } from "./failed-rows.tsx";
import type { ImportProgress } from "./send-import.ts";

interface ImportOutcomeProps {
  progress: ImportProgress;
  /** What a call failed with; null where none did. */
  error: unknown;
  onGoOn: () => void;
  onChooseAnother: () => void;
  onClose: () => void;
}

/** What became of the rows; where some have not been sent, the way to go on with them. */
export function ImportOutcome({ progress, error, onGoOn, onChooseAnother, onClose }: ImportOutcomeProps) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const count = (number: number) => ({ count: number, shown: formatNumber(number, language) });
  const { total, answered, imported, updated, unchanged, companiesCreated, failed, inDoubt } = progress;
  const isWhole = answered === total;
  const hasFailed = error !== null || (isWhole && imported === 0);
  const title = hasFailed ? t("import.failedTitle") : isWhole ? t("import.completeTitle") : t("import.stoppedTitle");
  return (
    <div className="flex flex-col gap-4">
      <Alert tone={hasFailed ? "error" : failed.length > 0 || !isWhole ? "caution" : "success"} title={title}>
        {error !== null && <p>{t("import.failed", { reason: describeError(error, t) })}</p>}
        {isWhole && !hasFailed && (
          <p>{t("import.done", { count: imported, shown: formatNumber(imported, language) })}</p>
        )}
        {isWhole && error === null && imported === 0 && <p>{t("import.noneImported")}</p>}
      </Alert>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 tabular-nums">
        <dt className="text-muted">{t("import.total")}</dt>
        <dd>{formatNumber(total, language)}</dd>
        <dt className="text-muted">{t("import.successful")}</dt>
        <dd>{formatNumber(imported, language)}</dd>
        {updated + unchanged > 0 && (
          <>
            <dt className="text-muted">{t("import.updated")}</dt>
            <dd>{formatNumber(updated, language)}</dd>
            <dt className="text-muted">{t("import.unchanged")}</dt>
            <dd>{formatNumber(unchanged, language)}</dd>
          </>
        )}
        <dt className="text-muted">{t("import.failedCount")}</dt>
        <dd>{formatNumber(failed.length, language)}</dd>
        <dt className="text-muted">{t("import.companiesCreated")}</dt>
        <dd>{formatNumber(companiesCreated, language)}</dd>
        {!isWhole && (
          <>
            <dt className="text-muted">{t("import.unsent")}</dt>
            <dd>{formatNumber(total - answered, language)}</dd>
          </>
        )}
      </dl>
      {!isWhole && (
        <p>
          {inDoubt.length > 0
            ? t("import.inDoubt", {
                ...count(inDoubt.length),
                first: inDoubt[0]?.number,
                last: inDoubt[inDoubt.length - 1]?.number,
              })
            : t("import.canGoOn")}
        </p>
      )}
      {failed.length > 0 && <FailedRows failed={failed} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onChooseAnother}>{t("import.another")}</Button>
        {!isWhole && (
          <Button variant="primary" onPress={onGoOn}>
            {t("import.goOn", count(total - answered))}
          </Button>
        )}
        <Button {...(isWhole ? { variant: "primary" as const } : {})} onPress={onClose}>
          {t("common:close")}
        </Button>
      </div>
    </div>
  );
}
