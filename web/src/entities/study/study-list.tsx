import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Link } from "../../ui/link.tsx";
import { findRecordLanguage } from "../paper/text-language.ts";
import type { ListedStudy, ReportingPaper } from "./list-studies.ts";
import { TrialLinks } from "./trial-links.tsx";

interface StudyListProps {
  studies: readonly ListedStudy[];
  searchId: string;
}

/** Each study with the papers that report it, and whether that is certain. */
export function StudyList({ studies, searchId }: StudyListProps) {
  const { t } = useTranslation("dossier");
  const language = useLanguage();
  return (
    <ul className="flex flex-col gap-4">
      {studies.map(({ papers, registrations, acronym }) => {
        const count = { count: papers.length, shown: formatNumber(papers.length, language) };
        return (
          <li key={papers.map(({ pmid }) => pmid).join(" ")} className="flex flex-col gap-1 break-inside-avoid">
            <p className="font-semibold">
              {acronym === null ? t("studies.one", count) : t("studies.probable", { ...count, acronym })}
            </p>
            {acronym !== null && <p className="text-muted">{t("studies.whyProbable")}</p>}
            <TrialLinks registrations={registrations} />
            <ol className="list-disc pl-5">
              {papers.map((paper) => (
                <li key={paper.pmid} className="wrap-anywhere">
                  <PaperTitle paper={paper} searchId={searchId} />
                </li>
              ))}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}

function PaperTitle({ paper: { pmid, title, languages }, searchId }: { paper: ReportingPaper; searchId: string }) {
  const { t } = useTranslation("search");
  return (
    <>
      <Link href={`/search-history/${encodeURIComponent(searchId)}/papers/${encodeURIComponent(pmid)}`}>
        <span lang={findRecordLanguage(title, languages)} dir="auto">
          {title === "" ? t("card.untitled") : title}
        </span>
      </Link>{" "}
      <span className="text-muted tabular-nums">PMID {pmid}</span>
    </>
  );
}
