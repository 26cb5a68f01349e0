import type { QueryBlock, QueryDetail, QueryWarning } from "@medsieve/contract/searches";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Link } from "../../ui/link.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import { findPubmedAddress } from "../paper/pubmed-address.ts";
import { MarkedQuery } from "./marked-query.tsx";
import { QueryBlocks } from "./query-blocks.tsx";
import { QueryChanges } from "./query-changes.tsx";
import { QueryWarnings } from "./query-warnings.tsx";

interface QueryReportProps {
  query: QueryDetail;
  /** While they are being run, what is not known of a query is still to come. */
  isRunning?: boolean;
  /** What was changed of it stands open, as on paper. */
  isUnfolded?: boolean;
}

/** A query as it was run: its concepts, what it found that no other did, and what the source made of it. */
export function QueryReport({ query, isRunning = false, isUnfolded = false }: QueryReportProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { name, changes, blocks = [] } = query;
  const warnings = query.warnings.filter((warning) => warning.code !== "broadened");
  const isUnderstoodOtherwise = query.understood !== null && query.understood !== query.query;
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere font-medium">{name}</span>
        <Hits query={query} isRunning={isRunning} />
      </p>
      {query.reason !== null && <p className="wrap-anywhere text-muted">{query.reason}</p>}
      {query.related === true && <p className="text-muted">{t("facts.related")}</p>}
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <QueryText text={query.query} blocks={blocks} warnings={warnings} />
        </div>
        <span className="flex shrink-0 flex-col items-start print:hidden">
          <CopyButton
            text={query.query}
            label={t("facts.copyQuery", { name })}
            copiedLabel={t("card.copied")}
            failedLabel={t("card.copyFailed")}
          />
          <Link
            href={findPubmedAddress(query.query)}
            target="_blank"
            rel="noreferrer"
            aria-label={t("facts.openQuery", { name })}
            className="inline-flex size-6 items-center justify-center text-muted data-hovered:bg-sunken data-hovered:text-ink"
          >
            <ExternalLink aria-hidden className="size-4" />
          </Link>
        </span>
      </div>
      <QueryBlocks blocks={blocks} />
      {changes.length > 0 && (
        <Aside
          title={t("facts.repaired", { count: changes.length, shown: formatNumber(changes.length, language) })}
          isUnfolded={isUnfolded}
        >
          <QueryChanges changes={changes} />
          {query.written_as !== null && (
            <div>
              <p className="text-muted">{t("facts.writtenAs")}</p>
              <QueryText text={query.written_as} />
            </div>
          )}
        </Aside>
      )}
      {query.broadened_from !== null && (
        <Aside title={t("facts.broadened")} isUnfolded={isUnfolded}>
          <QueryText text={query.broadened_from} />
        </Aside>
      )}
      <QueryWarnings warnings={warnings} query={query.query} />
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

/** What it found, and how much of that it alone did. */
function Hits({ query: { hits, contributed = null }, isRunning }: { query: QueryDetail; isRunning: boolean }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const count = (value: number) => ({ count: value, shown: formatNumber(value, language) });
  if (hits === null) {
    return <span className="whitespace-nowrap text-muted">{t(isRunning ? "facts.notYetRun" : "facts.notRun")}</span>;
  }
  return (
    <span className="shrink-0 text-right text-muted tabular-nums">
      <span className="block whitespace-nowrap">{t("facts.hits", count(hits))}</span>
      {contributed !== null && <span className="block whitespace-nowrap">{t("facts.alone", count(contributed))}</span>}
    </span>
  );
}

function Aside({ title, isUnfolded, children }: { title: string; isUnfolded: boolean; children: ReactNode }) {
  if (isUnfolded) {
    return (
      <div className="mt-1.5 flex flex-col gap-1.5 border-amber border-l-2 pl-3">
        <p className="text-amber-ink">{title}</p>
        {children}
      </div>
    );
  }
  return (
    <Disclosure title={<span className="text-amber-ink">{title}</span>}>
      <div className="flex flex-col gap-2 pb-1">{children}</div>
    </Disclosure>
  );
}

/** Characters up to which a query is shown in full at once. */
const SHORT_QUERY = 160;

interface QueryTextProps {
  text: string;
  blocks?: readonly QueryBlock[];
  warnings?: readonly QueryWarning[];
}

/** Cut off after three lines until someone wants to see it whole; on paper it always is. */
function QueryText({ text, blocks = [], warnings = [] }: QueryTextProps) {
  const { t } = useTranslation("search");
  const [isWhole, setWhole] = useState(text.length <= SHORT_QUERY);
  return (
    <div className="rounded-sm bg-sunken px-1.5 py-1">
      <code
        lang="en"
        className={joinClasses(
          "wrap-anywhere font-mono text-ink text-xs leading-5",
          !isWhole && "line-clamp-3 print:line-clamp-none",
        )}
      >
        <MarkedQuery text={text} blocks={blocks} warnings={warnings} />
      </code>
      {text.length > SHORT_QUERY && (
        <div className="text-accent text-xs print:hidden">
          <TextButton onPress={() => setWhole(!isWhole)}>{t(isWhole ? "facts.showLess" : "facts.showAll")}</TextButton>
        </div>
      )}
    </div>
  );
}
