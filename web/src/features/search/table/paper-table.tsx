import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDecisions } from "../../../entities/decision/decisions.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import type { ListEntries } from "../components/list-entries.ts";
import { PaperCard } from "../components/paper-card.tsx";
import type { TableColumn } from "../list-view.ts";
import { pressInCard } from "../paper-keys.ts";
import { useCardPlace, usePaperSelection } from "../paper-selection.tsx";
import { useListView } from "../use-list-view.ts";
import { ColumnHeading } from "./column-heading.tsx";
import { TableActions } from "./table-actions.tsx";
import { makeLine, readLineOrder, sortLines, type TableLine, turnOrder } from "./table-cells.ts";
import { TableRow } from "./table-row.tsx";
import { useColumns } from "./use-columns.ts";
import { type GridPlace, useGrid } from "./use-grid.ts";
import { useOpenCell } from "./use-open-cell.ts";

interface PaperTableProps extends ListEntries {
  question: string;
}

/** A paper a line, what was read of it in columns; each cell opens the sentence that it rests on. */
export function PaperTable(props: PaperTableProps) {
  const { papers, ranking, asked, highlighted, onHighlight, onQuestion, question } = props;
  const { t } = useTranslation(["search", "verdict"]);
  const language = useLanguage();
  const place = useCardPlace();
  const { selected, select } = usePaperSelection();
  const { view, change } = useListView();
  const [choices, choose] = useColumns();
  const columns = useMemo(() => choices.filter(({ isShown }) => isShown).map(({ column }) => column), [choices]);
  const order = useMemo(() => readLineOrder(view.by), [view.by]);
  const decisions = useDecisions(onHighlight === null ? null : (papers[0]?.reading?.search_id ?? null));
  const lines = useMemo(() => {
    const unsorted = papers.map((paper) => {
      const { pmid } = paper.record;
      return makeLine(paper, ranking.ranks.get(pmid) ?? null, onQuestion, decisions?.get(pmid) ?? null);
    });
    return sortLines(unsorted, order, language);
  }, [papers, ranking, onQuestion, decisions, order, language]);
  function sortBy(column: TableColumn): void {
    change({ by: turnOrder(column, order) });
  }

  const open = useOpenCell(lines);

  function press({ row, column }: GridPlace): void {
    const name = columns[column];
    if (name === undefined) return;
    if (row === 0) sortBy(name);
    else if (name === "decision") pressInCard("exclude");
    else open(row, name, document.activeElement instanceof HTMLElement ? document.activeElement : null);
  }

  const { grid, active, setActive, focus, handleKey } = useGrid(
    { rows: lines.length + 1, columns: columns.length },
    press,
  );
  const reach = useCallback((row: number, column: number) => setActive({ row, column }), [setActive]);

  function close(row: number): void {
    select(null);
    focus({ row, column: 0 });
  }

  if (papers.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <TableActions lines={lines} columns={columns} choices={choices} onChoose={choose} question={question} />
      <div className="max-h-[calc(100dvh-11rem)] overflow-auto overscroll-x-contain rounded-lg border border-line bg-surface xl:-mx-4 xl:rounded-none xl:border-x-0">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells are reached by arrows
          role="grid"
          aria-label={t("table.title")}
          aria-rowcount={lines.length + 1}
          aria-colcount={columns.length}
          onKeyDown={handleKey}
          className="w-max min-w-full border-separate border-spacing-0 text-left text-sm leading-[1.35] xl:text-[0.8125rem]"
        >
          <thead>
            <tr>
              {columns.map((column, index) => (
                <ColumnHeading
                  key={column}
                  column={column}
                  index={index}
                  order={order}
                  isActive={active.row === 0 && active.column === index}
                  onFocus={() => reach(0, index)}
                  onSort={() => sortBy(column)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => {
              const { pmid } = line.paper.record;
              const isOpen = place === "row" && selected === pmid;
              return [
                <TableRow
                  key={pmid}
                  line={line}
                  row={index + 1}
                  columns={columns}
                  asked={asked}
                  activeColumn={active.row === index + 1 ? active.column : null}
                  isSelected={selected === pmid}
                  hasCard={isOpen}
                  isHighlighted={highlighted.has(pmid)}
                  onHighlight={onHighlight}
                  onReach={reach}
                  onOpen={open}
                />,
                isOpen && (
                  <CardRow
                    key={`${pmid} card`}
                    {...props}
                    line={line}
                    columns={columns.length}
                    onClose={() => close(index + 1)}
                  />
                ),
              ];
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface CardRowProps extends ListEntries {
  line: TableLine;
  columns: number;
  onClose: () => void;
}

/** The card of a paper below its line, as wide as the screen however wide the table is. */
function CardRow({ line, columns, asked, onQuestion, ranking, highlighted, onHighlight, onClose }: CardRowProps) {
  const { pmid, title } = line.paper.record;
  return (
    <tr>
      <td colSpan={columns} aria-label={title}>
        <div className="sticky left-0 w-[calc(100vw-2.25rem)] max-w-4xl whitespace-normal">
          <PaperCard
            paper={line.paper}
            asked={asked}
            onQuestion={onQuestion.get(pmid)}
            rank={line.rank}
            range={ranking.ranges.get(pmid) ?? null}
            keepsSize={false}
            isHighlighted={highlighted.has(pmid)}
            onHighlight={onHighlight}
            place="row"
            onClose={onClose}
          />
        </div>
      </td>
    </tr>
  );
}
