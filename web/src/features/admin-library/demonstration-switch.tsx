import type { Library } from "@medsieve/contract/admin/library";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { StatusControl } from "../../ui/status-message.tsx";
import { libraryQuery, refreshLibrary, saveDemonstration } from "./library-calls.ts";

/** Whether fictional papers fill a library without real ones; taking them out of one that has no other asks first. */
export function DemonstrationSwitch({ library, status }: { library: Library; status: StatusControl }) {
  const { t } = useTranslation("admin-library");
  const language = useLanguage();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const { is_on: isOn, papers } = library.demonstration;
  const saving = useMutation({
    mutationFn: saveDemonstration,
    onSuccess: (saved) => {
      client.setQueryData(libraryQuery().queryKey, saved);
      status.succeed(t(saved.demonstration.is_on ? "demonstration.on" : "demonstration.off"));
    },
    onError: (error) => status.fail(t("demonstration.failed", { reason: describeError(error, t) })),
    onSettled: () => {
      setIsAsked(false);
      return refreshLibrary(client);
    },
  });
  return (
    <div>
      <Checkbox
        isSelected={isOn}
        isDisabled={saving.isPending}
        onChange={(wanted) => {
          if (!wanted && library.papers === 0 && papers > 0) setIsAsked(true);
          else saving.mutate(wanted);
        }}
      >
        {t("demonstration.label")}
      </Checkbox>
      {papers > 0 && (
        <p className="text-muted text-sm">{t("demonstration.hint", { number: formatNumber(papers, language) })}</p>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onCancel={() => setIsAsked(false)}
        title={t("demonstration.confirm")}
        confirmLabel={t("demonstration.remove")}
        onConfirm={() => saving.mutate(false)}
        isPending={saving.isPending}
        isDestructive
      >
        <p>{t("demonstration.confirmText")}</p>
      </ConfirmDialog>
    </div>
  );
}
