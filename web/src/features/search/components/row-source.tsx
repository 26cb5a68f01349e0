import { AUTHORS_SHOWN } from "@medsieve/contract/constants";
import type { ListedRecord } from "@medsieve/contract/papers";
import { BookmarkCheck } from "lucide-react";
import { useIsKnown } from "../../../entities/known-paper/known-papers.ts";
import { useLoadedTexts } from "../../../lib/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { joinClasses } from "../../../ui/class-names.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";

/** A dot leads each part; where a part begins a line, its dot lies beyond the edge and is cut off. */
const PART = "relative pl-4 before:absolute before:left-1.5 before:content-['·'_/_'']";

/** Authors, journal, year and PMID in a line; what is too long for it is cut, and stands on the card. */
export function RowSource({ record }: { record: ListedRecord }) {
  const t = useLoadedTexts("search");
  const isKnown = useIsKnown(record.pmid);
  const authors = record.authors.slice(0, AUTHORS_SHOWN).join(", ");
  const more = record.authors.length - Math.min(record.authors.length, AUTHORS_SHOWN);
  const journal = [record.journal_abbreviation ?? record.journal, record.year].filter((part) => part !== null);
  return (
    <p className="overflow-x-clip text-[0.8125rem] text-muted">
      <span className="-ml-4 flex min-w-0 flex-wrap items-center sm:flex-nowrap">
        {authors !== "" && (
          <span className={joinClasses(PART, "min-w-24 truncate")}>
            <span lang="en">{authors}</span>
            {more > 0 && ` +${more}`}
          </span>
        )}{" "}
        {journal.length > 0 && (
          <span className={joinClasses(PART, "min-w-0 max-w-full truncate tabular-nums")} lang="en">
            {journal.join(", ")}
          </span>
        )}{" "}
        <span
          data-part="pmid"
          className={joinClasses(PART, "z-1 inline-flex shrink-0 items-center gap-0.5 tabular-nums")}
        >
          PMID {record.pmid}
          <CopyButton
            text={record.pmid}
            label={t("card.copyPmid", { pmid: record.pmid })}
            copiedLabel={t("card.copied")}
            failedLabel={t("card.copyFailed")}
          />
        </span>
        {isKnown && (
          <span className="inline-flex shrink-0 pl-1.5">
            <Badge tone="accent" icon={<BookmarkCheck aria-hidden className="size-3.5 shrink-0" />}>
              {t("card.known")}
            </Badge>
          </span>
        )}
      </span>
    </p>
  );
}
