import type { QueryBlock, QueryWarning } from "@medsieve/contract/searches";
import { joinClasses } from "../../ui/class-names.ts";
import { markQuery } from "./mark-query.ts";

interface MarkedQueryProps {
  text: string;
  blocks?: readonly QueryBlock[];
  warnings?: readonly Pick<QueryWarning, "start" | "end">[];
  /** Position of the block that stands out; null for none. */
  activeBlock?: number | null;
}

/** The text of a query with its concept blocks boxed and numbered, and the places of its warnings underlined. */
export function MarkedQuery({ text, blocks = [], warnings = [], activeBlock = null }: MarkedQueryProps) {
  const shownBlocks = blocks.length > 1 ? blocks : [];
  return markQuery(text, shownBlocks, warnings).map(({ block, pieces }, index) => {
    const written = pieces.map((piece, place) =>
      piece.isWarned ? (
        <mark
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
          key={place}
          className="bg-amber-soft text-amber-ink underline decoration-2 decoration-amber decoration-wavy underline-offset-2"
        >
          {piece.text}
        </mark>
      ) : (
        piece.text
      ),
    );
    if (block === null) return written;
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name than their place
        key={index}
        title={blocks[block]?.name}
        data-number={block + 1}
        className={joinClasses(
          "rounded-t-xs border-b box-decoration-clone px-0.5",
          "before:relative before:-top-1 before:mr-0.5 before:font-sans before:leading-none before:text-[0.625rem] before:text-muted before:content-[attr(data-number)]",
          block === activeBlock ? "border-accent bg-accent-soft" : "border-line-strong bg-surface",
        )}
      >
        {written}
      </span>
    );
  });
}
