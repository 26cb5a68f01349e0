import type { ScreeningCounts } from "@medsieve/contract/decisions";
import type { SearchRecord } from "@medsieve/contract/records";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n.ts";
import { useHasRoom } from "../../../lib/use-has-room.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { describeFlow } from "./describe-flow.ts";
import { drawFlow, FLOW_FONT_SIZE, type FlowColour, type FlowShape } from "./draw-flow.ts";
import { FlowTable } from "./flow-table.tsx";
import { listPhases } from "./list-phases.ts";
import { writeFlowText } from "./write-flow-text.ts";

/** Pixels that the wide drawing needs for its words to be read. */
const WIDE = 700;

const FILLS: Record<FlowColour, string> = {
  line: "fill-line-strong",
  box: "fill-surface",
  aside: "fill-sunken",
  phase: "fill-accent-soft",
  ink: "fill-ink",
  phaseInk: "fill-accent",
};

interface FlowDiagramProps {
  record: SearchRecord;
  /** What was decided on the papers since; null: nothing. */
  screened: ScreeningCounts | null;
}

/** The PRISMA 2020 flow diagram of a search, and the same numbers as a table. */
export function FlowDiagram({ record, screened }: FlowDiagramProps) {
  const { t } = useTranslation("record");
  const language = useLanguage();
  const [room, hasRoom] = useHasRoom<HTMLDivElement>(WIDE);
  const titleId = useId();
  const textId = useId();
  const steps = describeFlow(record, screened, t, language);
  const { width, height, shapes } = drawFlow(steps, listPhases(t), !hasRoom);
  return (
    <figure className="flex flex-col gap-3">
      <div ref={room}>
        <svg
          role="img"
          aria-labelledby={`${titleId} ${textId}`}
          viewBox={`0 0 ${width} ${height}`}
          fontSize={FLOW_FONT_SIZE}
          className="mx-auto block h-auto w-full break-inside-avoid"
          style={{ maxWidth: hasRoom ? width * 1.1 : width * 1.25 }}
        >
          <title id={titleId}>{t("flow.title")}</title>
          <desc id={textId}>{writeFlowText(steps, t)}</desc>
          {shapes.map((shape, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no identity, and are all drawn again
            <Shape key={index} shape={shape} />
          ))}
        </svg>
      </div>
      <div className="print:hidden">
        <Disclosure title={t("flow.asTable")}>
          <FlowTable steps={steps} />
        </Disclosure>
      </div>
    </figure>
  );
}

function Shape({ shape }: { shape: FlowShape }) {
  switch (shape.kind) {
    case "box": {
      const { x, y, width, height, fill } = shape;
      return <rect x={x} y={y} width={width} height={height} rx={4} className={`${FILLS[fill]} stroke-line-strong`} />;
    }
    case "path":
      return <path d={shape.d} className={`stroke-line-strong ${shape.isFilled ? FILLS.line : "fill-none"}`} />;
    case "text": {
      const { x, y, text, isStrong, colour, turned } = shape;
      return (
        <text
          x={x}
          y={y}
          className={`${FILLS[colour]} ${isStrong ? "font-semibold" : ""}`}
          {...(turned ? { textAnchor: "middle", transform: `rotate(-90 ${x} ${y})` } : {})}
        >
          {text}
        </text>
      );
    }
  }
}
