import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { makeDetails, SEARCH_ID } from "../../features/search/search.fixture.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { searchDetailsQuery } from "../search/server-state.ts";
import { ShareSearch } from "./share-search.tsx";

preparePageTests();

test("the link of a shared search leads to the view that stands in the address", async () => {
  const share = { company: "Ward Seven", shared_by: "Ada Byron", shared_at: "2026-03-05T10:00:00.000Z", own: true };
  window.history.replaceState(null, "", `/search-history/${SEARCH_ID}?view=table&score=0.8`);
  const { person } = renderPage(<ShareSearch search={makeDetails({ share })} />);
  await person.click(screen.getByRole("button", { name: "Share" }));
  await person.click(await screen.findByRole("button", { name: "Copy link" }));
  expect(await navigator.clipboard.readText()).toBe(
    `${window.location.origin}/search-history/${SEARCH_ID}?view=table&score=0.8`,
  );
});

function SharedSearch() {
  const { data } = useQuery(searchDetailsQuery(SEARCH_ID));
  return data === undefined ? null : <ShareSearch search={data} />;
}

test("sharing leads by keyboard to the link, which comes in the place of the button", async () => {
  const share = { company: "Ward Seven", shared_by: "Ada Byron", shared_at: "2026-03-05T10:00:00.000Z", own: true };
  fakeApi({
    [`GET /search-history/${SEARCH_ID}/details`]: { body: makeDetails() },
    [`POST /searches/${SEARCH_ID}/share`]: { body: share },
  });
  const { person } = renderPage(<SharedSearch />);
  await person.click(await screen.findByRole("button", { name: "Share" }));
  (await screen.findByRole("button", { name: "Share this search" })).focus();
  await person.keyboard("{Enter}");
  const copy = await screen.findByRole("button", { name: "Copy link" });
  await waitFor(() => expect(document.activeElement).toBe(copy));
});
