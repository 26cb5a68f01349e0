import { type AdminUser, type UserUpdate, userUpdateSchema } from "@medsieve/contract/admin/users";
import { ROLES } from "@medsieve/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { companyOptionsQuery } from "../../lib/company-options.ts";
import { nameEntrySchema } from "../../lib/entry-schemas.ts";
import { describeError } from "../../lib/errors.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { notify } from "../../ui/notify.ts";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { describeNameFault } from "./describe-fault.ts";
import { updateUser } from "./users-calls.ts";
import { STATUSES } from "./users-view.ts";

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

const entrySchema = z.object({
  full_name: nameEntrySchema,
  role: z.enum(ROLES),
  /** null of a user who is in no company. */
  company_id: z.string().nullable(),
  is_active: z.boolean(),
});
type Entry = z.output<typeof entrySchema>;

/** Who is in a company cannot be taken out of it, only moved to another. */
function makeEntrySchema(user: AdminUser) {
  const isKept = ({ company_id }: Entry) => company_id !== null || user.company_id === null;
  return entrySchema.refine(isKept, { path: ["company_id"], when: () => true });
}

/** What is different from how the user was when the form opened: what others change meanwhile stays as they left it. */
function listChanges(user: AdminUser, { full_name, role, company_id, is_active }: Entry): UserUpdate {
  return {
    ...(full_name === user.full_name ? {} : { full_name }),
    ...(role === user.role ? {} : { role }),
    ...(company_id === user.company_id ? {} : { company_id }),
    ...(is_active === user.is_active ? {} : { is_active }),
  };
}

function EditUserForm({ user, onClose, onSaved }: EditUserDialogProps) {
  const { t } = useTranslation(["admin-users", "admin"]);
  const { roles } = useAdministration();
  const companies = useQuery(companyOptionsQuery());
  const [failure, setFailure] = useState<unknown>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { full_name, role, company_id, is_active } = user;
  const form = useContractForm(makeEntrySchema(user), {
    defaultValues: { full_name, role, company_id, is_active },
    faults: {
      full_name: (entry) => describeNameFault(entry.full_name, t),
      company_id: () => t("form.companyRequired"),
    },
  });
  const { isSubmitting } = form.formState;

  async function save(entry: Entry): Promise<void> {
    setFailure(null);
    const changes = listChanges(user, entry);
    if (!userUpdateSchema.safeParse(changes).success) return onClose();
    try {
      await updateUser(user, changes);
      onSaved();
    } catch (error) {
      if (isShown.current) return setFailure(error);
      // The page was left while it was saved.
      notify({ tone: "error", text: t("failed.update", { reason: describeError(error, t) }) });
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
      <TextField label={t("form.email")} value={user.email} isReadOnly hint={t("edit.emailHint")} isLiteral />
      <FormField control={form.control} name="full_name">
        {(input) => <TextField {...input} label={t("form.fullName")} />}
      </FormField>
      <FormField control={form.control} name="company_id">
        {({ name: _, ...input }) => (
          <ComboField
            {...input}
            label={t("form.company")}
            options={companies.data ?? []}
            placeholder={t(companies.isPending ? "admin:companyFilter.loading" : "form.companyHint")}
          />
        )}
      </FormField>
      <FormField control={form.control} name="role">
        {({ value, onChange }) => (
          <Select
            label={t("form.role")}
            options={roles.map((one) => ({ value: one, label: t(`role.${one}`) }))}
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
            value={value ? "active" : "inactive"}
            onChange={(status) => onChange(status === "active")}
          />
        )}
      </FormField>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" isPending={isSubmitting}>
          {t("edit.submit")}
        </Button>
      </div>
    </form>
  );
}
