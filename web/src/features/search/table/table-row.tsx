import type { Language } from "@medsieve/contract/constants";
import { memo, useId } from "react";
import { ListedDecision } from "../../../entities/decision/decision-menu.tsx";
import { HighlightButton } from "../../../entities/highlight/highlight-button.tsx";
import type { HighlightToggle } from "../../../entities/highlight/use-highlight-toggle.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { findCardId } from "../components/paper-card.tsx";
import type { TableColumn } from "../list-view.ts";
import { useResultHabits } from "../result-habits.tsx";
import { COLUMN_LOOKS } from "./column-looks.ts";
import { CellContent, PaperCell } from "./table-cell.tsx";
import type { TableLine } from "./table-cells.ts";

interface TableRowProps {
  line: TableLine;
  /** From 1. */
  row: number;
  columns: readonly TableColumn[];
  /** Language the search was asked in. */
  asked: Language;
  /** The cell that is the grid's tab stop; null where it is in another row. */
  activeColumn: number | null;
  isSelected: boolean;
  /** The paper's card stands below. */
  hasCard: boolean;
  isHighlighted: boolean;
  /** null while papers cannot be highlighted yet. */
  onHighlight: ((highlight: HighlightToggle) => void) | null;
  onReach: (row: number, column: number) => void;
  onOpen: (row: number, column: TableColumn, cell: HTMLElement | null) => void;
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { line, row, columns, asked, activeColumn, isSelected, hasCard, isHighlighted, onHighlight } = props;
  const { onReach, onOpen } = props;
  const { record } = line.paper;
  const titleId = useId();
  const { isReadOnly } = useResultHabits();
  return (
    <tr
      {...(hasCard ? {} : { id: findCardId(record.pmid) })}
      tabIndex={-1}
      aria-rowindex={row + 1}
      aria-current={isSelected || undefined}
      data-paper
      onFocus={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.querySelector<HTMLElement>("th, td")?.focus();
      }}
      className={joinClasses(
        "group/row scroll-mt-10 outline-none",
        isSelected ? "bg-accent-soft" : "bg-surface hover:bg-raised",
      )}
    >
      {columns.map((column, index) => {
        const shared = {
          tabIndex: activeColumn === index ? 0 : -1,
          "data-cell": `${row} ${index}`,
          onFocus: () => onReach(row, index),
          onClick: (event: { currentTarget: HTMLElement }) => onOpen(row, column, event.currentTarget),
        };
        const look = joinClasses(
          "outline-2 outline-transparent -outline-offset-2 focus-visible:outline-accent cursor-pointer scroll-mt-10 scroll-ml-44 whitespace-normal border-line border-b px-2.5 py-2 align-top font-normal sm:scroll-ml-64 xl:scroll-ml-38 xl:px-2",
          COLUMN_LOOKS[column].width,
          COLUMN_LOOKS[column].isNumber && "text-right tabular-nums",
        );
        if (column === "paper") {
          return (
            <th
              key={column}
              scope="row"
              aria-labelledby={titleId}
              {...shared}
              className={joinClasses(
                look,
                "sticky left-0 z-1 border-r bg-inherit",
                isHighlighted && "shadow-[inset_3px_0_var(--yellow)]",
                isSelected && !isHighlighted && "shadow-[inset_3px_0_var(--accent)]",
              )}
            >
              <PaperCell line={line} titleId={titleId}>
                {onHighlight && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the grid's; this keeps a press on the star from opening the paper
                  // biome-ignore lint/a11y/noStaticElementInteractions: as above
                  <span className="-mr-1.5 -mb-1.5 ml-auto self-end" onClick={(event) => event.stopPropagation()}>
                    <HighlightButton
                      isHighlighted={isHighlighted}
                      onChange={(next) => onHighlight({ pmid: record.pmid, title: record.title, isHighlighted: next })}
                      describedBy={titleId}
                      isBrief
                      isReachedByTab={false}
                      isReadOnly={isReadOnly}
                    />
                  </span>
                )}
              </PaperCell>
            </th>
          );
        }
        if (column === "decision") {
          return (
            <td
              key={column}
              tabIndex={shared.tabIndex}
              data-cell={shared["data-cell"]}
              onFocus={(event) => {
                shared.onFocus();
                if (event.currentTarget.contains(event.target)) event.currentTarget.focus({ preventScroll: true });
              }}
              className={look}
            >
              {onHighlight && line.paper.reading && (
                <ListedDecision pmid={record.pmid} titleId={titleId} isReachedByTab={false} />
              )}
            </td>
          );
        }
        return (
          <td key={column} {...shared} className={look}>
            <CellContent line={line} column={column} asked={asked} />
          </td>
        );
      })}
    </tr>
  );
});
