import { useTranslation } from "react-i18next";
import type { SignOutReason } from "../../lib/session-store.ts";
import { Alert } from "../../ui/alert.tsx";

const SAID = {
  erased: { tone: "info", key: "errors:signIn.erased" },
  left_elsewhere: { tone: "info", key: "errors:signIn.leftElsewhere" },
  expired: { tone: "info", key: "errors:code.session_expired" },
  inactive: { tone: "error", key: "errors:signIn.accessDenied" },
  bad_token: { tone: "error", key: "errors:signIn.badToken" },
  refused_token: { tone: "error", key: "errors:signIn.refusedToken" },
} as const;

/** Why someone has to sign in again; nothing is said to who left in this tab, or was not signed in. */
export function SessionEndNotice({ end }: { end: SignOutReason | null }) {
  const { t } = useTranslation();
  if (end === null || end === "left") return null;
  const { tone, key } = SAID[end];
  return <Alert tone={tone}>{t(key)}</Alert>;
}
