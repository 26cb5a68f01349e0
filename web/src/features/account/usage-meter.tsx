import { USAGE_BANDS } from "@medsieve/contract/constants";
import type { Usage } from "@medsieve/contract/usage";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { usageQuery } from "../../entities/search/server-state.ts";
import { formatNumber, formatResetDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Meter } from "../../ui/meter.tsx";
import { chooseUsageTone } from "./usage-bands.ts";

/**
 * The month's searches of the signed-in account; keeps its room until they are known. `isBrief`: a line alone, until the
 * bar has a colour to show.
 */
export function UsageMeter({ isBrief = false }: { isBrief?: boolean }) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const { data: usage } = useQuery(usageQuery());
  if (usage === undefined) return <div className={isBrief ? "h-12 w-28" : "h-12"} />;
  if (isBrief && usage.percentage_used < USAGE_BANDS.yellow) return <UsageLine usage={usage} />;

  const isReached = usage.current_usage >= usage.limit;
  const reset = t("usage.resets", { date: formatResetDate(usage.reset_date, language) });
  return (
    <div className="flex min-h-12 flex-col justify-center gap-0.5">
      <Meter
        isDense={isBrief}
        label={t("usage.label")}
        percent={usage.percentage_used}
        tone={chooseUsageTone(usage.percentage_used)}
        valueText={t("usage.value", {
          used: formatNumber(usage.current_usage, language),
          limit: formatNumber(usage.limit, language),
        })}
      />
      {isReached ? (
        <p className="flex flex-wrap items-center gap-x-1 text-[0.8125rem] leading-tight">
          <CircleAlert aria-hidden className="size-3.5 text-red-ink" />
          <span className="font-semibold text-red-ink">{t("usage.reached")}</span>
          <span className="text-muted">{reset}</span>
        </p>
      ) : (
        <p className="text-[0.8125rem] text-muted leading-tight">{reset}</p>
      )}
    </div>
  );
}

function UsageLine({ usage }: { usage: Usage }) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const reset = t("usage.resets", { date: formatResetDate(usage.reset_date, language) });
  return (
    <p className="whitespace-nowrap text-muted text-sm tabular-nums" title={reset}>
      <span className="sr-only">{t("usage.label")}</span>{" "}
      {t("usage.line", {
        count: usage.limit,
        used: formatNumber(usage.current_usage, language),
        limit: formatNumber(usage.limit, language),
      })}
    </p>
  );
}
