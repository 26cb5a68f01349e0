import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { findComparisonHref } from "./record-links.ts";
import { comparisonQuery } from "./record-queries.ts";

/** What a search that was run again found beside the earlier one, in a line, with the way to the whole. */
export function ComparedWith({ searchId }: { searchId: string }) {
  const { t } = useTranslation(["record", "search"]);
  const language = useLanguage();
  const comparison = useQuery(comparisonQuery(searchId));
  if (comparison.isError) {
    return (
      <Alert
        tone="info"
        title={t("compare.failed")}
        action={
          <Button onPress={() => void comparison.refetch()} isPending={comparison.isFetching}>
            {t("common:retry")}
          </Button>
        }
      >
        <p>{describeError(comparison.error, t)}</p>
      </Alert>
    );
  }
  if (comparison.data === undefined) return null;
  const { earlier, found, retracted_since } = comparison.data;
  const retracted = retracted_since.length;
  const count = (value: number) => ({ count: value, shown: formatNumber(value, language) });
  return (
    <div className="print:hidden">
      <Alert
        tone={retracted > 0 ? "caution" : "info"}
        title={t("compare.with", { date: formatDateTime(earlier.created_at, language) })}
        action={<Link href={findComparisonHref(searchId)}>{t("compare.show")}</Link>}
      >
        <p className="tabular-nums">
          {[
            t("compare.new", count(found.new)),
            t("compare.gone", count(found.gone)),
            t("compare.retracted", count(retracted)),
          ].join(t("search:listSeparator"))}
        </p>
      </Alert>
    </div>
  );
}
