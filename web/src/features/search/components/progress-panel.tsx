import { type Language, STAGES, type Stage } from "@medsieve/contract/constants";
import type { TFunction } from "i18next";
import { Check, Circle, LoaderCircle, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { countFlow } from "../count-flow.ts";
import { describeQueue } from "../describe-queue.ts";
import { formatDuration } from "../format-progress.ts";
import { measureElapsed } from "../measure-elapsed.ts";
import { hasEnded, isLive, measureProgress, type ShownSearch } from "../search-machine.ts";
import { measureStage } from "../search-stages.ts";
import type { StageStatus } from "../search-state.ts";
import { useClock } from "../use-clock.ts";
import { CountsLine } from "./counts-line.tsx";
import { LatestPreview, StagePreview } from "./stage-preview.tsx";

/** The four stages with what each has brought; one line once the search has ended. */
export function ProgressPanel({ state, failureText }: { state: ShownSearch; failureText: string | null }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const [isUnfolded, setUnfolded] = useState(false);
  const isRunning = isLive(state);
  const ended = hasEnded(state);
  const elapsed = measureElapsed(state, useClock(isRunning));
  const time = elapsed === null ? null : formatDuration(elapsed, language, isRunning);

  const stages = (
    <ol className="flex flex-col gap-2">
      {STAGES.map((stage) => (
        <StageRow
          key={stage}
          stage={stage}
          state={state}
          showsPreview={ended}
          failureText={state.stages[stage].status === "failed" ? failureText : null}
        />
      ))}
    </ol>
  );

  return (
    <section
      aria-label={t("progress.title")}
      className={joinClasses(
        "@container rounded-lg border border-line bg-surface px-4",
        ended && !isUnfolded ? "py-1" : "pt-2 pb-3",
      )}
    >
      {ended ? (
        <Disclosure
          isExpanded={isUnfolded}
          onExpandedChange={setUnfolded}
          title={
            <span className="text-sm">
              <CountsLine state={state} time={time} />
            </span>
          }
        >
          <div className="pt-2">{stages}</div>
        </Disclosure>
      ) : (
        <>
          <p className="flex min-h-11 items-center justify-between gap-4 text-sm md:min-h-8">
            <span className="min-w-0 font-medium">
              <CountsLine state={state} time={null} />
            </span>
            {time !== null && <span className="whitespace-nowrap text-muted tabular-nums">{time}</span>}
          </p>
          <ProgressBar value={measureProgress(state)} />
          <div className="grid gap-x-8 gap-y-3 @lg:grid-cols-2">
            {stages}
            <LatestPreview state={state} />
          </div>
        </>
      )}
    </section>
  );
}

/** Says, for those who do not see the stages, when a search comes to the next one. */
export function PhaseStatus({ state }: { state: ShownSearch }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  return (
    <p role="status" className="sr-only">
      {describePhase(state, t, language)}
    </p>
  );
}

function ProgressBar({ value }: { value: number }) {
  const { t } = useTranslation("search");
  return (
    <div
      role="progressbar"
      aria-label={t("progress.overall")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      className="mt-1 mb-3 h-1 overflow-hidden rounded-full bg-line"
    >
      <div className="h-full bg-accent transition-[width] duration-150" style={{ width: `${value * 100}%` }} />
    </div>
  );
}

/** What is said when the stage changes. */
function describePhase(state: ShownSearch, t: TFunction<"search">, language: Language): string {
  if (state.phase === "completed") {
    return state.papers.length === 0 ? t("progress.said.nothingFound") : t("progress.said.completed");
  }
  if (state.phase === "cancelled") return t("progress.said.cancelled");
  if (state.phase === "failed") return t("progress.said.failed");
  if (isLive(state) && state.stopping) return t("question.stopping");
  if (isLive(state) && state.connection === "http") return t("progress.said.withoutSocket");
  if (isLive(state) && state.waitingFor === "pubmed") return t("progress.said.waitingForPubmed");
  if (isLive(state) && state.queue !== null) return describeQueue(state.queue, t, language);
  const running = STAGES.find((stage) => state.stages[stage].status === "in_progress");
  if (running === "analyzing_results") return sayReading(state, t, language);
  return running ? t(`progress.said.${running}`) : t("progress.said.connecting");
}

/** Each quarter of the papers, not each paper: reading is the longest stage, and nothing else changes in it. */
const SAID_PARTS = 4;

function sayReading(state: ShownSearch, t: TFunction<"search">, language: Language): string {
  const { read, toRead } = countFlow(state);
  const part =
    read === null || toRead === null || toRead < 2 * SAID_PARTS ? 0 : Math.floor((SAID_PARTS * read) / toRead);
  if (part === 0 || toRead === null) return t("progress.said.analyzing_results");
  const said = Math.ceil((part * toRead) / SAID_PARTS);
  return t("counts.readOf", { read: formatNumber(said, language), total: formatNumber(toRead, language) });
}

const MARKS: Record<StageStatus, { Icon: typeof Check; look: string }> = {
  pending: { Icon: Circle, look: "text-line-strong" },
  in_progress: { Icon: LoaderCircle, look: "animate-spin text-accent" },
  completed: { Icon: Check, look: "text-green-ink" },
  failed: { Icon: X, look: "text-red-ink" },
};

interface StageRowProps {
  stage: Stage;
  state: ShownSearch;
  /** False while the search runs: what a stage brings then stands beside the list, which keeps its height. */
  showsPreview: boolean;
  failureText: string | null;
}

function StageRow({ stage, state, showsPreview, failureText }: StageRowProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { status, current, total } = state.stages[stage];
  const { Icon, look } = MARKS[status];
  const duration = measureStage(state, stage);
  const isWaiting = isLive(state) && state.waitingFor === "pubmed";
  return (
    <li className="flex items-start gap-2.5 text-[0.9375rem]" data-status={status}>
      <Icon aria-hidden className={joinClasses("mt-1 size-4 shrink-0", look)} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-x-3">
          <span className={status === "pending" ? "text-muted" : "font-medium"}>{t(`progress.stage.${stage}`)}</span>
          <span className="sr-only">{t(`progress.status.${status}`)}</span>
          {status === "in_progress" && isWaiting && (
            <span className="text-muted text-sm">{t("progress.said.waitingForPubmed")}</span>
          )}
          {status === "in_progress" && !isWaiting && current !== null && total !== null && (
            <span className="whitespace-nowrap text-muted text-sm tabular-nums">
              {t("progress.step", { current, total })}
            </span>
          )}
          {duration !== null && (
            <span className="ml-auto whitespace-nowrap text-muted text-sm tabular-nums">
              {formatDuration(duration, language)}
            </span>
          )}
        </p>
        {failureText !== null && <p className="wrap-anywhere text-red-ink text-sm">{failureText}</p>}
        {showsPreview && <StagePreview stage={stage} state={state} />}
      </div>
    </li>
  );
}
