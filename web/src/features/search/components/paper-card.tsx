import type { Language } from "@medsieve/contract/constants";
import { isRetracted } from "@medsieve/contract/notices";
import type { RankRange } from "@medsieve/contract/uncertainty";
import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOpenedPaper } from "../../../entities/paper/paper-parts.ts";
import { Button } from "../../../ui/button.tsx";
import { joinClasses } from "../../../ui/class-names.ts";
import type { ShownPaper } from "../search-state.ts";
import { PaperAbstract } from "./paper-abstract.tsx";
import { PaperActions } from "./paper-actions.tsx";
import { PaperBadges } from "./paper-badges.tsx";
import { PaperBands } from "./paper-bands.tsx";
import { PaperSourceLine, PaperTitle } from "./paper-head.tsx";
import { PaperReading } from "./paper-reading.tsx";
import { RelevanceScore } from "./relevance-score.tsx";

/** Where a card stands: in the list of cards, in the place of its row, in the pane beside the list, or by itself. */
type Place = "list" | "row" | "pane" | "page";

interface PaperCardProps {
  paper: ShownPaper;
  /** Language the search was asked in. */
  asked: Language;
  /** Of its findings those on the question. */
  onQuestion?: readonly string[] | undefined;
  /** Place by relevance, from 1; null while the order is not final. */
  rank: number | null;
  /** The ranks at which it could as well stand; null where its rank is certain, or not final. */
  range: RankRange | null;
  /** While a search runs every card keeps the size of its placeholder, unless the user opens it. */
  keepsSize: boolean;
  isHighlighted: boolean;
  /** null while papers cannot be highlighted yet. */
  onHighlight: ((highlight: { pmid: string; title: string; isHighlighted: boolean }) => void) | null;
  place?: Place;
  /** Closes a card that stands in the place of its row. */
  onClose?: (() => void) | undefined;
}

/** The id of a paper's card in the page, to which the answer's PMIDs lead. */
export function findCardId(pmid: string): string {
  return `paper-${pmid}`;
}

/** The id of a paper's card in the pane. */
export function findPaneId(pmid: string): string {
  return `pane-${pmid}`;
}

/** One paper: what its record says, what was read of it, and what can be done with it. */
export const PaperCard = memo(function PaperCard(props: PaperCardProps) {
  const { asked, rank, range, keepsSize, isHighlighted, onHighlight, place = "list", onClose } = props;
  const { record, reading } = props.paper;
  const { t } = useTranslation("search");
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [isOpened, setOpened] = useState(false);
  const isHeld = keepsSize && !isOpened;
  const isFramed = place === "list" || place === "page";
  const opened = useOpenedPaper(reading, !isHeld);

  /** The button that opens it goes, so that the focus passes to the card. */
  function open(): void {
    setOpened(true);
    card.current?.focus({ preventScroll: true });
  }

  return (
    <article
      ref={card}
      id={place === "pane" ? findPaneId(record.pmid) : findCardId(record.pmid)}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-busy={reading === null}
      data-paper={place === "pane" ? undefined : ""}
      data-pane={place === "pane" ? "" : undefined}
      className={joinClasses(
        "outline-2 outline-transparent focus:outline-accent",
        place === "pane" ? "-outline-offset-2" : "scroll-mt-28 overflow-hidden bg-surface",
        isFramed && "rounded-lg border",
        isFramed && (isRetracted(record) ? "border-red" : isHighlighted ? "border-yellow" : "border-line"),
        place === "row" && "border-accent border-l-3",
      )}
    >
      <PaperBands record={record} />
      <div className="flex flex-col gap-3 p-4">
        {onClose && (
          <div className="-my-2 -ml-4">
            <Button variant="quiet" icon={<ChevronUp aria-hidden className="size-4" />} onPress={onClose}>
              {t("card.close")}
            </Button>
          </div>
        )}
        <div className={joinClasses("flex flex-col gap-x-4 gap-y-1.5", place !== "pane" && "sm:flex-row")}>
          <div className="min-w-0 sm:flex-1">
            <PaperTitle record={record} rank={rank} id={titleId} />
            <PaperSourceLine record={record} />
          </div>
          {reading ? (
            <RelevanceScore score={reading.relevance_score} range={range} isBrief={place === "pane"} />
          ) : (
            <ScorePlaceholder />
          )}
        </div>
        <div className={joinClasses("flex flex-col gap-3", isHeld && "h-36 overflow-clip sm:h-29")}>
          <PaperBadges record={record} reading={reading} reports={props.paper.reports} />
          {opened ? (
            <PaperReading paper={opened.paper} asked={asked} onQuestion={props.onQuestion} isBrief={isHeld} />
          ) : (
            <ReadingPlaceholder />
          )}
        </div>
        {isHeld && reading && (
          <div className="-ml-4 text-accent">
            <Button
              variant="quiet"
              icon={<ChevronDown aria-hidden className="size-4" />}
              aria-describedby={titleId}
              onPress={open}
            >
              {t("card.showAll")}
            </Button>
          </div>
        )}
        {isHeld && !reading && (
          <p className="flex min-h-11 items-center text-muted text-sm md:min-h-9">{t("card.waiting")}</p>
        )}
        {!isHeld && opened && <PaperAbstract opened={opened} isOpen={place === "pane" || place === "page"} />}
        {!isHeld && onHighlight && (
          <PaperActions
            record={record}
            searchId={reading?.search_id}
            titleId={titleId}
            isOnOwnPage={place === "page"}
            isHighlighted={isHighlighted}
            onHighlight={(next) => onHighlight({ pmid: record.pmid, title: record.title, isHighlighted: next })}
          />
        )}
      </div>
    </article>
  );
});

function ScorePlaceholder() {
  return (
    <span
      aria-hidden
      className="flex h-6 shrink-0 items-center gap-3 sm:h-auto sm:w-20 sm:flex-col sm:items-end sm:gap-1.5 sm:py-1"
    >
      <span className="h-5 w-10 rounded-sm bg-line" />
      <span className="h-1.5 w-20 rounded-full bg-line" />
    </span>
  );
}

function ReadingPlaceholder() {
  return (
    <span aria-hidden className="flex max-w-reading flex-col gap-2.5">
      <span className="h-3.5 w-full rounded-sm bg-line" />
      <span className="h-3.5 w-11/12 rounded-sm bg-line" />
      <span className="h-3.5 w-3/4 rounded-sm bg-line" />
    </span>
  );
}
