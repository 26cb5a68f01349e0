import type { QueryLog } from "@medsieve/contract/admin/query-logs";
import { useTranslation } from "react-i18next";
import { Link } from "../../ui/link.tsx";
import { RelevanceBadge } from "./relevance-badge.tsx";

const WEB_ADDRESS = /^https?:\/\//i;

/** The papers that a search gave, the most relevant first. */
export function LogPapers({ papers }: { papers: QueryLog["paper_results"] }) {
  const { t } = useTranslation("admin-logs");
  const ranked = papers.map((paper, index) => ({ ...paper, index })).sort(compareRelevance);
  return (
    <ol className="flex flex-col divide-y divide-line">
      {ranked.map(({ index, title, relevance_score, url }) => (
        <li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1.5">
          <RelevanceBadge score={relevance_score} />
          <span className="min-w-48 flex-1 wrap-anywhere" {...(title === null ? {} : { lang: "en" })}>
            {title ?? t("paper.untitled")}
          </span>
          {url !== null && WEB_ADDRESS.test(url) ? (
            <Link
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={t("paper.viewNamed", { title: title ?? t("paper.untitled") })}
            >
              {t("paper.view")}
            </Link>
          ) : (
            <span className="text-muted">{t("paper.noUrl")}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function compareRelevance(
  a: { relevance_score: number; index: number },
  b: { relevance_score: number; index: number },
): number {
  return b.relevance_score - a.relevance_score || a.index - b.index;
}
