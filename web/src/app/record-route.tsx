import { getRouteApi } from "@tanstack/react-router";
import { RecordPage } from "../features/search-record/record-page.tsx";

const route = getRouteApi("/signed-in/search-history/$searchId/record");

export function RecordRoute() {
  const { searchId } = route.useParams();
  return <RecordPage key={searchId} searchId={searchId} />;
}
