import { type Notice, pubmedUrl } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { Link } from "../../../ui/link.tsx";

interface NoticePlaceProps {
  notice: Notice;
  /** Of a fictional paper: its notices are not in PubMed. */
  isFictional: boolean;
}

/** Where a notice was published, leading to it on PubMed; nothing where the record does not say. */
export function NoticePlace({ notice: { pmid, citation }, isFictional }: NoticePlaceProps) {
  const { t } = useTranslation("search");
  const place = citation ?? (pmid === null ? null : `PMID ${pmid}`);
  const url = pmid === null ? null : pubmedUrl(pmid, isFictional);
  if (place === null) return null;
  if (url === null) return <span lang="en">{place}</span>;
  return (
    <Link href={url} target="_blank" rel="noreferrer" className="underline decoration-1 underline-offset-3">
      <span lang="en">{place}</span>
      <span className="sr-only"> ({t("card.opensPubmed")})</span>
    </Link>
  );
}
