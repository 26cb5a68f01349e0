import { useTranslation } from "react-i18next";
import { Select } from "./select.tsx";
import type { Column, Sorting } from "./table-columns.ts";
import { ToggleGroup } from "./toggle.tsx";

interface SortChoiceProps<Row> {
  columns: readonly Column<Row>[];
  sorting: Sorting;
}

/** What the rows are sorted by, where there are no headings to press. */
export function SortChoice<Row>({ columns, sorting }: SortChoiceProps<Row>) {
  const { t } = useTranslation("lists");
  const options = columns.flatMap(({ sort, title }) => (sort === undefined ? [] : [{ value: sort, label: title }]));
  const by = sorting.by ?? options[0]?.value ?? "";
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-40 flex-1">
        <Select
          label={t("sortBy")}
          options={options}
          value={by}
          onChange={(next) => sorting.onChange(next, sorting.order)}
        />
      </div>
      <ToggleGroup
        label={t("order")}
        options={[
          { value: "asc", label: t("ascending") },
          { value: "desc", label: t("descending") },
        ]}
        value={sorting.order}
        onChange={(order) => sorting.onChange(by, order)}
      />
    </div>
  );
}
