import { ChevronRight } from "lucide-react";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import type { QueryFault } from "./find-query-fault.ts";
import type { CountOfQuery } from "./use-query-count.ts";

interface QueryLineProps {
  titleId: string;
  panelId: string;
  title: string;
  query: string;
  /** How it differs from what was run; null of one that does not. */
  change: "added" | "changed" | null;
  fault: QueryFault | null;
  /** Warnings on it that its fields show. */
  remarks: number;
  count: CountOfQuery;
  isOpen: boolean;
  onToggle: () => void;
}

/** A query in one line: its name, how it is written and what it finds. Pressing it opens its fields. */
export function QueryLine(props: QueryLineProps) {
  const { titleId, panelId, title, query, change, fault, remarks, count, isOpen, onToggle } = props;
  const { t } = useTranslation("queries");
  return (
    <h3 className="min-w-0 flex-1 font-normal">
      <Button
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": panelId })}
        onPress={onToggle}
        className="focus-ring flex min-h-11 w-full cursor-pointer items-start gap-2 rounded-md px-2 py-2 text-left data-hovered:bg-sunken md:min-h-9 md:py-1.5"
      >
        <ChevronRight
          aria-hidden
          className={joinClasses(
            "mt-1 size-4 shrink-0 text-accent transition-transform duration-150",
            isOpen && "rotate-90",
          )}
        />
        <span className="flex min-w-0 flex-1 flex-col gap-x-3 lg:flex-row lg:items-baseline">
          <span className={joinClasses("flex min-w-0 items-baseline gap-2", !isOpen && "shrink-0 lg:max-w-96")}>
            <span id={titleId} className={joinClasses("font-semibold", isOpen ? "wrap-anywhere" : "truncate")}>
              {title}
            </span>
            {change !== null && <span className="shrink-0 text-amber-ink text-sm">{t(change)}</span>}
          </span>
          {!isOpen && (
            <code lang="en" className="min-w-0 flex-1 truncate font-mono text-muted text-xs leading-6">
              {query}
            </code>
          )}
          <span className="flex shrink-0 flex-wrap items-baseline gap-x-3 text-sm tabular-nums lg:ml-auto">
            {!isOpen && <ShortFault fault={fault} remarks={remarks} />}
            {fault === null && <ShortCount count={count} />}
          </span>
        </span>
      </Button>
    </h3>
  );
}

function ShortFault({ fault, remarks }: { fault: QueryFault | null; remarks: number }) {
  const { t } = useTranslation("queries");
  if (fault !== null) {
    return (
      <span className={fault === "empty" ? "text-muted" : "font-medium text-red-ink"}>{t(`shortFault.${fault}`)}</span>
    );
  }
  return remarks === 0 ? null : <span className="text-amber-ink">{t("shortRemarks", { count: remarks })}</span>;
}

function ShortCount({ count }: { count: CountOfQuery }) {
  const { t } = useTranslation(["queries", "search"]);
  const language = useLanguage();
  if (count.isCounting) return <span className="text-muted">{t("count.counting")}</span>;
  const hits = count.counted?.hits ?? count.ranHits;
  if (hits === null || count.error !== null) return <span className="text-muted">{t("count.unknown")}</span>;
  return <span>{t("search:counts.found", { count: hits, shown: formatNumber(hits, language) })}</span>;
}
