import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { FormField } from "../../ui/form-field.tsx";
import { AccountForm, CompanyInput, PersonInputs } from "./account-form.tsx";
import { inviteEntrySchema } from "./account-schemas.ts";
import { describeCreationFailure } from "./describe-creation-failure.ts";
import { describeEmailFault, describeNameFault } from "./describe-fault.ts";
import { LanguageSelect } from "./language-select.tsx";
import { inviteUser, refreshUsers } from "./users-calls.ts";

export function InviteUserForm({ onInvited }: { onInvited: (email: string) => void }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useContractForm(inviteEntrySchema, {
    defaultValues: { email: "", full_name: "", company_id: null, role: "user", is_active: true, language },
    faults: {
      email: ({ email }) => describeEmailFault(email, t),
      full_name: ({ full_name }) => describeNameFault(full_name, t),
      company_id: () => t("form.companyRequired"),
    },
  });

  async function send(invitation: z.output<typeof inviteEntrySchema>): Promise<void> {
    setFailure(null);
    try {
      await inviteUser(invitation);
      void refreshUsers(queryClient);
      onInvited(invitation.email);
    } catch (error) {
      const { field, message } = describeCreationFailure(error, t);
      if (field === "email" || field === "company_id") form.setError(field, { message }, { shouldFocus: true });
      else setFailure(message);
    }
  }

  return (
    <AccountForm form={form} failure={failure} submitLabel={t("invite.submit")} onSend={send}>
      <PersonInputs />
      <CompanyInput />
      <FormField control={form.control} name="language">
        {({ value, onChange }) => <LanguageSelect value={value} onChange={onChange} />}
      </FormField>
    </AccountForm>
  );
}
