import { createMemoryHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { vi } from "vitest";
import { createQueryClient } from "../lib/query-client.ts";
import { makeUsage, makeUser } from "../testing/accounts.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./router.tsx";

vi.mock("../features/search/search-page.tsx", () => ({
  SearchPage: ({ searchId }: { searchId: string | undefined }) => <p>search page of {searchId ?? "nothing"}</p>,
}));

export const user = makeUser();
export const SEARCH_ID = "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e11";
export const searches = [
  {
    id: SEARCH_ID,
    query: "Do statins help the very old?",
    created_at: "2026-03-02T08:00:00.000Z",
    result_count: 4,
    preference: "clinical_trials",
    status: "completed",
    highlight_count: 0,
  },
];

export const ROUTES = {
  "GET /usage/current": { body: { success: true, data: makeUsage() } },
  "GET /search-history": { body: { searches, total: 1, page: 1, per_page: 50 } },
  "PUT /account/language": { body: { success: true } },
};

export function openApp(...paths: string[]) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: paths }));
  render(<App router={router} queryClient={createQueryClient()} />);
  const person = userEvent.setup({ delay: null });
  return { router, person, readPlace: () => router.state.location.href };
}
