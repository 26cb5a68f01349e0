import type { QueryDetail } from "@medsieve/contract/searches";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { QueryChanges } from "../../ui/query-changes.tsx";
import { TextButton } from "../../ui/text-button.tsx";

/** Characters up to which a query is shown in full at once. */
const SHORT_QUERY = 160;

/** The queries of a search as they were run, with what each found; nothing where there were none. */
export function QueriesUsed({ queries }: { queries: readonly QueryDetail[] }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const count = (value: number) => ({ count: value, shown: formatNumber(value, language) });
  if (queries.length === 0) return null;
  return (
    <div>
      <h2 className="font-semibold text-sm">{t("queries", count(queries.length))}</h2>
      <ol className="mt-2 flex flex-col gap-3">
        {queries.map(({ name, query, hits, changes, written_as }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: queries are not reordered, and their names may be alike
          <li key={index} className="break-inside-avoid text-sm">
            <span className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 wrap-anywhere font-medium">{name}</span>
              <span className="whitespace-nowrap text-muted tabular-nums">
                {hits === null ? t("search:facts.notRun") : t("search:facts.hits", count(hits))}
              </span>
            </span>
            <QueryText text={query} />
            {changes.length > 0 && (
              <div className="mt-1.5 flex flex-col gap-1.5 border-amber border-l-2 pl-3">
                <p className="text-amber-ink">{t("search:facts.repaired", count(changes.length))}</p>
                <QueryChanges changes={changes} />
                {written_as !== null && (
                  <div>
                    <p className="text-muted">{t("search:facts.writtenAs")}</p>
                    <QueryText text={written_as} />
                  </div>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Cut off after two lines until someone wants to see it whole; on paper it always is. */
function QueryText({ text }: { text: string }) {
  const { t } = useTranslation("detail");
  const [isWhole, setWhole] = useState(text.length <= SHORT_QUERY);
  return (
    <div className="mt-0.5 rounded-sm bg-sunken px-2 py-1">
      <code
        lang="en"
        className={joinClasses("wrap-anywhere font-mono text-xs", !isWhole && "line-clamp-2 print:line-clamp-none")}
      >
        {text}
      </code>
      {text.length > SHORT_QUERY && (
        <div className="text-accent text-xs print:hidden">
          <TextButton onPress={() => setWhole(!isWhole)}>
            {t(isWhole ? "search:facts.showLess" : "search:facts.showAll")}
          </TextButton>
        </div>
      )}
    </div>
  );
}
