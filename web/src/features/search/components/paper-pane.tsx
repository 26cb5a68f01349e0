import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useKnownHighlights } from "../../../entities/highlight/highlights.ts";
import { useHighlightToggle } from "../../../entities/highlight/use-highlight-toggle.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { usePaperSelection } from "../paper-selection.tsx";
import { rankPapers } from "../rank-papers.ts";
import { useResultHabits } from "../result-habits.tsx";
import { getQuestion, isLive, type ShownSearch } from "../search-machine.ts";
import { PaperCard } from "./paper-card.tsx";

/** Beside the list: the whole card of the paper that was opened. */
export function PaperPane({ state }: { state: ShownSearch }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { selected, select } = usePaperSelection();
  const isRunning = isLive(state);
  const { papers } = state;
  const endedId = isRunning ? null : state.searchId;
  const highlighted = useKnownHighlights(endedId);
  const { toggle } = useHighlightToggle(endedId, useResultHabits().highlightShowing);
  const ranking = useMemo(() => rankPapers(papers, isRunning), [papers, isRunning]);
  const first = isRunning ? undefined : papers[0]?.record.pmid;
  useEffect(() => {
    if (selected === null && first !== undefined) select(first);
  }, [selected, first, select]);
  const paper = papers.find(({ record }) => record.pmid === selected);
  return (
    <aside aria-label={t("pane.title")} className="wrap-anywhere w-96 shrink-0 border-line border-l bg-surface">
      <h2 className="sr-only">{t("pane.title")}</h2>
      {paper === undefined ? (
        <p className="flex h-full items-center justify-center px-10 text-center text-muted">{t("pane.empty")}</p>
      ) : (
        <div key={paper.record.pmid} data-scroller className="relative h-full overflow-y-auto pb-6">
          <PaperCard
            paper={paper}
            asked={getQuestion(state)?.language ?? language}
            onQuestion={state.outcome?.verdict?.papers.find(({ pmid }) => pmid === selected)?.finding_ids}
            rank={ranking.ranks.get(paper.record.pmid) ?? null}
            range={ranking.ranges.get(paper.record.pmid) ?? null}
            keepsSize={false}
            isHighlighted={highlighted.has(paper.record.pmid)}
            onHighlight={endedId === null ? null : toggle}
            place="pane"
          />
        </div>
      )}
    </aside>
  );
}
