import type { QueryCheck } from "@medsieve/contract/queries";
import type { QueryBlock } from "@medsieve/contract/searches";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkedQuery } from "../../entities/query/marked-query.tsx";
import { QueryBlocks } from "../../entities/query/query-blocks.tsx";
import { QueryChanges } from "../../entities/query/query-changes.tsx";
import { QueryWarnings } from "../../entities/query/query-warnings.tsx";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

interface QueryPreviewProps {
  /** The text that was checked. */
  text: string;
  check: QueryCheck;
  /** Position of the block that stands out; null for none. */
  activeBlock: number | null;
  onTakeOver: (query: string) => void;
}

/** What would be made of a query: its concepts, what is odd about it, and how it would be put right. */
export function QueryPreview({ text, check, activeBlock, onTakeOver }: QueryPreviewProps) {
  const { t } = useTranslation("queries");
  /** null: as there is something to be seen. */
  const [isShown, setShown] = useState<boolean | null>(null);
  const { refused, warnings, mended } = check;
  const remarks = refused === null ? warnings : [refused, ...warnings];
  const ofText = keepFitting(text, check.blocks);
  const ofMended = mended === null ? [] : keepFitting(mended.query, check.blocks);
  const hasPlaces = remarks.some(({ start }) => start !== null);
  const canShow = ofText.length > 1 || hasPlaces;
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      {mended === null && <QueryBlocks blocks={check.blocks} />}
      {canShow && (
        <Disclosure
          title={t("preview.show")}
          isExpanded={activeBlock !== null || (isShown ?? hasPlaces)}
          onExpandedChange={(isExpanded) => setShown(isExpanded)}
        >
          <div className="rounded-sm bg-sunken px-2 py-1">
            <code lang="en" className="wrap-anywhere whitespace-pre-wrap font-mono text-xs leading-6">
              <MarkedQuery text={text} blocks={ofText} warnings={remarks} activeBlock={activeBlock} />
            </code>
          </div>
        </Disclosure>
      )}
      <QueryWarnings warnings={remarks} query={text} />
      {mended !== null && (
        <div className="flex flex-col items-start gap-1.5 border-amber border-l-2 pl-3">
          <p className="font-medium">{t("preview.mended")}</p>
          <code lang="en" className="wrap-anywhere rounded-sm bg-sunken px-2 py-1 font-mono text-xs leading-6">
            <MarkedQuery text={mended.query} blocks={ofMended} />
          </code>
          <QueryBlocks blocks={check.blocks} />
          <Button onPress={() => onTakeOver(mended.query)}>{t("preview.takeOver")}</Button>
          <QueryChanges changes={mended.changes} />
        </div>
      )}
    </div>
  );
}

/** The blocks, where they stand in `text`; none where they are of another form of it. */
function keepFitting(text: string, blocks: readonly QueryBlock[]): readonly QueryBlock[] {
  return blocks.every(({ start, end, query }) => text.slice(start, end) === query) ? blocks : [];
}
