import { type DemoRegistration, demoRegistrationSchema } from "@medsieve/contract/accounts";
import { DEMO_USE_CASES } from "@medsieve/contract/constants";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { emailEntrySchema, nameEntrySchema } from "../../lib/entry-schemas.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { EmailField } from "./email-field.tsx";
import { checkEmail, checkName, NAME_MAX_LENGTH } from "./read-entry.ts";
import { describeRegistrationFailure, registerDemo } from "./register-demo.ts";
import { RetryHint } from "./retry-hint.tsx";

interface RegisterDemoFormProps {
  onRegistered: (email: string) => void;
  /** The server takes no sign-ups. */
  onRefused: () => void;
}

const entrySchema = demoRegistrationSchema.extend({
  email: emailEntrySchema,
  full_name: nameEntrySchema,
  company_name: nameEntrySchema,
});

export function RegisterDemoForm({ onRegistered, onRefused }: RegisterDemoFormProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);
  const describeName = (name: string, required: "signUp.fullNameRequired" | "signUp.companyRequired") => {
    const fault = checkName(name);
    if (fault === null) return null;
    return fault === "required" ? t(required) : t(`signUp.name.${fault}`, { max: NAME_MAX_LENGTH });
  };
  const form = useContractForm(entrySchema, {
    defaultValues: { email: "", full_name: "", company_name: "" },
    faults: {
      email: ({ email }) => t(`email.${checkEmail(email) ?? "invalid"}`),
      full_name: ({ full_name }) => describeName(full_name, "signUp.fullNameRequired"),
      company_name: ({ company_name }) => describeName(company_name, "signUp.companyRequired"),
      use_case: () => t("signUp.useCaseRequired"),
    },
  });
  const { isSubmitting } = form.formState;

  async function send(entry: DemoRegistration): Promise<void> {
    setFailure(null);
    const registration = { ...entry, language };
    try {
      await registerDemo(registration);
      onRegistered(registration.email);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === "signup_closed") onRefused();
      else if (code === "email_taken") {
        form.setError("email", { message: describeError(error, t) }, { shouldFocus: true });
      } else setFailure(error);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(send)(event);
      }}
    >
      {failure !== null && (
        <Alert tone="error">
          {describeRegistrationFailure(failure, t)}
          <RetryHint error={failure} />
        </Alert>
      )}
      <FormField control={form.control} name="email">
        {(input) => <EmailField {...input} autoComplete="email" />}
      </FormField>
      <FormField control={form.control} name="full_name">
        {(input) => <TextField {...input} label={t("signUp.fullName")} autoComplete="name" />}
      </FormField>
      <FormField control={form.control} name="company_name">
        {(input) => <TextField {...input} label={t("signUp.company")} autoComplete="organization" />}
      </FormField>
      <FormField control={form.control} name="use_case">
        {({ inputRef, value, ...input }) => (
          <RadioGroup
            {...input}
            value={value ?? null}
            focusRef={inputRef}
            label={t("signUp.useCase")}
            options={DEMO_USE_CASES.map((one) => ({ value: one, label: t(`signUp.useCases.${one}`) }))}
            inColumns
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" wide isPending={isSubmitting}>
        {t("signUp.submit")}
      </Button>
    </form>
  );
}
