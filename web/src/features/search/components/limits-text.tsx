import type { SearchLimits } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { describeLimits, hasLimits } from "../../../entities/query/describe-limits.ts";

/** What a search is limited to, in words; says so when it is not. */
export function LimitsText({ limits }: { limits: SearchLimits }) {
  const { t } = useTranslation("search");
  return <>{hasLimits(limits) ? describeLimits(limits, t) : t("limits.none")}</>;
}
