import { useEffect } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { tidyEmail } from "../../lib/tidy-email.ts";
import { Button } from "../../ui/button.tsx";
import { EmailField } from "./email-field.tsx";
import { checkEmail } from "./read-entry.ts";

interface ForgottenEmailFormProps {
  email: string;
  onCancel: () => void;
  /** Takes an address that can be used. */
  onEnter: (email: string) => void;
}

export function ForgottenEmailForm({ email, onCancel, onEnter }: ForgottenEmailFormProps) {
  const { t } = useTranslation("account");
  const form = useForm({ defaultValues: { email } });
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit((values) => onEnter(tidyEmail(values.email)))(event)}
    >
      <p>{t("forgot.lead")}</p>
      <Controller
        control={form.control}
        name="email"
        rules={{
          validate: (typed) => {
            const fault = checkEmail(typed);
            return fault === null || t(`email.${fault}`);
          },
        }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <EmailField {...field} inputRef={ref} autoComplete="username" error={fieldState.error?.message} />
        )}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary">
          {t("forgot.continue")}
        </Button>
      </div>
    </form>
  );
}
