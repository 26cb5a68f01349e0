import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";

/** Asks before the page is left while something is not saved; before the window closes, the browser asks. */
export function LeaveGuard({ changes }: { changes: number }) {
  const { t } = useTranslation("admin-prompts");
  const shown = formatNumber(changes, useLanguage());
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => changes > 0 && current.pathname !== next.pathname,
    enableBeforeUnload: () => changes > 0,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === "blocked"}
      onCancel={() => blocker.reset?.()}
      title={t("leave.title")}
      confirmLabel={t("leave.confirm")}
      onConfirm={() => blocker.proceed?.()}
      isDestructive
    >
      <p>{t("leave.text", { count: changes, shown })}</p>
    </ConfirmDialog>
  );
}
