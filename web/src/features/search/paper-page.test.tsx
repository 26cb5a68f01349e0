import type { Paper } from "@medsieve/contract/papers";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { PaperPage } from "./paper-page.tsx";
import { makeDetails, makePaper, SEARCH_ID } from "./search.fixture.ts";

preparePageTests();
beforeEach(() => {
  signInAs(makeUser());
});

function openPaper(papers: Paper[], pmid: string, routes: Record<string, FakeRoute | FakeAnswer> = {}) {
  fakeApi({
    [`GET /search-history/${SEARCH_ID}/details`]: { body: makeDetails({ papers }) },
    [`GET /highlights/${SEARCH_ID}`]: { body: {} },
    [`GET /searches/${SEARCH_ID}/decisions`]: { body: { decisions: [], own_reasons: [] } },
    [`GET /searches/${SEARCH_ID}/reports`]: { body: { reports: [] } },
    ...routes,
  });
  const root = createRootRoute({ component: () => <PaperPage searchId={SEARCH_ID} pmid={pmid} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ["/"] }) });
  return renderPage(<RouterProvider router={router} />);
}

const listMetas = () =>
  Array.from(document.querySelectorAll<HTMLMetaElement>("meta[name^=citation_]"), ({ name, content }) => [
    name,
    content,
  ]);

describe("the page of one paper", () => {
  const paper = makePaper({ pmid: "22", title: "Zinc in colds", authors: ["Mossad SB"], demonstration: false });

  test("shows the paper alone, under the question that found it, and leads back to the search", async () => {
    openPaper([makePaper({ pmid: "11", title: "Another" }), paper], "22");
    expect(await screen.findByRole("heading", { level: 3, name: /2\.Zinc in colds/ })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Does zinc shorten colds?" })).toBeTruthy();
    expect(screen.queryByText("Another")).toBeNull();
    expect(screen.getByRole("link", { name: "Back to the search" }).getAttribute("href")).toBe(
      `/search-history/${SEARCH_ID}`,
    );
    expect(screen.queryByRole("link", { name: "Own page" })).toBeNull();
  });

  test("says to reference managers what it is", async () => {
    openPaper([paper], "22");
    await screen.findByRole("article");
    expect(listMetas()).toContainEqual(["citation_title", "Zinc in colds"]);
    expect(listMetas()).toContainEqual(["citation_author", "Mossad, SB"]);
    expect(listMetas()).toContainEqual(["citation_pmid", "22"]);
  });

  test("says so where the search has no such paper", async () => {
    openPaper([paper], "99");
    expect(await screen.findByText("This paper is not among those of the search")).toBeTruthy();
    expect(screen.getByText(/PMID 99/)).toBeTruthy();
    expect(listMetas()).toEqual([]);
  });
});
