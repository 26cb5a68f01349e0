import { getRouteApi } from "@tanstack/react-router";
import { SearchPage } from "../features/search/search-page.tsx";
import { LimitSurvey } from "../features/survey/limit-survey.tsx";
import { useSession } from "../lib/session.ts";

const route = getRouteApi("/signed-in/");

export function SearchRoute() {
  const { search } = route.useSearch();
  const session = useSession();
  return (
    <SearchPage
      searchId={search}
      whenLimitReached={session.status === "signed_in" && <LimitSurvey user={session.user} />}
    />
  );
}
