import type { QueryBlock } from "@medsieve/contract/searches";
import { useTranslation } from "react-i18next";

/** The concepts of a query by name, numbered as its text is marked; nothing of a query that is one alone. */
export function QueryBlocks({ blocks }: { blocks: readonly QueryBlock[] }) {
  const { t } = useTranslation("search");
  if (blocks.length < 2) return null;
  return (
    <div className="flex flex-wrap gap-x-2 text-muted text-xs">
      <span aria-hidden>{t("facts.blocks")}</span>
      <ol aria-label={t("facts.blocks")} className="flex min-w-0 flex-wrap gap-x-3">
        {blocks.map(({ name, excluded }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name than their place
          <li key={index} className="wrap-anywhere">
            {index + 1} {excluded ? t("facts.blockExcluded", { name }) : <span lang="en">{name}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
