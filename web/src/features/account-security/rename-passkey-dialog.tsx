import { PASSKEY_NAME_MAX_LENGTH } from "@medsieve/contract/constants";
import { type Passkey, passkeyRenameSchema } from "@medsieve/contract/passkeys";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { renamePasskey } from "./passkey-calls.ts";

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onCancel: () => void;
  onDone: () => void;
}

/** Asks by what name one knows a passkey from now on. */
export function RenamePasskeyDialog({ passkey, onCancel, onDone }: RenamePasskeyDialogProps) {
  const { t } = useTranslation("security");
  const form = useContractForm(passkeyRenameSchema, {
    defaultValues: { name: passkey.name },
    faults: { name: () => t("passkeys.nameRequired") },
  });
  const renaming = useMutation({ mutationFn: (name: string) => renamePasskey(passkey.id, name), onSuccess: onDone });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onCancel()}
      title={t("passkeys.renameOne", { name: passkey.name })}
      closeLabel={t("common:close")}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) =>
          void form.handleSubmit(({ name }) => {
            if (!renaming.isPending) renaming.mutate(name);
          })(event)
        }
      >
        {renaming.isError && <Alert tone="error">{describeError(renaming.error, t)}</Alert>}
        <FormField control={form.control} name="name">
          {(input) => (
            <TextField
              {...input}
              label={t("passkeys.name")}
              hint={t("passkeys.nameHint")}
              maxLength={PASSKEY_NAME_MAX_LENGTH}
              autoComplete="off"
              autoFocus
            />
          )}
        </FormField>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onCancel}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" isPending={renaming.isPending}>
            {t("passkeys.rename")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
