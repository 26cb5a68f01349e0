import type { SearchLimits } from "@medsieve/contract/searches";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { QueryWarnings } from "../../entities/query/query-warnings.tsx";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { countQuery } from "./query-calls.ts";
import { useSettled } from "./use-settled.ts";

/** Milliseconds without a keystroke after which a query that was changed is counted by itself. */
const PAUSE_MS = 1_000;

interface QueryCountProps {
  query: string;
  limits: SearchLimits;
  /** What it found when it was run; null of one that was changed, or not run. */
  ranHits: number | null;
  /** Whether it can be run as it stands. */
  isReady: boolean;
}

/** How many papers a query would find now; of one that was not changed, how many it found. */
export function QueryCount({ query, limits, ranHits, isReady }: QueryCountProps) {
  const { t } = useTranslation("queries");
  const language = useLanguage();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const settled = useSettled(query, PAUSE_MS);
  const isWanted = isReady && (askedFor === query || (ranHits === null && settled === query));
  const count = useQuery({ ...countQuery(query, limits), enabled: isWanted });
  const hits = count.data?.hits ?? null;
  const understood = count.data?.understood ?? null;

  function ask(): void {
    if (isWanted) void count.refetch();
    else setAskedFor(query);
  }

  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-accent">
        <span role="status" className="text-ink tabular-nums">
          {count.isFetching
            ? t("count.counting")
            : count.isError && isWanted
              ? t("count.failed", { reason: describeError(count.error, t) })
              : hits !== null
                ? t("count.now", { count: hits, shown: formatNumber(hits, language) })
                : ranHits !== null
                  ? t("count.ran", { count: ranHits, shown: formatNumber(ranHits, language) })
                  : t("count.unknown")}
        </span>
        {isReady && !count.isFetching && (
          <TextButton onPress={ask}>{t(count.isError ? "common:retry" : "count.ask")}</TextButton>
        )}
      </div>
      {count.data && count.data.hits === null && <QueryWarnings warnings={count.data.warnings} query={query} />}
      {understood !== null && understood !== query && (
        <Disclosure title={t("search:facts.understood")}>
          <code lang="en" className="wrap-anywhere block rounded-sm bg-sunken px-2 py-1 font-mono text-xs leading-5">
            {understood}
          </code>
        </Disclosure>
      )}
    </div>
  );
}
