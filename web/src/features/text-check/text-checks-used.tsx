import type { TextCheckUsage } from "@medsieve/contract/text-checks";
import { useTranslation } from "react-i18next";
import { formatDate, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** How many texts were checked this month, of how many; where none is left, when the count begins again. */
export function TextChecksUsed({ usage: { used, limit, resets_at } }: { usage: TextCheckUsage }) {
  const { t } = useTranslation("text-check");
  const language = useLanguage();
  const counts = { count: limit, used: formatNumber(used, language), limit: formatNumber(limit, language) };
  return (
    <p className="text-muted text-sm">
      {t("used", counts)}
      {used >= limit && limit > 0 && ` ${t("usedUp", { date: formatDate(new Date(resets_at), language) })}`}
    </p>
  );
}
