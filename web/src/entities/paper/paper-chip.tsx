import type { ListedPaper } from "@medsieve/contract/papers";
import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Tooltip } from "../../ui/tooltip.tsx";

interface PaperChipProps {
  paper: ListedPaper;
  /** Place by relevance, from 1. */
  rank: number;
  /** With the chip itself, to which one returns. */
  onOpen: (pmid: string, chip: HTMLElement | null) => void;
}

/** The paper by its rank; who wrote it, when, and of what kind it is stands in its tooltip and its name. */
export function PaperChip({ paper, rank, onOpen }: PaperChipProps) {
  const { t } = useTranslation("verdict");
  const language = useLanguage();
  const size = paper.sample_size?.n;
  const facts = [
    paper.authors[0],
    paper.year,
    paper.study_design,
    size === undefined ? null : `n = ${formatNumber(size, language)}`,
  ].filter(Boolean);
  const text = [t("paper", { rank }), ...facts].join(" · ");
  return (
    <Tooltip text={text}>
      <Button
        aria-label={text}
        onPress={({ target }) => onOpen(paper.pmid, target instanceof HTMLElement ? target : null)}
        className="focus-ring -my-0.5 inline-flex min-h-6 min-w-6 cursor-pointer items-center justify-center rounded-sm bg-accent-soft px-1 align-baseline font-semibold text-accent text-xs tabular-nums data-hovered:underline"
      >
        {rank}
      </Button>
    </Tooltip>
  );
}
