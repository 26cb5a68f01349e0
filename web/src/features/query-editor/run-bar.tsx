import { GIVEN_QUERIES_MAX, QUERIES_LENGTH_MAX } from "@medsieve/contract/constants";
import { useQueries, useQuery } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { usageQuery } from "../../entities/search/server-state.ts";
import { formatNumber, formatResetDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import type { EditedQuery } from "./edited-queries.ts";
import { findQueryFault } from "./find-query-fault.ts";
import { checkQuery } from "./query-calls.ts";
import type { Recall } from "./use-recall.ts";

interface RunBarProps {
  kept: readonly EditedQuery[];
  nameOf: (id: string) => string;
  onRun: () => void;
  recall: Recall;
  /** Looks for the known papers again, and shows the answer. */
  onRecall: () => void;
}

/** What running the queries costs, why it cannot be done where it cannot, and the button that does it. */
export function RunBar({ kept, nameOf, onRun, recall, onRecall }: RunBarProps) {
  const { t } = useTranslation("queries");
  const language = useLanguage();
  const statusId = useId();
  const { data: usage } = useQuery(usageQuery());
  const texts = [...new Set(kept.map(({ query }) => query))];
  const checks = useQueries({ queries: texts.map((text) => ({ ...checkQuery(text), enabled: false })) });
  const findFault = ({ query }: EditedQuery) => findQueryFault(query, checks[texts.indexOf(query)]?.data);
  const faulty = kept.find((query) => findFault(query) !== null);
  const remaining = usage === undefined ? null : Math.max(0, usage.limit - usage.current_usage);
  const shown = (value: number) => formatNumber(value, language);

  function describeObstacle(): string | null {
    if (kept.length === 0) return t("run.none");
    if (kept.length > GIVEN_QUERIES_MAX) return t("run.tooMany", { max: shown(GIVEN_QUERIES_MAX) });
    if (kept.reduce((sum, { query }) => sum + query.length, 0) > QUERIES_LENGTH_MAX)
      return t("run.tooLong", { max: shown(QUERIES_LENGTH_MAX) });
    const fault = faulty === undefined ? null : findFault(faulty);
    if (faulty !== undefined && fault !== null) return t(`run.fault.${fault}`, { name: nameOf(faulty.id) });
    if (usage !== undefined && remaining === 0) {
      return t("run.limit", {
        count: usage.limit,
        limit: shown(usage.limit),
        date: formatResetDate(usage.reset_date, language),
      });
    }
    return null;
  }

  const obstacle = describeObstacle();
  return (
    <div className="sticky bottom-0 z-10 [@media(height<30rem)]:static -mx-4 -mb-4 border-line border-t bg-canvas px-4 py-2.5 md:-mx-6 md:-mb-6 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p id={statusId} className={obstacle === null ? "text-muted text-sm" : "font-medium text-amber-ink text-sm"}>
          {obstacle ??
            (remaining === null
              ? t("run.counts")
              : t("run.countsOf", { count: remaining, remaining: shown(remaining) }))}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {recall.answered !== null && (
            <Button onPress={onRecall} isPending={recall.isPending} isDisabled={!recall.canAsk}>
              {t(recall.isStale ? "run.recallStale" : "run.recall", {
                found: shown(recall.answered.recall.found.length),
                known: shown(recall.answered.pmids.length),
              })}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Play aria-hidden className="size-4" />}
            onPress={onRun}
            isDisabled={obstacle !== null}
            aria-describedby={statusId}
          >
            {t("run.run", { count: kept.length, shown: shown(kept.length) })}
          </Button>
        </div>
      </div>
    </div>
  );
}
