import { AUTHORS_SHOWN } from "@medsieve/contract/constants";
import type { ListedRecord } from "@medsieve/contract/papers";
import { BookmarkCheck } from "lucide-react";
import { useIsKnown } from "../../../entities/known-paper/known-papers.ts";
import { useLoadedTexts } from "../../../lib/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";

/** Authors, journal, year and PMID in a line; what is too long for it is cut, and stands on the card. */
export function RowSource({ record }: { record: ListedRecord }) {
  const t = useLoadedTexts("search");
  const isKnown = useIsKnown(record.pmid);
  const authors = record.authors.slice(0, AUTHORS_SHOWN).join(", ");
  const more = record.authors.length - Math.min(record.authors.length, AUTHORS_SHOWN);
  const journal = [record.journal_abbreviation ?? record.journal, record.year].filter((part) => part !== null);
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-[0.8125rem] text-muted sm:flex-nowrap">
      {authors !== "" && (
        <span className="min-w-20 truncate">
          <span lang="en">{authors}</span>
          {more > 0 && ` +${more}`}
        </span>
      )}
      {authors !== "" && journal.length > 0 && <span aria-hidden>·</span>}
      {journal.length > 0 && (
        <span className="min-w-0 max-w-full truncate tabular-nums" lang="en">
          {journal.join(", ")}
        </span>
      )}
      <span aria-hidden>·</span>
      <span data-part="pmid" className="relative z-1 inline-flex shrink-0 items-center gap-0.5 tabular-nums">
        PMID {record.pmid}
        <CopyButton
          text={record.pmid}
          label={t("card.copyPmid", { pmid: record.pmid })}
          copiedLabel={t("card.copied")}
          failedLabel={t("card.copyFailed")}
        />
      </span>
      {isKnown && (
        <span className="inline-flex shrink-0">
          <Badge tone="accent" icon={<BookmarkCheck aria-hidden className="size-3.5 shrink-0" />}>
            {t("card.known")}
          </Badge>
        </span>
      )}
    </p>
  );
}
