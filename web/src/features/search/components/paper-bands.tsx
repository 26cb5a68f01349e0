import type { ListedRecord, Notice } from "@medsieve/contract/papers";
import { OctagonX, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NoticePlace } from "../../../entities/notice/notice-place.tsx";
import { formatDate } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { joinClasses } from "../../../ui/class-names.ts";

/** Notices that must not be missed, the gravest first, and what their band across the card looks like. */
const BANDS = [
  { kind: "retracted", name: "retracted", Icon: OctagonX, look: "border-red bg-red-soft text-red-ink" },
  {
    kind: "expression_of_concern",
    name: "concern",
    Icon: TriangleAlert,
    look: "border-orange bg-orange-soft text-orange-ink",
  },
] as const satisfies readonly { kind: Notice["kind"]; name: string; Icon: unknown; look: string }[];

/** Bands across the card for a retraction and an expression of concern, with where each was published, why and since when. */
export function PaperBands({ record }: { record: ListedRecord }) {
  const { t } = useTranslation("search");
  return BANDS.map(({ kind, name, Icon, look }) => {
    const notices = record.notices.filter((candidate) => candidate.kind === kind);
    if (notices.length === 0) return null;
    return (
      <div key={kind} className={joinClasses("flex items-start gap-2.5 border-b-2 px-4 py-2.5", look)}>
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 wrap-anywhere">
          <p>
            <strong className="font-bold uppercase tracking-wide">{t(`card.${name}`)}</strong> {t(`card.${name}Text`)}
          </p>
          {notices.map((notice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices of one kind
            <NoticeFacts key={index} notice={notice} isFictional={record.demonstration} />
          ))}
        </div>
      </div>
    );
  });
}

/** Where the notice stands, why it was published, and that it was not known when the search was made. */
function NoticeFacts({ notice, isFictional }: { notice: Notice; isFictional: boolean }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { reason, listed, known_since: since } = notice;
  const facts = [
    <NoticePlace key="place" notice={notice} isFictional={isFictional} />,
    reason ? <span key="reason">{t("card.noticeReason", { reason })}</span> : null,
    listed ? <span key="listed">{t("card.noticeListed")}</span> : null,
    since ? <span key="since">{t("card.sinceSearch", { date: formatDate(since, language) })}</span> : null,
  ];
  return <p className="flex flex-wrap gap-x-2 text-[0.9375rem] empty:hidden">{facts}</p>;
}
