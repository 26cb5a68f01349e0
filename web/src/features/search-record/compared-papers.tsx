import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import type { ComparedPaper } from "@medsieve/contract/records";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { PaperLine } from "./paper-line.tsx";

const STEP = 20;

interface ComparedPapersProps {
  papers: readonly ComparedPaper[];
  /** How many there are, of which the server names at most 200. */
  total: number;
  label: string;
  /** Said where there are none. */
  none: string;
}

/** Papers of a comparison with their ranks then and now, some at a time. */
export function ComparedPapers({ papers, total, label, none }: ComparedPapersProps) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const [shown, setShown] = useState(STEP);
  if (total === 0) return <p className="text-muted">{none}</p>;
  const writeRank = (rank: number | null) => (rank === null ? t("compare.notRead") : formatNumber(rank, language));
  const columns: Column<ComparedPaper>[] = [
    {
      key: "title",
      title: t("papers.paper"),
      onCard: "title",
      cell: ({ pmid, title, notices }) => (
        <PaperLine pmid={pmid} title={title} isFictional={Number(pmid) >= DEMONSTRATION_PMID_FROM} notices={notices} />
      ),
    },
    {
      key: "earlier",
      title: t("compare.rankThen"),
      isNumber: true,
      cell: ({ earlier_rank }) => writeRank(earlier_rank),
    },
    { key: "now", title: t("compare.rankNow"), isNumber: true, cell: ({ rank }) => writeRank(rank) },
  ];
  const rest = Math.min(STEP, papers.length - shown);
  return (
    <div className="flex flex-col gap-3">
      <DataTable label={label} columns={columns} rows={papers.slice(0, shown)} keyOf={({ pmid }) => pmid} width={560} />
      {rest > 0 && (
        <span>
          <Button onPress={() => setShown(shown + STEP)}>
            {t("compare.more", { count: rest, shown: formatNumber(rest, language) })}
          </Button>
        </span>
      )}
      {papers.length < total && (
        <p className="text-muted text-sm">
          {t("compare.cut", { shown: formatNumber(papers.length, language), total: formatNumber(total, language) })}
        </p>
      )}
    </div>
  );
}
