import type { PromptTried } from "@medsieve/contract/prompts";
import type { QueryWarning } from "@medsieve/contract/searches";
import i18next from "i18next";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { QueryChanges } from "../../entities/query/query-changes.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

/** The queries of a dry run, as a search would send them. */
export function DryRunQueries({ queries }: { queries: PromptTried["queries"] }) {
  const { t } = useTranslation("admin-prompts");
  return (
    <ol className="flex flex-col gap-3">
      {queries.map((query, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: queries are not reordered, and their names may be alike
        <li key={index} className="flex flex-col gap-1 border-line border-t pt-2.5 text-sm">
          <p className="wrap-anywhere font-medium">{query.name}</p>
          {query.reason !== null && <p className="wrap-anywhere text-muted">{query.reason}</p>}
          <code lang="en" className="wrap-anywhere rounded-sm bg-sunken px-1.5 py-1 font-mono text-xs">
            {query.query}
          </code>
          {query.changes.length > 0 && (
            <Disclosure title={t("dryRun.repaired")}>
              <QueryChanges changes={query.changes} />
            </Disclosure>
          )}
          {query.warnings.map((warning, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a query may have two warnings of one kind
            <Warning key={at} warning={warning} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function Warning({ warning: { code, message } }: { warning: QueryWarning }) {
  const { t } = useTranslation("search");
  const isTranslated = i18next.exists(`search:warning.${code}`);
  return (
    <p className="flex gap-1.5 text-amber-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span lang={isTranslated ? undefined : "en"} className="wrap-anywhere min-w-0">
        {isTranslated ? t(`warning.${code}`) : message}
      </span>
    </p>
  );
}
