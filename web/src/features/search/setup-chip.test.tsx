import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { refreshAfterSearch } from "../../entities/search/server-state.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { makeSetup } from "./search.fixture.ts";
import { SetupChip } from "./setup-chip.tsx";

preparePageTests();

function makeLibrary(fictional: number) {
  return makeSetup({ source: { id: "library", papers: 0, demonstration_papers: fictional, fallback: null } });
}

async function openChip(setup: () => ReturnType<typeof makeSetup>, isAdmin: boolean) {
  signInAs(makeUser());
  fakeApi({ "GET /search/setup": () => ({ body: setup() }) });
  const page = renderPage(<SetupChip isAdmin={isAdmin} />);
  await page.person.click(await screen.findByRole("button", { name: /fictional|empty/ }));
  return page;
}

it("says that the papers are fictional, shows administrators how to get real ones, and goes once there are some", async () => {
  let setup = makeLibrary(60);
  const { person, queryClient } = await openChip(() => setup, true);
  expect(await screen.findByText(/60 fictional papers and no real ones/)).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Add real papers" }));
  const help = within(await screen.findByRole("dialog", { name: /^Real papers/ }));
  expect(help.getByText(/npm run library:import/).tagName).toBe("CODE");
  expect(help.getByText(/LITERATURE_SOURCE.*NCBI_EMAIL/)).toBeTruthy();
  expect(help.getByText(/MeSH 2024.*Courtesy of the U\.S\. National Library of Medicine/)).toBeTruthy();
  await person.keyboard("{Escape}");
  setup = makeSetup();
  await act(() => refreshAfterSearch(queryClient));
  await waitFor(() => expect(screen.queryByText(/fictional/)).toBeNull());
});

it("says that the library is empty, and to others than administrators nothing of how to fill it", async () => {
  await openChip(() => makeLibrary(0), false);
  expect(await screen.findByText(/The library is empty/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add real papers" })).toBeNull();
});
