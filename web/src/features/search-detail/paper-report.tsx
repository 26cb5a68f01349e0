import type { Language } from "@medsieve/contract/constants";
import { type Paper, pubmedUrl } from "@medsieve/contract/papers";
import type { RankRange } from "@medsieve/contract/uncertainty";
import { ExternalLink, FileX2, Star } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { HighlightButton } from "../../entities/highlight/highlight-button.tsx";
import { useHighlightToggle } from "../../entities/highlight/use-highlight-toggle.ts";
import { RangeHint } from "../../entities/paper/range-hint.tsx";
import { RecordDisclosure } from "../../entities/paper/record-disclosure.tsx";
import { PlacedText } from "../../entities/paper/record-place.tsx";
import { RecordText } from "../../entities/paper/record-text.tsx";
import { findRecordLanguage } from "../../entities/paper/text-language.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { joinClasses } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { EvidenceList } from "./evidence-list.tsx";
import { PaperFacts } from "./paper-facts.tsx";
import { PaperFlags } from "./paper-flags.tsx";
import { PaperStatements } from "./paper-statements.tsx";
import { findReportId } from "./report-answer.tsx";

interface PaperReportProps {
  paper: Paper;
  /** Language the search was asked in. */
  asked: Language;
  isHighlighted: boolean;
  /** The ranks at which it could as well stand; null where its rank is certain. */
  range: RankRange | null;
}

/** One paper as the report shows it: what it is, what was read of it, and how far that can be relied on. */
export function PaperReport({ paper, asked, isHighlighted, range }: PaperReportProps) {
  const { t } = useTranslation("detail");
  const titleId = useId();
  const { toggle, isPending } = useHighlightToggle(paper.search_id, "when_agreed");
  const url = pubmedUrl(paper.pmid, paper.demonstration);
  return (
    <article
      id={findReportId(paper.pmid)}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-highlighted={isHighlighted}
      className={joinClasses(
        "flex scroll-mt-4 flex-col gap-3 rounded-lg border bg-surface p-5 outline-2 outline-transparent focus:outline-accent",
        isHighlighted ? "border-2 border-yellow" : "border-line",
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={titleId} className="min-w-0 wrap-anywhere text-[1.0625rem] leading-snug">
          {paper.title ? (
            <bdi lang={findRecordLanguage(paper.title, paper.languages)}>
              <PlacedText pmid={paper.pmid} section="title" sectionIndex={0} text={paper.title} isBare />
            </bdi>
          ) : (
            t("search:card.untitled")
          )}
        </h3>
        <Score score={paper.relevance_score} range={range} />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        {isHighlighted && (
          <Badge tone="yellow" icon={<Star aria-hidden className="size-3.5 fill-current" />}>
            {t("highlighted")}
          </Badge>
        )}
        {paper.abstract.length === 0 && (
          <Badge tone="amber" icon={<FileX2 aria-hidden className="size-3.5 shrink-0" />}>
            {t("search:card.titleOnly")}
          </Badge>
        )}
        <PaperFlags paper={paper} />
      </div>
      <PaperStatements paper={paper} asked={asked} />
      <EvidenceList paper={paper} />
      <div className="text-sm print:hidden">
        <RecordDisclosure
          pmid={paper.pmid}
          title={t(paper.abstract.length > 0 ? "search:card.abstractAndTerms" : "search:card.terms")}
        >
          <div className="flex max-w-reading flex-col gap-3 pt-1 pb-2">
            <RecordText record={paper} />
          </div>
        </RecordDisclosure>
      </div>
      <PaperFacts paper={paper} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="-ml-2.5">
          <HighlightButton
            isHighlighted={isHighlighted}
            onChange={(next) => toggle({ pmid: paper.pmid, title: paper.title, isHighlighted: next })}
            describedBy={titleId}
            isPending={isPending}
          />
        </div>
        {url !== null && (
          <Link href={url} target="_blank" rel="noopener noreferrer" aria-describedby={titleId}>
            <span className="inline-flex min-h-9 items-center gap-1">
              {t("viewOnPubmed")}
              <ExternalLink aria-hidden className="size-3.5 print:hidden" />
              <span className="sr-only"> ({t("search:card.newTab")})</span>
            </span>
          </Link>
        )}
      </div>
    </article>
  );
}

/** `score` is 0 to 1; shown out of ten. */
function Score({ score, range }: { score: number; range: RankRange | null }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="flex shrink-0 flex-col items-end whitespace-nowrap">
      <span className="font-semibold tabular-nums">
        <span className="sr-only">{t("search:card.relevance")} </span>
        {t("score", { score: format.format(score * 10) })}
      </span>
      {range !== null && <RangeHint range={range} />}
    </p>
  );
}
