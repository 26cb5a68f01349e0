import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useSession } from "../../lib/session.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { eraseAccount } from "./data-calls.ts";

interface EraseAccountDialogProps {
  onClose: () => void;
}

/** Asks for the password before the account is erased; where there is none, for the address. */
export function EraseAccountDialog({ onClose }: EraseAccountDialogProps) {
  const { t } = useTranslation("security");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("data.eraseTitle")}
      closeLabel={t("common:close")}
      staysOnPressOutside
    >
      <EraseAccountForm onClose={onClose} />
    </Dialog>
  );
}

const PROOFS_REFUSED: readonly string[] = ["wrong_password", "wrong_address"];

function EraseAccountForm({ onClose }: EraseAccountDialogProps) {
  const { t } = useTranslation("security");
  const session = useSession();
  const [hasPassword, setHasPassword] = useState(true);
  const form = useForm({ defaultValues: { proof: "" } });
  const erasing = useMutation({
    mutationFn: (proof: string) => eraseAccount(hasPassword ? { password: proof } : { email: proof }),
    onError: (error) => {
      const isAboutProof = error instanceof ApiError && PROOFS_REFUSED.includes(error.code);
      if (isAboutProof) form.setError("proof", { message: describeError(error, t) }, { shouldFocus: true });
    },
  });
  const isRefused = erasing.error instanceof ApiError && PROOFS_REFUSED.includes(erasing.error.code);
  const email = session.status === "signed_in" ? session.user.email : "";
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit(({ proof }) => {
          if (!erasing.isPending) erasing.mutate(proof);
        })(event)
      }
    >
      <p>{t("data.eraseText")}</p>
      {erasing.isError && !isRefused && <Alert tone="error">{describeError(erasing.error, t)}</Alert>}
      <FormField control={form.control} name="proof">
        {(input) =>
          hasPassword ? (
            <PasswordField {...input} autoFocus label={t("data.password")} autoComplete="current-password" />
          ) : (
            <TextField
              {...input}
              autoFocus
              isLiteral
              inputMode="email"
              label={t("data.email")}
              hint={t("data.emailHint", { email })}
              autoComplete="off"
            />
          )
        }
      </FormField>
      <div className="text-accent">
        <TextButton
          onPress={() => {
            setHasPassword(!hasPassword);
            form.reset();
            erasing.reset();
          }}
        >
          {t(hasPassword ? "data.noPassword" : "data.withPassword")}
        </TextButton>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t("common:cancel")}</Button>
        <Button
          type="submit"
          variant="danger"
          isPending={erasing.isPending}
          isDisabled={form.watch("proof").trim() === ""}
        >
          {t("data.erase")}
        </Button>
      </div>
    </form>
  );
}
