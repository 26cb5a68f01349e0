import { type AdminUser, type UserUpdate, userUpdateSchema } from "@medsieve/contract/admin/users";
import { ROLES, type Role } from "@medsieve/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { companyOptionsQuery } from "../../lib/company-options.ts";
import { describeError } from "../../lib/errors.ts";
import { useTranslatedErrors } from "../../lib/use-translated-errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { describeNameFault } from "./describe-fault.ts";
import { updateUser } from "./users-calls.ts";
import { STATUSES, type Status } from "./users-view.ts";

interface EditUserDialogProps {
  user: AdminUser;
  onClose: () => void;
  onSaved: () => void;
}

export function EditUserDialog({ user, onClose, onSaved }: EditUserDialogProps) {
  const { t } = useTranslation("admin-users");
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t("edit.title", { name: user.full_name })}
      closeLabel={t("common:close")}
      staysOnPressOutside
    >
      <EditUserForm user={user} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  );
}

interface Entry {
  fullName: string;
  role: Role;
  company: string | null;
  status: Status;
}

const readEntry = (user: AdminUser): Entry => ({
  fullName: user.full_name,
  role: user.role,
  company: user.company_id,
  status: user.is_active ? "active" : "inactive",
});

/** What is different from how the user was when the form opened: what others change meanwhile stays as they left it. */
function listChanges(user: AdminUser, { fullName, role, company, status }: Entry): UserUpdate {
  const isActive = status === "active";
  return {
    ...(fullName.trim() === user.full_name ? {} : { full_name: fullName.trim() }),
    ...(role === user.role ? {} : { role }),
    ...(company === user.company_id ? {} : { company_id: company }),
    ...(isActive === user.is_active ? {} : { is_active: isActive }),
  };
}

function EditUserForm({ user, onClose, onSaved }: EditUserDialogProps) {
  const { t } = useTranslation("admin-users");
  const companies = useQuery(companyOptionsQuery());
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Entry>({ defaultValues: readEntry(user) });
  const { isSubmitting } = form.formState;
  useTranslatedErrors(form);

  async function save(entry: Entry): Promise<void> {
    setFailure(null);
    const changes = listChanges(user, entry);
    if (!userUpdateSchema.safeParse(changes).success) return onClose();
    try {
      await updateUser(user, changes);
      onSaved();
    } catch (error) {
      setFailure(error);
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void form.handleSubmit(save)(event);
      }}
    >
      {failure !== null && <Alert tone="error">{t("failed.update", { reason: describeError(failure, t) })}</Alert>}
      {companies.isError && <Alert tone="error">{t("form.companiesFailed")}</Alert>}
      <Controller
        control={form.control}
        name="fullName"
        rules={{ validate: (name) => describeNameFault(name, t) ?? true }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField {...field} inputRef={ref} label={t("form.fullName")} error={fieldState.error?.message} />
        )}
      />
      <TextField label={t("form.email")} value={user.email} isReadOnly hint={t("edit.emailHint")} isLiteral />
      <Controller
        control={form.control}
        name="role"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("form.role")}
            options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="company"
        rules={{ validate: (company) => company !== null || user.company_id === null || t("form.companyRequired") }}
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <ComboField
            label={t("form.company")}
            options={companies.data ?? []}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            inputRef={ref}
            placeholder={t(companies.isPending ? "admin:companyFilter.loading" : "form.companyHint")}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="status"
        render={({ field: { value, onChange } }) => (
          <Select
            label={t("form.status")}
            options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" isPending={isSubmitting}>
          {t("edit.submit")}
        </Button>
      </div>
    </form>
  );
}
