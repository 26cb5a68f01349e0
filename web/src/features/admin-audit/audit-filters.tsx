import { auditLogsQuerySchema } from "@medsieve/contract/admin/audit-logs";
import { startsBeforeItEnds } from "@medsieve/contract/admin/periods";
import { AUDIT_ACTIONS } from "@medsieve/contract/constants";
import { type FormEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { nameTimeZone } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Button } from "../../ui/button.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { AuditView } from "./audit-view.ts";
import { readEnd, readStart, writeLocalMoment } from "./local-moment.ts";

interface AuditFiltersProps {
  view: AuditView;
  onApply: (filters: Filters) => void;
  /** What the whole log is searched for, as it is typed. */
  text: string;
  onTextChange: (text: string) => void;
  onClear: () => void;
}

const ALL = "all";
type Filters = Pick<AuditView, "action" | "start" | "end" | "target">;

/** The filters as they are chosen and typed, in the reader's zone; made of them is what the address keeps. */
const entrySchema = z
  .object({
    action: z.enum([ALL, ...AUDIT_ACTIONS]),
    start: z.string().transform(readStart),
    end: z.string().transform(readEnd),
    target: z
      .string()
      .trim()
      .transform((text): unknown => text)
      .pipe(auditLogsQuerySchema.shape.target),
  })
  .refine(({ start, end }) => startsBeforeItEnds({ start_date: start, end_date: end }), { path: ["start"] })
  .transform(({ action, ...others }): Filters => ({ action: action === ALL ? undefined : action, ...others }));

const writeEntry = ({ action, start, end, target }: Filters): z.input<typeof entrySchema> => ({
  action: action ?? ALL,
  start: writeLocalMoment(start),
  end: writeLocalMoment(end),
  target: target ?? "",
});

/** What the server filters the log by; but for the search, nothing is asked until the filters are applied. */
export function AuditFilters({ view, onApply, text, onTextChange, onClear }: AuditFiltersProps) {
  const { t } = useTranslation("admin-audit");
  const language = useLanguage();
  const { action, start, end, target } = view;
  const form = useContractForm(entrySchema, {
    defaultValues: writeEntry(view),
    faults: { start: () => t("filter.reversed") },
  });
  const { reset, control } = form;
  const isFiltered = action !== undefined || start !== undefined || end !== undefined || target !== undefined;

  useEffect(() => reset(writeEntry({ action, start, end, target })), [reset, action, start, end, target]);

  /** A date that is half typed has no value yet: without this, it would count as none. */
  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLInputElement>("input:invalid");
    if (event.currentTarget.checkValidity()) void form.handleSubmit(onApply)(event);
    else wrong?.focus();
  }

  return (
    <form noValidate onSubmit={apply}>
      <FilterBar
        onClear={isFiltered || text !== "" ? onClear : null}
        submit={
          <Button type="submit" variant="primary">
            {t("filter.apply")}
          </Button>
        }
        more={{
          set: target === undefined ? 0 : 1,
          children: (
            <FormField control={control} name="target">
              {(input) => (
                <TextField {...input} label={t("filter.target")} maxLength={200} isLiteral autoComplete="off" />
              )}
            </FormField>
          ),
        }}
        note={t("filter.zone", { zone: nameTimeZone(language) })}
      >
        <SearchBox
          maxLength={200}
          label={t("search.label")}
          hint={t("search.hint")}
          text={text}
          onChange={onTextChange}
        />
        <FormField control={control} name="action">
          {({ value, onChange }) => (
            <Select
              label={t("filter.action")}
              options={[
                { value: ALL, label: t("filter.allActions") },
                ...AUDIT_ACTIONS.map((one) => ({ value: one, label: t(`event.${one}`) })),
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField control={control} name="start">
          {(input) => <DateField {...input} kind="datetime-local" label={t("filter.start")} />}
        </FormField>
        <FormField control={control} name="end">
          {(input) => <DateField {...input} kind="datetime-local" label={t("filter.end")} />}
        </FormField>
      </FilterBar>
    </form>
  );
}
