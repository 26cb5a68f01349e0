import type { Language } from "@medsieve/contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { tidyEmail } from "../../lib/tidy-email.ts";
import { useTranslatedErrors } from "../../lib/use-translated-errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CompanyField } from "./company-field.tsx";
import { describeCreationFailure } from "./describe-creation-failure.ts";
import { describeEmailFault, describeNameFault } from "./describe-fault.ts";
import { LanguageSelect } from "./language-select.tsx";
import { inviteUser, refreshUsers } from "./users-calls.ts";

interface Entry {
  email: string;
  fullName: string;
  company: string | null;
  language: Language;
}

export function InviteUserForm({ onInvited }: { onInvited: (email: string) => void }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Entry>({ defaultValues: { email: "", fullName: "", company: null, language } });
  const { isSubmitting } = form.formState;
  useTranslatedErrors(form);

  async function send(entry: Entry): Promise<void> {
    setFailure(null);
    const email = tidyEmail(entry.email).toLowerCase();
    try {
      await inviteUser({
        email,
        full_name: entry.fullName.trim(),
        company_id: entry.company ?? "",
        role: "user",
        is_active: true,
        language: entry.language,
      });
      void refreshUsers(queryClient);
      onInvited(email);
    } catch (error) {
      const { field, message } = describeCreationFailure(error, t);
      if (field === "email" || field === "company") form.setError(field, { message }, { shouldFocus: true });
      else setFailure(message);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(send)(event);
      }}
    >
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Controller
        control={form.control}
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
        control={form.control}
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
      <Controller
        control={form.control}
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
      <Controller
        control={form.control}
        name="language"
        render={({ field: { value, onChange } }) => <LanguageSelect value={value} onChange={onChange} />}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button type="submit" variant="primary" isPending={isSubmitting}>
          {t("invite.submit")}
        </Button>
      </div>
    </form>
  );
}
