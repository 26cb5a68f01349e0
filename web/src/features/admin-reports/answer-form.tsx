import { REPORT_TEXT_MAX_LENGTH } from "@medsieve/contract/constants";
import type { ListedReport } from "@medsieve/contract/statement-reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { ADMIN_REPORTS_KEY } from "../../lib/open-reports.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { answerReport } from "./reports-calls.ts";

/** The answer to a report, which can be changed later. */
export function AnswerForm({ report, onAnswered }: { report: ListedReport; onAnswered: () => void }) {
  const { t } = useTranslation("admin-reports");
  const queryClient = useQueryClient();
  const [text, setText] = useState(report.answer ?? "");
  const [isMissing, setMissing] = useState(false);
  const answering = useMutation({
    mutationFn: () => answerReport(report.id, text.trim()),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ADMIN_REPORTS_KEY });
      notify({ tone: "success", text: t("answer.sent") });
      onAnswered();
    },
  });
  return (
    <Form
      className="flex max-w-reading flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") setMissing(true);
        else answering.mutate();
      }}
    >
      <TextAreaField
        label={t("answer.label")}
        hint={t("answer.hint")}
        error={isMissing ? t("answer.missing") : undefined}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setMissing(false);
        }}
        maxLength={REPORT_TEXT_MAX_LENGTH}
        rows={3}
      />
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
    </Form>
  );
}
