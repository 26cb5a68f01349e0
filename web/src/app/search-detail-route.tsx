import { getRouteApi } from "@tanstack/react-router";
import { SearchDetailPage } from "../features/search-detail/search-detail-page.tsx";

const route = getRouteApi("/signed-in/search-history/$searchId");

export function SearchDetailRoute() {
  const { searchId } = route.useParams();
  return <SearchDetailPage key={searchId} searchId={searchId} />;
}
