import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { WatchButton } from "./watch-button.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const SEARCH = { id: "11111111-1111-4111-8111-111111111111", query: "Does zinc help?" };
const WATCH = {
  id: "33333333-3333-4333-8333-333333333333",
  ...{ search_id: SEARCH.id, query: SEARCH.query, schedule: "monthly", day: 30, mail: false, undecided_count: 0 },
  read_with_model: false,
  ...{ created_at: "2026-11-02T08:00:00.000Z", next_run_at: "2026-11-30T12:00:00.000Z" },
  ...{ checked_at: null, last_run: null, feed: "https://medsieve.example.org/feeds/secret.atom" },
};

function open(items: object[], begun: { status?: number; body: unknown }) {
  const calls = fakeApi({
    "GET /watches": () => ({ body: { items } }),
    "POST /watches": () => {
      if (begun.status === undefined) items.push(WATCH);
      return begun;
    },
  });
  return { calls, ...renderAt("/", () => <WatchButton search={SEARCH} />) };
}

test("a search is watched by the schedule that is chosen, and then says when it runs", async () => {
  const { person, calls } = open([], { body: WATCH });
  await person.click(await screen.findByRole("button", { name: "Watch" }));
  await person.click(await screen.findByRole("button", { name: /How often/ }));
  await person.click(await screen.findByRole("option", { name: "Every month" }));
  await person.click(screen.getByRole("button", { name: /Day of the month/ }));
  await person.click(await screen.findByRole("option", { name: "30" }));
  expect(screen.getByText("In a shorter month it runs on the last day.")).toBeTruthy();
  await person.click(screen.getByRole("checkbox", { name: "Email me what each run finds" }));
  await person.click(screen.getByRole("button", { name: "Start watching" }));
  expect(await screen.findByText("This search is being watched")).toBeTruthy();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    ...{ search_id: SEARCH.id, schedule: "monthly", day: 30, mail: true, read_with_model: false },
  });
  expect(screen.getByText("Next run: Nov 30, 2026")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open watched searches" })).toBeTruthy();
});

test("says why a search cannot be watched", async () => {
  const { person } = open([], { status: 409, body: { detail: "x", code: "search_not_completed" } });
  await person.click(await screen.findByRole("button", { name: "Watch" }));
  await person.click(await screen.findByRole("button", { name: "Start watching" }));
  await waitFor(() => expect(screen.getByText(/Only a search that was completed/)).toBeTruthy());
});
