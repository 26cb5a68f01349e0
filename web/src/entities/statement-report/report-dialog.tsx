import { REPORT_TEXT_MAX_LENGTH } from "@medsieve/contract/constants";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Form } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { reportsQuery, sendReport } from "./report-calls.ts";
import type { ReportSubject } from "./report-context.ts";

interface ReportDialogProps {
  searchId: string;
  subject: ReportSubject;
  onClose: () => void;
}

/** Asks what is wrong with a statement, and sends it to the administrators. */
export function ReportDialog({ searchId, subject, onClose }: ReportDialogProps) {
  const { t } = useTranslation("reports");
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: () =>
      sendReport(searchId, { statement_id: subject.statement_id, pmid: subject.pmid, text: text.trim() }),
    onSuccess: (answer) => {
      queryClient.setQueryData(reportsQuery(searchId).queryKey, answer);
      notify({ tone: "success", text: t("sent") });
      onClose();
    },
  });

  function send(): void {
    if (text.trim() === "") {
      setMissing(true);
      field.current?.focus();
    } else sending.mutate();
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || onClose()} title={t("title")} closeLabel={t("common:close")}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <blockquote className="max-h-40 overflow-y-auto border-line-strong border-l-2 pl-3 wrap-anywhere">
          {subject.statement}
        </blockquote>
        <TextAreaField
          label={t("wrong.label")}
          hint={t("wrong.hint")}
          error={isMissing ? t("wrong.missing") : undefined}
          value={text}
          onChange={(typed) => {
            setText(typed);
            setMissing(false);
          }}
          maxLength={REPORT_TEXT_MAX_LENGTH}
          rows={3}
          inputRef={field}
          autoFocus
        />
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
      </Form>
    </Dialog>
  );
}
