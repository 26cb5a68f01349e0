import { DEMONSTRATION_PMID_FROM } from "@medsieve/contract/constants";
import { pubmedUrl } from "@medsieve/contract/papers";
import type { SearchRecord } from "@medsieve/contract/records";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { useAddressView } from "../../lib/use-address-view.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Link } from "../../ui/link.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { readRecordView } from "./record-view.ts";

const PAGE_SIZE = 50;

type FoundPmid = SearchRecord["pmids"][number];

interface PmidsFoundProps {
  record: SearchRecord;
  /** On paper all of them stand, by their numbers alone. */
  isPrinted: boolean;
}

/** PMIDs that were found and not read, page by page, each with the queries that found it. */
export function PmidsFound({ record, isPrinted }: PmidsFoundProps) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const { view, hrefOf } = useAddressView(readRecordView);
  const read = new Set(record.papers.map((paper) => paper.pmid));
  const others = record.pmids.filter(({ pmid }) => !read.has(pmid));
  if (others.length === 0) return <p className="text-muted">{t("others.none")}</p>;
  const last = Math.ceil(others.length / PAGE_SIZE);
  const page = Math.min(view.page ?? 1, last);
  const columns: Column<FoundPmid>[] = [
    { key: "pmid", title: "PMID", onCard: "title", cell: ({ pmid }) => <PmidLink pmid={pmid} /> },
    {
      key: "queries",
      title: t("others.queries"),
      cell: ({ queries }) => (
        <span className="wrap-anywhere">
          {queries.map((place) => `${place + 1}. ${record.queries[place]?.name ?? ""}`).join("; ")}
        </span>
      ),
    },
  ];
  const [onScreen, onPaper] = isPrinted ? ["print:hidden", "hidden print:block"] : ["", "hidden"];
  return (
    <>
      <p className={`wrap-anywhere text-sm tabular-nums ${onPaper}`}>
        {isPrinted && others.map(({ pmid }) => pmid).join(", ")}
      </p>
      <div className={`flex flex-col gap-3 ${onScreen}`}>
        <DataTable
          label={t("others.title")}
          columns={columns}
          rows={others.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          keyOf={({ pmid }) => pmid}
          width={480}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted text-sm tabular-nums">
            {t("others.range", {
              from: formatNumber((page - 1) * PAGE_SIZE + 1, language),
              to: formatNumber(Math.min(page * PAGE_SIZE, others.length), language),
              total: formatNumber(others.length, language),
            })}
          </p>
          <Pagination page={page} last={last} hrefOf={(number) => hrefOf({ page: number })} />
        </div>
      </div>
    </>
  );
}

function PmidLink({ pmid }: { pmid: string }) {
  const { t } = useTranslation("record");
  const url = pubmedUrl(pmid, Number(pmid) >= DEMONSTRATION_PMID_FROM);
  if (url === null) return <span className="tabular-nums">{pmid}</span>;
  return (
    <Link href={url} target="_blank" rel="noreferrer">
      <span className="tabular-nums">{pmid}</span>
      <span className="sr-only"> ({t("newTab")})</span>
    </Link>
  );
}
