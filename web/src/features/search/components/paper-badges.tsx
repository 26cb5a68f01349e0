import type { Notice, Paper, PaperRecord } from "@medsieve/contract/papers";
import {
  BookOpenText,
  CircleAlert,
  FlaskConical,
  History,
  Languages,
  LockOpen,
  Sparkles,
  TriangleAlert,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeReaderFailure } from "../../../lib/describe-reader-failure.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { findLanguageTag } from "../../../lib/text-language.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const ICON = "size-3.5 shrink-0";

/** What a notice looks like; a retraction and an expression of concern have bands of their own across the card. */
const NOTICES: Partial<Record<Notice["kind"], { tone: BadgeTone; icon: ReactNode }>> = {
  retraction_notice: { tone: "red", icon: <CircleAlert aria-hidden className={ICON} /> },
  expression_of_concern_notice: { tone: "orange", icon: <TriangleAlert aria-hidden className={ICON} /> },
  corrected: { tone: "yellow", icon: <History aria-hidden className={ICON} /> },
  correction_notice: { tone: "yellow", icon: <History aria-hidden className={ICON} /> },
  updated: { tone: "yellow", icon: <History aria-hidden className={ICON} /> },
  update: { tone: "neutral", icon: <History aria-hidden className={ICON} /> },
  republished: { tone: "neutral", icon: <History aria-hidden className={ICON} /> },
  preprint: { tone: "amber", icon: <FlaskConical aria-hidden className={ICON} /> },
};

interface PaperBadgesProps {
  record: PaperRecord;
  /** null until the paper has been read. */
  reading: Paper | null;
}

/**
 * What the record says of itself (demonstration, notices, free full text, language), then what was read: design,
 * evidence level and by whom. In this order, nothing moves when the reading arrives.
 */
export function PaperBadges({ record, reading }: PaperBadgesProps) {
  const { t } = useTranslation("search");
  const language = useNameOfLanguage(record.languages);
  const kinds = [...new Set(record.notices.map((notice) => notice.kind))];
  return (
    <ul className="flex min-h-6.5 flex-wrap gap-1.5">
      {record.demonstration && (
        <BadgeItem
          tone="amber"
          icon={<FlaskConical aria-hidden className={ICON} />}
          title={t("card.demonstrationHint")}
        >
          {t("card.demonstration")}
        </BadgeItem>
      )}
      {kinds.map((kind) => {
        const look = NOTICES[kind];
        if (!look) return null;
        const citation = record.notices.find((notice) => notice.kind === kind)?.citation ?? undefined;
        return (
          <BadgeItem key={kind} tone={look.tone} icon={look.icon} title={citation}>
            {t(`card.notice.${kind}`)}
          </BadgeItem>
        );
      })}
      {record.pmcid !== null && !record.demonstration && (
        <BadgeItem tone="green" icon={<LockOpen aria-hidden className={ICON} />}>
          {t("card.openAccess")}
        </BadgeItem>
      )}
      {language !== null && (
        <BadgeItem icon={<Languages aria-hidden className={ICON} />}>{t("card.inLanguage", { language })}</BadgeItem>
      )}
      {reading?.study_design && <BadgeItem tone="accent">{reading.study_design}</BadgeItem>}
      {reading?.evidence_level && <BadgeItem>{t(`card.evidenceLevel.${reading.evidence_level}`)}</BadgeItem>}
      {reading && <ReaderBadge readBy={reading.read_by} />}
    </ul>
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

function ReaderBadge({ readBy }: { readBy: Paper["read_by"] }) {
  const { t } = useTranslation("search");
  if (readBy.reader === "model") {
    return (
      <BadgeItem tone="violet" icon={<Sparkles aria-hidden className={ICON} />}>
        {t("card.readByModel", { model: readBy.model ?? t("card.unnamedModel") })}
      </BadgeItem>
    );
  }
  const isFallback = readBy.fallback !== null;
  return (
    <BadgeItem tone={isFallback ? "amber" : "neutral"} icon={<BookOpenText aria-hidden className={ICON} />}>
      {readBy.fallback === null ? (
        t("card.readByBuiltin")
      ) : (
        <span>
          {t("card.readByFallback")} <span className="font-normal">({describeReaderFailure(t, readBy.fallback)})</span>
        </span>
      )}
    </BadgeItem>
  );
}
