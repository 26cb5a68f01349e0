import type { Notice } from "@medsieve/contract/papers";
import { pubmedUrl } from "@medsieve/contract/papers";
import type { WatchRun } from "@medsieve/contract/watches";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { NoticePlace } from "../../entities/notice/notice-place.tsx";
import { findRecordLanguage } from "../../entities/paper/text-language.ts";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";

const STEP = 20;

type FoundPaper = WatchRun["gone"][number] & { notice?: Notice };

interface FoundPapersProps<Paper extends FoundPaper> {
  title: string;
  lead?: string;
  papers: readonly Paper[];
  /** What stands below a paper. */
  children?: (paper: Paper) => ReactNode;
}

/** Papers of one finding, some at a time; nothing where there are none. */
export function FoundPapers<Paper extends FoundPaper>({ title, lead, papers, children }: FoundPapersProps<Paper>) {
  const { t } = useTranslation("watches");
  const language = useLanguage();
  const [shown, setShown] = useState(STEP);
  const rest = Math.min(STEP, papers.length - shown);
  if (papers.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h4 className="font-medium">{title}</h4>
      {lead !== undefined && <p className="max-w-reading text-muted text-sm">{lead}</p>}
      <ul className="flex flex-col gap-3">
        {papers.slice(0, shown).map((paper) => (
          <li key={paper.pmid} className="flex min-w-0 flex-col gap-1.5">
            <PaperTitle paper={paper} />
            {children?.(paper)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <div>
          <Button onPress={() => setShown(shown + STEP)}>
            {t("more", { count: rest, shown: formatNumber(rest, language) })}
          </Button>
        </div>
      )}
    </section>
  );
}

function PaperTitle({ paper }: { paper: FoundPaper }) {
  const { t } = useTranslation(["watches", "search"]);
  const { pmid, title, journal, year, demonstration, notice } = paper;
  const url = pubmedUrl(pmid, demonstration);
  return (
    <div className="min-w-0">
      {title === null ? (
        <p className="text-muted">{t("noTitle")}</p>
      ) : (
        <p lang={findRecordLanguage(title, [])} dir="auto" className="wrap-anywhere font-medium">
          {title}
        </p>
      )}
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums">
        {journal !== null && <span>{journal}</span>}
        {year !== null && <span>{year}</span>}
        {url === null ? (
          <span>PMID {pmid}</span>
        ) : (
          <Link href={url} target="_blank" rel="noreferrer">
            PMID {pmid}
            <span className="sr-only"> ({t("newTab")})</span>
          </Link>
        )}
        {demonstration && <Badge tone="amber">{t("search:card.demonstration")}</Badge>}
        {notice !== undefined && <NoticePlace notice={notice} isFictional={demonstration} />}
      </p>
    </div>
  );
}
