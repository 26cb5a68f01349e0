import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { describeError } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { decisionsQuery } from "./decisions.ts";

/** Says that decisions could not be loaded, so that no paper is taken for undecided. */
export function DecisionFailure({ searchId }: { searchId: string }) {
  const { t } = useTranslation("decision");
  const { error, data, isFetching, refetch } = useQuery(decisionsQuery(searchId));
  if (error === null || data !== undefined) return null;
  return (
    <Alert
      tone="error"
      title={t("loadFailed")}
      action={
        <Button onPress={() => void refetch()} isPending={isFetching}>
          {t("common:retry")}
        </Button>
      }
    >
      <p>{describeError(error, t)}</p>
    </Alert>
  );
}
