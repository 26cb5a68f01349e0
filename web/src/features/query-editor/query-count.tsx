import { useTranslation } from "react-i18next";
import { QueryWarnings } from "../../entities/query/query-warnings.tsx";
import { describeError } from "../../lib/errors.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import type { CountOfQuery } from "./use-query-count.ts";

/** What a query finds, in words, and how the source read it. */
export function QueryCount({ query, count }: { query: string; count: CountOfQuery }) {
  const { t } = useTranslation(["queries", "search"]);
  const language = useLanguage();
  const { counted, ranHits, isCounting, error, ask } = count;
  const hits = counted?.hits ?? null;
  const understood = counted?.understood ?? null;

  return (
    <div className="flex flex-col gap-1 text-sm">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-accent">
        <span role="status" className="text-ink tabular-nums">
          {isCounting
            ? t("count.counting")
            : error !== null
              ? t("count.failed", { reason: describeError(error, t) })
              : hits !== null
                ? t("count.now", { count: hits, shown: formatNumber(hits, language) })
                : ranHits !== null
                  ? t("count.ran", { count: ranHits, shown: formatNumber(ranHits, language) })
                  : t("count.unknown")}
        </span>
        {ask !== null && <TextButton onPress={ask}>{t(error === null ? "count.ask" : "common:retry")}</TextButton>}
      </div>
      {counted !== null && counted.hits === null && <QueryWarnings warnings={counted.warnings} query={query} />}
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
