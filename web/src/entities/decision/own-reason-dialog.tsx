import { EXCLUSION_REASON_MAX_LENGTH } from "@medsieve/contract/constants";
import { useState } from "react";
import { Form } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface OwnReasonDialogProps {
  onCancel: () => void;
  onGiven: (reason: string) => void;
}

/** Asks for a reason that is not in the list; it is offered from then on. */
export function OwnReasonDialog({ onCancel, onGiven }: OwnReasonDialogProps) {
  const { t } = useTranslation("decision");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();

  function give(): void {
    if (reason.trim() === "") setError(t("own.missing"));
    else onGiven(reason.trim());
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onCancel()}
      title={t("own.title")}
      closeLabel={t("common:close")}
    >
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          give();
        }}
      >
        <TextField
          label={t("own.label")}
          hint={t("own.hint")}
          error={error}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
          maxLength={EXCLUSION_REASON_MAX_LENGTH}
          autoFocus
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onCancel}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("own.submit")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
