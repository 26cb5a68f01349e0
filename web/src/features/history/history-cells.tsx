import type { Preference } from "@medsieve/contract/constants";
import type { HistoryItem } from "@medsieve/contract/history";
import type { SearchStatus } from "@medsieve/contract/searches";
import { CircleAlert, CircleSlash, ExternalLink, LoaderCircle, OctagonX, Star, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDateTime, formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Link } from "../../ui/link.tsx";

interface SelectBoxProps {
  item: HistoryItem;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

export function SelectBox({ item, isSelected, onSelect }: SelectBoxProps) {
  const { t } = useTranslation("searches");
  return (
    <Checkbox isSelected={isSelected} onChange={onSelect}>
      <span className="sr-only">{t("select", { query: item.query })}</span>
    </Checkbox>
  );
}

/** The day; its exact time on hover. */
export function SearchDate({ item }: { item: HistoryItem }) {
  const language = useLanguage();
  return (
    <time dateTime={item.created_at} title={formatDateTime(item.created_at, language)}>
      {formatDate(item.created_at, language)}
    </time>
  );
}

/** How many of its papers are highlighted; nothing where none is. */
export function HighlightBadge({ count }: { count: number }) {
  const { t } = useTranslation("searches");
  const language = useLanguage();
  if (count === 0) return null;
  const text = t("history:highlighted", { count, shown: formatNumber(count, language) });
  return (
    <Badge tone="yellow" title={text} icon={<Star aria-hidden className="size-3.5 fill-current" />}>
      <span aria-hidden className="tabular-nums">
        {formatNumber(count, language)}
      </span>
      <span className="sr-only">{text}</span>
    </Badge>
  );
}

/** How many of its papers were retracted, or are doubted, since; nothing where none is. */
export function AlertBadge({ count }: { count: number }) {
  const { t } = useTranslation("searches");
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <Badge tone="red" icon={<OctagonX aria-hidden className="size-3.5 shrink-0" />}>
      {t("history:alerted", { count, shown: formatNumber(count, language) })}
    </Badge>
  );
}

const STATUS_LOOKS = {
  running: { tone: "accent", Icon: LoaderCircle, iconLook: "animate-spin" },
  failed: { tone: "red", Icon: TriangleAlert, iconLook: "" },
  cancelled: { tone: "amber", Icon: CircleSlash, iconLook: "" },
} as const;

/** That a search runs, failed or was stopped; nothing of one that was completed. */
export function StatusBadge({ status }: { status: SearchStatus }) {
  const { t } = useTranslation("searches");
  if (status === "completed") return null;
  const { tone, Icon, iconLook } = STATUS_LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className={`size-3.5 shrink-0 ${iconLook}`} />}>
      {t(`history:status.${status}`)}
    </Badge>
  );
}

/** That part of what is saved of it cannot be read; nothing where all can. */
export function DamagedBadge({ isDamaged }: { isDamaged: boolean }) {
  const { t } = useTranslation("searches");
  if (!isDamaged) return null;
  return (
    <Badge tone="amber" icon={<CircleAlert aria-hidden className="size-3.5 shrink-0" />}>
      {t("history:damaged")}
    </Badge>
  );
}

export function PreferenceBadge({ preference }: { preference: Preference }) {
  const { t } = useTranslation(["searches", "search"]);
  return <Badge>{t(`search:preference.${preference}.label`)}</Badge>;
}

export function ResultCount({ item }: { item: HistoryItem }) {
  const language = useLanguage();
  return <>{formatNumber(item.result_count, language)}</>;
}

/** Opens the search in a tab of its own, so that the list stays as it is. */
export function DetailsLink({ item }: { item: HistoryItem }) {
  const { t } = useTranslation("searches");
  return (
    <Link href={`/search-history/${encodeURIComponent(item.id)}`} target="_blank" rel="noopener">
      <span className="inline-flex items-center gap-1">
        {t("viewDetails")}
        <ExternalLink aria-hidden className="size-3.5" />
      </span>
      <span className="sr-only"> ({t("detailsOf", { query: item.query })})</span>
    </Link>
  );
}
