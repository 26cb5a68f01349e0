import type { QueryDetail } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";
import { QueryReport } from "../../entities/query/query-report.tsx";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** The queries of a search as they were run, with what each found; nothing where there were none. */
export function QueriesUsed({ queries }: { queries: readonly QueryDetail[] }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  if (queries.length === 0) return null;
  return (
    <div>
      <h2 className="font-semibold text-sm">
        {t("queries", { count: queries.length, shown: formatNumber(queries.length, language) })}
      </h2>
      <ol className="mt-2 flex flex-col gap-3">
        {queries.map((query, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: queries are not reordered, and their names may be alike
          <li key={index} className="break-inside-avoid">
            <QueryReport query={query} isUnfolded />
          </li>
        ))}
      </ol>
    </div>
  );
}
