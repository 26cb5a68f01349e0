import type { Company } from "@medsieve/contract/admin/companies";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { deleteCompany, refreshCompanies } from "./companies-calls.ts";

interface DeleteCompanyProps {
  company: Company;
  status: StatusControl;
  onCancel: () => void;
  /** Also after one that could not be deleted. */
  onEnd: () => void;
}

/** Asks before a company is deleted with all its users. */
export function DeleteCompany({ company, status, onCancel, onEnd }: DeleteCompanyProps) {
  const { t } = useTranslation("admin-companies");
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);

  async function remove(): Promise<void> {
    setIsDeleting(true);
    try {
      await deleteCompany(company);
      status.succeed(t("done.deleted"));
    } catch (error) {
      const holdsOwn = error instanceof ApiError && error.code === "own_account";
      status.fail(t("failed.delete", { reason: holdsOwn ? t("failed.holdsOwnAccount") : describeError(error, t) }));
    } finally {
      setIsDeleting(false);
      onEnd();
      void refreshCompanies(queryClient);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onCancel={onCancel}
      title={t("confirm.title", {
        name: company.name,
        count: company.user_count,
        shown: formatNumber(company.user_count, language),
      })}
      confirmLabel={t("confirm.submit")}
      onConfirm={() => void remove()}
      isPending={isDeleting}
      isDestructive
    >
      <p>{t("confirm.text")}</p>
      <p>
        {t("confirm.users", {
          count: company.user_count,
          shown: formatNumber(company.user_count, language),
        })}
      </p>
      <p className="font-semibold">{t("confirm.final")}</p>
    </ConfirmDialog>
  );
}
