import type { CitedEvidence } from "@medsieve/contract/answers";
import { CornerUpLeft, Flag } from "lucide-react";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

/** What a statement rests on, while it is shown in its paper. */
interface ShownPlace {
  evidence: CitedEvidence;
  /** The statement, to which one returns. */
  from: HTMLElement | null;
  /** Reports the statement; null where it cannot be. */
  report: (() => void) | null;
  /** Grows with every showing, so that the same place can be shown again. */
  count: number;
}

interface RecordPlaces {
  shown: ShownPlace | null;
  show: (evidence: CitedEvidence, from: Pick<ShownPlace, "from" | "report">) => void;
  back: () => void;
}

const Places = createContext<RecordPlaces>({ shown: null, show: () => undefined, back: () => undefined });

/** Lets statements below it show the sentence they rest on in its place in the paper. */
export function RecordPlaceProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownPlace | null>(null);
  const places = useMemo(
    () => ({
      shown,
      show: (evidence: CitedEvidence, statement: Pick<ShownPlace, "from" | "report">) =>
        setShown((last) => ({ evidence, ...statement, count: (last?.count ?? 0) + 1 })),
      back: () => {
        setShown(null);
        shown?.from?.focus({ preventScroll: true });
        shown?.from?.scrollIntoView?.({ block: "center" });
      },
    }),
    [shown],
  );
  return <Places value={places}>{children}</Places>;
}

export function useRecordPlaces(): RecordPlaces {
  return useContext(Places);
}

/**
 * Opens a paper by its chip behind a statement: at the sentence that the statement rests on, where there is one in it. The
 * chip is what one returns to.
 */
export function useOpenAtSentence(open: (pmid: string) => void) {
  const { show } = useRecordPlaces();
  return (evidence: readonly CitedEvidence[]) => (pmid: string, chip: HTMLElement | null) => {
    open(pmid);
    const place = evidence.find((item) => item.pmid === pmid && item.start !== null);
    if (place !== undefined) show(place, { from: chip, report: null });
  };
}

/** What is shown of this paper; null while nothing is. */
export function useShownPlace(pmid: string): ShownPlace | null {
  const { shown } = useContext(Places);
  return shown?.evidence.pmid === pmid ? shown : null;
}

const BUTTON_LOOK =
  "focus-ring mx-1 inline-flex min-h-6 cursor-pointer items-center gap-1 rounded-md border border-line bg-raised px-1.5 align-baseline font-medium text-accent text-xs hover:text-accent-hover print:hidden";

interface PlacedTextProps {
  pmid: string;
  /** As evidence names it. */
  section: string;
  sectionIndex: number;
  text: string;
  /** Nothing is added to the text: it stands in a link. */
  isBare?: boolean;
}

/** A text of a record; what a statement rests on is marked in it, and brought into view, when that is shown. */
export function PlacedText({ pmid, section, sectionIndex, text, isBare = false }: PlacedTextProps) {
  const { t } = useTranslation("search");
  const { back } = useRecordPlaces();
  const place = useShownPlace(pmid);
  const mark = useRef<HTMLElement>(null);
  const { start, end } = place?.evidence ?? { start: null, end: null };
  const isSection = place?.evidence.section === section && place.evidence.section_index === sectionIndex;
  const isHere = isSection && start !== null && end !== null;
  const count = isHere ? place?.count : null;

  useEffect(() => {
    if (count) mark.current?.scrollIntoView?.({ block: "nearest" });
  }, [count]);

  if (!isHere) return text;
  return (
    <>
      {text.slice(0, start)}
      <mark ref={mark} className="scroll-my-24 rounded-xs bg-yellow-soft text-ink outline outline-yellow">
        {text.slice(start, end)}
      </mark>
      {!isBare && (
        <button type="button" onClick={back} className={BUTTON_LOOK}>
          <CornerUpLeft aria-hidden className="size-3.5" />
          {t("evidence.back")}
        </button>
      )}
      {!isBare && place?.report && (
        <button type="button" onClick={place.report} className={BUTTON_LOOK}>
          <Flag aria-hidden className="size-3.5" />
          {t("evidence.reportHere")}
        </button>
      )}
      {text.slice(end)}
    </>
  );
}
