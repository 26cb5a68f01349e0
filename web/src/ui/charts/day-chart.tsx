import { AxisBottom, AxisLeft } from "@visx/axis";
import { Group } from "@visx/group";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import { type PointerEvent, useMemo, useState } from "react";
import { joinClasses } from "../class-names.ts";
import { useWidth } from "./use-width.ts";

export interface DayFigure {
  /** 2026-03-01 */
  day: string;
  value: number;
}

interface DayChartProps {
  /** The oldest first. */
  days: readonly DayFigure[];
  /** Describes the bars to a reader who does not see them. */
  summary: string;
  /** Names the way through the days by keyboard. */
  stepLabel: string;
  /** What is said of one day, in full: "Mar 1: 12 searches". */
  describeDay: (day: DayFigure) => string;
  formatTick: (value: number) => string;
  formatDayTick: (day: string) => string;
  /** Values are whole, and so are the lines across. */
  isCount?: boolean;
}

const HEIGHT = 190;
const MARGIN = { top: 10, right: 8, bottom: 32, left: 48 };
const ASSUMED_WIDTH = 560;
/** Pixels that the label of a day needs. */
const TICK_ROOM = 80;
const LINES = 3;

/** Bars over days. Pointing at one, or stepping through them with the arrow keys, says its figure. */
export function DayChart(props: DayChartProps) {
  const { days, summary, stepLabel, describeDay, formatTick, formatDayTick, isCount = false } = props;
  const [ref, width] = useWidth<HTMLDivElement>(ASSUMED_WIDTH);
  const [pointed, setPointed] = useState<number | null>(null);
  const [step, setStep] = useState(days.length - 1);
  const [isStepping, setIsStepping] = useState(false);

  const innerWidth = Math.max(1, width - MARGIN.left - MARGIN.right);
  const innerHeight = HEIGHT - MARGIN.top - MARGIN.bottom;
  const { x, y } = useMemo(() => {
    const most = Math.max(...days.map((day) => day.value), 0);
    return {
      x: scaleBand({ domain: days.map((day) => day.day), range: [0, innerWidth], padding: 0.2 }),
      y: scaleLinear({ domain: [0, most === 0 ? 1 : most], range: [innerHeight, 0], nice: LINES }),
    };
  }, [days, innerWidth, innerHeight]);
  const lines = y.ticks(LINES).filter((value) => !isCount || Number.isInteger(value));
  const dayTicks = chooseDayTicks(days, Math.max(1, Math.floor(innerWidth / TICK_ROOM)));

  const at = pointed ?? (isStepping ? Math.min(step, days.length - 1) : null);
  const shown = at === null ? undefined : days[at];

  function point(event: PointerEvent<HTMLDivElement>): void {
    const { left } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left - MARGIN.left) / innerWidth) * days.length);
    setPointed(Math.min(Math.max(index, 0), days.length - 1));
  }

  return (
    <div
      ref={ref}
      className="relative rounded-sm outline-2 outline-transparent outline-offset-4 has-[:focus-visible]:outline-accent"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => setPointed(null)}
    >
      <svg role="img" aria-label={summary} width={width} height={HEIGHT} className="block max-w-full touch-pan-y">
        <Group left={MARGIN.left} top={MARGIN.top}>
          {lines.map((value) => (
            <line key={value} x1={0} x2={innerWidth} y1={y(value)} y2={y(value)} className="stroke-line" />
          ))}
          {days.map((day, index) => (
            <Bar
              key={day.day}
              x={x(day.day) ?? 0}
              y={y(day.value)}
              width={x.bandwidth()}
              height={innerHeight - y(day.value)}
              className={joinClasses(index === at ? "fill-orange" : "fill-accent")}
            />
          ))}
          <AxisLeft
            scale={y}
            tickValues={lines}
            hideAxisLine
            hideTicks
            tickFormat={(value) => formatTick(Number(value))}
            tickComponent={({ x: left, y: top, formattedValue }) => (
              <text x={left} y={top} dx={-2} dy="0.32em" textAnchor="end" className={TICK_LOOK}>
                {formattedValue}
              </text>
            )}
          />
          <AxisBottom
            scale={x}
            top={innerHeight}
            tickValues={dayTicks}
            tickLength={4}
            axisLineClassName="stroke-line-strong"
            tickClassName="[&_line]:stroke-line-strong"
            stroke=""
            tickStroke=""
            tickFormat={formatDayTick}
            tickComponent={({ x: left, y: top, formattedValue }) => (
              <text x={left} y={top} dy="0.9em" textAnchor="middle" className={TICK_LOOK}>
                {formattedValue}
              </text>
            )}
          />
        </Group>
      </svg>
      <input
        type="range"
        aria-label={stepLabel}
        min={0}
        max={Math.max(0, days.length - 1)}
        step={1}
        value={Math.min(step, days.length - 1)}
        aria-valuetext={days[step] === undefined ? "" : describeDay(days[step])}
        onChange={(event) => setStep(Number(event.target.value))}
        onFocus={() => setIsStepping(true)}
        onBlur={() => setIsStepping(false)}
        className="pointer-events-none absolute inset-0 h-full w-full cursor-crosshair opacity-0"
      />
      {shown !== undefined && (
        <span
          aria-hidden
          data-part="pointed-day"
          className="pointer-events-none absolute top-0 rounded-sm border border-line bg-raised px-2 py-0.5 text-sm tabular-nums shadow-md"
          style={placeTag(MARGIN.left + (x(shown.day) ?? 0) + x.bandwidth() / 2, width)}
        >
          {describeDay(shown)}
        </span>
      )}
    </div>
  );
}

const TICK_LOOK = "fill-muted text-xs tabular-nums";

/** Days that are named below the bars, evenly, the newest among them; at most `room`. */
function chooseDayTicks(days: readonly DayFigure[], room: number): string[] {
  const every = Math.max(1, Math.ceil(days.length / room));
  return days.filter((_, index) => (days.length - 1 - index) % every === Math.floor(every / 2)).map((day) => day.day);
}

/** Beside the bar at `left`, on the side where there is more room. */
function placeTag(left: number, width: number): { left: number } | { right: number } {
  return left < width / 2 ? { left } : { right: width - left };
}
