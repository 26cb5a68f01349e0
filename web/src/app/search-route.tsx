import { getRouteApi } from "@tanstack/react-router";
import { SearchPage } from "../features/search/search-page.tsx";

const route = getRouteApi("/signed-in/");

export function SearchRoute() {
  const { search } = route.useSearch();
  return <SearchPage searchId={search} />;
}
