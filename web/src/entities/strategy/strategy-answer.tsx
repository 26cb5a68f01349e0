import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";

interface StrategyAnswerProps<Data> {
  answer: UseQueryResult<Data>;
  /** Said while it is made, and where it could not be. */
  loading: string;
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What was made of a query; before that that it is being made, and what went wrong, with another try. */
export function StrategyAnswer<Data>({ answer, loading, failed, children }: StrategyAnswerProps<Data>) {
  const { t } = useTranslation("strategies");
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isError) {
    return (
      <Alert
        tone="error"
        title={failed}
        action={
          <Button onPress={() => void answer.refetch()} isPending={answer.isFetching}>
            {t("common:retry")}
          </Button>
        }
      >
        {describeError(answer.error, t)}
      </Alert>
    );
  }
  return (
    <p role="status" className="text-muted">
      {loading}
    </p>
  );
}
