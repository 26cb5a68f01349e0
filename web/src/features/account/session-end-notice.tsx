import { useTranslation } from "react-i18next";
import type { SessionEnd } from "../../lib/session-store.ts";
import { Alert } from "../../ui/alert.tsx";

const SAID = {
  erased: { tone: "info", key: "errors:signIn.erased" },
  expired: { tone: "info", key: "errors:code.session_expired" },
  inactive: { tone: "error", key: "errors:signIn.accessDenied" },
  bad_token: { tone: "error", key: "errors:signIn.badToken" },
  refused_token: { tone: "error", key: "errors:signIn.refusedToken" },
} as const;

/** Why someone has to sign in again; nothing is said to who left or was not signed in. */
export function SessionEndNotice({ end }: { end: SessionEnd | null }) {
  const { t } = useTranslation();
  if (end === null || end === "left") return null;
  const { tone, key } = SAID[end];
  return <Alert tone={tone}>{t(key)}</Alert>;
}
