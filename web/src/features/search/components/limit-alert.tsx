import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { chooseGap, formatResetDate } from "../../../lib/format.ts";
import { useLanguage } from "../../../lib/i18n.ts";
import { Alert } from "../../../ui/alert.tsx";
import type { LimitReached } from "../search-state.ts";

interface LimitAlertProps {
  limit: LimitReached;
  /** Of a question that was refused: how many queries it brings along, as long as its text stays as it is. */
  kept?: { queries: number };
  /** The way on. */
  action: ReactNode;
}

/** Says at the question box that the month's searches are used up, and that a question that was sent is kept. */
export function LimitAlert({ limit: { used, limit, resetDate }, kept, action }: LimitAlertProps) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  return (
    <div className="mb-2">
      <Alert tone="caution" title={t("limit.title")} action={action}>
        <p>
          {t("limit.text", { count: limit, used, limit, date: formatResetDate(resetDate, language) })}
          {kept !== undefined && `${chooseGap(language)}${t("limit.kept")}`}
        </p>
        {kept !== undefined && kept.queries > 0 && <p>{t("limit.queries", { count: kept.queries })}</p>}
      </Alert>
    </div>
  );
}
