import { demoRegistrationSchema } from "@medsieve/contract/accounts";
import { DEMO_USE_CASES } from "@medsieve/contract/constants";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { tidyEmail } from "../../lib/tidy-email.ts";
import { useTranslatedErrors } from "../../lib/use-translated-errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
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

interface Entry {
  email: string;
  fullName: string;
  company: string;
  useCase: (typeof DEMO_USE_CASES)[number] | null;
}

const EMPTY: Entry = { email: "", fullName: "", company: "", useCase: null };

export function RegisterDemoForm({ onRegistered, onRefused }: RegisterDemoFormProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Entry>({ defaultValues: EMPTY });
  const { isSubmitting } = form.formState;
  useTranslatedErrors(form);

  async function send({ email, fullName, company, useCase }: Entry): Promise<void> {
    setFailure(null);
    try {
      const registration = demoRegistrationSchema.parse({
        email: tidyEmail(email),
        full_name: fullName,
        company_name: company,
        use_case: useCase,
        language,
      });
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

  const validateName = (required: "signUp.fullNameRequired" | "signUp.companyRequired") => (name: string) => {
    const fault = checkName(name);
    if (fault === null) return true;
    return fault === "required" ? t(required) : t(`signUp.name.${fault}`, { max: NAME_MAX_LENGTH });
  };

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
          <EmailField {...field} inputRef={ref} autoComplete="email" error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="fullName"
        rules={{ validate: validateName("signUp.fullNameRequired") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("signUp.fullName")}
            autoComplete="name"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="company"
        rules={{ validate: validateName("signUp.companyRequired") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("signUp.company")}
            autoComplete="organization"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="useCase"
        rules={{ validate: (useCase) => useCase !== null || t("signUp.useCaseRequired") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <RadioGroup
            {...field}
            focusRef={ref}
            label={t("signUp.useCase")}
            options={DEMO_USE_CASES.map((value) => ({ value, label: t(`signUp.useCases.${value}`) }))}
            inColumns
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" variant="primary" wide isPending={isSubmitting}>
        {t("signUp.submit")}
      </Button>
    </form>
  );
}
