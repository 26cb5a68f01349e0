import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { Downloads } from "./use-downloads.ts";

/** How far a download is, and what came of it. */
export function DownloadStatus({ downloads: { state, cancel, fetchAndSave } }: { downloads: Downloads }) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  return (
    <div aria-live="polite" className="empty:hidden print:hidden">
      {state.kind === "running" && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-3 py-2.5">
          <Spinner label={t("download.running", { file: state.name })} />
          {state.bytes > 0 && (
            <span className="text-muted text-sm tabular-nums">
              {t("download.received", { size: formatNumber(Math.round(state.bytes / 1024), language) })}
            </span>
          )}
          <Button onPress={cancel}>{t("common:cancel")}</Button>
        </div>
      )}
      {state.kind === "saved" && <Alert tone="success">{t("download.saved", { file: state.name })}</Alert>}
      {state.kind === "failed" && (
        <Alert
          tone="error"
          title={t("download.failed", { file: state.order.name })}
          action={<Button onPress={() => fetchAndSave(state.order)}>{t("common:retry")}</Button>}
        >
          <p>{describeError(state.error, t)}</p>
        </Alert>
      )}
    </div>
  );
}
