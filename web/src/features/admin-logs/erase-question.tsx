import { type QueryLog, questionErasureSchema } from "@medsieve/contract/admin/query-logs";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Eraser } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { callApi } from "../../lib/api-client.ts";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";

interface EraseQuestionProps {
  log: QueryLog;
  /** Of the page: filtered by the question, the row goes with it. */
  status: StatusControl;
}

/** Takes a question that should not have been asked out of the log, once that is confirmed, and says so. */
export function EraseQuestion({ log, status }: EraseQuestionProps) {
  const { t } = useTranslation("admin-logs");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const erasure = useMutation({
    mutationFn: () =>
      callApi({
        method: "POST",
        path: `/admin/search-logs/${log.query_id}/erase-question`,
        schema: questionErasureSchema,
      }),
    onSuccess: ({ logs }) => status.succeed(t("erase.done", { count: logs, shown: formatNumber(logs, language) })),
    onError: (error) => status.fail(t("erase.failed", { reason: describeError(error, t) })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["admin", "search-logs"] }),
  });

  /** The second click of two finds the dialog closed. */
  function erase(): void {
    if (!isAsking) return;
    setIsAsking(false);
    status.clear();
    erasure.mutate();
  }

  if (log.query === null) return null;
  return (
    <div>
      <Button
        icon={<Eraser aria-hidden className="size-4" />}
        onPress={() => setIsAsking(true)}
        isPending={erasure.isPending}
      >
        {t("erase.button")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        title={t("erase.title")}
        confirmLabel={t("erase.submit")}
        isDestructive
        onConfirm={erase}
      >
        <p className="font-semibold">{log.query}</p>
        <p>{t("erase.text")}</p>
      </ConfirmDialog>
    </div>
  );
}
