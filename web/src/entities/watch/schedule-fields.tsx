import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Select } from "../../ui/select.tsx";
import { nameWeekday } from "./print-schedule.ts";
import type { WatchPlan } from "./watch-calls.ts";

const SCHEDULES = ["weekly", "monthly"] as const;
const listDays = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

interface ScheduleFieldsProps {
  plan: WatchPlan;
  onChange: (plan: WatchPlan) => void;
}

/** When a watched search is run again, and whether what it finds is mailed. */
export function ScheduleFields({ plan, onChange }: ScheduleFieldsProps) {
  const { t } = useTranslation("watches");
  const language = useLanguage();
  const isWeekly = plan.schedule === "weekly";
  const days = listDays(isWeekly ? 7 : 31).map((day) => ({
    value: String(day),
    label: isWeekly ? nameWeekday(day, language) : String(day),
  }));
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Select
        label={t("schedule.label")}
        options={SCHEDULES.map((value) => ({ value, label: t(`schedule.${value}`) }))}
        value={isWeekly ? "weekly" : "monthly"}
        onChange={(schedule) => onChange({ ...plan, schedule, day: 1 })}
      />
      <Select
        label={t(isWeekly ? "schedule.weekday" : "schedule.monthDay")}
        options={days}
        value={String(plan.day)}
        onChange={(day) => onChange({ ...plan, day: Number(day) })}
      />
      {!isWeekly && plan.day > 28 && <p className="text-muted text-sm sm:col-span-2">{t("schedule.shortMonth")}</p>}
      <div className="sm:col-span-2">
        <Checkbox isSelected={plan.mail} onChange={(mail) => onChange({ ...plan, mail })}>
          {t("schedule.mail")}
        </Checkbox>
      </div>
    </div>
  );
}
