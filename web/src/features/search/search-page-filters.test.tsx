import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setMobile } from "../../testing/page-test.ts";
import { makePaper, SEARCH_ID } from "./search.fixture.ts";
import { findCard, openSaved, prepareSearchTests } from "./search-page.fixture.tsx";

prepareSearchTests();

const PAPERS = [
  makePaper({ pmid: "1", year: 2012, relevance_score: 0.9, study_design: "Randomized controlled trial" }),
  makePaper({ pmid: "2", year: 2016, relevance_score: 0.7, study_design: "Cohort study" }),
  makePaper({
    pmid: "3",
    year: 2020,
    relevance_score: 0.3,
    study_design: "Cohort study",
    notices: [{ kind: "retracted", pmid: null, citation: null }],
  }),
];

const readShown = () => Array.from(document.querySelectorAll("article[data-paper]"), (card) => card.id.slice(6));

async function openFiltered(address = "") {
  const page = await openSaved(PAPERS, {}, address);
  await page.person.click(screen.getByRole("button", { name: "Filters" }));
  return page;
}

describe("filters", () => {
  it("say how many papers they hide, keep the ranks, and are all cleared at once", async () => {
    const { person } = await openFiltered();
    await person.click(screen.getByRole("radio", { name: "≥ 0.60" }));
    await person.click(screen.getByRole("checkbox", { name: /Hide retracted papers \(1\)/ }));
    expect(readShown()).toEqual(["1", "2"]);
    expect(screen.getByText("2 of 3 papers shown; filters hide 1.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(readShown()).toEqual(["1", "2", "3"]);
    expect(screen.queryByText(/filters hide/)).toBeNull();
  });

  it("that would hide all papers or none are not offered on a phone", async () => {
    setMobile(true);
    await openFiltered();
    expect(screen.getByRole("checkbox", { name: "Hide retracted papers (1)" })).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: /Only highlighted/ })).toBeNull();
    expect(screen.queryByRole("radiogroup", { name: "Decision" })).toBeNull();
    expect(screen.getByRole("radiogroup", { name: "Relevance" })).toBeTruthy();
  });

  it("keep the focus when they are set and lifted by keys", async () => {
    const { person } = await openSaved(PAPERS);
    screen.getByRole("button", { name: /^Cohort study/ }).focus();
    await person.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove filter: Cohort study");
    screen.getByRole("button", { name: /^Randomized controlled trial/ }).focus();
    await person.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove filter: Randomized controlled trial");
    await person.keyboard("{Enter}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove filter: Cohort study");
    await person.keyboard("{Enter}");
    expect(document.activeElement?.tagName).toBe("BUTTON");
    expect(readShown()).toEqual(["1", "2", "3"]);
  });

  it("are lifted one by one", async () => {
    const { person } = await openFiltered();
    await person.click(screen.getByRole("radio", { name: "≥ 0.60" }));
    await person.click(screen.getByRole("button", { name: "Study design: Any" }));
    await person.click(await screen.findByRole("menuitemcheckbox", { name: "Cohort study (2)" }));
    await person.keyboard("{Escape}");
    expect(readShown()).toEqual(["2"]);
    await person.click(screen.getByRole("button", { name: "Remove filter: Relevance 0.60 or more" }));
    expect(readShown()).toEqual(["2", "3"]);
  });

  it("stand in the address, so that a reload keeps them and back takes the last one back", async () => {
    const { person, readPlace, router } = await openFiltered();
    await person.click(screen.getByRole("radio", { name: "≥ 0.80" }));
    await person.click(screen.getByRole("radio", { name: "Year" }));
    expect(readPlace()).toContain("score=0.8");
    expect(readPlace()).toContain("sort=year");
    expect(readPlace()).toContain(SEARCH_ID);
    router.history.back();
    await waitFor(() => expect(readPlace()).not.toContain("sort=year"));
    expect(readPlace()).toContain("score=0.8");
  });

  it("are read from the address", async () => {
    await openFiltered("&since=2015&sort=year&mixed=true");
    expect(readShown()).toEqual(["3", "2"]);
    expect(screen.getByRole("button", { name: "Remove filter: From 2015" })).toBeTruthy();
  });

  it("leave retracted papers last, and say so, until they are asked for in their order", async () => {
    const { person, readPlace } = await openSaved(PAPERS, {}, "&sort=year");
    expect(readShown()).toEqual(["2", "1", "3"]);
    expect(screen.getByText("1 retracted paper is listed last.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Rank normally" }));
    expect(readShown()).toEqual(["3", "2", "1"]);
    expect(readPlace()).toContain("mixed=true");
    await person.click(screen.getByRole("button", { name: "List last" }));
    expect(readShown()).toEqual(["2", "1", "3"]);
  });

  it("that hide every paper say so and offer to be cleared", async () => {
    const { person } = await openFiltered("&since=2050");
    expect(readShown()).toEqual([]);
    expect(screen.getByText("The filters hide all 3 papers.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(readShown()).toHaveLength(3);
  });

  it("give way to a paper that the answer leads to", async () => {
    const summary = "A cohort disagrees [PMID 2].";
    const { person } = await openSaved(PAPERS, { summary }, "&score=0.8");
    expect(readShown()).toEqual(["1"]);
    await person.click(screen.getByRole("button", { name: /^Paper 2 · / }));
    expect(readShown()).toEqual(["1", "2", "3"]);
    expect(document.activeElement).toBe(findCard("2"));
  });
});

describe("results by year", () => {
  function findBars(): HTMLElement {
    const bars = document.querySelector<HTMLElement>("[data-part=year-bars] > div");
    if (!bars) throw new Error("There are no bars");
    bars.getBoundingClientRect = () => new DOMRect(0, 0, 90, 64);
    return bars;
  }
  /** Each of the nine years from 2012 to 2020 is 10 px wide. */
  const over = (year: number) => ({ clientX: (year - 2012) * 10 + 5, button: 0, pointerId: 1 });

  it("can be read as figures", async () => {
    await openFiltered();
    const figures = within(screen.getByRole("region", { name: "Results by year" })).getAllByRole("listitem");
    expect(figures).toHaveLength(9);
    expect(figures[0]?.textContent).toBe("2012: 1 paper");
    expect(figures[1]?.textContent).toBe("2013: 0 papers");
  });

  it("filter by the years that are brushed, in either direction", async () => {
    await openFiltered();
    fireEvent.pointerDown(findBars(), over(2020));
    fireEvent.pointerMove(findBars(), over(2017));
    expect(readShown()).toHaveLength(3);
    fireEvent.pointerUp(findBars(), over(2015));
    await screen.findByRole("button", { name: "Remove filter: From 2015" });
    expect(readShown()).toEqual(["2", "3"]);
  });

  it("filter by a year that is clicked, and show all again when it is clicked twice", async () => {
    const { readPlace } = await openFiltered();
    const click = () => {
      fireEvent.pointerDown(findBars(), over(2016));
      fireEvent.pointerUp(findBars(), over(2016));
    };
    click();
    await screen.findByRole("button", { name: "Remove filter: 2016" });
    expect(readShown()).toEqual(["2"]);
    click();
    await act(async () => undefined);
    expect(readShown()).toHaveLength(3);
    expect(readPlace()).not.toContain("since");
  });

  it("filter by keys", async () => {
    const { person } = await openFiltered();
    const last = screen.getByRole("slider", { name: /Last year/ });
    act(() => last.focus());
    await person.keyboard("{ArrowLeft}");
    await screen.findByRole("button", { name: "Remove filter: Up to 2019" });
    fireEvent.change(last, { target: { value: "2015" } });
    await screen.findByRole("button", { name: "Remove filter: Up to 2015" });
    expect(readShown()).toEqual(["1"]);
  });
});
