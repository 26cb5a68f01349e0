import type { Evidence } from "@medsieve/contract/statements";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { makePaper } from "./search.fixture.ts";
import { openSaved, prepareSearchTests } from "./search-page.fixture.tsx";

prepareSearchTests();

const EVIDENCE: Evidence = {
  section: "RESULTS",
  section_index: 0,
  start: 0,
  end: 5,
  quote: "Colds",
  status: "verified",
  problem: null,
};

const PAPERS = [
  makePaper({ pmid: "1", title: "Beta", relevance_score: 0.9, sample_size: { n: 40, evidence: [] } }),
  makePaper({ pmid: "2", title: "=Alpha", relevance_score: 0.8, sample_size: null, population: null }),
  makePaper({
    pmid: "3",
    title: "Gamma",
    relevance_score: 0.7,
    sample_size: { n: 1200, evidence: [EVIDENCE] },
    abstract: [{ label: "RESULTS", text: "Colds were shorter." }],
  }),
];

async function openTable(view = "") {
  const page = await openSaved(PAPERS, {}, `&view=table${view}`);
  const grid = await screen.findByRole("grid", { name: "Papers as a table" });
  return { ...page, grid };
}

const readTitles = () =>
  screen.getAllByRole("rowheader").map((cell) => /Alpha|Beta|Gamma/.exec(cell.textContent ?? "")?.[0]);
const readHeadings = () => screen.getAllByRole("columnheader", { hidden: true }).map((cell) => cell.textContent);
const readFocused = () => document.activeElement?.textContent ?? "";

describe("the table of papers", () => {
  test("has a column for each element, and says what is not reported", async () => {
    await openTable();
    expect(readHeadings()).toEqual([
      "Paper",
      "Population",
      "Intervention",
      "Comparator",
      "Outcome",
      "Finding",
      "n",
      "Relevance",
      "Decision",
    ]);
    expect(readTitles()).toEqual(["Beta", "Alpha", "Gamma"]);
    const row = within(screen.getAllByRole("row")[2] as HTMLElement);
    expect(row.getAllByText("not reported").length).toBeGreaterThanOrEqual(2);
  });

  test("sorts by a heading, one way and the other and as before; the address keeps it, and what is unknown stays last", async () => {
    const { person, readPlace } = await openTable();
    const heading = screen.getByRole("columnheader", { name: "n" });
    await person.click(heading);
    expect(readTitles()).toEqual(["Gamma", "Beta", "Alpha"]);
    expect(heading.getAttribute("aria-sort")).toBe("descending");
    expect(readPlace()).toContain("by=-n");
    await person.click(heading);
    expect(readTitles()).toEqual(["Beta", "Gamma", "Alpha"]);
    await person.click(heading);
    expect(readTitles()).toEqual(["Beta", "Alpha", "Gamma"]);
    expect(readPlace()).not.toContain("by=");
  });

  test("is one tab stop whose cells the arrows, Home, End and the page keys reach", async () => {
    const { person, grid } = await openTable();
    expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1);
    (screen.getAllByRole("rowheader")[0] as HTMLElement).focus();
    await person.keyboard("{ArrowDown}");
    expect(readFocused()).toContain("Alpha");
    await person.keyboard("{End}{ArrowLeft}");
    expect(readFocused()).toContain("0.80");
    await person.keyboard("{PageUp}");
    expect(readFocused()).toBe("Relevance");
    await person.keyboard("{Enter}{Enter}");
    expect(document.activeElement?.getAttribute("aria-sort")).toBe("ascending");
    await person.keyboard("{Control>}{End}{/Control}{Home}");
    expect(readFocused()).toContain("Beta");
    expect(grid.querySelectorAll("[tabindex='0']")).toHaveLength(1);
  });

  test("opens the sentence that a cell rests on, below its line where there is no pane", async () => {
    const { person } = await openTable();
    await person.click(screen.getByText("1,200"));
    const mark = await screen.findByText("Colds", { selector: "mark" });
    expect(mark.closest("article")?.id).toBe("paper-3");
    await person.click(screen.getByRole("button", { name: "Close the card" }));
    await waitFor(() => expect(readFocused()).toContain("Gamma"));
    expect(document.querySelector("mark")).toBeNull();
  });

  test("shows the columns that are chosen in the order that is chosen, and keeps them for the account", async () => {
    const { person } = await openTable();
    await person.click(screen.getByRole("button", { name: "Columns" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Columns" }));
    await person.click(dialog.getByRole("checkbox", { name: "Comparator" }));
    await person.click(dialog.getByRole("button", { name: "Move Relevance to the left" }));
    const chosen = ["Paper", "Population", "Intervention", "Outcome", "Finding", "Relevance", "n", "Decision"];
    expect(readHeadings()).toEqual(chosen);
    expect(JSON.parse(localStorage.getItem("result_columns") ?? "")).toBeTruthy();
  });

  test("is copied as it is shown: its lines and columns in their order, no cell a formula", async () => {
    const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    const { person } = await openTable("&by=paper&score=0.8");
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
    await person.click(screen.getByRole("button", { name: "Copy table" }));
    const lines = (write.mock.calls[0]?.[0] ?? "").split("\n").map((line) => line.split("\t"));
    expect(lines.map((cells) => cells[7])).toEqual(["Relevance", "0.80", "0.90"]);
    expect(lines[1]?.[0]).toMatch(/^2\. =Alpha \(.*PMID 2\)$/);
    expect(lines[1]?.[1]).toBe("");
    expect(lines[2]?.[6]).toBe("40");
  });
});
