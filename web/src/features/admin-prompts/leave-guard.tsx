import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { guardUnsavedWork } from "../../lib/unsaved-work.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/**
 * Asks before the page is left, or its user signs out, while something is not saved; before the window closes, the browser asks. Once
 * all is saved that was asked about, the page is left.
 */
export function LeaveGuard({ changes }: { changes: number }) {
  const { t } = useTranslation("admin-prompts");
  const shown = formatNumber(changes, useLanguage());
  const isUnsaved = changes > 0;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  /** Answers what asks to sign out; null while nothing does. */
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);

  useEffect(() => {
    if (!isUnsaved) return;
    return guardUnsavedWork(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [isUnsaved]);

  function decide(leaves: boolean): void {
    answer?.(leaves);
    setAnswer(null);
    if (leaves) proceed?.();
    else reset?.();
  }

  const isAsking = status === "blocked" || answer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was unsaved and no longer is decides by itself
  useEffect(() => {
    if (isAsking && !isUnsaved) decide(true);
  }, [isAsking, isUnsaved]);

  return (
    <ConfirmDialog
      isOpen={isAsking && isUnsaved}
      onCancel={() => decide(false)}
      title={t("leave.title")}
      confirmLabel={t("leave.confirm")}
      onConfirm={() => decide(true)}
      isDestructive
    >
      <p>{t("leave.text", { count: changes, shown })}</p>
    </ConfirmDialog>
  );
}
