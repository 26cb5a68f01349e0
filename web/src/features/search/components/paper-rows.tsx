import { useCallback } from "react";
import { KeepPlace } from "../../../ui/keep-place.tsx";
import { useCardPlace, usePaperSelection } from "../paper-selection.tsx";
import { useMovedCard } from "../use-moved-card.ts";
import type { ListEntries } from "./list-entries.ts";
import { PaperCard } from "./paper-card.tsx";
import { PaperRow } from "./paper-row.tsx";

const NO_FINDINGS: readonly string[] = [];
/** A row is laid out and painted once it comes near what is in sight; until then it takes as much room as most do. */
const DRAWN_IN_SIGHT =
  "[content-visibility:auto] [contain-intrinsic-size:auto_13rem] sm:[contain-intrinsic-size:auto_8.5rem] print:[content-visibility:visible]";

/** A row a paper; an opened one stands in the pane where there is one, else its card takes the place of its row. */
export function PaperRows({ papers, ranking, asked, isRunning, highlighted, onHighlight, onQuestion }: ListEntries) {
  const place = useCardPlace();
  const { selected, select } = usePaperSelection();
  const moved = useMovedCard();

  const open = useCallback(
    (pmid: string) => {
      if (place === "row") moved.current = pmid;
      select(pmid);
    },
    [place, select, moved],
  );
  const close = useCallback(() => {
    moved.current = selected;
    select(null);
  }, [selected, select, moved]);

  if (papers.length === 0) return null;
  return (
    <KeepPlace when={isRunning}>
      <ol className="divide-y divide-line overflow-clip rounded-lg border border-line">
        {papers.map((paper) => {
          const { pmid } = paper.record;
          const shared = {
            paper,
            asked,
            rank: ranking.ranks.get(pmid) ?? null,
            isHighlighted: highlighted.has(pmid),
            onHighlight,
          };
          return (
            <li key={pmid} className={isRunning ? undefined : DRAWN_IN_SIGHT}>
              {place === "row" && selected === pmid ? (
                <PaperCard
                  {...shared}
                  onQuestion={onQuestion.get(pmid)}
                  range={ranking.ranges.get(pmid) ?? null}
                  keepsSize={false}
                  place="row"
                  onClose={close}
                />
              ) : (
                <PaperRow
                  {...shared}
                  findingIds={onQuestion.get(pmid) ?? NO_FINDINGS}
                  isSelected={place === "pane" && selected === pmid}
                  keepsSize={isRunning}
                  onOpen={open}
                />
              )}
            </li>
          );
        })}
      </ol>
    </KeepPlace>
  );
}
