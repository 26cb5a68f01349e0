import type { QueryLog } from "@medsieve/contract/admin/query-logs";
import { orderNotices } from "@medsieve/contract/notices";
import type { Notice } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { NoticePlace } from "../../entities/notice/notice-place.tsx";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Link } from "../../ui/link.tsx";
import { RelevanceBadge } from "./relevance-badge.tsx";

const WEB_ADDRESS = /^https?:\/\//i;
const TONES: Partial<Record<Notice["kind"], BadgeTone>> = {
  retracted: "red",
  retraction_notice: "red",
  expression_of_concern: "orange",
  expression_of_concern_notice: "orange",
};

/** The papers that a search gave, the most relevant first. */
export function LogPapers({ papers }: { papers: QueryLog["paper_results"] }) {
  const { t } = useTranslation("admin-logs");
  const ranked = papers.map((paper, index) => ({ ...paper, index })).sort(compareRelevance);
  return (
    <ol className="flex flex-col divide-y divide-line">
      {ranked.map(({ index, title, relevance_score, url, notices = [] }) => (
        <li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-1.5">
          <RelevanceBadge score={relevance_score} />
          <span className="min-w-48 flex-1 wrap-anywhere">
            <span {...(title === null ? {} : { lang: "en" })}>{title ?? t("paper.untitled")}</span>
            <NoticeBadges notices={notices} />
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

/** What has become known of a paper, each in words, leading to where it was published. */
function NoticeBadges({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation("search");
  return orderNotices(notices).map((notice, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices that are alike
    <span key={index} className="ml-2 inline-block">
      <Badge tone={TONES[notice.kind] ?? "yellow"}>
        {t(`card.notice.${notice.kind}`)} <NoticePlace notice={notice} isFictional={false} />
      </Badge>
    </span>
  ));
}

function compareRelevance(
  a: { relevance_score: number; index: number },
  b: { relevance_score: number; index: number },
): number {
  return b.relevance_score - a.relevance_score || a.index - b.index;
}
