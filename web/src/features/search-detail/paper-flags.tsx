import { describeNoticePlace, orderNotices } from "@medsieve/contract/notices";
import type { Notice, Paper } from "@medsieve/contract/papers";
import { BookOpenText, CircleAlert, FlaskConical, Info, OctagonX, Sparkles, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { describeReaderFailure } from "../../lib/describe-reader-failure.ts";
import { formatDate } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { NoticePlace } from "../../ui/notice-place.tsx";

const ICON = "size-3.5 shrink-0";

const LOOKS: Record<Notice["kind"], { tone: BadgeTone; Icon: typeof Info }> = {
  retracted: { tone: "red", Icon: OctagonX },
  retraction_notice: { tone: "red", Icon: CircleAlert },
  expression_of_concern: { tone: "orange", Icon: TriangleAlert },
  expression_of_concern_notice: { tone: "orange", Icon: TriangleAlert },
  corrected: { tone: "yellow", Icon: Info },
  correction_notice: { tone: "yellow", Icon: Info },
  updated: { tone: "yellow", Icon: Info },
  update: { tone: "neutral", Icon: Info },
  republished: { tone: "neutral", Icon: Info },
  preprint: { tone: "amber", Icon: FlaskConical },
};

/** What has to be known of a paper before it is relied on, each in words, and who read it. */
export function PaperFlags({ paper }: { paper: Paper }) {
  const { t } = useTranslation("detail");
  const language = useLanguage();
  return (
    <>
      {paper.demonstration && (
        <Badge
          tone="amber"
          icon={<FlaskConical aria-hidden className={ICON} />}
          title={t("search:card.demonstrationHint")}
        >
          {t("search:card.demonstration")}
        </Badge>
      )}
      {orderNotices(paper.notices).map((notice, index) => {
        const { tone, Icon } = LOOKS[notice.kind];
        const { reason, listed, known_since: since } = notice;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices that are alike
          <Badge key={index} tone={tone} icon={<Icon aria-hidden className={ICON} />}>
            <span>
              {notice.kind === "retracted" ? t("retracted") : t(`search:card.notice.${notice.kind}`)}
              {describeNoticePlace(notice) !== null && (
                <>
                  {" ("}
                  <NoticePlace notice={notice} isFictional={paper.demonstration} />)
                </>
              )}
              {reason && ` ${t("search:card.noticeReason", { reason })}`}
              {listed && ` ${t("search:card.noticeListed")}`}
              {since && ` ${t("search:card.sinceSearch", { date: formatDate(since, language) })}`}
            </span>
          </Badge>
        );
      })}
      <ReaderFlag readBy={paper.read_by} />
    </>
  );
}

function ReaderFlag({ readBy }: { readBy: Paper["read_by"] }) {
  const { t } = useTranslation("detail");
  if (readBy.reader === "model") {
    return (
      <Badge tone="violet" icon={<Sparkles aria-hidden className={ICON} />}>
        {t("search:card.readByModel", { model: readBy.model ?? t("search:card.unnamedModel") })}
      </Badge>
    );
  }
  const isFallback = readBy.fallback !== null;
  return (
    <Badge tone={isFallback ? "amber" : "neutral"} icon={<BookOpenText aria-hidden className={ICON} />}>
      {readBy.fallback === null
        ? t("search:card.readByBuiltin")
        : `${t("search:card.readByFallback")} (${describeReaderFailure(t, readBy.fallback)})`}
    </Badge>
  );
}
