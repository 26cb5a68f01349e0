import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { endSession } from "../../lib/session-store.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { describeLogsError } from "./describe-logs-error.ts";
import { NoTokenError } from "./logs-query.ts";

/** Why the logs could not be loaded, with another try; without a token, with the way to sign in. */
export function LogsFailure({ logs }: { logs: UseQueryResult<unknown> }) {
  const { t } = useTranslation("admin-logs");
  return (
    <Alert
      tone="error"
      action={
        logs.error instanceof NoTokenError ? (
          <Button onPress={() => endSession("expired")}>{t("error.signIn")}</Button>
        ) : (
          <Button onPress={() => void logs.refetch()} isPending={logs.isFetching}>
            {t("common:retry")}
          </Button>
        )
      }
    >
      {t("error.loading", { reason: describeLogsError(logs.error, t) })}
    </Alert>
  );
}
