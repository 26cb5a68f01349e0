import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { DeleteSearch } from "../entities/search-deletion/delete-search.tsx";
import { EditQueriesLink } from "../features/query-editor/edit-queries-link.tsx";
import { SearchDetailPage } from "../features/search-detail/search-detail-page.tsx";
import { ComparedWith } from "../features/search-record/compared-with.tsx";
import { RecordLink } from "../features/search-record/record-link.tsx";
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
            <EditQueriesLink searchId={search.id} />
            <RecordLink searchId={search.id} />
            <DeleteSearch search={search} onDeleted={() => void navigate({ to: "/search-history" })} />
          </>
        )
      }
      notice={(search) => search.status !== "running" && search.based_on && <ComparedWith searchId={search.id} />}
    />
  );
}
