import { ROLES, type Role } from "@medsieve/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { companyOptionsQuery } from "../../lib/company-options.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import { DateField } from "../../ui/date-field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
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
    <FilterBar
      onClear={
        isFiltered ? () => onChange({ company: undefined, role: undefined, start: undefined, end: undefined }) : null
      }
      note={t("filter.zone")}
    >
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
    </FilterBar>
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
