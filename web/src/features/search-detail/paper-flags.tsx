import { describeNoticePlace, orderNotices } from "@medsieve/contract/notices";
import type { Notice, Paper } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { NOTICE_LOOKS } from "../../entities/notice/notice-looks.ts";
import { NoticePlace } from "../../entities/notice/notice-place.tsx";
import { DemonstrationBadge, ReaderBadge } from "../../entities/paper/reader-badge.tsx";
import { formatDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";

const ICON = "size-3.5 shrink-0";

/** What has to be known of a paper before it is relied on, each in words, and who read it. */
export function PaperFlags({ paper }: { paper: Paper }) {
  return (
    <>
      {paper.demonstration && <DemonstrationBadge />}
      {orderNotices(paper.notices).map((notice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices that are alike
        <NoticeFlag key={index} notice={notice} isFictional={paper.demonstration} />
      ))}
      <ReaderBadge readBy={paper.read_by} />
    </>
  );
}

function NoticeFlag({ notice, isFictional }: { notice: Notice; isFictional: boolean }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  const { tone, Icon } = NOTICE_LOOKS[notice.kind];
  const { reason, listed, known_since: since } = notice;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className={ICON} />}>
      <span>
        {notice.kind === "retracted" ? t("retracted") : t(`search:card.notice.${notice.kind}`)}
        {describeNoticePlace(notice) !== null && (
          <>
            {" ("}
            <NoticePlace notice={notice} isFictional={isFictional} />)
          </>
        )}
        {reason && ` ${t("search:card.noticeReason", { reason })}`}
        {listed && ` ${t("search:card.noticeListed")}`}
        {since && ` ${t("search:card.sinceSearch", { date: formatDate(since, language) })}`}
      </span>
    </Badge>
  );
}
