import type { AuditAction } from "@medsieve/contract/constants";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

/** What removes something stands out; searches, of which there are most, do not. */
const TONES: Partial<Record<AuditAction, BadgeTone>> = {
  USER_DELETE: "red",
  USER_ERASE: "red",
  COMPANY_DELETE: "red",
  SEARCH_DELETE: "red",
  QUESTION_ERASE: "red",
  SEARCH_SHARE: "accent",
  SEARCH_UNSHARE: "amber",
  REPORT_WITHDRAW: "amber",
  SIGN_IN_FAILED: "amber",
  ACCESS_REFUSED: "amber",
  PASSWORD_CHANGE: "amber",
  PASSWORD_RESET: "amber",
  USER_CREATE: "accent",
  USER_UPDATE: "accent",
  COMPANY_CREATE: "accent",
  COMPANY_UPDATE: "accent",
  TOKEN_CREATE: "accent",
  TOKEN_REVOKE: "amber",
  RETENTION_UPDATE: "accent",
  LIMIT_UPDATE: "accent",
  LIBRARY_IMPORT: "accent",
  LIBRARY_UPDATE: "accent",
  RETENTION_RUN: "red",
  PROMPT_UPDATE: "violet",
};

export function EventBadge({ action }: { action: AuditAction }) {
  const { t } = useTranslation("admin-audit");
  return (
    <Badge tone={TONES[action] ?? "neutral"} title={action}>
      {t(`event.${action}`)}
    </Badge>
  );
}
