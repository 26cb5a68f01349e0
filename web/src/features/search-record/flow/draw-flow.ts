import type { FlowCount, FlowPhase, FlowStep } from "./describe-flow.ts";
import { estimateWidth, wrapText } from "./wrap-text.ts";

/** What a colour is for; screens and files have colours of their own. */
export type FlowColour = "line" | "box" | "aside" | "phase" | "ink" | "phaseInk";

export type FlowShape =
  | { kind: "box"; x: number; y: number; width: number; height: number; fill: FlowColour }
  | { kind: "path"; d: string; isFilled: boolean }
  | { kind: "text"; x: number; y: number; text: string; isStrong: boolean; colour: FlowColour; turned: boolean };

export interface FlowDrawing {
  width: number;
  height: number;
  shapes: FlowShape[];
}

export const FLOW_FONT_SIZE = 14;
const LINE = 20;
const PADDING = 12;
const GAP = 30;
const ARROW = 6;

/** Where the two kinds of boxes stand. */
interface Measures {
  width: number;
  main: { x: number; width: number };
  aside: { x: number; width: number };
}
const WIDE: Measures = { width: 760, main: { x: 46, width: 320 }, aside: { x: 420, width: 340 } };
const NARROW: Measures = { width: 288, main: { x: 0, width: 288 }, aside: { x: 32, width: 256 } };
/** Of the band that names a phase: at the side of a wide drawing, above its steps in a narrow one. */
const BAND = 30;

interface Line {
  text: string;
  isStrong: boolean;
}

function writeCounts(counts: readonly FlowCount[], width: number): Line[] {
  const room = width - 2 * PADDING;
  return counts.flatMap(({ text, count }) => [
    ...wrapText(text, room, FLOW_FONT_SIZE).map((line) => ({ text: line, isStrong: false })),
    { text: `n = ${count}`, isStrong: true },
  ]);
}

function measureHeight(lines: readonly Line[]): number {
  return lines.length * LINE + 2 * PADDING - 4;
}

function drawBox(
  place: { x: number; width: number },
  y: number,
  lines: readonly Line[],
  fill: FlowColour,
): FlowShape[] {
  return [
    { kind: "box", x: place.x, y, width: place.width, height: measureHeight(lines), fill },
    ...lines.map(
      ({ text, isStrong }, index): FlowShape => ({
        kind: "text",
        x: place.x + PADDING,
        y: y + PADDING + 12 + index * LINE,
        text,
        isStrong,
        colour: "ink",
        turned: false,
      }),
    ),
  ];
}

function drawArrow(fromX: number, fromY: number, toX: number, toY: number): FlowShape[] {
  const head =
    fromX === toX
      ? `M${toX - ARROW} ${toY - ARROW * 1.5}L${toX + ARROW} ${toY - ARROW * 1.5}L${toX} ${toY}Z`
      : `M${toX - ARROW * 1.5} ${toY - ARROW}L${toX - ARROW * 1.5} ${toY + ARROW}L${toX} ${toY}Z`;
  return [
    { kind: "path", d: `M${fromX} ${fromY}L${toX} ${toY}`, isFilled: false },
    { kind: "path", d: head, isFilled: true },
  ];
}

/** A plus sign between two boxes of which the lower one does not follow from the upper one. */
function drawPlus(x: number, fromY: number, toY: number): FlowShape[] {
  const y = (fromY + toY) / 2;
  return [
    {
      kind: "path",
      d: `M${x - ARROW} ${y}L${x + ARROW} ${y}M${x} ${y - ARROW}L${x} ${y + ARROW}`,
      isFilled: false,
    },
  ];
}

/** Boxes from top to bottom, with what left the way beside them; in a narrow drawing below them. */
export function drawFlow(
  steps: readonly FlowStep[],
  phases: Record<FlowPhase, string>,
  isNarrow: boolean,
): FlowDrawing {
  return isNarrow ? drawNarrow(steps, phases) : drawWide(steps, phases);
}

function drawWide(steps: readonly FlowStep[], phases: Record<FlowPhase, string>): FlowDrawing {
  const { width, main, aside } = WIDE;
  const shapes: FlowShape[] = [];
  const bands = new Map<FlowPhase, { from: number; to: number }>();
  let y = 1;
  steps.forEach((step, index) => {
    const lines = writeCounts([step, ...step.among], main.width);
    const outLines = writeCounts(step.out, aside.width);
    const height = measureHeight(lines);
    const isAlone = steps.filter(({ phase }) => phase === step.phase).length === 1;
    const bandHeight = isAlone ? estimateWidth(phases[step.phase], FLOW_FONT_SIZE) + 2 * PADDING : 0;
    const bottom = y + Math.max(height, outLines.length > 0 ? measureHeight(outLines) : 0, bandHeight);
    shapes.push(...drawBox(main, y, lines, "box"));
    if (outLines.length > 0) {
      const middle = y + Math.min(height, measureHeight(outLines)) / 2;
      shapes.push(...drawBox(aside, y, outLines, "aside"), ...drawArrow(main.x + main.width, middle, aside.x, middle));
    }
    const axis = main.x + main.width / 2;
    const next = steps[index + 1];
    if (next?.isAddition) shapes.push(...drawPlus(axis, bottom, bottom + GAP));
    else if (next) shapes.push(...drawArrow(axis, y + height, axis, bottom + GAP));
    bands.set(step.phase, { from: bands.get(step.phase)?.from ?? y, to: bottom });
    y = bottom + GAP;
  });
  for (const [phase, { from, to }] of bands) {
    shapes.push(
      { kind: "box", x: 1, y: from, width: BAND, height: to - from, fill: "phase" },
      {
        kind: "text",
        x: 1 + BAND / 2 + 5,
        y: (from + to) / 2,
        text: phases[phase],
        isStrong: true,
        colour: "phaseInk",
        turned: true,
      },
    );
  }
  return { width: width + 1, height: y - GAP + 1, shapes };
}

function drawNarrow(steps: readonly FlowStep[], phases: Record<FlowPhase, string>): FlowDrawing {
  const { width, main, aside } = NARROW;
  const axis = 14;
  const shapes: FlowShape[] = [];
  let phase: FlowPhase | null = null;
  /** Where the line to the next box begins. */
  let from: number | null = null;
  let y = 1;
  for (const step of steps) {
    if (step.phase !== phase) {
      shapes.push(
        { kind: "box", x: 0, y, width: main.width, height: BAND, fill: "phase" },
        {
          kind: "text",
          x: PADDING,
          y: y + 20,
          text: phases[step.phase],
          isStrong: true,
          colour: "phaseInk",
          turned: false,
        },
      );
      if (from !== null) shapes.unshift(...drawArrow(axis, from, axis, y));
      from = null;
      y += BAND + 8;
    }
    phase = step.phase;
    if (from !== null) shapes.push(...(step.isAddition ? drawPlus(axis, y - GAP, y) : drawArrow(axis, from, axis, y)));
    const lines = writeCounts([step, ...step.among], main.width);
    shapes.push(...drawBox(main, y, lines, "box"));
    y += measureHeight(lines);
    from = y;
    const outLines = writeCounts(step.out, aside.width);
    if (outLines.length > 0) {
      y += 10;
      const middle = y + measureHeight(outLines) / 2;
      shapes.push(...drawBox(aside, y, outLines, "aside"), ...drawArrow(axis, middle, aside.x, middle));
      y += measureHeight(outLines);
    }
    y += GAP;
  }
  return { width: width + 1, height: y - GAP + 1, shapes };
}
