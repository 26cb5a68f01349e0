import type { LogAnalytics } from "@medsieve/contract/admin/query-logs";
import { SEARCH_TYPES, type SearchType } from "@medsieve/contract/constants";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { ComboField } from "../../ui/combo-field.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import {
  GROUPINGS,
  type Grouping,
  hasPageFilter,
  hasServerFilter,
  type LogsView,
  OUTCOMES,
  type Outcome,
} from "./logs-view.ts";

interface LogsFiltersProps {
  view: LogsView;
  options: LogAnalytics["filter_options"];
  text: string;
  onTextChange: (text: string) => void;
  onChange: (changes: Partial<LogsView>) => void;
  onClear: () => void;
}

const ALL = "all";

/** What the logs are limited to and grouped by; each filter says whether it looks at all logs or at the loaded page. */
export function LogsFilters({ view, options, text, onTextChange, onChange, onClear }: LogsFiltersProps) {
  const { t } = useTranslation("admin-logs");
  return (
    <section
      aria-label={t("filter.title")}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <FilterGroup title={t("filter.server")}>
        <ComboField
          label={t("filter.ip")}
          placeholder={t("filter.all")}
          options={options.ip_addresses.map((ip) => ({ value: ip, label: ip }))}
          value={view.ip ?? null}
          onChange={(ip) => onChange({ ip: ip ?? undefined })}
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
      </FilterGroup>
      <FilterGroup title={t("filter.page")}>
        <Select<Outcome | typeof ALL>
          label={t("filter.outcome")}
          options={[
            { value: ALL, label: t("filter.all") },
            ...OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
          ]}
          value={view.outcome ?? ALL}
          onChange={(outcome) => onChange({ outcome: outcome === ALL ? undefined : outcome })}
        />
        <Select<SearchType | typeof ALL>
          label={t("filter.type")}
          options={[
            { value: ALL, label: t("filter.all") },
            ...SEARCH_TYPES.filter((value) => options.search_types.includes(value) || value === view.type).map(
              (value) => ({ value, label: value }),
            ),
          ]}
          value={view.type ?? ALL}
          onChange={(type) => onChange({ type: type === ALL ? undefined : type })}
        />
        <SearchBox label={t("filter.text")} hint={t("filter.textHint")} text={text} onChange={onTextChange} />
      </FilterGroup>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-48">
          <Select<Grouping | "none">
            label={t("filter.group")}
            options={[
              { value: "none", label: t("filter.noGroup") },
              ...GROUPINGS.map((value) => ({ value, label: t(`filter.by.${value}`) })),
            ]}
            value={view.group ?? "none"}
            onChange={(group) => onChange({ group: group === "none" ? undefined : group })}
          />
        </div>
        {(hasServerFilter(view) || hasPageFilter(view)) && <Button onPress={onClear}>{t("filter.clear")}</Button>}
      </div>
    </section>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-muted text-sm">{title}</legend>
      <div className="grid items-start gap-3 md:grid-cols-3">{children}</div>
    </fieldset>
  );
}
