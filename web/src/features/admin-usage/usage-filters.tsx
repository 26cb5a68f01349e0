import { USAGE_STATES } from "@medsieve/contract/admin/usage-limits";
import { useTranslation } from "react-i18next";
import { formatResetDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import type { UsageState } from "./usage-view.ts";

const ALL = "all";

interface UsageFiltersProps {
  text: string;
  onTextChange: (text: string) => void;
  state: UsageState | undefined;
  onStateChange: (state: UsageState | undefined) => void;
  /** null where nothing is filtered. */
  onClear: (() => void) | null;
  /** When the counts of the month begin again; null while it is not known. */
  resetDate: string | null;
}

/** Which accounts the list of usage shows. */
export function UsageFilters(props: UsageFiltersProps) {
  const { text, onTextChange, state, onStateChange, onClear, resetDate } = props;
  const { t } = useTranslation(["admin-usage", "admin"]);
  const language = useLanguage();
  return (
    <FilterBar
      onClear={onClear}
      note={resetDate !== null && t("resets", { date: formatResetDate(resetDate, language) })}
    >
      <SearchBox
        label={t("filter.label")}
        hint={t("filter.hint")}
        text={text}
        onChange={onTextChange}
        maxLength={200}
      />
      <Select<UsageState | typeof ALL>
        label={t("filter.state")}
        options={[
          { value: ALL, label: t("filter.all") },
          ...USAGE_STATES.map((value) => ({ value, label: t(`filter.${value}`) })),
        ]}
        value={state ?? ALL}
        onChange={(value) => onStateChange(value === ALL ? undefined : value)}
      />
    </FilterBar>
  );
}
