import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";

interface SaveBarProps {
  /** Settings that were changed and not saved. */
  changes: number;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

/** Says how much is not saved yet, wherever the page is scrolled to. */
export function SaveBar({ changes, isSaving, onSave, onDiscard }: SaveBarProps) {
  const { t } = useTranslation("admin-prompts");
  const shown = formatNumber(changes, useLanguage());
  return (
    <div className="sticky bottom-0 z-10 [@media(height<30rem)]:static -mx-4 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-surface px-4 py-3 md:-mx-6 md:px-6">
      <p role="status" className={changes > 0 ? "font-medium text-amber-ink" : "text-muted"}>
        {changes > 0 ? t("unsaved", { count: changes, shown }) : t("allSaved")}
      </p>
      <div className="flex flex-wrap gap-2">
        {changes > 0 && (
          <Button variant="quiet" onPress={onDiscard} isDisabled={isSaving}>
            {t("discard")}
          </Button>
        )}
        <Button variant="primary" onPress={onSave} isPending={isSaving} isDisabled={changes === 0}>
          {t("save")}
        </Button>
      </div>
    </div>
  );
}
