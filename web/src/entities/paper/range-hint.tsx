import type { RankRange } from "@medsieve/contract/uncertainty";
import { useTranslation } from "react-i18next";

/** Between which ranks a paper could as well stand, since scores are that near to each other. */
export function RangeHint({ range: { from, to } }: { range: RankRange }) {
  const { t } = useTranslation("search");
  return (
    <span className="text-muted text-xs tabular-nums" title={t("card.placeHint", { from, to })}>
      {t("card.place", { from, to })}
    </span>
  );
}
