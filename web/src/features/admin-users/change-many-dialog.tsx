import type { AdminUser, BatchUpdate } from "@medsieve/contract/admin/users";
import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
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
  onConfirm: (change: BatchUpdate["change"]) => void;
}

/** Asks what several users are to be given, and does it once that is sent. */
export function ChangeManyDialog({ kind, users, isPending, progress, onCancel, onConfirm }: ChangeManyDialogProps) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  const [company, setCompany] = useState<string | null>(null);
  const [limit, setLimit] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const values = { count: users.length, shown: formatNumber(users.length, language) };
  const readLimit = readMonthlyLimit(limit);
  const isLimitFaulty = wasSent && readLimit === undefined;
  const lacksCompany = wasSent && company === null;

  function readChange(): BatchUpdate["change"] | null {
    switch (kind) {
      case "activate":
        return { is_active: true };
      case "deactivate":
        return { is_active: false };
      case "company":
        return company === null ? null : { company_id: company };
      case "limit":
        return readLimit === undefined ? null : { monthly_limit: readLimit };
    }
  }

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setWasSent(true);
    const change = readChange();
    if (change !== null && !isPending) onConfirm(change);
  }

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
      <form noValidate className="flex flex-col gap-4" onSubmit={send}>
        <p>{t(`many.${kind}.text`, values)}</p>
        <NamedUsers users={users} />
        {kind === "company" && (
          <CompanyField
            value={company}
            onChange={setCompany}
            error={lacksCompany ? t("form.companyRequired") : undefined}
          />
        )}
        {kind === "limit" && (
          <TextField
            autoFocus
            label={t("form.limit")}
            hint={t("many.limit.hint")}
            inputMode="numeric"
            value={limit}
            onChange={setLimit}
            error={
              isLimitFaulty ? t("many.limit.invalid", { max: formatNumber(MONTHLY_LIMIT_MAX, language) }) : undefined
            }
          />
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
