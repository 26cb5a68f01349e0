import { Meter as AriaMeter, Label } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

export type MeterTone = "green" | "yellow" | "orange" | "red";

interface MeterProps {
  label: string;
  /** 0 to 100 and above; the bar ends at 100. */
  percent: number;
  tone: MeterTone;
  /** The value in words, shown beside the label: "12 of 100". */
  valueText: string;
  /** Lower, for the header. */
  isDense?: boolean;
}

const FILLS: Record<MeterTone, string> = { green: "bg-green", yellow: "bg-yellow", orange: "bg-orange", red: "bg-red" };

export function Meter({ label, percent, tone, valueText, isDense = false }: MeterProps) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <AriaMeter
      value={width}
      valueLabel={valueText}
      className={joinClasses("flex w-full flex-col", isDense ? "gap-0.5" : "gap-1")}
    >
      <span
        className={joinClasses(
          "flex items-baseline justify-between gap-3",
          isDense ? "text-[0.8125rem] leading-none" : "text-sm leading-tight",
        )}
      >
        <Label className="text-muted">{label}</Label>
        <span className="whitespace-nowrap font-medium tabular-nums">{valueText}</span>
      </span>
      <span className={joinClasses("overflow-hidden rounded-full bg-line", isDense ? "h-1" : "h-1.5")}>
        <span
          data-tone={tone}
          className={joinClasses("block h-full rounded-full", FILLS[tone])}
          style={{ width: `${width}%` }}
        />
      </span>
    </AriaMeter>
  );
}
