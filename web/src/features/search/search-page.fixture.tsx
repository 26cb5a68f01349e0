import type { Paper } from "@medsieve/contract/papers";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { beforeEach, vi } from "vitest";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { usageQuery } from "../../entities/search/server-state.ts";
import { writeStored } from "../../lib/storage.ts";
import { makeUsage, makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { makeDetails, makeParts, makeSetup, makeWholeSearch, OTHER_SEARCH_ID, SEARCH_ID } from "./search.fixture.ts";
import { SearchPage } from "./search-page.tsx";

export const QUESTION = "Does zinc shorten colds?";
export const WHOLE = makeWholeSearch();
export const HIGHLIGHTS_ROUTE = `GET /highlights/${SEARCH_ID}`;
export const DECISIONS_ROUTE = `GET /searches/${SEARCH_ID}/decisions`;
export const REPORTS_ROUTE = `GET /searches/${SEARCH_ID}/reports`;
const NO_DECISIONS = { decisions: [], own_reasons: [] };
export const DETAILS_ROUTE = `GET /search-history/${SEARCH_ID}/details`;
/** What is loaded when the first paper is opened. */
export const PARTS_ROUTE = `GET /searches/${SEARCH_ID}/papers/1001/statements`;

/** Prepares each test of a file about the search screen: someone who has every card open is signed in, and sockets are opened by hand. */
export function prepareSearchTests(): void {
  preparePageTests();
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeWebSocket);
    FakeWebSocket.made = [];
    signInAs(makeUser());
    writeStored("result_layouts", { [makeUser().id]: "full" });
  });
}

function AddressedPage() {
  const { search } = useLocation({ select: (location) => location.search as { search?: string } });
  return <SearchPage searchId={search} whenLimitReached={() => "way on at the limit"} />;
}

/** Draws the screen at `path`; the socket is still closed. */
export function openPage(path = "/", routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {}) {
  const calls = fakeApi({
    "GET /search/setup": { body: makeSetup() },
    [HIGHLIGHTS_ROUTE]: { body: {} },
    [DECISIONS_ROUTE]: { body: NO_DECISIONS },
    [REPORTS_ROUTE]: { body: { reports: [] } },
    [`GET /searches/${OTHER_SEARCH_ID}/reports`]: { body: { reports: [] } },
    [`GET /searches/${OTHER_SEARCH_ID}/decisions`]: { body: NO_DECISIONS },
    [`GET /highlights/${OTHER_SEARCH_ID}`]: { body: {} },
    [PARTS_ROUTE]: { body: makeParts() },
    [`GET /searches/${SEARCH_ID}/papers/1002/statements`]: { body: makeParts({ pmid: "1002" }) },
    ...routes,
  });
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: "/", component: AddressedPage })]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const page = renderPage(<RouterProvider router={router} />);
  page.queryClient.setQueryData(usageQuery().queryKey, makeUsage());
  return { ...page, calls, router, readPlace: () => router.state.location.href };
}

/** Sends a question by Enter and opens the socket. */
export async function ask(person: ReturnType<typeof openPage>["person"], question = QUESTION) {
  await writeQuestion(person, question);
  await person.keyboard("{Enter}");
  flushSync(() => FakeWebSocket.last.open());
  await screen.findByRole("heading", { level: 1, name: question });
}

export async function writeQuestion(person: ReturnType<typeof openPage>["person"], question = QUESTION) {
  await person.click(await screen.findByLabelText("Your question"));
  await person.paste(question);
}

/** Sends `messages` over the socket, as the server does. */
export function receive(...messages: unknown[]): void {
  flushSync(() => {
    for (const message of messages) FakeWebSocket.last.receive(message);
  });
}

export function findCard(pmid: string): HTMLElement {
  const card = document.getElementById(`paper-${pmid}`);
  if (!card) throw new Error(`There is no card of ${pmid}`);
  return card;
}

/** Opens a completed search with these papers from the history; `view` is what the address says beside its id. */
export async function openSaved(
  papers: Paper[],
  changes = {},
  view = "",
  routes: Record<string, FakeRoute | FakeAnswer | "no network"> = {},
) {
  const page = openPage(`/?search=${SEARCH_ID}${view}`, {
    [DETAILS_ROUTE]: { body: makeDetails({ papers, ...changes }) },
    ...routes,
  });
  await screen.findByRole("heading", { level: 1, name: QUESTION });
  return page;
}
