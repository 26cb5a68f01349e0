import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";
import type { PromptSet } from "@medsieve/contract/prompts";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouter,
} from "@tanstack/react-router";
import { RouterProvider as LinkProvider } from "react-aria-components";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { PromptsPage } from "./prompts-page.tsx";

/** Short prompts that name their language and preference. */
export function makePrompts(): PromptSet {
  const ofLanguage = (language: string) =>
    Object.fromEntries(
      PREFERENCES.map((preference) => [
        preference,
        {
          max_queries: 10,
          num_results_per_query: 5,
          query_generation_prompt: `Queries in {language} (${language}, ${preference})\nAt most {max_queries}`,
          analysis_prompt: `Reading (${language}, ${preference})`,
        },
      ]),
    );
  return Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(language)])) as PromptSet;
}

function Links() {
  const router = useRouter();
  return (
    <LinkProvider navigate={(href) => void router.navigate({ href })}>
      <Outlet />
    </LinkProvider>
  );
}

type Routes = Record<string, FakeRoute | FakeAnswer | "no network">;

/** Draws the page over `saved`, which has the version "v1". */
export function openPrompts(saved: PromptSet = makePrompts(), routes: Routes = {}, place = "") {
  const calls = fakeApi({
    "GET /prompts": { body: saved, headers: { etag: '"v1"' } },
    "GET /prompts/defaults": { body: makePrompts() },
    "GET /search/setup": {
      body: {
        source: { id: "library", papers: 1, demonstration_papers: 0, fallback: null },
        reader: { id: "model", vendor: "anthropic", model: "m" },
        mesh_year: 2024,
        full_text: { link_resolver: null, libkey_library_id: null },
      },
    },
    ...routes,
  });
  const root = createRootRoute({ component: Links });
  const settings = createRoute({ getParentRoute: () => root, path: "/admin/settings", component: PromptsPage });
  const dashboard = createRoute({ getParentRoute: () => root, path: "/admin", component: () => <p>The dashboard</p> });
  const router = createRouter({
    routeTree: root.addChildren([settings, dashboard]),
    history: createMemoryHistory({ initialEntries: [`/admin/settings${place}`] }),
  });
  const page = renderPage(<RouterProvider router={router} />);
  return { ...page, calls, router };
}
