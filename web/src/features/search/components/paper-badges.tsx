import type { Notice, Paper, PaperRecord } from "@medsieve/contract/papers";
import { BookOpenText, CircleAlert, FlaskConical, History, Sparkles, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";

const ICON = "size-3.5 shrink-0";

/** What a notice looks like; a retraction has a band of its own across the card. */
const NOTICES: Partial<Record<Notice["kind"], { tone: BadgeTone; icon: ReactNode }>> = {
  retraction_notice: { tone: "red", icon: <CircleAlert aria-hidden className={ICON} /> },
  expression_of_concern: { tone: "orange", icon: <TriangleAlert aria-hidden className={ICON} /> },
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

/** Design, evidence level, notices, demonstration, and who read the paper. */
export function PaperBadges({ record, reading }: PaperBadgesProps) {
  const { t } = useTranslation("search");
  const kinds = [...new Set(record.notices.map((notice) => notice.kind))];
  const design = reading?.study_design ?? null;
  return (
    <ul className="flex min-h-6.5 flex-wrap gap-1.5">
      {record.demonstration && (
        <li>
          <Badge tone="amber" icon={<FlaskConical aria-hidden className={ICON} />} title={t("card.demonstrationHint")}>
            {t("card.demonstration")}
          </Badge>
        </li>
      )}
      {kinds.map((kind) => {
        const look = NOTICES[kind];
        if (!look) return null;
        const citation = record.notices.find((notice) => notice.kind === kind)?.citation ?? undefined;
        return (
          <li key={kind}>
            <Badge tone={look.tone} icon={look.icon} title={citation}>
              {t(`card.notice.${kind}`)}
            </Badge>
          </li>
        );
      })}
      {design !== null && (
        <li className="min-w-0">
          <Badge tone="accent">{design}</Badge>
        </li>
      )}
      {reading?.evidence_level && (
        <li>
          <Badge>{t(`card.evidenceLevel.${reading.evidence_level}`)}</Badge>
        </li>
      )}
      {reading && (
        <li>
          <ReaderBadge readBy={reading.read_by} />
        </li>
      )}
    </ul>
  );
}

function ReaderBadge({ readBy }: { readBy: Paper["read_by"] }) {
  const { t } = useTranslation("search");
  if (readBy.reader === "model") {
    return (
      <Badge tone="violet" icon={<Sparkles aria-hidden className={ICON} />}>
        {t("card.readByModel", { model: readBy.model ?? t("card.unnamedModel") })}
      </Badge>
    );
  }
  const isFallback = readBy.fallback !== null;
  return (
    <Badge
      tone={isFallback ? "amber" : "neutral"}
      icon={<BookOpenText aria-hidden className={ICON} />}
      title={readBy.fallback ?? undefined}
    >
      {isFallback ? t("card.readByFallback") : t("card.readByBuiltin")}
    </Badge>
  );
}
