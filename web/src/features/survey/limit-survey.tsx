import type { User } from "@medsieve/contract/accounts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { readStored, writeStored } from "../../lib/storage.ts";
import { Button } from "../../ui/button.tsx";
import { surveyCheckQuery } from "./survey-calls.ts";

const SurveyDialog = lazy(() => import("./survey-dialog.tsx"));

/** Where what had the focus is gone by now, the keyboard goes on in the page, not at its very top. */
function focusPage(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>("main")?.focus();
}

interface LimitSurveyProps {
  user: User;
  /** A question was just refused. */
  opensItself: boolean;
}

/**
 * The way on where the limit has been reached: asking for more searches. After a refusal the questions open by themselves unless they were
 * answered, or closed in this tab; who has answered is not asked again.
 */
export function LimitSurvey({ user, opensItself }: LimitSurveyProps) {
  const { t } = useTranslation("survey");
  const queryClient = useQueryClient();
  const [isWanted, setIsWanted] = useState<boolean | null>(() => (isClosedHere(user) ? false : null));
  const check = surveyCheckQuery(user.id);
  const { data: hasResponded } = useQuery(check);
  const isOpen = isWanted ?? (opensItself && hasResponded === false);
  const wasClosed = useRef(false);

  // The button that got the focus back goes as soon as the answers are known of.
  useEffect(() => {
    if (hasResponded === true && wasClosed.current) focusPage();
  }, [hasResponded]);

  function close(): void {
    writeStored("survey_closed_by", user.id);
    setIsWanted(false);
    wasClosed.current = true;
    void queryClient.invalidateQueries({ queryKey: check.queryKey });
    setTimeout(focusPage);
  }

  if (hasResponded === true && !isOpen) return <p>{t("answered")}</p>;
  return (
    <>
      <Button onPress={() => setIsWanted(true)}>{t("ask")}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SurveyDialog role={user.role} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function isClosedHere(user: User): boolean {
  return readStored("survey_closed_by") === user.id;
}
