import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import type { ShownPaper } from "../search-state.ts";
import { standsLast } from "../sort-papers.ts";
import { useListView } from "../use-list-view.ts";

/** How many retracted papers stand last, and the button that puts them among the others; nothing where there is none. */
export function RetractedLast({ papers }: { papers: readonly ShownPaper[] }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { view, change } = useListView();
  const count = papers.filter(standsLast).length;
  if (count === 0 || papers.length < 2) return null;
  const isMixed = view.mixed === true;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <p role="status" className="text-muted tabular-nums">
        {t(isMixed ? "list.retractedAmong" : "list.retractedLast", { count, shown: formatNumber(count, language) })}
      </p>
      <Button variant="quiet" onPress={() => change({ mixed: isMixed ? undefined : true })}>
        {t(isMixed ? "list.putLast" : "list.showInPlace")}
      </Button>
    </div>
  );
}
