import { RELEVANCE_BANDS } from "@medsieve/contract/constants";
import type { RankRange } from "@medsieve/contract/uncertainty";
import { RangeHint } from "../../../entities/paper/range-hint.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage, useLoadedTexts } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";
import { useResultHabits } from "../result-habits.tsx";

type Band = "green" | "yellow" | "red";

const FILLS: Record<Band, string> = { green: "bg-green", yellow: "bg-yellow", red: "bg-red" };

function findBand(score: number): Band {
  if (score >= RELEVANCE_BANDS.green) return "green";
  return score >= RELEVANCE_BANDS.yellow ? "yellow" : "red";
}

interface RelevanceScoreProps {
  /** 0 to 1. */
  score: number;
  /** The ranks at which the paper could as well stand; null where its rank is certain, or not final. */
  range: RankRange | null;
  /** Number and bar on one line; the word is for screen readers. */
  isBrief?: boolean;
}

/** A score as a number, as a word and as a short bar, and how certain the rank is that it gives. */
export function RelevanceScore({ score, range, isBrief = false }: RelevanceScoreProps) {
  const t = useLoadedTexts("search");
  const language = useLanguage();
  const band = findBand(score);
  const { isOutOfTen } = useResultHabits();
  const digits = isOutOfTen ? 1 : 2;
  const number = isOutOfTen
    ? t("card.outOfTen", { score: formatNumber(score * 10, language, digits) })
    : formatNumber(score, language, digits);
  return (
    <p
      className={joinClasses(
        "flex shrink-0 items-center leading-tight",
        isBrief ? "gap-x-2 text-sm" : "gap-x-3 sm:w-20 sm:flex-col sm:items-end",
      )}
      data-band={band}
    >
      <span className="sr-only">{t("card.relevance")} </span>
      <span
        aria-hidden
        className={joinClasses(
          "my-1 h-1.5 overflow-hidden rounded-full bg-line",
          isBrief ? "w-10 max-sm:hidden" : "order-2 w-20",
        )}
      >
        <span className={joinClasses("block h-full", FILLS[band])} style={{ width: `${score * 100}%` }} />
      </span>
      <span className={isBrief ? "tabular-nums" : "font-semibold text-lg tabular-nums"}>{number}</span>
      <span className={isBrief ? "sr-only" : "order-3 text-muted text-xs"}>{t(`card.relevanceBand.${band}`)}</span>
      {range !== null && (
        <span className="order-4">
          <RangeHint range={range} />
        </span>
      )}
    </p>
  );
}
