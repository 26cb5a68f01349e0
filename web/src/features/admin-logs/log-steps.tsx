import type { LogCall, LogStage } from "@medsieve/contract/admin/query-logs";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { formatSeconds } from "../../lib/format-figures.ts";
import { useLanguage } from "../../lib/i18n.ts";

const CELL = "py-1 pr-3 text-right tabular-nums last:pr-0 sm:pr-6";

/** How long a search spent in each stage. */
export function StageTable({ stages }: { stages: readonly LogStage[] }) {
  const { t } = useTranslation("admin-logs");
  const language = useLanguage();
  return (
    <table className="max-w-full text-sm">
      <caption className="sr-only">{t("details.stages")}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${CELL} text-left! font-semibold`}>
            {t("failure.stage")}
          </th>
          <th scope="col" className={`${CELL} font-semibold`}>
            {t("calls.seconds")}
          </th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ stage, seconds }) => (
          <tr key={stage} className="border-line border-t">
            <th scope="row" className={`${CELL} wrap-anywhere text-left! font-normal`}>
              {t(`stage.${stage}`)}
            </th>
            <td className={CELL}>{formatSeconds(seconds, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a search asked of the source and of models, how often, and how long that took. */
export function CallTable({ calls }: { calls: readonly LogCall[] }) {
  const { t } = useTranslation("admin-logs");
  const language = useLanguage();
  return (
    <table className="max-w-full text-sm">
      <caption className="sr-only">{t("details.calls")}</caption>
      <thead>
        <tr>
          {(["step", "to"] as const).map((column) => (
            <th key={column} scope="col" className={`${CELL} text-left! font-semibold`}>
              {t(`calls.${column}`)}
            </th>
          ))}
          {(["count", "failed", "seconds"] as const).map((column) => (
            <th key={column} scope="col" className={`${CELL} font-semibold`}>
              {t(`calls.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calls.map(({ step, model, count, failed, seconds }) => (
          <tr key={`${step} ${model}`} className="border-line border-t">
            <th scope="row" className={`${CELL} wrap-anywhere text-left! font-normal`}>
              {t(`call.${step}`)}
            </th>
            <td className={`${CELL} wrap-anywhere text-left!`}>{model ?? t("calls.source")}</td>
            <td className={CELL}>{formatNumber(count, language)}</td>
            <td className={CELL}>{formatNumber(failed, language)}</td>
            <td className={CELL}>{formatSeconds(seconds, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
