import type { CitedEvidence } from "@medsieve/contract/answers";
import type { ListedRecord } from "@medsieve/contract/papers";
import { type Evidence, isBorneOut } from "@medsieve/contract/statements";
import { Flag, Quote } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Focusable, Tooltip, TooltipTrigger } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useLoadedTexts } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { findHintLayer } from "../../ui/tooltip.tsx";
import { type ReportSubject, useReportStatement } from "../statement-report/report-context.ts";
import { ReportMark } from "../statement-report/report-mark.tsx";
import { EvidenceSource } from "./evidence-source.tsx";
import { useRecordPlaces } from "./record-place.tsx";

const HOVER_DELAY_MS = 200;
/** Sentences that are shown beside a statement; pressing it leads to one after another. */
const MOST_SHOWN = 4;

interface EvidenceMarkProps {
  /** All that the statement rests on. */
  evidence: readonly CitedEvidence[];
  /** The papers it may rest on. */
  findRecord: (pmid: string) => ListedRecord | undefined;
  /** The statement rests on several papers, which are named. */
  namesPapers?: boolean;
  /** What is reported of it; undefined where it cannot be. */
  subject?: ReportSubject | undefined;
  /** Before the sentence is shown in its place. */
  onShow?: ((pmid: string) => void) | undefined;
  /** The statement. */
  children: ReactNode;
}

/**
 * A statement that shows, on hover, focus or tap, the sentences it rests on, or that there is none; pressed, it shows
 * them in their place in the paper, one after another.
 */
export function EvidenceMark(props: EvidenceMarkProps) {
  const { evidence, findRecord, namesPapers = false, subject, onShow, children } = props;
  const { t } = useTranslation("search");
  const [isOpen, setOpen] = useState(false);
  const { show } = useRecordPlaces();
  const reportStatement = useReportStatement();
  const next = useRef(0);
  const mark = useRef<HTMLElement>(null);
  const isUnverified = !isBorneOut({ evidence });
  const places = evidence.filter(({ start }) => start !== null);
  const listed = [...evidence].sort((a, b) => Number(a.quote === null) - Number(b.quote === null)).slice(0, MOST_SHOWN);

  const report =
    subject === undefined || reportStatement === null
      ? null
      : () => {
          setOpen(false);
          reportStatement(subject);
        };

  function press(): void {
    setOpen(true);
    const place = places[next.current % Math.max(1, places.length)];
    next.current += 1;
    if (place === undefined) return;
    onShow?.(place.pmid);
    show(place, { from: mark.current, report });
  }

  return (
    <>
      <TooltipTrigger isOpen={isOpen} onOpenChange={setOpen} delay={HOVER_DELAY_MS} shouldCloseOnPress={false}>
        <Focusable>
          {/* biome-ignore lint/a11y/useSemanticElements: a real button would not break over lines with its text */}
          <span
            ref={mark}
            role="button"
            tabIndex={0}
            {...(report === null ? {} : { "aria-keyshortcuts": "R" })}
            onClick={press}
            onKeyDown={(event) => {
              if (event.target !== event.currentTarget) return;
              const isReport = event.key === "r" && !event.ctrlKey && !event.metaKey && !event.altKey;
              if (event.key === "Enter" || event.key === " ") press();
              else if (isReport && report !== null) report();
              else return;
              event.preventDefault();
            }}
            className={joinClasses(
              "focus-ring cursor-help rounded-xs decoration-1 underline-offset-4 hover:underline",
              isUnverified ? "decoration-amber decoration-wavy" : "decoration-accent",
            )}
          >
            {children}
            {!isUnverified && (
              // Room within a line of text, between word joiners: a line never begins with the mark, nor with what follows it.
              <span aria-hidden className="relative pl-3 before:content-['\2060'] after:content-['\2060'] print:hidden">
                <Quote className="absolute top-0 left-0.5 size-2.5 text-accent" />
              </span>
            )}
          </span>
        </Focusable>
        {isUnverified && <UnverifiedMark />}
        <Tooltip
          {...findHintLayer()}
          offset={6}
          className="animate-appear flex max-h-[60vh] max-w-[min(30rem,calc(100vw-1.5rem))] flex-col gap-2 overflow-auto rounded-md border border-line bg-raised px-3 py-2 text-ink text-sm shadow-md"
        >
          {listed.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a statement may rest twice on the same words
            <EvidenceSource key={index} evidence={item} record={findRecord(item.pmid)} namesPaper={namesPapers} />
          ))}
          {evidence.length > listed.length && (
            <p className="text-muted text-xs">{t("evidence.more", { count: evidence.length - listed.length })}</p>
          )}
          {places.length > 0 && <p className="text-muted text-xs">{t("evidence.press", { count: places.length })}</p>}
          {report !== null && <ReportButton onPress={report} />}
        </Tooltip>
      </TooltipTrigger>
      {subject !== undefined && <ReportMark subject={subject} statement={mark} />}
    </>
  );
}

/** For the pointer; the keyboard has a key of its own on the statement, which keeps the focus. */
function ReportButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation("search");
  return (
    <button
      type="button"
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 self-start font-medium text-accent text-xs hover:text-accent-hover hover:underline"
    >
      <Flag aria-hidden className="size-3.5" />
      {t("evidence.report")}
    </button>
  );
}

/** What a statement rests on in one paper, with the paper. */
export function nameEvidence(pmid: string, evidence: readonly Evidence[]): CitedEvidence[] {
  return evidence.map((item) => ({ pmid, ...item }));
}

/** Says of the statement before it that no sentence of the paper bears it out. */
export function UnverifiedMark() {
  const t = useLoadedTexts("search");
  return (
    <span className="ml-1 whitespace-nowrap align-super font-medium text-amber-ink text-xs">
      <span className="hidden print:inline">[</span>
      {t("evidence.unverified")}
      <span className="hidden print:inline">]</span>
    </span>
  );
}
