import { getRouteApi } from "@tanstack/react-router";
import { ComparisonPage } from "../features/search-record/comparison-page.tsx";

const route = getRouteApi("/signed-in/search-history/$searchId/comparison");

export function ComparisonRoute() {
  const { searchId } = route.useParams();
  const { with: earlierId } = route.useSearch();
  return <ComparisonPage key={`${searchId} ${earlierId}`} searchId={searchId} earlierId={earlierId} />;
}
