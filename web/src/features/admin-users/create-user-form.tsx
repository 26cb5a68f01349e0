import { MONTHLY_LIMIT_MAX, ROLES, type Role } from "@medsieve/contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { tidyEmail } from "../../lib/tidy-email.ts";
import { useTranslatedErrors } from "../../lib/use-translated-errors.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { type AccountEntry, AccountForm, CompanyInput, PersonInputs } from "./account-form.tsx";
import { describeCreationFailure } from "./describe-creation-failure.ts";
import { describePasswordFault } from "./describe-fault.ts";
import { readSearchLimit } from "./read-search-limit.ts";
import { createUser, refreshUsers } from "./users-calls.ts";
import { STATUSES, type Status } from "./users-view.ts";

interface Entry extends AccountEntry {
  password: string;
  confirmation: string;
  role: Role;
  status: Status;
  limit: string;
}

const EMPTY: Entry = {
  email: "",
  fullName: "",
  password: "",
  confirmation: "",
  company: null,
  role: "demo",
  status: "active",
  limit: "",
};

export function CreateUserForm({ onCreated }: { onCreated: (email: string) => void }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Entry>({ defaultValues: EMPTY });
  const role = form.watch("role");
  useTranslatedErrors(form);

  async function send({ email, fullName, password, company, status, limit, ...rest }: Entry): Promise<void> {
    setFailure(null);
    const address = tidyEmail(email).toLowerCase();
    try {
      await createUser({
        email: address,
        full_name: fullName.trim(),
        password,
        company_id: company ?? "",
        role: rest.role,
        is_active: status === "active",
        search_limit: readSearchLimit(limit) ?? null,
      });
      void refreshUsers(queryClient);
      onCreated(address);
    } catch (error) {
      const { field, message } = describeCreationFailure(error, t);
      if (field === null) setFailure(message);
      else form.setError(field, { message }, { shouldFocus: true });
    }
  }

  return (
    <AccountForm form={form} failure={failure} submitLabel={t("create.submit")} onSend={send}>
      <PersonInputs />
      <Controller
        control={form.control}
        name="password"
        rules={{ validate: (typed) => describePasswordFault(typed, t) ?? true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t("form.password")}
            hint={t("form.passwordHint")}
            autoComplete="new-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="confirmation"
        rules={{ validate: (typed, { password }) => typed === password || t("form.mismatch") }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <PasswordField
            {...field}
            inputRef={ref}
            label={t("form.confirmation")}
            autoComplete="new-password"
            error={fieldState.error?.message}
          />
        )}
      />
      <CompanyInput />
      <div className="grid gap-5 sm:grid-cols-2">
        <Controller
          control={form.control}
          name="role"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("form.role")}
              options={ROLES.toReversed().map((one) => ({
                value: one,
                label: t(`role.${one}`),
                explanation: t(`roleText.${one}`),
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="status"
          render={({ field: { value, onChange } }) => (
            <Select
              label={t("form.status")}
              options={STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </div>
      <Controller
        control={form.control}
        name="limit"
        rules={{
          validate: (typed) =>
            readSearchLimit(typed) !== undefined ||
            t("form.limitInvalid", { max: formatNumber(MONTHLY_LIMIT_MAX, language) }),
        }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            inputRef={ref}
            label={t("form.limit")}
            hint={t(role === "demo" ? "form.limitHintDemo" : "form.limitHint")}
            inputMode="numeric"
            isLiteral
            autoComplete="off"
            error={fieldState.error?.message}
          />
        )}
      />
    </AccountForm>
  );
}
