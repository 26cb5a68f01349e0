import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useReturnFocus } from "../../lib/use-return-focus.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { reportsQuery, withdrawReport } from "./report-calls.ts";
import type { Withdrawal } from "./report-context.ts";

interface WithdrawDialogProps {
  searchId: string;
  withdrawal: Withdrawal;
  onClose: () => void;
}

/** Asks before one's own report is withdrawn, and shows what is left where it no longer can be. */
export function WithdrawDialog({ searchId, withdrawal: { report, statement }, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  const { giveTo } = useReturnFocus();
  const { queryKey } = reportsQuery(searchId);
  const withdrawing = useMutation({
    mutationFn: () => withdrawReport(searchId, report.id),
    onSuccess: (left) => {
      queryClient.setQueryData(queryKey, left);
      notify({ tone: "success", text: t("withdraw.done") });
    },
    onError: (error) => {
      notify({ tone: "error", text: t("withdraw.failed"), description: describeError(error, t) });
      void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: close,
  });

  function close(): void {
    onClose();
    giveTo(statement);
  }

  return (
    <ConfirmDialog
      isOpen
      onCancel={close}
      title={t("withdraw.title")}
      confirmLabel={t("withdraw.confirm")}
      onConfirm={() => withdrawing.mutate()}
      isPending={withdrawing.isPending}
    >
      <blockquote
        className="max-h-40 overflow-y-auto whitespace-pre-wrap border-line-strong border-l-2 pl-3"
        dir="auto"
      >
        {report.text}
      </blockquote>
      <p>{t("withdraw.text")}</p>
    </ConfirmDialog>
  );
}
