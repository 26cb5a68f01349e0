import type { QueryWarning } from "@medsieve/contract/searches";
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { describeWarning } from "./describe-warning.ts";

interface QueryWarningsProps {
  warnings: readonly QueryWarning[];
  /** That they concern. */
  query: string;
}

/** What the user should know of a query, each with the place that it concerns. */
export function QueryWarnings({ warnings, query }: QueryWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-amber-ink">
      {warnings.map((warning, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a query may have two warnings of one kind
        <li key={index} className="flex gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <WarningText warning={warning} query={query} />
        </li>
      ))}
    </ul>
  );
}

function WarningText({ warning, query }: { warning: QueryWarning; query: string }) {
  const { t } = useTranslation(["search", "query-texts"]);
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
