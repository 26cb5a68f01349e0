import { useTranslation } from "react-i18next";
import { ToggleGroup } from "../../../ui/toggle.tsx";
import { PAPER_ORDERS } from "../list-view.ts";
import { useListView } from "../use-list-view.ts";

/** What the papers are sorted by. */
export function SortToggle() {
  const { t } = useTranslation("search");
  const { view, change } = useListView();
  return (
    <ToggleGroup
      label={t("list.sortBy")}
      value={view.sort ?? "relevance"}
      onChange={(order) => change({ sort: order === "relevance" ? undefined : order })}
      options={PAPER_ORDERS.map((order) => ({ value: order, label: t(`list.${order}`) }))}
    />
  );
}
