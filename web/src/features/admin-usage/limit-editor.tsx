import type { UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";
import { Check, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { readLimit } from "./read-limit.ts";

interface LimitEditorProps {
  record: UsageRecord;
  isSaving: boolean;
  onSave: (limit: number | null) => void;
  onCancel: () => void;
}

/** The limit as it is being changed: Enter saves, Escape leaves it as it was. */
export function LimitEditor({ record, isSaving, onSave, onCancel }: LimitEditorProps) {
  const { t } = useTranslation("admin-usage");
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const errorId = useId();
  const [isWrong, setIsWrong] = useState(false);

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function save(): void {
    if (field.current === null || isSaving) return;
    const limit = field.current.validity.badInput ? undefined : readLimit(field.current.value);
    setIsWrong(limit === undefined);
    if (limit === undefined) field.current.focus();
    else onSave(limit);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      save();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-center gap-1">
        <input
          ref={field}
          type="number"
          min={0}
          max={MONTHLY_LIMIT_MAX}
          step={1}
          inputMode="numeric"
          defaultValue={record.is_default ? "" : record.limit}
          placeholder={String(record.limit)}
          aria-label={t("edit.label", { email: record.email })}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : hintId}
          readOnly={isSaving}
          onKeyDown={onKeyDown}
          className={joinClasses(
            "focus-ring h-11 w-28 max-w-full rounded-md border bg-raised px-2 text-right text-base tabular-nums md:h-9",
            isWrong ? "border-red" : "border-line-strong",
          )}
        />
        <IconButton
          label={t("edit.save", { email: record.email })}
          icon={<Check aria-hidden className="size-5" />}
          onPress={save}
          isDisabled={isSaving}
        />
        <IconButton
          label={t("edit.cancel", { email: record.email })}
          icon={<X aria-hidden className="size-5" />}
          onPress={onCancel}
          isDisabled={isSaving}
        />
      </div>
      {isWrong ? (
        <p id={errorId} role="alert" className="max-w-56 whitespace-normal font-medium text-red-ink text-sm">
          {t("edit.wrong", { max: formatNumber(MONTHLY_LIMIT_MAX, language) })}
        </p>
      ) : (
        <p id={hintId} className="max-w-56 whitespace-normal text-muted text-sm">
          {t("edit.hint")}
        </p>
      )}
    </div>
  );
}
