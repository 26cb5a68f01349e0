import { LANGUAGE_TRAITS } from "@medsieve/contract/language-traits";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/i18n.ts";
import { readServerDate } from "../../lib/server-clock.ts";
import { Select } from "../../ui/select.tsx";
import { listMonths } from "./month-view.ts";

interface MonthSelectProps {
  /** undefined: the current one. */
  month: string | undefined;
  onChange: (month: string | undefined) => void;
}

/** A choice of the current month, the eleven before it, and whichever is shown. */
export function MonthSelect({ month, onChange }: MonthSelectProps) {
  const { t } = useTranslation("admin-month");
  const language = useLanguage();
  const offered = listMonths(readServerDate());
  const [current = ""] = offered;
  const format = new Intl.DateTimeFormat(LANGUAGE_TRAITS[language].locale, {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const months = month === undefined || offered.includes(month) ? offered : [...offered, month];
  return (
    <div className="w-full max-w-72">
      <Select
        label={t("month")}
        options={months.map((value) => ({ value, label: format.format(new Date(`${value}-01`)) }))}
        value={month ?? current}
        onChange={(value) => onChange(value === current ? undefined : value)}
      />
    </div>
  );
}
