import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { loadPaper } from "../../../entities/paper/paper-parts.ts";
import { useRecordPlaces } from "../../../entities/paper/record-place.tsx";
import type { TableColumn } from "../list-view.ts";
import { useCardPlace, usePaperSelection } from "../paper-selection.tsx";
import { useMovedCard } from "../use-moved-card.ts";
import { findCellEvidence, type TableLine } from "./table-cells.ts";

type OpenCell = (row: number, column: TableColumn, cell: HTMLElement | null) => void;

/** Opens the paper of a line, and beside it the sentence that the cell rests on. Rows count from 1. */
export function useOpenCell(lines: readonly TableLine[]): OpenCell {
  const place = useCardPlace();
  const { select } = usePaperSelection();
  const { show } = useRecordPlaces();
  const queryClient = useQueryClient();
  const moved = useMovedCard();

  const findSentence = useCallback(
    async (line: TableLine, column: TableColumn) => {
      const { reading } = line.paper;
      const [known] = findCellEvidence(line, column);
      if (known !== undefined || reading === null) return known;
      try {
        const whole = await loadPaper(queryClient, reading);
        return findCellEvidence({ ...line, paper: { ...line.paper, reading: whole } }, column)[0];
      } catch (error) {
        console.warn("What a cell rests on could not be loaded; the opened paper says so.", error);
        return undefined;
      }
    },
    [queryClient],
  );

  return useCallback(
    (row: number, column: TableColumn, cell: HTMLElement | null) => {
      const line = lines[row - 1];
      if (line === undefined) return;
      const { pmid } = line.paper.record;
      if (place === "row") moved.current = pmid;
      select(pmid);
      void findSentence(line, column).then(
        (evidence) => evidence !== undefined && show(evidence, { from: cell, report: null }),
      );
    },
    [lines, place, select, show, findSentence, moved],
  );
}
