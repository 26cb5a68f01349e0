import { limitQuerySchema, type UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { MONTHLY_LIMIT_MAX } from "@medsieve/contract/constants";
import { Check, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { FormField } from "../../ui/form-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

interface LimitEditorProps {
  record: UsageRecord;
  isSaving: boolean;
  onSave: (limit: number | null) => void;
  onCancel: () => void;
}

/** Full-width digits count; nothing is the default of the role. */
const entrySchema = z.object({
  limit: z
    .string()
    .transform((typed) => typed.normalize("NFKC").trim())
    .pipe(limitQuerySchema.shape.limit),
});

/** The limit as it is being changed: Enter saves, Escape leaves it as it was. */
export function LimitEditor({ record, isSaving, onSave, onCancel }: LimitEditorProps) {
  const { t } = useTranslation("admin-usage");
  const language = useLanguage();
  const form = useContractForm(entrySchema, {
    defaultValues: { limit: record.is_default ? "" : String(record.limit) },
    faults: { limit: () => t("edit.wrong", { max: formatNumber(MONTHLY_LIMIT_MAX, language) }) },
  });
  const { setFocus } = form;
  const hintId = useId();
  const errorId = useId();

  useEffect(() => setFocus("limit", { shouldSelect: true }), [setFocus]);

  function save(): void {
    if (!isSaving) void form.handleSubmit(({ limit }) => onSave(limit))();
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
    <FormField control={form.control} name="limit">
      {({ name, value, onChange, onBlur, inputRef, error }) => (
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex items-center gap-1">
            <input
              ref={inputRef}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={onBlur}
              placeholder={String(record.limit)}
              aria-label={t("edit.label", { email: record.email })}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? hintId : errorId}
              readOnly={isSaving}
              onKeyDown={onKeyDown}
              className={joinClasses(
                "focus-ring h-11 w-28 min-w-16 rounded-md border bg-raised px-2 text-right text-base tabular-nums md:h-9",
                error === undefined ? "border-line-strong" : "border-red",
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
          {error === undefined ? (
            <p id={hintId} className="max-w-56 whitespace-normal text-muted text-sm">
              {t("edit.hint")}
            </p>
          ) : (
            <p id={errorId} role="alert" className="max-w-56 whitespace-normal font-medium text-red-ink text-sm">
              {error}
            </p>
          )}
        </div>
      )}
    </FormField>
  );
}
