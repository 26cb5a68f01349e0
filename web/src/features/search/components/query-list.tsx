import type { QueryDetail } from "@medsieve/contract/searches";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Link } from "../../../ui/link.tsx";
import { QueryChanges } from "../../../ui/query-changes.tsx";
import { describeWarning } from "../describe-warning.ts";

interface QueryListProps {
  queries: QueryDetail[];
  /** While they are being run, what is not known of a query is still to come. */
  isRunning?: boolean;
}

/** Each query as it was run, with what the source found and made of it. */
export function QueryList({ queries, isRunning = false }: QueryListProps) {
  return (
    <ol className="flex flex-col gap-3">
      {queries.map((query, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: queries are not reordered, and their names may be alike
        <li key={index} className="border-line border-t pt-2.5 first:border-t-0 first:pt-0">
          <QueryEntry query={query} isRunning={isRunning} />
        </li>
      ))}
    </ol>
  );
}

function QueryEntry({ query, isRunning }: { query: QueryDetail; isRunning: boolean }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const warnings = query.warnings.filter((warning) => warning.code !== "broadened");
  const isUnderstoodOtherwise = query.understood !== null && query.understood !== query.query;
  const hits =
    query.hits === null
      ? t(isRunning ? "facts.notYetRun" : "facts.notRun")
      : t("facts.hits", { count: query.hits, shown: formatNumber(query.hits, language) });
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere font-medium">{query.name}</span>
        <span className="whitespace-nowrap text-muted tabular-nums">{hits}</span>
      </p>
      {query.reason !== null && <p className="wrap-anywhere text-muted">{query.reason}</p>}
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <QueryText text={query.query} />
        </div>
        <CopyButton
          text={query.query}
          label={t("facts.copyQuery", { name: query.name })}
          copiedLabel={t("card.copied")}
          failedLabel={t("card.copyFailed")}
        />
      </div>
      {query.changes.length > 0 && (
        <Disclosure
          title={
            <span className="text-amber-ink">
              {t("facts.repaired", {
                count: query.changes.length,
                shown: formatNumber(query.changes.length, language),
              })}
            </span>
          }
        >
          <div className="flex flex-col gap-2 pb-1">
            <QueryChanges changes={query.changes} />
            {query.written_as !== null && (
              <div>
                <p className="text-muted">{t("facts.writtenAs")}</p>
                <QueryText text={query.written_as} />
              </div>
            )}
          </div>
        </Disclosure>
      )}
      {query.broadened_from !== null && (
        <Disclosure title={<span className="text-amber-ink">{t("facts.broadened")}</span>}>
          <QueryText text={query.broadened_from} />
        </Disclosure>
      )}
      {warnings.length > 0 && (
        <ul className="flex flex-col gap-1 text-amber-ink">
          {warnings.map((warning, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a query may have two warnings of one kind
            <li key={index} className="flex gap-1.5">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <WarningText warning={warning} query={query.query} />
            </li>
          ))}
        </ul>
      )}
      <div className={joinClasses(query.understood === null && isRunning && "min-h-11 md:min-h-8")}>
        {isUnderstoodOtherwise && (
          <Disclosure title={t("facts.understood")}>
            <QueryText text={query.understood ?? ""} />
          </Disclosure>
        )}
      </div>
    </div>
  );
}

function WarningText({ warning, query }: { warning: QueryDetail["warnings"][number]; query: string }) {
  const { t } = useTranslation("search");
  const { text, isTranslated, piece } = describeWarning(warning, query, t);
  return (
    <span className="min-w-0 wrap-anywhere">
      {piece !== null && (
        <>
          <code lang="en" className="break-all font-mono text-xs">
            {piece}
          </code>
          {t("facts.colon")}
        </>
      )}
      <span lang={isTranslated ? undefined : "en"}>{text}</span>
    </span>
  );
}

/** Characters up to which a query is shown in full at once. */
const SHORT_QUERY = 160;

function QueryText({ text }: { text: string }) {
  const { t } = useTranslation("search");
  const [isWhole, setWhole] = useState(text.length <= SHORT_QUERY);
  return (
    <div className="rounded-sm bg-sunken px-1.5 py-1">
      <code lang="en" className={joinClasses("wrap-anywhere font-mono text-ink text-xs", !isWhole && "line-clamp-3")}>
        {text}
      </code>
      {text.length > SHORT_QUERY && (
        <Link onPress={() => setWhole(!isWhole)}>{t(isWhole ? "facts.showLess" : "facts.showAll")}</Link>
      )}
    </div>
  );
}
