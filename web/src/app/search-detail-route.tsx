import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { DeleteSearch } from "../entities/search-deletion/delete-search.tsx";
import { ShareSearch } from "../entities/search-share/share-search.tsx";
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
        search.status !== "running" &&
        search.share?.own !== false && (
          <>
            <ShareSearch search={search} />
            <RunAgain search={search} />
            <DeleteSearch search={search} onDeleted={() => void navigate({ to: "/search-history" })} />
          </>
        )
      }
      resultActions={({ id, query, papers, share }) => (
        <ResultActions searchId={id} question={query} papers={papers} isReadOnly={share?.own === false} />
      )}
      notice={(search) => search.based_on && search.share?.own !== false && <ComparedWith searchId={search.id} />}
    />
  );
}
