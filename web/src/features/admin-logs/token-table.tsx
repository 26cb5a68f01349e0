import type { LogTokenUsage } from "@medsieve/contract/admin/query-logs";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatUsd } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";

const CELL = "py-1 pr-6 text-right tabular-nums";

/** What each model read and wrote for a search, and what that cost. */
export function TokenTable({ usage }: { usage: readonly LogTokenUsage[] }) {
  const { t } = useTranslation("admin-logs");
  const language = useLanguage();
  const mark = (figure: string, isEstimated = false) => (isEstimated ? t("tokens.estimated", { figure }) : figure);
  const rows = usage.map((one, index) => ({ ...one, index }));
  return (
    <table className="max-w-full text-sm">
      <caption className="sr-only">{t("details.tokens")}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${CELL} text-left! font-semibold`}>
            {t("tokens.model")}
          </th>
          <th scope="col" className={`${CELL} font-semibold`}>
            {t("tokens.total")}
          </th>
          <th scope="col" className={`${CELL} font-semibold`}>
            {t("tokens.cost")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ index, model, total_tokens, cost_usd, estimated }) => (
          <tr key={index} className="border-line border-t">
            <th scope="row" className={`${CELL} wrap-anywhere text-left! font-normal`}>
              {model ?? t("tokens.unknown")}
            </th>
            <td className={CELL}>{mark(formatNumber(total_tokens, language), estimated)}</td>
            <td className={CELL}>
              {cost_usd === null ? t("tokens.unknown") : mark(formatUsd(cost_usd, 4, language), estimated)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
