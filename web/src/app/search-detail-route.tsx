import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { DeleteSearch } from "../entities/search-deletion/delete-search.tsx";
import { SearchDetailPage } from "../features/search/search-detail-page.tsx";
import { ComparedWith } from "../features/search-record/compared-with.tsx";
import { ResultActions } from "../features/search-record/result-actions.tsx";
import { RunAgain } from "../features/search-record/run-again.tsx";

const route = getRouteApi("/signed-in/search-history/$searchId");

export function SearchDetailRoute() {
  const { searchId } = route.useParams();
  const navigate = useNavigate();
  return (
    <SearchDetailPage
      key={searchId}
      searchId={searchId}
      actions={(search) =>
        search.status !== "running" && (
          <>
            <RunAgain search={search} />
            <DeleteSearch search={search} onDeleted={() => void navigate({ to: "/search-history" })} />
          </>
        )
      }
      resultActions={({ id, query, papers }) => <ResultActions searchId={id} question={query} papers={papers} />}
      notice={(search) => search.based_on && <ComparedWith searchId={search.id} />}
    />
  );
}
