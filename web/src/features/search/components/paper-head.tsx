import { AUTHORS_SHOWN } from "@medsieve/contract/constants";
import { type ListedRecord, pubmedUrl } from "@medsieve/contract/papers";
import { useTranslation } from "react-i18next";
import { PlacedText } from "../../../entities/paper/record-place.tsx";
import { findRecordLanguage, findVernacularLanguage } from "../../../entities/paper/text-language.ts";
import { SOURCE_TEXTS } from "../../../entities/search/source-texts.ts";
import { formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Link } from "../../../ui/link.tsx";

interface PaperTitleProps {
  record: ListedRecord;
  /** Place by relevance, from 1; null while the order is not final. */
  rank: number | null;
  id: string;
}

export function PaperTitle({ record, rank, id }: PaperTitleProps) {
  const { t } = useTranslation("search");
  const url = pubmedUrl(record.pmid, record.demonstration);
  const title = record.title ? (
    <bdi lang={findRecordLanguage(record.title, record.languages)}>
      <PlacedText pmid={record.pmid} section="title" sectionIndex={0} text={record.title} isBare />
    </bdi>
  ) : (
    t("card.untitled")
  );
  return (
    <>
      <h3 id={id} className="wrap-anywhere font-semibold text-[1.0625rem] leading-snug">
        {rank !== null && (
          <span className="mr-2 text-muted tabular-nums">
            <span className="sr-only">{t("card.rank")} </span>
            {rank}.
          </span>
        )}
        {url === null ? (
          title
        ) : (
          <Link
            href={url}
            target="_blank"
            rel="noreferrer"
            className="text-ink decoration-1 underline-offset-3 data-hovered:text-accent data-hovered:underline"
          >
            {title}
            <span className="sr-only"> ({t("card.opensPubmed")})</span>
          </Link>
        )}
      </h3>
      {record.vernacular_title !== null && record.vernacular_title !== record.title && (
        <p className="mt-0.5 wrap-anywhere text-muted" dir="auto" lang={findVernacularLanguage(record.languages)}>
          {record.vernacular_title}
        </p>
      )}
    </>
  );
}

/**
 * Authors, journal, year, citations and PMID. What is unknown is left out, and so is that no paper
 * of the library cites it, which says nothing of the paper.
 */
export function PaperSourceLine({ record }: { record: ListedRecord }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const shown = record.authors.slice(0, AUTHORS_SHOWN);
  const more = record.authors.length - shown.length;
  const cited = record.cited_by;
  const isOfLibrary = record.cited_by_scope !== null && SOURCE_TEXTS[record.cited_by_scope].isLocal;
  const isShown = cited !== null && (cited > 0 || !isOfLibrary);
  const citedText =
    isShown &&
    t(isOfLibrary ? "card.citedInLibrary" : "card.cited", {
      count: cited,
      shown: formatNumber(cited, language),
    });
  return (
    <div className="mt-1 text-muted text-sm">
      {shown.length > 0 && (
        <p className="wrap-anywhere">
          <span lang="en">{shown.join(", ")}</span>
          {more > 0 && ` ${t("card.moreAuthors", { count: more })}`}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 wrap-anywhere">
        <span>
          {record.journal !== null && (
            <cite lang="en" className="not-italic">
              {record.journal}
            </cite>
          )}
          {record.journal !== null && record.year !== null && ", "}
          {record.year !== null && <span className="tabular-nums">{record.year}</span>}
        </span>
        {citedText && <span>{citedText}</span>}
        <span data-part="pmid" className="inline-flex items-center gap-1 tabular-nums">
          PMID {record.pmid}
          <CopyButton
            text={record.pmid}
            label={t("card.copyPmid", { pmid: record.pmid })}
            copiedLabel={t("card.copied")}
            failedLabel={t("card.copyFailed")}
          />
        </span>
      </p>
    </div>
  );
}
