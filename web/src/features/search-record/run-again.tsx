import { GIVEN_QUERIES_MAX } from "@medsieve/contract/constants";
import type { SearchDetails } from "@medsieve/contract/history";
import type { SearchRecord } from "@medsieve/contract/records";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usageQuery } from "../../entities/search/server-state.ts";
import { listGivenQueries, type RepeatedSearch, useStartSearch } from "../../entities/search/start-search.ts";
import { formatNumber, formatResetDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";

/** The button that runs the queries of a saved search once more, after it has said what that costs. */
export function RunAgain({ search }: { search: SearchDetails | SearchRecord }) {
  const { t } = useTranslation("record");
  const [isOpen, setOpen] = useState(false);
  const all = describeRepeated(search);
  const repeated = { ...all, queries: all.queries.slice(0, GIVEN_QUERIES_MAX) };
  if (search.status === "running" || all.queries.length === 0) return null;
  return (
    <>
      <Button icon={<RotateCw aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {t("again.button")}
      </Button>
      {isOpen && (
        <Question
          repeated={repeated}
          isCut={repeated.queries.length < all.queries.length}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}

type Repeated = RepeatedSearch;

interface QuestionProps {
  repeated: Repeated;
  /** The search had more queries than one that repeats it may have. */
  isCut: boolean;
  onCancel: () => void;
}

function Question({ repeated, isCut, onCancel }: QuestionProps) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const start = useStartSearch();
  const { data: usage } = useQuery({ ...usageQuery(), staleTime: 0 });
  const left = usage === undefined ? null : Math.max(0, usage.limit - usage.current_usage);
  const count = repeated.queries.length;
  const title = t("again.title", { count, shown: formatNumber(count, language) });
  if (usage !== undefined && left === 0) {
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => isOpen || onCancel()}
        title={title}
        closeLabel={t("common:close")}
        role="alertdialog"
      >
        <p>{t("again.none", { date: formatResetDate(usage.reset_date, language) })}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      onCancel={onCancel}
      title={title}
      confirmLabel={t("again.confirm")}
      onConfirm={() => start(repeated)}
    >
      <p className="max-h-32 overflow-y-auto font-medium" dir="auto">
        {repeated.query}
      </p>
      <p>{t("again.text")}</p>
      {isCut && <p>{t("again.cut", { count, shown: formatNumber(count, language) })}</p>}
      {usage !== undefined && left !== null && (
        <p>
          {t("again.left", {
            count: left,
            shown: formatNumber(left, language),
            limit: formatNumber(usage.limit, language),
          })}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The same question with the same queries, as they were run. */
function describeRepeated(search: SearchDetails | SearchRecord): Repeated {
  const { preference, language, limits } = search;
  const isRecord = "search_id" in search;
  const details = isRecord ? search.queries : search.query_details;
  return {
    query: isRecord ? search.question : search.query,
    preference,
    language,
    limits,
    queries: listGivenQueries({ query_details: details.filter(({ hits }) => hits !== null), limits }),
    basedOn: isRecord ? search.search_id : search.id,
    knownPmids: search.known_pmids ?? [],
  };
}
