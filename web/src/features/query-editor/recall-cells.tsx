import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextButton } from "../../ui/text-button.tsx";
import type { LosingBlock, RecallCell, RecallRow } from "./recall-rows.ts";

/** Shows the block of the query at this position. */
type Show = (query: number, block: LosingBlock) => void;

/** A known paper, and whether any query finds it; `source` is what is searched. */
export function PaperCell({ row: { pmid, title, isFound }, source }: { row: RecallRow; source: string }) {
  const { t } = useTranslation("queries");
  return (
    <span className="flex flex-col items-start gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="text-muted text-sm tabular-nums">PMID {pmid}</span>
        {title === null ? (
          <Badge>{t("recall.unknown", { source })}</Badge>
        ) : isFound ? (
          <Badge tone="green">{t("recall.found")}</Badge>
        ) : (
          <Badge tone="red">{t("recall.lost")}</Badge>
        )}
      </span>
      {title !== null && title !== "" && <span className="wrap-anywhere">{title}</span>}
    </span>
  );
}

interface QueryCellProps {
  cell: RecallCell;
  name: string;
  onShow: (block: LosingBlock) => void;
}

/** What one query does with one paper. */
export function QueryCell({ cell, name, onShow }: QueryCellProps) {
  const { t } = useTranslation("queries");
  if (cell.state === "refused") return <span className="text-muted">{t("recall.notRun")}</span>;
  if (cell.state === "found") {
    return (
      <span className="inline-flex items-center gap-1 text-green-ink">
        <Check aria-hidden className="size-4 shrink-0" />
        {t("recall.finds")}
      </span>
    );
  }
  return (
    <span className="flex flex-col items-start gap-0.5">
      <span className="inline-flex items-center gap-1 text-red-ink">
        <X aria-hidden className="size-4 shrink-0" />
        {cell.blocks.length > 0 || cell.limits ? t("recall.losesBy") : t("recall.loses")}
      </span>
      <Reasons cell={cell} name={name} onShow={onShow} />
    </span>
  );
}

/** The concepts, each of which leads to its place in the query, and the limits by which a paper is lost. */
function Reasons({ cell, name, onShow }: QueryCellProps) {
  const { t } = useTranslation("queries");
  return (
    <span className="flex flex-wrap gap-x-3 text-sm">
      {cell.blocks.map((block) => (
        <span key={block.index} className="wrap-anywhere text-accent leading-8 md:leading-6">
          <TextButton
            aria-label={t("recall.showBlock", { number: block.index + 1, name: block.name, query: name })}
            onPress={() => onShow(block)}
          >
            {t(block.excluded ? "recall.excludes" : "recall.block", { number: block.index + 1, name: block.name })}
          </TextButton>
        </span>
      ))}
      {cell.limits && <span>{t("recall.byLimits")}</span>}
    </span>
  );
}

interface QueriesCellProps {
  row: RecallRow;
  names: readonly string[];
}

/** Queries that find a paper and are named at once; of more, only the number is. */
const NAMED_FINDERS = 2;

/** The queries that find a paper, by name. */
export function FindersCell({ row: { cells }, names }: QueriesCellProps) {
  const { t } = useTranslation("queries");
  const language = useLanguage();
  const finders = names.filter((_, query) => cells[query]?.state === "found");
  if (finders.length === 0) return <span className="text-muted">–</span>;
  const list = (
    <ul className="flex flex-col gap-0.5 text-sm">
      {finders.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike
        <li key={index} className="flex gap-1">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-green-ink" />
          <span className="wrap-anywhere min-w-0">{name}</span>
        </li>
      ))}
    </ul>
  );
  if (finders.length <= NAMED_FINDERS) return list;
  return (
    <Disclosure
      title={t("recall.queryCount", { count: finders.length, shown: formatNumber(finders.length, language) })}
    >
      {list}
    </Disclosure>
  );
}

/** The queries that lose a paper and by what; folded where another query finds it. */
export function LosersCell({ row: { cells, isFound }, names, onShow }: QueriesCellProps & { onShow: Show }) {
  const { t } = useTranslation("queries");
  const language = useLanguage();
  const losers = cells.flatMap((cell, query) => (cell.state === "found" ? [] : [{ cell, query }]));
  if (losers.length === 0) return <span className="text-muted">–</span>;
  const count = { count: losers.length, shown: formatNumber(losers.length, language) };
  return (
    <Disclosure title={t("recall.queryCount", count)} defaultExpanded={!isFound}>
      <ul className="flex flex-col gap-1.5 pb-1 text-sm">
        {losers.map(({ cell, query }) => (
          <li key={query}>
            <span className="wrap-anywhere block">{names[query]}</span>
            {cell.state === "refused" ? (
              <span className="text-muted">{t("recall.notRun")}</span>
            ) : (
              <Reasons cell={cell} name={names[query] ?? ""} onShow={(block) => onShow(query, block)} />
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
