import { ROLES, type Role } from "@medsieve/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { companyOptionsQuery } from "../../lib/company-options.ts";
import { Button } from "../../ui/button.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { Select } from "../../ui/select.tsx";
import { readDay, type SurveysView } from "./surveys-view.ts";

interface SurveysFiltersProps {
  view: SurveysView;
  onChange: (changes: Partial<SurveysView>) => void;
}

const ALL = "all";

/** What the list, and the file made of it, is limited to. */
export function SurveysFilters({ view, onChange }: SurveysFiltersProps) {
  const { t } = useTranslation(["admin-surveys", "admin"]);
  const companies = useQuery(companyOptionsQuery());
  const { start, setStart, end, setEnd, isReversed } = useDays(view, onChange);
  const { company, role } = view;
  const isFiltered = [company, role, view.start, view.end].some((one) => one !== undefined);
  return (
    <div className="flex flex-col gap-2">
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <ComboField
          label={t("admin:companyFilter.label")}
          placeholder={t(companies.isPending ? "admin:companyFilter.loading" : "admin:companyFilter.all")}
          options={companies.data ?? []}
          value={company ?? null}
          onChange={(value) => onChange({ company: value ?? undefined })}
          error={companies.isError ? t("admin:companyFilter.failed") : undefined}
        />
        <Select<Role | typeof ALL>
          label={t("filter.role")}
          options={[
            { value: ALL, label: t("filter.allRoles") },
            ...ROLES.map((value) => ({ value, label: t(`account:role.${value}`) })),
          ]}
          value={role ?? ALL}
          onChange={(value) => onChange({ role: value === ALL ? undefined : value })}
        />
        <DateField
          kind="date"
          label={t("filter.start")}
          value={start}
          onChange={setStart}
          error={isReversed ? t("filter.reversed") : undefined}
        />
        <DateField kind="date" label={t("filter.end")} value={end} onChange={setEnd} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{t("filter.zone")}</p>
        {isFiltered && (
          <Button
            variant="quiet"
            onPress={() => onChange({ company: undefined, role: undefined, start: undefined, end: undefined })}
          >
            {t("filter.clear")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The two days as they are typed; they become filters once they are whole and in order. */
function useDays(view: SurveysView, onChange: SurveysFiltersProps["onChange"]) {
  const [start, setStart] = useState(view.start ?? "");
  const [end, setEnd] = useState(view.end ?? "");
  useEffect(() => {
    setStart(view.start ?? "");
    setEnd(view.end ?? "");
  }, [view.start, view.end]);
  const isReversed = start !== "" && end !== "" && start > end;

  function take(days: { start: string; end: string }): void {
    setStart(days.start);
    setEnd(days.end);
    const isWrong = days.start !== "" && days.end !== "" && days.start > days.end;
    if (!isWrong) onChange({ start: readDay(days.start), end: readDay(days.end) });
  }

  return {
    start,
    end,
    isReversed,
    setStart: (text: string) => take({ start: text, end }),
    setEnd: (text: string) => take({ start, end: text }),
  };
}
