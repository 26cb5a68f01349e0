import { EXCLUSION_REASON_MAX_LENGTH } from "@medsieve/contract/constants";
import { reasonSchema } from "@medsieve/contract/decisions";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface OwnReasonDialogProps {
  onCancel: () => void;
  onGiven: (reason: string) => void;
}

const entrySchema = z.object({ reason: reasonSchema });

/** Asks for a reason that is not in the list; it is offered from then on. */
export function OwnReasonDialog({ onCancel, onGiven }: OwnReasonDialogProps) {
  const { t } = useTranslation("decision");
  const form = useContractForm(entrySchema, {
    defaultValues: { reason: "" },
    faults: { reason: () => t("own.missing") },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onCancel()}
      title={t("own.title")}
      closeLabel={t("common:close")}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit(({ reason }) => onGiven(reason))(event)}
      >
        <FormField control={form.control} name="reason">
          {(input) => (
            <TextField
              {...input}
              label={t("own.label")}
              hint={t("own.hint")}
              maxLength={EXCLUSION_REASON_MAX_LENGTH}
              autoFocus
            />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onCancel}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("own.submit")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
