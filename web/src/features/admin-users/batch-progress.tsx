import { useTranslation } from "react-i18next";
import { formatNumber } from "../../lib/format.ts";
import { useLanguage } from "../../lib/i18n.ts";

/** Of the users something is done with. */
export interface Progress {
  done: number;
  total: number;
}

/** How far something that is done with several users has come. */
export function BatchProgress({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation("admin-users");
  const language = useLanguage();
  if (progress === null) return null;
  const { done, total } = progress;
  return (
    <p role="status" className="text-muted text-sm tabular-nums">
      {t("many.progress", {
        count: total,
        done: formatNumber(done, language),
        total: formatNumber(total, language),
      })}
    </p>
  );
}
