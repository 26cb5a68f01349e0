import { REPORT_TEXT_MAX_LENGTH } from "@medsieve/contract/constants";
import { type ListedReport, reportAnswerRequestSchema } from "@medsieve/contract/statement-reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { ADMIN_REPORTS_KEY } from "../../lib/open-reports.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { notify } from "../../ui/notify.ts";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { answerReport } from "./reports-calls.ts";

/** The answer to a report, which can be changed later. */
export function AnswerForm({ report, onAnswered }: { report: ListedReport; onAnswered: () => void }) {
  const { t } = useTranslation("admin-reports");
  const queryClient = useQueryClient();
  const form = useContractForm(reportAnswerRequestSchema, {
    defaultValues: { answer: report.answer ?? "" },
    faults: { answer: () => t("answer.missing") },
  });
  const answering = useMutation({
    mutationFn: (answer: string) => answerReport(report.id, answer),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ADMIN_REPORTS_KEY });
      notify({ tone: "success", text: t("answer.sent") });
      onAnswered();
    },
  });
  return (
    <form
      noValidate
      className="flex max-w-reading flex-col gap-3"
      onSubmit={(event) =>
        void form.handleSubmit(({ answer }) => {
          if (!answering.isPending) answering.mutate(answer);
        })(event)
      }
    >
      <FormField control={form.control} name="answer">
        {(input) => (
          <TextAreaField
            {...input}
            label={t("answer.label")}
            hint={t("answer.hint")}
            maxLength={REPORT_TEXT_MAX_LENGTH}
            rows={3}
          />
        )}
      </FormField>
      {answering.isError && (
        <Alert tone="error" title={t("answer.failed")}>
          {describeError(answering.error, t)}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" isPending={answering.isPending}>
          {t(report.answer === null ? "answer.send" : "answer.change")}
        </Button>
      </div>
    </form>
  );
}
