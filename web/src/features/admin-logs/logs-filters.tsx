import type { LogAnalytics, LogOutcome } from "@medsieve/contract/admin/query-logs";
import type { SearchType } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { ComboField } from "../../ui/combo-field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { DayField } from "./day-field.tsx";
import { GROUPINGS, type Grouping, isFiltered, type LogsView } from "./logs-view.ts";
import { nameModel } from "./name-model.ts";

interface LogsFiltersProps {
  view: LogsView;
  options: LogAnalytics["filter_options"];
  text: string;
  onTextChange: (text: string) => void;
  onChange: (changes: Partial<LogsView>) => void;
  onClear: () => void;
}

const ALL = "all";
/** As the server takes it. */
const TEXT_MAX_LENGTH = 200;

/** What the logs are limited to and grouped by; each filter looks at all logs. */
export function LogsFilters({ view, options, text, onTextChange, onChange, onClear }: LogsFiltersProps) {
  const { t } = useTranslation("admin-logs");
  const rare = [view.type, view.ip, view.model, view.start, view.end, view.group];
  return (
    <FilterBar
      onClear={isFiltered(view) ? onClear : null}
      more={{
        set: rare.filter((one) => one !== undefined).length,
        children: (
          <>
            <Select<SearchType | typeof ALL>
              label={t("filter.type")}
              options={[
                { value: ALL, label: t("filter.all") },
                ...options.search_types.map((value) => ({ value, label: t(`type.${value}`) })),
              ]}
              value={view.type ?? ALL}
              onChange={(type) => onChange({ type: type === ALL ? undefined : type })}
            />
            <ComboField
              label={t("filter.ip")}
              placeholder={t("filter.all")}
              options={options.ip_addresses.map((ip) => ({ value: ip, label: ip }))}
              value={view.ip ?? null}
              onChange={(ip) => onChange({ ip: ip ?? undefined })}
            />
            <ComboField
              label={t("filter.model")}
              placeholder={t("filter.all")}
              options={options.models.map((model) => ({ value: model, label: nameModel(model, t) }))}
              value={view.model ?? null}
              onChange={(model) => onChange({ model: model ?? undefined })}
            />
            <DayField
              label={t("filter.start")}
              day={view.start}
              onChange={(start) => onChange(limitDays(view, "start", start))}
            />
            <DayField
              label={t("filter.end")}
              day={view.end}
              onChange={(end) => onChange(limitDays(view, "end", end))}
            />
            <Select<Grouping | "none">
              label={t("filter.group")}
              options={[
                { value: "none", label: t("filter.noGroup") },
                ...GROUPINGS.map((value) => ({ value, label: t(`filter.by.${value}`) })),
              ]}
              value={view.group ?? "none"}
              onChange={(group) => onChange({ group: group === "none" ? undefined : group })}
            />
          </>
        ),
      }}
      note={
        view.prompts !== undefined && (
          <span className="wrap-anywhere">{t("filter.prompts", { version: view.prompts.slice(1) })}</span>
        )
      }
    >
      <SearchBox
        label={t("filter.text")}
        hint={t("filter.textHint")}
        text={text}
        onChange={onTextChange}
        maxLength={TEXT_MAX_LENGTH}
      />
      <ComboField
        label={t("filter.user")}
        placeholder={t("filter.all")}
        options={options.users.map(({ user_id, email }) => ({ value: user_id, label: email ?? user_id }))}
        value={view.user ?? null}
        onChange={(user) => onChange({ user: user ?? undefined })}
      />
      <ComboField
        label={t("filter.company")}
        placeholder={t("filter.all")}
        options={options.companies.map(({ company_id, company_name }) => ({
          value: company_id,
          label: company_name ?? company_id,
        }))}
        value={view.company ?? null}
        onChange={(company) => onChange({ company: company ?? undefined })}
      />
      <Select<LogOutcome | typeof ALL>
        label={t("filter.outcome")}
        options={[
          { value: ALL, label: t("filter.all") },
          ...options.outcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
        ]}
        value={view.outcome ?? ALL}
        onChange={(outcome) => onChange({ outcome: outcome === ALL ? undefined : outcome })}
      />
    </FilterBar>
  );
}

/** One day alone where the other end would lie on the wrong side of it. */
function limitDays(
  { start, end }: LogsView,
  which: "start" | "end",
  day: string | undefined,
): Pick<LogsView, "start" | "end"> {
  const days = { start, end, [which]: day };
  const isReversed = days.start !== undefined && days.end !== undefined && days.start > days.end;
  return isReversed ? { start: day, end: day } : days;
}
