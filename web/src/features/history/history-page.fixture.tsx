import type { HistoryItem } from "@medsieve/contract/history";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouter,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { RouterProvider as LinkProvider } from "react-aria-components";
import { beforeEach } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { makeHistoryItem } from "./history.fixture.ts";
import { HistoryPage } from "./history-page.tsx";
import { readHistoryView } from "./history-view.ts";

export function preparePage(): void {
  preparePageTests();
  beforeEach(() => signInAs(makeUser()));
}

/** Searches 1 (the newest) to `count`. */
export function makeHistory(count: number, change: (number: number) => Partial<HistoryItem> = () => ({})) {
  return Array.from({ length: count }, (_, index) => makeHistoryItem(index + 1, change(index + 1)));
}

/** Answers pages as the server does. */
function answerPages(items: readonly HistoryItem[]): FakeRoute {
  return ({ path }) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const page = Number(query.get("page"));
    const per_page = Number(query.get("per_page"));
    const searches = items.slice((page - 1) * per_page, page * per_page);
    return { body: { searches, total: items.length, page, per_page } };
  };
}

function Links() {
  const router = useRouter();
  return (
    <LinkProvider navigate={(href) => void router.navigate({ href })}>
      <Outlet />
    </LinkProvider>
  );
}

/** Draws the list of `items` at `place`. */
export function openHistory(
  items: readonly HistoryItem[],
  place = "",
  routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {},
) {
  const calls = fakeApi({
    "GET /search-history": answerPages(items),
    "GET /highlights": { body: [] },
    ...routes,
  });
  const root = createRootRoute({ component: Links });
  const history = createRoute({
    getParentRoute: () => root,
    path: "/search-history",
    validateSearch: readHistoryView,
    component: HistoryPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([history]),
    history: createMemoryHistory({ initialEntries: [`/search-history${place}`] }),
  });
  const page = renderPage(<RouterProvider router={router} />);
  return { ...page, calls, router, readPlace: () => router.state.location.href };
}

/** The questions that are shown, by their last word. */
export function readShown(): string[] {
  return screen.queryAllByRole("checkbox").map((box) => /(\S+)”$/.exec(readName(box))?.[1] ?? "");
}

function readName(box: HTMLElement): string {
  return box.closest("label")?.textContent ?? "";
}
