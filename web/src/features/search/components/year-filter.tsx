import { useEffect, useEffectEvent, useState } from "react";
import { Slider, SliderThumb, SliderTrack } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import type { YearCount } from "../count-years.ts";
import { YearBars } from "./year-bars.tsx";

type Years = readonly [first: number, last: number];

interface YearFilterProps {
  /** Papers by year; empty while none is known. */
  bars: YearCount[];
  /** First and last year that is shown; undefined for no bound. */
  since: number | undefined;
  until: number | undefined;
  onChange: (since: number | undefined, until: number | undefined) => void;
  isDisabled: boolean;
}

/** The papers by year as bars to brush or click, over a slider for the same years that also keys move. */
export function YearFilter({ bars, since, until, onChange, isDisabled }: YearFilterProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const [brushed, setBrushed] = useState<Years | null>(null);
  const [pointed, setPointed] = useState<YearCount | null>(null);
  const [slid, setSlid] = useState<Years | null>(null);
  const first = bars[0]?.from ?? 0;
  const last = bars.at(-1)?.to ?? 0;
  const [low, high] = brushed ?? slid ?? [clamp(since ?? first, first, last), clamp(until ?? last, first, last)];
  const isFixed = isDisabled || first === last;

  function choose(start: number, end: number): void {
    setBrushed(null);
    setSlid(null);
    onChange(start <= first ? undefined : start, end >= last ? undefined : end);
  }

  const nameYears = (start: number, end: number) =>
    start === end ? String(start) : t("filter.between", { from: start, to: end });
  const describeBar = (bar: YearCount) =>
    t("filter.yearCount", {
      years: nameYears(bar.from, bar.to),
      count: bar.count,
      shown: formatNumber(bar.count, language),
    });

  return (
    <section aria-label={t("filter.byYear")}>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span aria-hidden>{t("filter.byYear")}</span>
        <span aria-hidden className="whitespace-nowrap text-muted tabular-nums">
          {pointed !== null && brushed === null ? describeBar(pointed) : bars.length > 0 && nameYears(low, high)}
        </span>
      </div>
      <YearBars
        bars={bars}
        low={low}
        high={high}
        onDraft={setBrushed}
        onPoint={setPointed}
        onChoose={choose}
        isDisabled={isFixed}
      />
      <Slider
        aria-label={t("filter.byYear")}
        value={[low, high]}
        minValue={first}
        maxValue={Math.max(last, first + 1)}
        onChange={([start = first, end = last]) => setSlid([start, end])}
        isDisabled={isFixed}
        formatOptions={{ useGrouping: false }}
        className="px-3"
      >
        {({ state }) => (
          <>
            <SliderTrack className="h-8 before:absolute before:top-1/2 before:-mx-3 before:h-0.5 before:w-[calc(100%+1.5rem)] before:-translate-y-1/2 before:rounded-full before:bg-line-strong data-disabled:opacity-55">
              {[t("filter.firstYear"), t("filter.lastYear")].map((name, index) => (
                <SliderThumb
                  key={name}
                  index={index}
                  aria-label={name}
                  className="focus-ring top-1/2 size-6 cursor-ew-resize rounded-full border-2 border-accent bg-raised data-disabled:cursor-not-allowed data-disabled:border-line-strong data-dragging:bg-accent-soft"
                />
              ))}
            </SliderTrack>
            <Settle years={slid} isDragging={state.isThumbDragging(0) || state.isThumbDragging(1)} onSettle={choose} />
          </>
        )}
      </Slider>
      <ul className="sr-only">
        {bars.map((bar) => (
          <li key={bar.from}>{describeBar(bar)}</li>
        ))}
      </ul>
    </section>
  );
}

interface SettleProps {
  /** What the thumbs stand at; null while they were not moved. */
  years: Years | null;
  isDragging: boolean;
  onSettle: (first: number, last: number) => void;
}

/** Takes what the thumbs were moved to once none is dragged: by pointer, keys, or a screen reader's own gestures. */
function Settle({ years, isDragging, onSettle }: SettleProps) {
  const settle = useEffectEvent((first: number, last: number) => onSettle(first, last));
  useEffect(() => {
    if (years !== null && !isDragging) settle(...years);
  }, [years, isDragging]);
  return null;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
