import { describeNoticePlace, noticeUrl } from "@medsieve/contract/notices";
import type { Notice } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { Link } from "../../ui/link.tsx";

interface NoticePlaceProps {
  notice: Notice;
  /** Of a fictional paper: its notices are nowhere to be read. */
  isFictional: boolean;
}

/** Where a notice was published, leading to it on PubMed or at its publisher; nothing where that is not known. */
export function NoticePlace({ notice, isFictional }: NoticePlaceProps) {
  const { t } = useTranslation("search");
  const place = describeNoticePlace(notice);
  const url = noticeUrl(notice, isFictional);
  if (place === null) return null;
  if (url === null) return <span lang="en">{place}</span>;
  return (
    <Link href={url} target="_blank" rel="noreferrer" className="underline decoration-1 underline-offset-3">
      <span lang="en">{place}</span>
      <span className="sr-only"> ({t(notice.pmid === null ? "card.opensPublisher" : "card.opensPubmed")})</span>
    </Link>
  );
}
