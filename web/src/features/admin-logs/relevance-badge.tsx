import { LOG_RELEVANCE_BANDS } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";

type RelevanceBand = "green" | "yellow" | "orange" | "red";

/** `score` 0 to 1. */
function chooseRelevanceBand(score: number): RelevanceBand {
  if (score >= LOG_RELEVANCE_BANDS.green) return "green";
  if (score >= LOG_RELEVANCE_BANDS.yellow) return "yellow";
  return score >= LOG_RELEVANCE_BANDS.orange ? "orange" : "red";
}

export function RelevanceBadge({ score }: { score: number }) {
  const { t } = useTranslation("admin-logs");
  return (
    <Badge tone={chooseRelevanceBand(score)} title={t("paper.relevance")}>
      <span className="sr-only">{t("paper.relevance")}</span>
      <span className="tabular-nums">{score.toFixed(2)}</span>
    </Badge>
  );
}
