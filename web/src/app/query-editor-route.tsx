import { getRouteApi } from "@tanstack/react-router";
import { QueryEditorPage } from "../features/query-editor/query-editor-page.tsx";

const route = getRouteApi("/signed-in/search-history/$searchId/queries");

export function QueryEditorRoute() {
  const { searchId } = route.useParams();
  return <QueryEditorPage key={searchId} searchId={searchId} />;
}
