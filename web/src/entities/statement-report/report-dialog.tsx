import { REPORT_TEXT_MAX_LENGTH } from "@medsieve/contract/constants";
import { reportRequestSchema } from "@medsieve/contract/statement-reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { notify } from "../../ui/notify.ts";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { reportsQuery, sendReport } from "./report-calls.ts";
import type { ReportSubject } from "./report-context.ts";

interface ReportDialogProps {
  searchId: string;
  subject: ReportSubject;
  onClose: () => void;
}

const entrySchema = reportRequestSchema.pick({ text: true });

/** Asks what is wrong with a statement, and sends it to the administrators. */
export function ReportDialog({ searchId, subject, onClose }: ReportDialogProps) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  const form = useContractForm(entrySchema, {
    defaultValues: { text: "" },
    faults: { text: () => t("wrong.missing") },
  });
  const sending = useMutation({
    mutationFn: (text: string) =>
      sendReport(searchId, { statement_id: subject.statement_id, pmid: subject.pmid, text }),
    onSuccess: (answer) => {
      queryClient.setQueryData(reportsQuery(searchId).queryKey, answer);
      notify({ tone: "success", text: t("sent") });
      onClose();
    },
  });

  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t("title")} closeLabel={t("common:close")}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) =>
          void form.handleSubmit(({ text }) => {
            if (!sending.isPending) sending.mutate(text);
          })(event)
        }
      >
        <blockquote className="max-h-40 overflow-y-auto border-line-strong border-l-2 pl-3 wrap-anywhere">
          {subject.statement}
        </blockquote>
        <FormField control={form.control} name="text">
          {(input) => (
            <TextAreaField
              {...input}
              label={t("wrong.label")}
              hint={t("wrong.hint")}
              maxLength={REPORT_TEXT_MAX_LENGTH}
              rows={3}
              autoFocus
            />
          )}
        </FormField>
        {sending.isError && (
          <Alert tone="error" title={t("failed")}>
            {describeError(sending.error, t)}
          </Alert>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" isPending={sending.isPending}>
            {t("send")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
