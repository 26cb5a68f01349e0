import { describeNoticePlace, noticeUrl, orderNotices } from "@medsieve/contract/notices";
import type { ListedPaper, ListedRecord, Notice } from "@medsieve/contract/papers";
import { findLanguageTag } from "@medsieve/contract/publication-languages";
import { BookmarkCheck, Combine, FileX2, Languages, LockOpen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useIsKnown } from "../../../entities/known-paper/known-papers.ts";
import { NOTICE_LOOKS } from "../../../entities/notice/notice-looks.ts";
import { DemonstrationBadge, ReaderBadge } from "../../../entities/paper/reader-badge.tsx";
import { addNote } from "../../../lib/add-note.ts";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Link } from "../../../ui/link.tsx";

const ICON = "size-3.5 shrink-0";

/** Notices that have bands of their own across the card. */
const IN_BANDS: readonly Notice["kind"][] = ["retracted", "expression_of_concern"];

interface PaperBadgesProps {
  record: ListedRecord;
  /** null until the paper has been read. */
  reading: ListedPaper | null;
  /** Papers of its trial that are counted once together; undefined of one that stands alone. */
  reports: number | undefined;
}

/**
 * What the record says of itself (demonstration, notices, free full text, language), then what was read: design,
 * size and by whom. In this order, nothing moves when the reading arrives.
 */
export function PaperBadges({ record, reading, reports }: PaperBadgesProps) {
  const { t } = useTranslation("search");
  const interfaceLanguage = useLanguage();
  const language = useNameOfLanguage(record.languages);
  const isKnown = useIsKnown(record.pmid);
  const notices = orderNotices(record.notices).filter(({ kind }) => !IN_BANDS.includes(kind));
  return (
    <ul className="flex min-h-6.5 flex-wrap gap-1.5">
      {record.demonstration && (
        <li className="flex min-w-0">
          <DemonstrationBadge />
        </li>
      )}
      {isKnown && (
        <BadgeItem tone="accent" icon={<BookmarkCheck aria-hidden className={ICON} />}>
          {t("card.known")}
        </BadgeItem>
      )}
      {notices.map((notice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper may have two notices of one kind
        <NoticeBadge key={index} notice={notice} isFictional={record.demonstration} />
      ))}
      {record.pmcid !== null && !record.demonstration && (
        <BadgeItem tone="green" icon={<LockOpen aria-hidden className={ICON} />}>
          {t("card.openAccess")}
        </BadgeItem>
      )}
      {language !== null && (
        <BadgeItem icon={<Languages aria-hidden className={ICON} />}>{t("card.inLanguage", { language })}</BadgeItem>
      )}
      {!record.has_abstract && (
        <BadgeItem tone="amber" icon={<FileX2 aria-hidden className={ICON} />}>
          {t("card.titleOnly")}
        </BadgeItem>
      )}
      {reading?.study_design && <BadgeItem tone="accent">{reading.study_design}</BadgeItem>}
      {reading !== null && reading.sample_size !== null && (
        <BadgeItem>n = {formatNumber(reading.sample_size.n, interfaceLanguage)}</BadgeItem>
      )}
      {reports !== undefined && (
        <BadgeItem icon={<Combine aria-hidden className={ICON} />}>{t("card.sameTrial", { count: reports })}</BadgeItem>
      )}
      {reading && !isUsual(reading.read_by) && (
        <li className="flex min-w-0">
          <ReaderBadge readBy={reading.read_by} />
        </li>
      )}
    </ul>
  );
}

/** Read by the built-in reader and by no other's failure: the line above the answer names it for the whole search. */
function isUsual({ reader, fallback }: ListedPaper["read_by"]): boolean {
  return reader === "builtin" && fallback === null;
}

/** A notice in a word, leading to where it was published. */
function NoticeBadge({ notice, isFictional }: { notice: Notice; isFictional: boolean }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const { kind, known_since: since } = notice;
  if (kind === "retracted") return null;
  const { tone, Icon } = NOTICE_LOOKS[kind];
  const name = t(`card.notice.${kind}`);
  const text = since ? addNote(name, t("card.noticeSince", { date: formatDate(since, language) }), language) : name;
  const url = noticeUrl(notice, isFictional);
  const place = describeNoticePlace(notice);
  return (
    <BadgeItem tone={tone} icon={<Icon aria-hidden className={ICON} />} title={place ?? undefined}>
      {url === null ? (
        text
      ) : (
        <Link href={url} target="_blank" rel="noreferrer" className="underline decoration-1 underline-offset-3">
          {text}
          <span className="sr-only">
            {": "}
            <span lang="en">{place}</span> ({t(notice.pmid === null ? "card.opensPublisher" : "card.opensPubmed")})
          </span>
        </Link>
      )}
    </BadgeItem>
  );
}

function BadgeItem(props: Parameters<typeof Badge>[0]) {
  return (
    <li className="flex min-w-0">
      <Badge {...props} />
    </li>
  );
}

/** The language of a paper that is not in English, as the interface names it; null for one that is, or of unknown language. */
function useNameOfLanguage(codes: readonly string[]): string | null {
  const language = useLanguage();
  if (codes.includes("eng")) return null;
  const tag = codes.map(findLanguageTag).find((known) => known !== null);
  return tag ? (new Intl.DisplayNames(language, { type: "language" }).of(tag) ?? null) : null;
}
