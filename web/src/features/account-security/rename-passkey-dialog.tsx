import { PASSKEY_NAME_MAX_LENGTH } from "@medsieve/contract/constants";
import type { Passkey } from "@medsieve/contract/passkeys";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
  const [name, setName] = useState(passkey.name);
  const [isMissing, setIsMissing] = useState(false);
  const renaming = useMutation({ mutationFn: () => renamePasskey(passkey.id, name.trim()), onSuccess: onDone });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onCancel()}
      title={t("passkeys.renameOne", { name: passkey.name })}
      closeLabel={t("common:close")}
    >
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(name.trim() === "");
          if (name.trim() !== "" && !renaming.isPending) renaming.mutate();
        }}
      >
        {renaming.isError && <Alert tone="error">{describeError(renaming.error, t)}</Alert>}
        <TextField
          value={name}
          onChange={setName}
          label={t("passkeys.name")}
          hint={t("passkeys.nameHint")}
          maxLength={PASSKEY_NAME_MAX_LENGTH}
          autoComplete="off"
          autoFocus
          error={isMissing && name.trim() === "" ? t("passkeys.nameRequired") : undefined}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onCancel}>{t("common:cancel")}</Button>
          <Button type="submit" variant="primary" isPending={renaming.isPending}>
            {t("passkeys.rename")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
