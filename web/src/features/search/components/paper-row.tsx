import type { Language } from "@medsieve/contract/constants";
import { type ListedRecord, pubmedUrl } from "@medsieve/contract/papers";
import { ExternalLink } from "lucide-react";
import { memo, useId } from "react";
import { ListedDecision } from "../../../entities/decision/decision-menu.tsx";
import { HighlightButton } from "../../../entities/highlight/highlight-button.tsx";
import { findRecordLanguage } from "../../../entities/paper/text-language.ts";
import { useLoadedTexts } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { useResultHabits } from "../result-habits.tsx";
import type { ShownPaper } from "../search-state.ts";
import { findCardId } from "./paper-card.tsx";
import { RelevanceScore } from "./relevance-score.tsx";
import { RowReading } from "./row-reading.tsx";
import { RowSource } from "./row-source.tsx";

interface PaperRowProps {
  paper: ShownPaper;
  /** Language the search was asked in. */
  asked: Language;
  /** Place by relevance, from 1; null while the order is not final. */
  rank: number | null;
  /** Of its findings those on the question. */
  findingIds: readonly string[];
  /** Its card stands in the pane. */
  isSelected: boolean;
  /** While a search runs every row has the size of its placeholder. */
  keepsSize: boolean;
  isHighlighted: boolean;
  /** null while papers cannot be highlighted yet. */
  onHighlight: ((highlight: { pmid: string; title: string; isHighlighted: boolean }) => void) | null;
  onOpen: (pmid: string) => void;
}

/** One paper in a few lines: what it is, what it found, whom it studied; pressed, it opens its card. */
export const PaperRow = memo(function PaperRow(props: PaperRowProps) {
  const { paper, asked, rank, findingIds, isSelected, keepsSize, isHighlighted, onHighlight, onOpen } = props;
  const { record, reading } = paper;
  const titleId = useId();
  const { isReadOnly } = useResultHabits();
  return (
    <article
      id={findCardId(record.pmid)}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={reading === null}
      aria-current={isSelected || undefined}
      data-paper
      className={joinClasses(
        "group/row relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 px-2 py-2 text-sm leading-[1.35] outline-2 outline-transparent -outline-offset-2 focus:outline-accent",
        "scroll-mt-28 scroll-mb-4",
        isSelected ? "bg-accent-soft" : "bg-surface hover:bg-raised",
        isSelected ? "shadow-[inset_3px_0_var(--accent)]" : isHighlighted && "shadow-[inset_3px_0_var(--yellow)]",
        keepsSize && "h-44 overflow-clip sm:h-32",
      )}
    >
      <span aria-hidden className="pt-px text-right text-muted tabular-nums">
        {rank}
      </span>
      <div className="min-w-0">
        <RowTitle record={record} rank={rank} id={titleId} onOpen={onOpen} />
        <RowSource record={record} />
        {reading ? <RowReading paper={reading} asked={asked} findingIds={findingIds} /> : <RowPlaceholder />}
      </div>
      <div className="flex w-16 flex-col items-end gap-0.5 sm:w-24">
        {reading ? <RelevanceScore score={reading.relevance_score} range={null} isBrief /> : <ScorePlaceholder />}
        {onHighlight && (
          <div className="relative z-1 flex flex-wrap items-center justify-end">
            {reading && <ListedDecision pmid={record.pmid} titleId={titleId} isBrief />}
            <PubmedLink record={record} titleId={titleId} />
            <HighlightButton
              isHighlighted={isHighlighted}
              onChange={(next) => onHighlight({ pmid: record.pmid, title: record.title, isHighlighted: next })}
              describedBy={titleId}
              isBrief
              isReadOnly={isReadOnly}
            />
          </div>
        )}
      </div>
    </article>
  );
});

interface RowTitleProps {
  record: ListedRecord;
  rank: number | null;
  id: string;
  onOpen: (pmid: string) => void;
}

/** The button reaches over the whole row, so that it can be pressed anywhere. */
function RowTitle({ record, rank, id, onOpen }: RowTitleProps) {
  const t = useLoadedTexts("search");
  return (
    <h3 id={id} className="text-[0.9375rem] leading-[1.3]">
      {rank !== null && (
        <span className="sr-only">
          {t("card.rank")} {rank}.{" "}
        </span>
      )}
      <button
        type="button"
        data-part="open"
        onClick={() => onOpen(record.pmid)}
        className="focus-ring block cursor-pointer rounded-xs text-left wrap-anywhere after:absolute after:inset-0 group-hover/row:text-accent"
      >
        {/* A button is no line of text that is cut off with dots; what stands in it is. */}
        <span className="line-clamp-2">
          {record.title ? (
            <bdi lang={findRecordLanguage(record.title, record.languages)}>{record.title}</bdi>
          ) : (
            t("card.untitled")
          )}
        </span>
      </button>
    </h3>
  );
}

function PubmedLink({ record, titleId }: { record: ListedRecord; titleId: string }) {
  const t = useLoadedTexts("search");
  const url = pubmedUrl(record.pmid, record.demonstration);
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={`PubMed (${t("card.newTab")})`}
      aria-describedby={titleId}
      data-part="pubmed"
      className="focus-ring inline-flex size-8 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
    >
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}

function RowPlaceholder() {
  return (
    <span aria-hidden className="mt-2 flex flex-col gap-2">
      <span className="h-3 w-11/12 rounded-sm bg-line" />
      <span className="h-3 w-2/3 rounded-sm bg-line" />
    </span>
  );
}

function ScorePlaceholder() {
  return <span aria-hidden className="my-1 h-3.5 w-10 rounded-sm bg-line" />;
}
