import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { makeRecord } from "../search/search.fixture.ts";
import { ResultActions } from "./result-actions.tsx";

preparePageTests();

const SEARCH_ID = "3f0c9c52-6a8e-4c1b-9d55-0d3a4f5b6001";

async function openActions(isReadOnly = false) {
  const papers = [makeRecord({ pmid: "1001" }), makeRecord({ pmid: "1002" })];
  const root = createRootRoute({
    component: () => (
      <ResultActions searchId={SEARCH_ID} question="Does zinc help?" papers={papers} isReadOnly={isReadOnly} />
    ),
  });
  const page = renderPage(
    <RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />,
  );
  await screen.findByRole("button", { name: "Export" });
  return page;
}

it("leads from a result to its record and to its queries", async () => {
  await openActions();
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual([`/search-history/${SEARCH_ID}/record`, `/search-history/${SEARCH_ID}/queries`]);
});

it("lets a search that another shares be neither watched nor changed", async () => {
  await openActions(true);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Record"]);
  expect(screen.queryByRole("button", { name: /Watch/ })).toBeNull();
});

it("gives the references of its papers, numbered as they are ranked", async () => {
  const { person } = await openActions();
  await person.click(screen.getByRole("button", { name: "Cite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "References of these papers" }));
  await person.click(dialog.getByRole("button", { name: "Copy all references" }));
  expect(await navigator.clipboard.readText()).toMatch(/^1\. Okafor N.*PMID: 1001\.\n2\. .*PMID: 1002\.$/);
});
