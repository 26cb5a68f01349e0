import { type ListedRecord, pubmedUrl } from "@medsieve/contract/papers";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DecisionMenu } from "../../../entities/decision/decision-menu.tsx";
import { HighlightButton } from "../../../entities/highlight/highlight-button.tsx";
import { findAtLibrary } from "../../../entities/paper/find-at-library.ts";
import { setupQuery } from "../../../entities/search/server-state.ts";
import { Link } from "../../../ui/link.tsx";
import { useResultHabits } from "../result-habits.tsx";
import { CitePaper } from "./cite-paper.tsx";

interface PaperActionsProps {
  record: ListedRecord;
  /** Undefined while the paper is not read. */
  searchId: string | undefined;
  titleId: string;
  /** It stands on its own page, which is then not led to. */
  isOnOwnPage: boolean;
  isHighlighted: boolean;
  onHighlight: (isHighlighted: boolean) => void;
}

/** What can be done with a paper, and where it is found in full; a fictional one is found nowhere. */
export function PaperActions(props: PaperActionsProps) {
  const { record, searchId, titleId, isOnOwnPage, isHighlighted, onHighlight } = props;
  const { t } = useTranslation("search");
  const { isReadOnly } = useResultHabits();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="-ml-2.5 flex flex-wrap items-center gap-1">
        <HighlightButton
          isHighlighted={isHighlighted}
          onChange={onHighlight}
          describedBy={titleId}
          isReadOnly={isReadOnly}
        />
        {searchId && <DecisionMenu searchId={searchId} pmid={record.pmid} titleId={titleId} />}
        <CitePaper record={record} titleId={titleId} />
        {searchId && !isOnOwnPage && (
          <Link href={`/search-history/${searchId}/papers/${record.pmid}`} aria-describedby={titleId}>
            <span data-part="own-page" className="inline-flex min-h-9 items-center px-2.5 text-sm">
              {t("card.ownPage")}
            </span>
          </Link>
        )}
      </div>
      {!record.demonstration && <PaperLinks record={record} titleId={titleId} />}
    </div>
  );
}

/** Where everyone may read it first, then the reader's own library, then where it is described. */
function PaperLinks({ record, titleId }: { record: ListedRecord; titleId: string }) {
  const { t } = useTranslation("search");
  const { data: setup } = useQuery(setupQuery());
  const links = [
    {
      text: t("card.freeFullText"),
      url: record.pmcid && `https://pmc.ncbi.nlm.nih.gov/articles/${encodeURIComponent(record.pmcid)}/`,
    },
    { text: t("card.libraryFullText"), url: setup && findAtLibrary(record, setup.full_text) },
    { text: "PubMed", url: pubmedUrl(record.pmid, false) },
    {
      text: t("card.doi"),
      url: record.doi && `https://doi.org/${encodeURIComponent(record.doi).replaceAll("%2F", "/")}`,
    },
  ];
  return (
    <ul className="flex flex-wrap items-center gap-x-4 text-sm">
      {links.map(
        ({ text, url }) =>
          url && (
            <li key={text}>
              <Link href={url} target="_blank" rel="noreferrer" aria-describedby={titleId}>
                <span className="inline-flex min-h-8 items-center gap-1">
                  {text}
                  <ExternalLink aria-hidden className="size-3.5" />
                  <span className="sr-only"> ({t("card.newTab")})</span>
                </span>
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
