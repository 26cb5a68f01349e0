import { ROLES } from "@medsieve/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { companyOptionsQuery } from "../../lib/company-options.ts";
import { useAdministration } from "../../lib/use-administration.ts";
import { useFilterText } from "../../lib/use-filter-text.ts";
import { ComboField } from "../../ui/combo-field.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { Select } from "../../ui/select.tsx";
import { isFiltered, STATUSES, type UsersView } from "./users-view.ts";

const ALL = "all";
const SEARCH_MAX_LENGTH = 200;

interface UsersFiltersProps {
  view: UsersView;
  change: (changes: Partial<UsersView>, options?: { replace?: boolean }) => void;
}

/** What the list is filtered by; any change leads back to its first page. */
export function UsersFilters({ view, change }: UsersFiltersProps) {
  const { t } = useTranslation(["admin-users", "admin"]);
  const { isOfServer } = useAdministration();
  const { data: companies } = useQuery({ ...companyOptionsQuery(), enabled: isOfServer });
  const saveSearch = useCallback((search: string) => change({ search, page: undefined }, { replace: true }), [change]);
  const [text, setText] = useFilterText(view.search ?? "", saveSearch);
  return (
    <FilterBar
      onClear={
        isFiltered(view)
          ? () => {
              setText("");
              change({ search: undefined, company: undefined, role: undefined, status: undefined, page: undefined });
            }
          : null
      }
    >
      <SearchBox
        label={t("filter.search")}
        hint={t("filter.searchHint")}
        text={text}
        onChange={setText}
        maxLength={SEARCH_MAX_LENGTH}
      />
      {isOfServer && (
        <ComboField
          label={t("admin:companyFilter.label")}
          placeholder={t("admin:companyFilter.all")}
          options={companies ?? []}
          value={view.company ?? null}
          onChange={(company) => change({ company: company ?? undefined, page: undefined })}
        />
      )}
      <Select
        label={t("filter.role")}
        options={[
          { value: ALL, label: t("filter.all") },
          ...ROLES.map((role) => ({ value: role, label: t(`role.${role}`) })),
        ]}
        value={view.role ?? ALL}
        onChange={(role) => change({ role: role === ALL ? undefined : role, page: undefined })}
      />
      <Select
        label={t("filter.status")}
        options={[
          { value: ALL, label: t("filter.all") },
          ...STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        value={view.status ?? ALL}
        onChange={(status) => change({ status: status === ALL ? undefined : status, page: undefined })}
      />
    </FilterBar>
  );
}
