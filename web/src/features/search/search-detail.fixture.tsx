import type { SearchDetails } from "@medsieve/contract/history";
import type { Paper } from "@medsieve/contract/papers";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { makeDetails, makePaper, SEARCH_ID } from "./search.fixture.ts";
import { SearchDetailPage } from "./search-detail-page.tsx";

export const FAILURE = { status: 500, body: { detail: "x", code: "server_error" } };

export function openDetail(changes: Partial<SearchDetails> = {}, routes: Record<string, FakeRoute | FakeAnswer> = {}) {
  const calls = fakeApi({
    [`GET /search-history/${SEARCH_ID}/details`]: { body: makeDetails(changes) },
    [`GET /highlights/${SEARCH_ID}`]: { body: {} },
    [`GET /searches/${SEARCH_ID}/decisions`]: { body: { decisions: [], own_reasons: [] } },
    [`GET /searches/${SEARCH_ID}/reports`]: { body: { reports: [] } },
    ...routes,
  });
  const root = createRootRoute({ component: () => <SearchDetailPage searchId={SEARCH_ID} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ["/"] }) });
  return { calls, ...renderPage(<RouterProvider router={router} />) };
}

export async function listPapers(): Promise<HTMLElement[]> {
  await screen.findAllByRole("heading", { level: 3 });
  return Array.from(document.querySelectorAll<HTMLElement>("[data-paper]"));
}

export async function openPaper(changes: Partial<Paper> = {}): Promise<HTMLElement> {
  openDetail({ papers: [makePaper(changes)] });
  const [paper] = await listPapers();
  if (paper === undefined) throw new Error("there is one paper");
  return paper;
}

export async function findPmids(): Promise<string[]> {
  return (await listPapers()).map(({ id }) => id.replace("paper-", ""));
}
