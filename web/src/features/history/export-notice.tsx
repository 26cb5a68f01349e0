import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { ProgressBar } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { ExportProgress } from "./export-progress.ts";
import type { ExportControl, ExportState } from "./use-export.ts";

/** How far an export is, and what came of it. */
export function ExportNotice({ control: { state, cancel, dismiss } }: { control: ExportControl }) {
  const { t } = useTranslation("searches");
  if (state.kind === "idle") return null;
  if (state.kind === "running") return <Running progress={state.progress} total={state.total} onCancel={cancel} />;
  return (
    <div className="relative">
      <Ending state={state} />
      <span className="absolute top-0.5 right-0.5">
        <IconButton label={t("common:close")} icon={<X aria-hidden className="size-4" />} onPress={dismiss} />
      </span>
    </div>
  );
}

function Ending({ state }: { state: Exclude<ExportState, { kind: "idle" | "running" }> }) {
  const { t } = useTranslation("searches");
  switch (state.kind) {
    case "completed":
      return (
        <Alert
          tone={state.damaged.length + state.missing.length > 0 ? "caution" : "success"}
          title={t("export.completed")}
        >
          <p className="pr-8">{t("export.saved", { file: state.fileName })}</p>
          <Questions lead={t("export.damaged")} questions={state.damaged} />
          <Questions lead={t("export.missing")} questions={state.missing} />
        </Alert>
      );
    case "cancelled":
      return <Alert tone="info" title={t("export.cancelled")} />;
    case "nothing-selected":
      return <Alert tone="caution" title={t("export.nothingSelected")} />;
    case "nothing-highlighted":
      return <Alert tone="caution" title={t("export.nothingHighlighted")} />;
    case "failed":
      return (
        <Alert tone="error" title={t("export.failed")}>
          <p className="pr-8">{t("export.failedText", { reason: describeError(state.error, t) })}</p>
        </Alert>
      );
  }
}

/** Searches that the file does not have as they were. */
function Questions({ lead, questions }: { lead: string; questions: readonly string[] }) {
  if (questions.length === 0) return null;
  return (
    <>
      <p className="mt-2">{lead}</p>
      <ul className="list-disc pl-5">
        {[...new Set(questions)].map((question) => (
          <li key={question} className="wrap-anywhere">
            {question}
          </li>
        ))}
      </ul>
    </>
  );
}

interface RunningProps {
  progress: ExportProgress;
  total: number;
  onCancel: () => void;
}

function Running({ progress, total, onCancel }: RunningProps) {
  const { t } = useTranslation("searches");
  const language = useLanguage();
  const done = useSyncExternalStore(progress.subscribe, progress.read);
  const valueText = t("export.progress", {
    count: total,
    done: formatNumber(done, language),
    total: formatNumber(total, language),
  });
  return (
    <div className="flex items-center gap-4 rounded-md border border-line bg-surface px-3 py-2.5">
      <ProgressBar
        aria-label={t("export.running")}
        value={done}
        maxValue={total}
        valueLabel={valueText}
        className="flex min-w-0 flex-1 flex-col gap-1.5"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-[0.9375rem]">
          <span className="font-medium">{t("export.running")}</span>
          <span className="text-muted tabular-nums">{valueText}</span>
        </span>
        <span className="h-1.5 overflow-hidden rounded-full bg-line">
          <span className="block h-full rounded-full bg-accent" style={{ width: `${(100 * done) / total}%` }} />
        </span>
      </ProgressBar>
      <Button onPress={onCancel}>{t("common:cancel")}</Button>
    </div>
  );
}
