import type { ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CompanyField } from "./company-field.tsx";

/** What every new account is asked for. */
export interface AccountEntry {
  email: string;
  full_name: string;
  /** null while none is chosen. */
  company_id: string | null;
}

interface AccountFormProps<Entry extends AccountEntry, Sent extends FieldValues> {
  form: UseFormReturn<Entry, unknown, Sent>;
  /** What went wrong as a whole; null while nothing did. */
  failure: string | null;
  submitLabel: string;
  onSend: (account: Sent) => Promise<void>;
  children: ReactNode;
}

/** The frame of the forms that make an account; it sends once, however often the button is pressed. */
export function AccountForm<Entry extends AccountEntry, Sent extends FieldValues>(
  props: AccountFormProps<Entry, Sent>,
) {
  const { form, failure, submitLabel, onSend, children } = props;
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 md:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void form.handleSubmit(onSend)(event);
        }}
      >
        {failure !== null && <Alert tone="error">{failure}</Alert>}
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Address and name of the person. */
export function PersonInputs() {
  const { t } = useTranslation("admin-users");
  const { control } = useFormContext<AccountEntry>();
  return (
    <>
      <FormField control={control} name="email">
        {(input) => (
          <TextField {...input} label={t("form.email")} type="email" inputMode="email" isLiteral autoComplete="off" />
        )}
      </FormField>
      <FormField control={control} name="full_name">
        {(input) => <TextField {...input} label={t("form.fullName")} autoComplete="off" />}
      </FormField>
    </>
  );
}

export function CompanyInput() {
  const { control } = useFormContext<AccountEntry>();
  return (
    <FormField control={control} name="company_id">
      {({ name: _, ...input }) => <CompanyField {...input} />}
    </FormField>
  );
}
