import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { SearchPage } from "../features/search/search-page.tsx";
import { readId } from "../lib/read-address.ts";
import { useSession } from "../lib/session.ts";

const LimitSurvey = lazy(async () => ({
  default: (await import("../features/survey/limit-survey.tsx")).LimitSurvey,
}));
const ResultActions = lazy(async () => ({
  default: (await import("../features/search-record/result-actions.tsx")).ResultActions,
}));
const ComparedWith = lazy(async () => ({
  default: (await import("../features/search-record/compared-with.tsx")).ComparedWith,
}));

/**
 * Reads the address and not the route's own parameters, which follow a moment later: the page looks at the address too,
 * and would take the search that was just left for one to be opened.
 */
export function SearchRoute() {
  const searchId = useLocation({ select: ({ search }) => readId((search as { search?: unknown }).search) });
  const session = useSession();
  return (
    <SearchPage
      searchId={searchId}
      whenLimitReached={(at) =>
        session.status === "signed_in" && (
          <Suspense>
            <LimitSurvey user={session.user} opensItself={at === "sending"} />
          </Suspense>
        )
      }
      beforeResult={(id) => (
        <Suspense>
          <ComparedWith searchId={id} />
        </Suspense>
      )}
      resultActions={({ id, question, papers }) => (
        <Suspense fallback={<span className="h-9" />}>
          <ResultActions searchId={id} question={question} papers={papers} />
        </Suspense>
      )}
    />
  );
}
