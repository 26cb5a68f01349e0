import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { ComparisonPage } from "./comparison-page.tsx";
import { EARLIER_ID, makeComparedPaper, makeComparison, RECORD_ID } from "./record.fixture.ts";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const PATH = `/search-history/${RECORD_ID}/comparison`;

function openComparison(changes: Parameters<typeof makeComparison>[0] = {}, earlierId?: string) {
  const calls = fakeApi({ [`GET ${PATH}`]: { body: makeComparison(changes) } });
  return { calls, ...renderAt(PATH, () => <ComparisonPage searchId={RECORD_ID} earlierId={earlierId} />) };
}

const section = async (name: string) => within(await screen.findByRole("region", { name }));

test("a comparison lists what is new, gone and retracted since, with the ranks then and now", async () => {
  openComparison();
  const retracted = await section("Retracted or under concern since (1)");
  const row = retracted.getByRole("row", { name: /Zinc lozenges in children.*Retracted.*PMID 2002/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual([expect.any(String), "2", "9"]);
  expect((await section("New (1)")).getByText("A new trial of zinc")).toBeTruthy();
  const gone = await section("Gone (1)");
  expect(gone.getByText("Title not fetched")).toBeTruthy();
  expect(gone.getByText("not read")).toBeTruthy();
  expect(screen.getByText(/were the same\.$/)).toBeTruthy();
});

test("what else differs is said, so that not every change is taken for the literature's", async () => {
  openComparison({ changed: ["queries", "source"] });
  expect(await screen.findByText(/Not every difference comes from the literature/)).toBeTruthy();
  expect(screen.getByText("the queries")).toBeTruthy();
  expect(screen.getByText("the source, or the state of its data")).toBeTruthy();
});

test("long lists are shown some at a time, and say where the server cut them", async () => {
  const papers = Array.from({ length: 45 }, (_, index) =>
    makeComparedPaper({ pmid: String(5001 + index), title: `Trial number ${index + 1}.` }),
  );
  const { person } = openComparison({ new: papers, found: { both: 4, new: 300, gone: 1 } });
  const fresh = await section("New (300)");
  expect(fresh.queryByText("Trial number 21.")).toBeNull();
  expect(fresh.getByText("The first 45 of 300 are listed.")).toBeTruthy();
  await person.click(fresh.getByRole("button", { name: "Show 20 more" }));
  expect(fresh.getByText("Trial number 21.")).toBeTruthy();
  await person.click(fresh.getByRole("button", { name: "Show 5 more" }));
  expect(fresh.getByText("Trial number 45.")).toBeTruthy();
});

test("a search that found the same says so", async () => {
  openComparison({ new: [], gone: [], retracted_since: [], found: { both: 5, new: 0, gone: 0 } });
  expect(await screen.findByText("Nothing has changed")).toBeTruthy();
});

test("another search can be named to compare with", async () => {
  const { calls } = openComparison({}, EARLIER_ID);
  await screen.findByText("A new trial of zinc");
  expect(calls[0]?.path).toBe(`${PATH}?with=${EARLIER_ID}`);
});
