import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { useListView } from "../use-list-view.ts";

/** In the place of the list, where the filters leave no paper: that they do, and the way back. */
export function NothingShown({ total }: { total: number }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { clearFilters } = useListView();
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-line border-dashed px-4 py-10 text-center">
      <p>{t("filter.allHidden", { count: total, total: formatNumber(total, language) })}</p>
      <Button onPress={clearFilters}>{t("filter.clear")}</Button>
    </div>
  );
}
