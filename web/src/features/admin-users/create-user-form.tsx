import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { AccountForm, CompanyInput, PersonInputs } from "./account-form.tsx";
import { createEntrySchema } from "./account-schemas.ts";
import { describeCreationFailure } from "./describe-creation-failure.ts";
import { describeEmailFault, describeNameFault, describePasswordFault } from "./describe-fault.ts";
import { createUser, refreshUsers } from "./users-calls.ts";
import { STATUSES } from "./users-view.ts";

type NewUser = z.output<typeof createEntrySchema>;

export function CreateUserForm({ onCreated }: { onCreated: (email: string) => void }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const { roles } = useAdministration();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useContractForm(createEntrySchema, {
    defaultValues: {
      email: "",
      full_name: "",
      password: "",
      confirmation: "",
      company_id: null,
      role: "demo",
      is_active: true,
      search_limit: "",
      must_change_password: false,
    },
    faults: {
      email: ({ email }) => describeEmailFault(email, t),
      full_name: ({ full_name }) => describeNameFault(full_name, t),
      password: ({ password }) => describePasswordFault(password, t),
      confirmation: () => t("form.mismatch"),
      company_id: () => t("form.companyRequired"),
      search_limit: () => t("form.limitInvalid", { max: formatNumber(MONTHLY_LIMIT_MAX, language) }),
    },
  });
  const role = form.watch("role");

  async function send({ confirmation: _, ...user }: NewUser): Promise<void> {
    setFailure(null);
    try {
      await createUser(user);
      void refreshUsers(queryClient);
      onCreated(user.email);
    } catch (error) {
      const { field, message } = describeCreationFailure(error, t);
      if (field === null) setFailure(message);
      else form.setError(field, { message }, { shouldFocus: true });
    }
  }

  return (
    <AccountForm form={form} failure={failure} submitLabel={t("create.submit")} onSend={send}>
      <PersonInputs />
      <FormField control={form.control} name="password">
        {(input) => (
          <PasswordField
            {...input}
            label={t("form.password")}
            hint={t("form.passwordHint")}
            autoComplete="new-password"
          />
        )}
      </FormField>
      <FormField control={form.control} name="confirmation">
        {(input) => <PasswordField {...input} label={t("form.confirmation")} autoComplete="new-password" />}
      </FormField>
      <FormField control={form.control} name="must_change_password">
        {({ value, onChange }) => (
          <Checkbox isSelected={value === true} onChange={onChange}>
            {t("form.mustChangePassword")}
          </Checkbox>
        )}
      </FormField>
      <CompanyInput />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField control={form.control} name="role">
          {({ value, onChange }) => (
            <Select
              label={t("form.role")}
              options={roles.toReversed().map((one) => ({
                value: one,
                label: t(`role.${one}`),
                explanation: t(`roleText.${one}`),
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField control={form.control} name="is_active">
          {({ value, onChange }) => (
            <Select
              label={t("form.status")}
              options={STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) }))}
              value={value === false ? "inactive" : "active"}
              onChange={(status) => onChange(status === "active")}
            />
          )}
        </FormField>
      </div>
      <FormField control={form.control} name="search_limit">
        {(input) => (
          <TextField
            {...input}
            label={t("form.limit")}
            hint={t(role === "demo" ? "form.limitHintDemo" : "form.limitHint")}
            inputMode="numeric"
            isLiteral
            autoComplete="off"
          />
        )}
      </FormField>
    </AccountForm>
  );
}
