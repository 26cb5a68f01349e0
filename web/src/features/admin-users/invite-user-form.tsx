import type { Language } from "@medsieve/contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { tidyEmail } from "../../lib/tidy-email.ts";
import { useTranslatedErrors } from "../../lib/use-translated-errors.ts";
import { type AccountEntry, AccountForm, CompanyInput, PersonInputs } from "./account-form.tsx";
import { describeCreationFailure } from "./describe-creation-failure.ts";
import { LanguageSelect } from "./language-select.tsx";
import { inviteUser, refreshUsers } from "./users-calls.ts";

interface Entry extends AccountEntry {
  language: Language;
}

export function InviteUserForm({ onInvited }: { onInvited: (email: string) => void }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Entry>({ defaultValues: { email: "", fullName: "", company: null, language } });
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
    <AccountForm form={form} failure={failure} submitLabel={t("invite.submit")} onSend={send}>
      <PersonInputs />
      <CompanyInput />
      <Controller
        control={form.control}
        name="language"
        render={({ field: { value, onChange } }) => <LanguageSelect value={value} onChange={onChange} />}
      />
    </AccountForm>
  );
}
