import type { HistoryItem } from "@medsieve/contract/history";
import { CircleAlert, CircleSlash, LoaderCircle, OctagonX, Star, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatNumber, formatRelativeTime } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Link } from "../../ui/link.tsx";

interface HistoryEntryProps {
  item: HistoryItem;
  now: Date;
  isCurrent: boolean;
  /** null while the server has not named the search. */
  href: string | null;
  onOpen: () => void;
}

/** One past search: its question, when it was asked, and what came of it. */
export function HistoryEntry({ item, now, isCurrent, href, onOpen }: HistoryEntryProps) {
  const language = useLanguage();
  const look = `flex min-h-11 flex-col gap-0.5 rounded-md border-l-3 px-3 py-2 transition-colors duration-150 ${
    isCurrent ? "border-accent bg-accent-soft" : "border-transparent data-hovered:bg-sunken"
  }`;
  const content = (
    <>
      <span className="line-clamp-2 wrap-anywhere text-[0.9375rem] leading-snug" dir="auto">
        {item.query}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <time dateTime={item.created_at} title={formatDateTime(item.created_at, language)}>
          {formatRelativeTime(item.created_at, now, language)}
        </time>
        <Outcome item={item} />
        {item.damaged === true && <Damaged />}
        <Highlights count={item.highlight_count} />
        <Alerted count={item.alert_count ?? 0} />
      </span>
    </>
  );
  return (
    <li>
      {href === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link href={href} onPress={onOpen} {...(isCurrent ? { "aria-current": "page" as const } : {})} className={look}>
          {content}
        </Link>
      )}
    </li>
  );
}

const STATUS_LOOKS = {
  running: { Icon: LoaderCircle, look: "text-accent", iconLook: "animate-spin" },
  failed: { Icon: TriangleAlert, look: "text-red-ink", iconLook: "" },
  cancelled: { Icon: CircleSlash, look: "text-amber-ink", iconLook: "" },
} as const;

function Outcome({ item }: { item: HistoryItem }) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  const papers = t("papers", { count: item.result_count, shown: formatNumber(item.result_count, language) });
  if (item.status === "completed") return <span className="tabular-nums">{papers}</span>;

  const { Icon, look, iconLook } = STATUS_LOOKS[item.status];
  return (
    <>
      <span className={`inline-flex items-center gap-1 font-medium ${look}`}>
        <Icon aria-hidden className={`size-3.5 ${iconLook}`} />
        {t(`status.${item.status}`)}
      </span>
      {item.status === "cancelled" && <span className="tabular-nums">{papers}</span>}
    </>
  );
}

/** That part of what is saved of it cannot be read. */
function Damaged() {
  const { t } = useTranslation("history");
  return (
    <span className="inline-flex items-center gap-1 font-medium text-amber-ink">
      <CircleAlert aria-hidden className="size-3.5 shrink-0" />
      {t("damaged")}
    </span>
  );
}

/** How many of its papers were retracted, or are doubted, since; nothing where none is. */
function Alerted({ count }: { count: number }) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 rounded-sm border border-red/50 bg-red-soft px-1 font-medium text-red-ink leading-5">
      <OctagonX aria-hidden className="size-3.5 shrink-0" />
      {t("alerted", { count, shown: formatNumber(count, language) })}
    </span>
  );
}

/** How many of its papers are highlighted; nothing where none is. */
function Highlights({ count }: { count: number }) {
  const { t } = useTranslation("history");
  const language = useLanguage();
  if (count === 0) return null;
  const text = t("highlighted", { count, shown: formatNumber(count, language) });
  return (
    <span
      title={text}
      className="inline-flex items-center gap-0.5 rounded-sm border border-yellow/50 bg-yellow-soft px-1 text-yellow-ink leading-5 tabular-nums"
    >
      <Star aria-hidden className="size-3.5 fill-current" />
      <span aria-hidden>{formatNumber(count, language)}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
