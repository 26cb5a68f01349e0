import { VERDICT_COUNTS } from "@medsieve/contract/constants";
import type { Verdict, VerdictCount } from "@medsieve/contract/verdict";
import { ToggleButton } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { COUNT_LOOKS } from "./count-looks.ts";

interface VerdictMeterProps {
  verdict: Verdict;
  /** Whose papers alone are listed; null: all are. */
  chosen: VerdictCount | null;
  /** Absent where nothing can be filtered: then the parts are plain text. */
  onChoose?: ((count: VerdictCount | null) => void) | undefined;
}

/** How many papers, or studies, say what, as a list whose parts are as wide as their counts; each shows its papers alone. */
export function VerdictMeter({ verdict, chosen, onChoose }: VerdictMeterProps) {
  const { t } = useTranslation("verdict");
  const language = useLanguage();
  const { counts, asked, relation } = verdict;
  const papers = verdict.papers.length;
  const total = VERDICT_COUNTS.reduce((sum, count) => sum + counts[count], 0);
  const number = (value: number) => formatNumber(value, language);
  const parts = VERDICT_COUNTS.filter((count) => counts[count] > 0);
  return (
    <div className="flex flex-col gap-1.5">
      <ul
        aria-label={t(verdict.studies.length > 0 ? "meterStudies" : "meter", { count: total, shown: number(total) })}
        className="flex flex-wrap gap-1"
      >
        {parts.map((count) => {
          const { Icon, classes } = COUNT_LOOKS[count];
          const text = t(`count.${relation}.${count}`, {
            count: counts[count],
            shown: number(counts[count]),
            intervention: asked.intervention ?? t("it"),
          });
          const look = joinClasses(
            "flex min-h-8 w-full items-center gap-1.5 rounded-sm border px-2 py-0.5 text-left font-medium text-sm tabular-nums",
            classes,
          );
          const inside = (
            <>
              <Icon aria-hidden className="size-3.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </>
          );
          return (
            <li key={count} className="flex min-w-36 max-w-full basis-36" style={{ flexGrow: counts[count] }}>
              {onChoose ? (
                <ToggleButton
                  isSelected={chosen === count}
                  onChange={(isSelected) => onChoose(isSelected ? count : null)}
                  className={joinClasses(
                    "focus-ring min-h-11 cursor-pointer data-hovered:underline data-selected:outline-2 data-selected:outline-accent md:min-h-8",
                    look,
                  )}
                >
                  {inside}
                </ToggleButton>
              ) : (
                <span className={look}>{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="text-muted text-sm tabular-nums">
        {t("counted", { count: papers, shown: number(papers), read: number(papers + verdict.not_addressed) })}{" "}
        {onChoose !== undefined && <span className="sr-only">{t("choose")}</span>}
      </p>
    </div>
  );
}
