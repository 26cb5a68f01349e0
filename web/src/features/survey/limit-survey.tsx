import type { User } from "@medsieve/contract/accounts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { readStored, writeStored } from "../../lib/storage.ts";
import { surveyCheckQuery } from "./survey-calls.ts";

const SurveyDialog = lazy(() => import("./survey-dialog.tsx"));

/** The question, which had the focus, is gone by now: the keyboard goes on in the page, not at its very top. */
function focusPage(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>("main")?.focus();
}

/** Asks about a larger plan where the limit has been reached: who has answered never again, who closed it not in this tab. */
export function LimitSurvey({ user }: { user: User }) {
  const [isClosed, setIsClosed] = useState(() => readStored("survey_closed_by") === user.id);
  const { data: hasResponded } = useQuery({ ...surveyCheckQuery(user.id), enabled: !isClosed });
  if (isClosed || hasResponded !== false) return null;

  function close(): void {
    writeStored("survey_closed_by", user.id);
    setIsClosed(true);
    setTimeout(focusPage);
  }

  return (
    <Suspense fallback={null}>
      <SurveyDialog role={user.role} onClose={close} />
    </Suspense>
  );
}
