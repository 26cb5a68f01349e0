import { orderNotices } from "@medsieve/contract/notices";
import type { Notice } from "@medsieve/contract/papers";
import { CircleAlert, Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { NoticePlace } from "../../entities/notice/notice-place.tsx";
import { Badge } from "../../ui/badge.tsx";
import { nameNoticeKind } from "./name-notice.ts";

interface NoticeListProps {
  notices: readonly Notice[];
  /** Of a fictional paper: its notices are not in PubMed. */
  isFictional: boolean;
}

const GRAVE: readonly Notice["kind"][] = ["retracted", "retraction_notice", "expression_of_concern"];

/** What was published about a paper after it, the gravest first, each with the way to the notice. */
export function NoticeList({ notices, isFictional }: NoticeListProps) {
  const { t } = useTranslation(["record", "search"]);
  if (notices.length === 0 && !isFictional) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {isFictional && (
        <li className="max-w-full">
          <Badge tone="amber">{t("search:card.demonstration")}</Badge>
        </li>
      )}
      {orderNotices(notices).map((notice, index) => {
        const isGrave = GRAVE.includes(notice.kind);
        const Icon = isGrave ? CircleAlert : Info;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices that are alike
          <li key={index} className="max-w-full">
            <Badge tone={isGrave ? "red" : "yellow"} icon={<Icon aria-hidden className="size-3.5 shrink-0" />}>
              <span>
                {nameNoticeKind(notice, t)} <NoticePlace notice={notice} isFictional={isFictional} />
                {notice.reason && <> {t("search:card.noticeReason", { reason: notice.reason })}</>}
              </span>
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
