import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { emailEntrySchema } from "../../lib/entry-schemas.ts";
import { tidyEmail } from "../../lib/tidy-email.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { EmailField } from "./email-field.tsx";
import { checkEmail } from "./read-entry.ts";

interface ForgottenEmailFormProps {
  email: string;
  onCancel: () => void;
  /** Takes an address that can be used. */
  onEnter: (email: string) => void;
}

const entrySchema = z.object({ email: emailEntrySchema });

export function ForgottenEmailForm({ email, onCancel, onEnter }: ForgottenEmailFormProps) {
  const { t } = useTranslation("account");
  const form = useContractForm(entrySchema, {
    defaultValues: { email },
    faults: { email: (typed) => t(`email.${checkEmail(typed.email) ?? "invalid"}`) },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("email"), [setFocus]);

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => void form.handleSubmit(() => onEnter(tidyEmail(form.getValues("email"))))(event)}
    >
      <p>{t("forgot.lead")}</p>
      <FormField control={form.control} name="email">
        {(input) => <EmailField {...input} autoComplete="username" />}
      </FormField>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary">
          {t("forgot.continue")}
        </Button>
      </div>
    </form>
  );
}
