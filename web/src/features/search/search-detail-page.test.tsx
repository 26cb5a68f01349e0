import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { writeStored } from "../../lib/storage.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import type { FakeRoute } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makeDetails, makePaper, SEARCH_ID } from "./search.fixture.ts";
import { FAILURE, findPmids, listPapers, openDetail } from "./search-detail.fixture.tsx";

preparePageTests();
beforeEach(() => {
  signInAs(makeUser());
  writeStored("result_layouts", { [makeUser().id]: "full" });
});

describe("the details of a search", () => {
  test("show the question, when and how it was asked, and by which queries it was searched", async () => {
    const { person } = openDetail({
      created_at: new Date(2026, 2, 5, 14, 30).toISOString(),
      preference: "case_reports",
      limits: { from_year: 2015, to_year: null, languages: ["eng"], humans: false },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Does zinc shorten colds?" })).toBeTruthy();
    expect(screen.getByText(/Mar 5, 2026.*2:30/)).toBeTruthy();
    expect(screen.getByText(/Case reports.*2015.*English/)).toBeTruthy();
    expect(screen.getByText(/Zinc shortened colds/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: /1 query → 214 found → 2 read/ }));
    expect(screen.getByText('"Common Cold"[mh] AND zinc[tiab]')).toBeTruthy();
    expect(screen.getByText("214 hits")).toBeTruthy();
  });

  test("show the verdict of a search that has one, and a saved search without one by its answer", async () => {
    openDetail({ verdict: null });
    expect(await screen.findByText(/Zinc shortened colds/)).toBeTruthy();
    expect(screen.queryByRole("list", { name: /papers by what they report/ })).toBeNull();
  });

  test("say that part of the search is damaged, and not that nothing was found", async () => {
    openDetail({ damaged: true, papers: [] });
    expect(await screen.findByText("Part of this search is damaged")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Does zinc shorten colds?" })).toBeTruthy();
    expect(screen.queryByText(/No relevant papers/)).toBeNull();
  });

  test("say at the head of the result that no model read a paper of it, and why", async () => {
    const fallback = "the month's budget for models is spent";
    const builtin = makePaper({ pmid: "1001", read_by: { reader: "builtin", model: null, fallback } });
    const read = { reader: "model" as const, model: "model-1", fallback: null };
    const reason = "Built-in reader, in place of the model (The month’s budget for models is spent.)";
    const said = () => {
      const head = screen.getByRole("button", { name: /read$/ }).closest("section");
      return head !== null && within(head).queryByText(reason);
    };
    openDetail({ papers: [builtin] });
    await listPapers();
    expect(said()).toBeTruthy();
    cleanup();
    openDetail({ papers: [builtin, makePaper({ pmid: "1002", read_by: read })] });
    await listPapers();
    expect(said()).toBeNull();
  });

  test("lead from each paper that the answer names, by its rank, to the paper", async () => {
    const summary = "Zinc shortened colds [PMID 1001, 7777].";
    openDetail({ summary, papers: [makePaper({ pmid: "1001" }), makePaper({ pmid: "1002" })] });
    const card = within(await screen.findByRole("region", { name: "Answer" }));
    const chip = card.getByRole("button", { name: /^Paper 1 · / });
    expect(chip.closest("p")?.textContent?.replaceAll("\u00a0", " ")).toBe("Zinc shortened colds 1 [PMID 7777].");
    fireEvent.click(chip);
    expect(document.activeElement?.tagName).toBe("ARTICLE");
    expect(document.activeElement?.id).toBe("paper-1001");
  });

  test("lead back to the list, also while they are loaded and where they cannot be", async () => {
    const findBack = () => screen.getByRole("link", { name: "Back to search history" }).getAttribute("href");
    let isBroken = true;
    const route: FakeRoute = () => (isBroken ? FAILURE : { body: makeDetails() });
    const { person } = openDetail({}, { [`GET /search-history/${SEARCH_ID}/details`]: route });
    expect(await screen.findByText("Loading the search…")).toBeTruthy();
    expect(findBack()).toBe("/search-history");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/could not be loaded.*Server error/);
    expect(findBack()).toBe("/search-history");
    isBroken = false;
    await person.click(within(alert).getByRole("button", { name: "Try again" }));
    expect(await findPmids()).toEqual(["1001", "1002"]);
  });

  test.each([
    ["running", {}, /still running/],
    ["failed", { error_code: "source_unavailable" }, /Search Failed.*source cannot be reached/],
    ["cancelled", {}, /stopped this search before any paper/],
    ["completed", {}, /No relevant papers found/],
  ] as const)("say of a search that is %s what became of it (%o)", async (status, changes, text) => {
    openDetail({ papers: [], status, ...changes });
    await screen.findByRole("heading", { level: 1 });
    const said = [...screen.queryAllByRole("status"), ...screen.queryAllByRole("alert")];
    expect(said.map((element) => element.textContent).join(" ")).toMatch(text);
  });
});

test("the details of a search count the statements that a sentence bears out", async () => {
  const statement = makePaper().statements[0];
  if (statement === undefined) throw new Error("the paper has a statement");
  const evidence = statement.evidence.map((one) => ({ ...one, status: "unverified" as const }));
  openDetail({ papers: [makePaper({ statements: [statement, { ...statement, id: "s99", evidence }] })] });
  expect(await screen.findByText("1 of 2 statements verified")).toBeTruthy();
});

describe("single keys", () => {
  test("move between the papers of a saved search, and are listed but for the question that it has no field for", async () => {
    const { person } = openDetail();
    await listPapers();
    await person.keyboard("jj");
    expect(document.activeElement?.id).toBe("paper-1002");
    await person.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(await dialog.findByText("Next paper")).toBeTruthy();
    expect(dialog.queryByText(/Go to the question/)).toBeNull();
    expect(dialog.getByText("Highlight the paper")).toBeTruthy();
    await person.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement?.id).toBe("paper-1002"));
  });
});

describe("a search that another shares", () => {
  const share = { company: "Ward Seven", shared_by: "Ada Byron", shared_at: "2026-03-05T10:00:00.000Z", own: false };
  const decision = { decision: "excluded", reason: "population", decided_by: "Ada Byron", decided_at: share.shared_at };

  test("says by whom, shows what they marked and decided, and offers to change none of it", async () => {
    const { person } = openDetail(
      { share },
      {
        [`GET /highlights/${SEARCH_ID}`]: { body: { 1001: true } },
        [`GET /searches/${SEARCH_ID}/decisions`]: {
          body: { decisions: [{ pmid: "1001", ...decision }], own_reasons: [], read_only: true },
        },
      },
    );
    expect(await screen.findByText(/Shared by Ada Byron \(Ward Seven\)/)).toBeTruthy();
    const [paper] = await listPapers();
    if (paper === undefined) throw new Error("there is a paper");
    expect(await within(paper).findByText("Excluded: wrong population")).toBeTruthy();
    expect(within(paper).getByText("Highlight")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Highlight$|^Decision/ })).toBeNull();
    await person.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(await dialog.findByText("Next paper")).toBeTruthy();
    expect(dialog.queryByText(/Highlight|Include|Exclude|undecided/)).toBeNull();
  });
});
