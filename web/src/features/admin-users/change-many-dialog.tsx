import { type AdminUser, type BatchUpdate, batchUpdateSchema } from "@medsieve/contract/admin/users";
import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { BatchProgress, type Progress } from "./batch-progress.tsx";
import { CompanyField } from "./company-field.tsx";
import { NamedUsers } from "./named-users.tsx";
import { readMonthlyLimit } from "./read-search-limit.ts";

export const CHANGES_OF_MANY = ["activate", "deactivate", "company", "limit"] as const;
export type ChangeOfMany = (typeof CHANGES_OF_MANY)[number];

interface ChangeManyDialogProps {
  kind: ChangeOfMany;
  users: readonly AdminUser[];
  isPending: boolean;
  progress: Progress | null;
  onCancel: () => void;
  onConfirm: (change: Change) => void;
}

type Change = BatchUpdate["change"];

/** What is chosen and typed, as the change that it means. */
function makeEntrySchema(kind: ChangeOfMany) {
  return z
    .object({ company_id: z.string().nullable(), monthly_limit: z.string() })
    .transform(({ company_id, monthly_limit }): Change => {
      switch (kind) {
        case "activate":
          return { is_active: true };
        case "deactivate":
          return { is_active: false };
        case "company":
          return { company_id: company_id ?? "" };
        case "limit": {
          const limit = readMonthlyLimit(monthly_limit);
          return { monthly_limit: limit === undefined ? Number.NaN : limit };
        }
      }
    })
    .pipe(batchUpdateSchema.shape.change);
}

/** Asks what several users are to be given, and does it once that is sent. */
export function ChangeManyDialog({ kind, users, isPending, progress, onCancel, onConfirm }: ChangeManyDialogProps) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const values = { count: users.length, shown: formatNumber(users.length, language) };
  const form = useContractForm(makeEntrySchema(kind), {
    defaultValues: { company_id: null, monthly_limit: "" },
    faults: {
      company_id: () => t("form.companyRequired"),
      monthly_limit: () => t("many.limit.invalid", { max: formatNumber(MONTHLY_LIMIT_MAX, language) }),
    },
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onCancel();
      }}
      title={t(`many.${kind}.title`, values)}
      closeLabel={t("common:close")}
      staysOnPressOutside
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) =>
          void form.handleSubmit((change) => {
            if (!isPending) onConfirm(change);
          })(event)
        }
      >
        <p>{t(`many.${kind}.text`, values)}</p>
        <NamedUsers users={users} />
        {kind === "company" && (
          <FormField control={form.control} name="company_id">
            {(input) => <CompanyField {...input} />}
          </FormField>
        )}
        {kind === "limit" && (
          <FormField control={form.control} name="monthly_limit">
            {(input) => (
              <TextField {...input} autoFocus label={t("form.limit")} hint={t("many.limit.hint")} inputMode="numeric" />
            )}
          </FormField>
        )}
        <BatchProgress progress={progress} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onCancel} isDisabled={isPending}>
            {t("common:cancel")}
          </Button>
          <Button type="submit" variant={kind === "deactivate" ? "danger" : "primary"} isPending={isPending}>
            {t(`many.${kind}.submit`, values)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
