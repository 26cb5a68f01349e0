import type { RecallCheck } from "@medsieve/contract/queries";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

interface RecallSummaryProps {
  recall: RecallCheck;
  names: readonly string[];
}

/** How many of the known papers each query and each of its concepts finds. */
export function RecallSummary({ recall, names }: RecallSummaryProps) {
  const { t } = useTranslation(["queries", "search"]);
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-2">
      {recall.queries.map(({ found, lost, blocks, refused }, index) => {
        const known = found.length + lost.length;
        const share = (count: number) =>
          t("recall.share", { found: formatNumber(count, language), known: formatNumber(known, language) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: queries stand in the order in which they were asked
          <li key={index} className="text-sm">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="wrap-anywhere font-medium">{names[index]}</span>
              <span className="tabular-nums">{refused === null ? share(found.length) : t("recall.notRun")}</span>
            </p>
            {blocks.length > 1 && refused === null && (
              <ol className="flex flex-wrap gap-x-4 text-muted">
                {blocks.map((block, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name than their place
                  <li key={place} className="wrap-anywhere tabular-nums">
                    {place + 1} <span lang="en">{block.name}</span>
                    {t("search:facts.colon")}
                    {t(block.excluded ? "recall.excludedShare" : "recall.share", {
                      found: formatNumber(block.found.length, language),
                      known: formatNumber(known, language),
                    })}
                  </li>
                ))}
              </ol>
            )}
          </li>
        );
      })}
    </ul>
  );
}
