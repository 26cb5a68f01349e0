import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { removeTotp } from "./totp-calls.ts";

interface TotpRemovalProps {
  onCancel: () => void;
  onDone: () => void;
}

const isAboutPassword = (error: Error): boolean => error instanceof ApiError && error.code === "wrong_password";

/** Asks for the password before the authenticator app is turned off. */
export function TotpRemoval({ onCancel, onDone }: TotpRemovalProps) {
  const { t } = useTranslation("security");
  const language = useLanguage();
  const form = useForm({ defaultValues: { password: "" } });
  const removal = useMutation({
    mutationFn: (typed: string) => removeTotp(typed, language),
    onSuccess: onDone,
    onError: (error) => {
      if (isAboutPassword(error))
        form.setError("password", { message: describeError(error, t) }, { shouldFocus: true });
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit(({ password }) => {
          if (!removal.isPending) removal.mutate(password);
        })(event)
      }
    >
      <p>{t("totp.offText")}</p>
      {removal.isError && !isAboutPassword(removal.error) && (
        <Alert tone="error">{describeError(removal.error, t)}</Alert>
      )}
      <FormField control={form.control} name="password">
        {(input) => <PasswordField {...input} autoFocus label={t("totp.password")} autoComplete="current-password" />}
      </FormField>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        <Button type="submit" variant="danger" isPending={removal.isPending} isDisabled={form.watch("password") === ""}>
          {t("totp.turnOff")}
        </Button>
      </div>
    </form>
  );
}
