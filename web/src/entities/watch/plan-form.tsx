import { WATCH_PAPERS_READ } from "@medsieve/contract/constants";
import { watchPlanSchema } from "@medsieve/contract/watches";
import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormField } from "../../ui/form-field.tsx";
import { Select } from "../../ui/select.tsx";
import { nameWeekday } from "./print-schedule.ts";
import type { WatchPlan } from "./watch-calls.ts";

const SCHEDULES = ["weekly", "monthly"] as const;
const listDays = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

interface PlanFormProps {
  /** What stands in the form at first. */
  plan: WatchPlan;
  sending: UseMutationResult<unknown, Error, WatchPlan>;
  submit: string;
  failure: string;
  onCancel: () => void;
  /** Above the fields. */
  children: ReactNode;
}

/** When a watched search is run again, whether what it finds is mailed, and who reads it. */
export function PlanForm({ plan, sending, submit, failure, onCancel, children }: PlanFormProps) {
  const { t } = useTranslation("watches");
  const language = useLanguage();
  const form = useContractForm(watchPlanSchema, { defaultValues: plan, faults: {} });
  const isWeekly = useWatch({ control: form.control, name: "schedule" }) === "weekly";
  const day = useWatch({ control: form.control, name: "day" }) ?? 1;
  const days = listDays(isWeekly ? 7 : 31).map((one) => ({
    value: String(one),
    label: isWeekly ? nameWeekday(one, language) : String(one),
  }));
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) =>
        void form.handleSubmit((wanted) => {
          if (!sending.isPending) sending.mutate(wanted);
        })(event)
      }
    >
      {children}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <FormField control={form.control} name="schedule">
          {({ onChange }) => (
            <Select
              label={t("schedule.label")}
              options={SCHEDULES.map((value) => ({ value, label: t(`schedule.${value}`) }))}
              value={isWeekly ? "weekly" : "monthly"}
              onChange={(schedule) => {
                onChange(schedule);
                form.setValue("day", 1);
              }}
            />
          )}
        </FormField>
        <FormField control={form.control} name="day">
          {({ onChange }) => (
            <Select
              label={t(isWeekly ? "schedule.weekday" : "schedule.monthDay")}
              options={days}
              value={String(day)}
              onChange={(chosen) => onChange(Number(chosen))}
            />
          )}
        </FormField>
        {!isWeekly && day > 28 && <p className="text-muted text-sm sm:col-span-2">{t("schedule.shortMonth")}</p>}
        <div className="sm:col-span-2">
          <FormField control={form.control} name="mail">
            {({ value, onChange }) => (
              <Checkbox isSelected={value} onChange={onChange}>
                {t("schedule.mail")}
              </Checkbox>
            )}
          </FormField>
        </div>
        <div className="flex flex-col gap-1 sm:col-span-2">
          <FormField control={form.control} name="read_with_model">
            {({ value, onChange }) => (
              <Checkbox isSelected={value ?? false} onChange={onChange}>
                {t("schedule.model")}
              </Checkbox>
            )}
          </FormField>
          <p className="text-muted text-sm">
            {t("schedule.modelHint", { shown: formatNumber(WATCH_PAPERS_READ, language) })}
          </p>
        </div>
      </div>
      {sending.isError && (
        <Alert tone="error" title={failure}>
          {describeError(sending.error, t)}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onCancel}>{t("common:cancel")}</Button>
        <Button type="submit" variant="primary" isPending={sending.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
