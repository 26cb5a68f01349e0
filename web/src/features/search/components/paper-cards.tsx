import { KeepPlace } from "../../../ui/keep-place.tsx";
import type { ListEntries } from "./list-entries.ts";
import { PaperCard } from "./paper-card.tsx";

/** Every card of the papers, one below the other. */
export function PaperCards({ papers, ranking, asked, isRunning, highlighted, onHighlight }: ListEntries) {
  return (
    <KeepPlace when={isRunning}>
      <ol className="flex flex-col gap-4">
        {papers.map((paper) => (
          <li key={paper.record.pmid}>
            <PaperCard
              paper={paper}
              asked={asked}
              rank={ranking.ranks.get(paper.record.pmid) ?? null}
              range={ranking.ranges.get(paper.record.pmid) ?? null}
              keepsSize={isRunning}
              isHighlighted={highlighted.has(paper.record.pmid)}
              onHighlight={onHighlight}
            />
          </li>
        ))}
      </ol>
    </KeepPlace>
  );
}
