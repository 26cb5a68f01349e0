import type { Paper } from "@medsieve/contract/papers";
import { MODELS_FORBIDDEN } from "@medsieve/contract/reader-failures";
import { BookOpenText, FlaskConical, Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addNote } from "../../lib/add-note.ts";
import { useLanguage } from "../../lib/i18n.ts";
import { Badge } from "../../ui/badge.tsx";
import { describeReaderFailure, isUnread } from "./describe-reader-failure.ts";

const ICON = "size-3.5 shrink-0";

/** Who read a paper: a model, the built-in reader, or that in place of a model and why. */
export function ReaderBadge({ readBy }: { readBy: Paper["read_by"] }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  if (readBy.reader === "model") {
    return (
      <Badge tone="violet" icon={<Sparkles aria-hidden className={ICON} />}>
        {t("card.readByModel", { model: readBy.model ?? t("card.unnamedModel") })}
      </Badge>
    );
  }
  const isPlanned = readBy.fallback === null || readBy.fallback === MODELS_FORBIDDEN;
  return (
    <Badge tone={isPlanned ? "neutral" : "amber"} icon={<BookOpenText aria-hidden className={ICON} />}>
      {readBy.fallback === null
        ? t("card.readByBuiltin")
        : addNote(
            t(isUnread(readBy.fallback) ? "card.unread" : "card.readByFallback"),
            describeReaderFailure(t, readBy.fallback),
            language,
          )}
    </Badge>
  );
}

/** Of a paper that was written to try the product. */
export function DemonstrationBadge() {
  const { t } = useTranslation("search");
  return (
    <Badge tone="amber" icon={<FlaskConical aria-hidden className={ICON} />} title={t("card.demonstrationHint")}>
      {t("card.demonstration")}
    </Badge>
  );
}
