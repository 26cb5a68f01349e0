import type { ReactNode } from "react";
import { Controller, FormProvider, type UseFormReturn, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CompanyField } from "./company-field.tsx";
import { describeEmailFault, describeNameFault } from "./describe-fault.ts";

/** What every new account is asked for. */
export interface AccountEntry {
  email: string;
  fullName: string;
  company: string | null;
}

interface AccountFormProps<Entry extends AccountEntry> {
  form: UseFormReturn<Entry>;
  /** What went wrong as a whole; null while nothing did. */
  failure: string | null;
  submitLabel: string;
  onSend: (entry: Entry) => Promise<void>;
  children: ReactNode;
}

/** The frame of the forms that make an account; it sends once, however often the button is pressed. */
export function AccountForm<Entry extends AccountEntry>(props: AccountFormProps<Entry>) {
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
      <Controller
        control={control}
        name="email"
        rules={{ validate: (typed) => describeEmailFault(typed, t) ?? true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("form.email")}
            type="email"
            inputMode="email"
            isLiteral
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="fullName"
        rules={{ validate: (typed) => describeNameFault(typed, t) ?? true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("form.fullName")}
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
}

export function CompanyInput() {
  const { t } = useTranslation("admin-users");
  const { control } = useFormContext<AccountEntry>();
  return (
    <Controller
      control={control}
      name="company"
      rules={{ validate: (company) => company !== null || t("form.companyRequired") }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <CompanyField
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
