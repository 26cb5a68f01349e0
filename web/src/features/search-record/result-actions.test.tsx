import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { saveFile } from "../../lib/save-file.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { makeTurnable } from "../../testing/make-turnable.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { getWaitingNotices } from "../../ui/notify.ts";
import { makeDetails, makeRecord } from "../search/search.fixture.ts";
import { ResultActions } from "./result-actions.tsx";

vi.mock("../../lib/save-file.ts", () => ({ saveFile: vi.fn() }));
preparePageTests();
beforeEach(() => signInAs(makeUser()));

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

it("keeps the plan of a watch that is half made on a tablet that is turned", async () => {
  const turn = makeTurnable();
  await turn();
  fakeApi({ "GET /watches": { body: { items: [] } } });
  const { person } = await openActions();
  await person.click(screen.getByRole("button", { name: "Watch" }));
  const find = () => screen.findByRole<HTMLInputElement>("checkbox", { name: "Email me what each run finds" });
  const before = (await find()).checked;
  await person.click(await find());
  await turn();
  expect((await find()).checked).toBe(!before);
});

it("gives the references of its papers, numbered as they are ranked", async () => {
  const { person } = await openActions();
  await person.click(screen.getByRole("button", { name: "Cite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "References of these papers" }));
  await person.click(dialog.getByRole("button", { name: "Copy all references" }));
  expect(await navigator.clipboard.readText()).toMatch(/^1\. Okafor N.*PMID: 1001\.\n2\. .*PMID: 1002\.$/);
});

it("saves its papers as the table that the history exports", async () => {
  fakeApi({ [`GET /search-history/${SEARCH_ID}/details`]: { body: makeDetails({ query: "Does zinc help?" }) } });
  const { person } = await openActions();
  await person.click(screen.getByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Papers as a table (CSV)" }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(file?.name).toMatch(/^Does zinc help_.*\.csv$/);
  expect(getWaitingNotices().at(-1)?.text).toBe(`Saved as ${file?.name}`);
});

it("says that a file was saved in passing, and leaves nothing over the result", async () => {
  fakeApi({ [`GET /search-history/${SEARCH_ID}/citations`]: { body: "TY  - JOUR" } });
  const { person } = await openActions();
  await person.click(screen.getByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "References as RIS" }));
  await waitFor(() => expect(getWaitingNotices().at(-1)?.text).toMatch(/^Saved as Does zinc help_.*_read\.ris$/));
  expect(screen.queryByText(/^Saved as/)).toBeNull();
});
