import { type PointerEvent, useRef } from "react";
import { joinClasses } from "../../../ui/class-names.ts";
import type { YearCount } from "../count-years.ts";

interface YearBarsProps {
  bars: YearCount[];
  /** First and last year that is shown. */
  low: number;
  high: number;
  /** Years while they are being brushed; null when that was given up. */
  onDraft: (years: readonly [number, number] | null) => void;
  /** The bar under the pointer; null when there is none. */
  onPoint: (bar: YearCount | null) => void;
  onChoose: (first: number, last: number) => void;
  isDisabled: boolean;
}

/** Least height of a bar that stands for a paper, in percent. */
const LEAST_HEIGHT = 6;

/**
 * Bars for the pointer: dragging over some takes their years, pressing one takes its own, and pressing it again all of
 * them. Keyboard and screen reader have the slider and the list of figures beside it.
 */
export function YearBars({ bars, low, high, onDraft, onPoint, onChoose, isDisabled }: YearBarsProps) {
  /** Where dragging began, and what was shown then. */
  const anchor = useRef<{ bar: number; low: number; high: number } | null>(null);
  const most = Math.max(1, ...bars.map((bar) => bar.count));

  function findBar(event: PointerEvent): number {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * bars.length);
    return Math.min(Math.max(at, 0), bars.length - 1);
  }

  function spanYears(one: number, other: number): readonly [number, number] {
    const first = bars[Math.min(one, other)]?.from ?? low;
    const last = bars[Math.max(one, other)]?.to ?? high;
    return [first, last];
  }

  function begin(event: PointerEvent): void {
    if (isDisabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const at = findBar(event);
    anchor.current = { bar: at, low, high };
    onDraft(spanYears(at, at));
  }

  function move(event: PointerEvent): void {
    const at = findBar(event);
    onPoint(bars[at] ?? null);
    if (anchor.current !== null) onDraft(spanYears(anchor.current.bar, at));
  }

  function end(event: PointerEvent): void {
    const begun = anchor.current;
    anchor.current = null;
    if (begun === null) return;
    const [first, last] = spanYears(begun.bar, findBar(event));
    const isRepeated = begun.low === first && begun.high === last;
    onChoose(isRepeated ? (bars[0]?.from ?? first) : first, isRepeated ? (bars.at(-1)?.to ?? last) : last);
  }

  function giveUp(): void {
    anchor.current = null;
    onDraft(null);
  }

  return (
    <div aria-hidden data-part="year-bars" className="px-3">
      <div
        className={joinClasses("flex h-16 touch-pan-y items-end gap-px", !isDisabled && "cursor-crosshair")}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={giveUp}
        onPointerLeave={() => onPoint(null)}
      >
        {bars.map(({ from, to, count }) => (
          <span key={from} className="flex h-full min-w-0 flex-1 items-end">
            <span
              className={joinClasses(
                "w-full rounded-t-xs",
                from <= high && to >= low ? "bg-accent" : "bg-line-strong/50",
              )}
              style={{ height: count === 0 ? 0 : `${Math.max((count / most) * 100, LEAST_HEIGHT)}%` }}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
