import { getRouteApi } from "@tanstack/react-router";
import { PaperPage } from "../features/search/paper-page.tsx";

const route = getRouteApi("/signed-in/search-history/$searchId/papers/$pmid");

export function PaperRoute() {
  const { searchId, pmid } = route.useParams();
  return <PaperPage key={`${searchId} ${pmid}`} searchId={searchId} pmid={pmid} />;
}
