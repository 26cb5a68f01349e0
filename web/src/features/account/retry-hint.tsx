import { useTranslation } from "react-i18next";
import { ApiError } from "../../lib/api-error.ts";

const MINUTE_SECONDS = 60;

/** When a refused call can be tried again; nothing where the server did not say. */
export function RetryHint({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const retryAfter = error instanceof ApiError ? error.retryAfter : null;
  if (retryAfter === null) return null;
  return <p>{t("errors:retryInMinutes", { count: Math.max(1, Math.ceil(retryAfter / MINUTE_SECONDS)) })}</p>;
}
