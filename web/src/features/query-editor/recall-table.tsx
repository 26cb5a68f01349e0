import { useTranslation } from "react-i18next";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/table-columns.ts";
import { FindersCell, LosersCell, PaperCell, QueryCell } from "./recall-cells.tsx";
import type { LosingBlock, RecallRow } from "./recall-rows.ts";

/** Pixels that a column needs: the paper's, and that of each query. */
const WIDTH = { paper: 260, query: 170 } as const;
/** Queries that have a column each; of more, only those that find a paper and those that lose it are distinguished. */
const QUERY_COLUMNS_MAX = 4;

interface RecallTableProps {
  rows: readonly RecallRow[];
  /** Names of the queries, in the order in which they were asked. */
  names: readonly string[];
  /** What is searched: PubMed, or the local library. */
  source: string;
  /** Shows the block of the query at this position. */
  onShow: (query: number, block: LosingBlock) => void;
}

/** Each known paper with the queries that find it, and the concepts by which the others lose it. */
export function RecallTable({ rows, names, source, onShow }: RecallTableProps) {
  const { t } = useTranslation("queries");
  const look = "align-top";
  const paper: Column<RecallRow> = {
    key: "paper",
    title: t("recall.paper"),
    onCard: "title",
    look: "align-top min-w-64",
    cell: (row) => <PaperCell row={row} source={source} />,
  };
  const hasColumns = names.length <= QUERY_COLUMNS_MAX;
  const ofQueries = names.map(
    (name, query): Column<RecallRow> => ({
      key: String(query),
      title: name,
      look,
      cell: ({ cells }) => {
        const cell = cells[query];
        if (cell === undefined) return <span className="text-muted">–</span>;
        return <QueryCell cell={cell} name={name} onShow={(block) => onShow(query, block)} />;
      },
    }),
  );
  const together: Column<RecallRow>[] = [
    {
      key: "finders",
      title: t("recall.foundBy"),
      look: "align-top min-w-56",
      cell: (row) => <FindersCell row={row} names={names} />,
    },
    {
      key: "losers",
      title: t("recall.lostBy"),
      look: "align-top min-w-64",
      cell: (row) => <LosersCell row={row} names={names} onShow={onShow} />,
    },
  ];
  return (
    <DataTable
      label={t("recall.table")}
      columns={[paper, ...(hasColumns ? ofQueries : together)]}
      rows={rows}
      keyOf={({ pmid }) => pmid}
      width={hasColumns ? WIDTH.paper + WIDTH.query * names.length : WIDTH.paper + 3 * WIDTH.query}
    />
  );
}
