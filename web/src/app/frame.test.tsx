import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { makeUsage, makeUser, signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { openApp, ROUTES } from "./app.fixture.tsx";

preparePageTests();

/** Answers queries for a window of this width, in pixels. */
function setWidth(width: number): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width < Number(/\(width < (\d+)px\)/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

test.each([
  [767, "over"],
  [768, "beside"],
])("at %i px the past searches are %s the page", async (width, place) => {
  setWidth(width);
  signInAs(makeUser());
  fakeApi(ROUTES);
  const { person } = openApp("/");
  const toggle = await screen.findByRole("button", { name: /^(Open|Close) search history$/ });
  expect(screen.queryAllByRole("navigation", { name: "Search history" })).toHaveLength(place === "beside" ? 1 : 0);
  if (place === "beside") return;
  await person.click(toggle);
  expect(await screen.findByRole("dialog", { name: "Search history" })).toBeTruthy();
});

test("demo accounts see amber and DEMO in the header", async () => {
  signInAs(makeUser({ role: "demo" }));
  fakeApi({
    ...ROUTES,
    "GET /usage/current": {
      body: { success: true, data: makeUsage({ limit: 20, percentage_used: 5, current_usage: 1 }) },
    },
  });
  openApp("/");
  const header = await screen.findByRole("banner");
  expect(header.className).toContain("border-amber");
  expect(within(header).getByText("DEMO").className).toContain("text-amber-ink");
  expect(await within(header).findByText("1 of 20 searches")).toBeTruthy();
});

test("on the narrowest screens the name gives way to what has to be known of what answers", async () => {
  signInAs(makeUser());
  fakeApi(ROUTES);
  openApp("/");
  const header = await screen.findByRole("banner");
  expect(within(header).getByText("Medsieve").className).toContain("max-[23rem]:hidden");
});
