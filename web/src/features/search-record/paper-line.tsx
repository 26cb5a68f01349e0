import { type Notice, pubmedUrl } from "@medsieve/contract/papers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { findRecordLanguage } from "../../entities/paper/text-language.ts";
import { Link } from "../../ui/link.tsx";
import { NoticeList } from "./notice-list.tsx";

interface PaperLineProps {
  pmid: string;
  /** null where the paper was found but its record never fetched. */
  title: string | null;
  isFictional: boolean;
  notices: readonly Notice[];
  /** What else stands with its PMID. */
  children?: ReactNode;
}

/** A paper in a list: title, PMID leading to PubMed, and what has to be known of it. */
export function PaperLine({ pmid, title, isFictional, notices, children }: PaperLineProps) {
  const { t } = useTranslation(["record", "search"]);
  const url = pubmedUrl(pmid, isFictional);
  return (
    <div className="min-w-0">
      {title === null ? (
        <p className="text-muted">{t("papers.notFetched")}</p>
      ) : (
        <p lang={findRecordLanguage(title, [])} dir="auto" className="wrap-anywhere font-medium">
          {title === "" ? t("search:card.untitled") : title}
        </p>
      )}
      <p className="wrap-anywhere flex flex-wrap gap-x-3 text-muted text-sm tabular-nums">
        {url === null ? (
          <span>PMID {pmid}</span>
        ) : (
          <Link href={url} target="_blank" rel="noreferrer">
            PMID {pmid}
            <span className="sr-only"> ({t("newTab")})</span>
          </Link>
        )}
        {children}
      </p>
      <NoticeList notices={notices} isFictional={isFictional} />
    </div>
  );
}
