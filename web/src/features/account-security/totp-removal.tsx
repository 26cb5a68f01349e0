import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { removeTotp } from "./totp-calls.ts";

interface TotpRemovalProps {
  onCancel: () => void;
  onDone: () => void;
}

/** Asks for the password before the authenticator app is turned off. */
export function TotpRemoval({ onCancel, onDone }: TotpRemovalProps) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const [password, setPassword] = useState("");
  const removal = useMutation({ mutationFn: (typed: string) => removeTotp(typed, language), onSuccess: onDone });
  const isWrong = removal.error instanceof ApiError && removal.error.code === "wrong_password";
  const fault = removal.isError ? describeError(removal.error, t) : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!removal.isPending) removal.mutate(password);
      }}
    >
      <p>{t("totp.offText")}</p>
      {fault !== undefined && !isWrong && <Alert tone="error">{fault}</Alert>}
      <PasswordField
        value={password}
        onChange={setPassword}
        autoFocus
        label={t("totp.password")}
        autoComplete="current-password"
        error={isWrong ? fault : undefined}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        <Button type="submit" variant="danger" isPending={removal.isPending} isDisabled={password === ""}>
          {t("totp.turnOff")}
        </Button>
      </div>
    </form>
  );
}
