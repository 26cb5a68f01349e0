import type { SearchRecord } from "@medsieve/contract/records";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CoinsList } from "../../entities/paper/coins-list.tsx";
import { searchDetailsQuery } from "../../entities/search/server-state.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { PaperLine } from "./paper-line.tsx";

type ReadPaper = SearchRecord["papers"][number];

const SHOWN_AT_FIRST = 25;

interface PapersReadProps {
  searchId: string;
  papers: readonly ReadPaper[];
  /** On paper all of them stand. */
  isPrinted: boolean;
}

/** Papers that were read, by rank, with their scores. */
export function PapersRead({ searchId, papers, isPrinted }: PapersReadProps) {
  const { t } = useTranslation("record");
  // A record keeps no authors, volumes and pages; reference managers want them.
  const details = useQuery(searchDetailsQuery(searchId));
  const whole = new Map(details.data?.papers.map((paper) => [paper.pmid, paper]));
  const language = useLanguage();
  const [isUnfolded, setUnfolded] = useState(papers.length <= SHOWN_AT_FIRST);
  const isWhole = isUnfolded || isPrinted;
  if (papers.length === 0) return <p className="text-muted">{t("papers.none")}</p>;
  const columns: Column<ReadPaper>[] = [
    {
      key: "rank",
      title: t("papers.rank"),
      isNumber: true,
      cell: ({ rank }) => (rank === null ? "–" : formatNumber(rank, language)),
    },
    {
      key: "title",
      title: t("papers.paper"),
      onCard: "title",
      cell: ({ pmid, title, journal, year, demonstration, notices }) => (
        <PaperLine pmid={pmid} title={title} isFictional={demonstration} notices={notices}>
          <span>{[journal, year].filter((part) => part !== null).join(", ")}</span>
        </PaperLine>
      ),
    },
    {
      key: "score",
      title: t("papers.score"),
      isNumber: true,
      cell: ({ reading }) => reading.relevance_score.toFixed(2),
    },
    {
      key: "readBy",
      title: t("papers.readBy"),
      cell: ({ reading: { read_by } }) =>
        read_by.reader === "model" ? (read_by.model ?? t("reader.unnamed")) : t("reader.builtinShort"),
    },
  ];
  return (
    <div className="flex flex-col gap-3">
      <CoinsList papers={papers.map((paper) => whole.get(paper.pmid) ?? paper)} />
      <DataTable
        label={t("papers.title")}
        columns={columns}
        rows={isWhole ? papers : papers.slice(0, SHOWN_AT_FIRST)}
        keyOf={({ pmid }) => pmid}
        width={560}
      />
      {!isWhole && (
        <span className="print:hidden">
          <Button onPress={() => setUnfolded(true)}>
            {t("papers.showAll", { count: papers.length, shown: formatNumber(papers.length, language) })}
          </Button>
        </span>
      )}
      <p className="max-w-reading text-muted text-sm">{t("papers.scoreHint")}</p>
    </div>
  );
}
