import type { PaperDecision, SearchDecisions } from "@medsieve/contract/decisions";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { FakeAnswer, FakeRoute } from "../../testing/fake-api.ts";
import { getWaitingNotices } from "../../ui/notify.ts";
import { makePaper, SEARCH_ID } from "./search.fixture.ts";
import { DECISIONS_ROUTE, findCard, openSaved, prepareSearchTests } from "./search-page.fixture.tsx";

prepareSearchTests();

const PAPERS = [makePaper({ pmid: "1001" }), makePaper({ pmid: "1002" }), makePaper({ pmid: "1003" })];
const EXCLUDED: PaperDecision = {
  pmid: "1002",
  decision: "excluded",
  reason: "only animals",
  ...{ decided_by: "Ann Lee", decided_at: "2026-03-05T10:00:00.000Z" },
};

/** A server that keeps what is decided, unless `answer` says how it refuses. */
async function open(known: SearchDecisions["decisions"] = [], answer: FakeAnswer | null = null, view = "") {
  let decisions = [...known];
  const put: FakeRoute = ({ path, body }) => {
    if (answer !== null) return answer;
    const pmid = path.split("/")[4] ?? "";
    const given = body as Pick<PaperDecision, "decision" | "reason">;
    decisions = decisions.filter((one) => one.pmid !== pmid);
    decisions.push({ ...EXCLUDED, ...given, pmid });
    return { body: { status: "success" } };
  };
  const page = await openSaved(PAPERS, {}, view, {
    [DECISIONS_ROUTE]: () => ({ body: { decisions, own_reasons: ["only animals"] } }),
    ...Object.fromEntries(PAPERS.map(({ pmid }) => [`PUT /searches/${SEARCH_ID}/papers/${pmid}/decision`, put])),
  });
  const sent = () =>
    page.calls.filter(({ method }) => method === "PUT").map(({ path, body }) => [path.split("/")[4], body]);
  return { ...page, sent };
}

const findButton = (pmid: string, name: string) => within(findCard(pmid)).findByRole("button", { name });

describe("including and excluding papers", () => {
  test("shows what was decided, by whom and when, and offers reasons, one's own as well", async () => {
    const { person, sent } = await open([EXCLUDED]);
    await person.click(await findButton("1002", "Decision: Excluded: only animals"));
    expect((await screen.findByRole("dialog")).textContent).toMatch(/Ann Lee, Mar 5, 2026/);
    await person.keyboard("{Escape}");
    await person.click(await findButton("1001", "Decision: Undecided"));
    await person.click(await screen.findByRole("menuitem", { name: "Exclude: wrong population" }));
    expect(await findButton("1001", "Decision: Excluded: wrong population")).toBeTruthy();
    await person.click(await findButton("1003", "Decision: Undecided"));
    await person.click(await screen.findByRole("menuitem", { name: "Exclude: only animals" }));
    await waitFor(() =>
      expect(sent()).toEqual([
        ["1001", { decision: "excluded", reason: "population" }],
        ["1003", { decision: "excluded", reason: "only animals" }],
      ]),
    );
  });

  test("takes a reason that is not in the list", async () => {
    const { person, sent } = await open();
    await person.click(await findButton("1001", "Decision: Undecided"));
    await person.click(await screen.findByRole("menuitem", { name: "Exclude for another reason" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Exclude for another reason" }));
    await person.click(dialog.getByRole("button", { name: "Exclude" }));
    expect(await dialog.findByText("Enter a reason")).toBeTruthy();
    await person.type(dialog.getByRole("textbox", { name: "Reason" }), " <b>not human</b> {Enter}");
    expect(await findButton("1001", "Decision: Excluded: <b>not human</b>")).toBeTruthy();
    expect(sent()).toEqual([["1001", { decision: "excluded", reason: "<b>not human</b>" }]]);
  });

  test("works by single keys on the paper that has the focus", async () => {
    const { person, sent } = await open([EXCLUDED]);
    await findButton("1001", "Decision: Undecided");
    findCard("1001").focus();
    await person.keyboard("i");
    expect(await findButton("1001", "Decision: Included")).toBeTruthy();
    findCard("1002").focus();
    await person.keyboard("u");
    expect(await findButton("1002", "Decision: Undecided")).toBeTruthy();
    await person.keyboard("x");
    expect(await screen.findByRole("menu", { name: "Include or exclude" })).toBeTruthy();
    expect(sent().map(([pmid]) => pmid)).toEqual(["1001", "1002"]);
  });

  test("is undone, and said so, where the server refuses", async () => {
    const { person } = await open([EXCLUDED], { status: 500, body: { detail: "x", code: "server_error" } });
    await findButton("1002", "Decision: Excluded: only animals");
    findCard("1002").focus();
    await person.keyboard("i");
    await waitFor(() =>
      expect(getWaitingNotices().map(({ text }) => text)).toContain("The decision could not be saved, and was undone"),
    );
    expect(await findButton("1002", "Decision: Excluded: only animals")).toBeTruthy();
  });

  test("filters by what was decided, with counts, from the address as well", async () => {
    await open([EXCLUDED], null, "&decision=undecided");
    await waitFor(() => expect(document.getElementById("paper-1002")).toBeNull());
    expect(document.getElementById("paper-1001")).not.toBeNull();
    expect(screen.getByRole("button", { name: /Undecided/, description: "" })).toBeTruthy();
  });

  test("says where decisions could not be loaded, and takes no paper for undecided", async () => {
    await openSaved(PAPERS, {}, "&decision=included", {
      [DECISIONS_ROUTE]: { status: 404, body: { detail: "x", code: "not_found" } },
    });
    expect(await screen.findByText("Your decisions on these papers could not be loaded")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Decision/ })).toBeNull();
    expect(document.getElementById("paper-1001")).not.toBeNull();
  });

  test("stand in a column of the table, by which it is sorted, and are chosen there by keys alone", async () => {
    const { person, sent } = await open([EXCLUDED], null, "&view=table");
    const rows = await screen.findAllByRole("rowheader");
    await within(findCard("1002")).findByRole("button", { name: "Decision: Excluded: only animals" });
    rows[0]?.focus();
    await person.keyboard("{End}{Enter}");
    await person.click(await screen.findByRole("menuitem", { name: "Include" }));
    expect(await findButton("1001", "Decision: Included")).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.tagName).toBe("TD"));
    await person.keyboard("{Control>}{Home}{/Control}{End}{Enter}");
    const readOrder = () => screen.getAllByRole("rowheader").map((cell) => cell.closest("tr")?.id);
    expect(readOrder()).toEqual(["paper-1001", "paper-1002", "paper-1003"]);
    await person.keyboard("{Enter}");
    expect(readOrder()).toEqual(["paper-1002", "paper-1001", "paper-1003"]);
    expect(sent()).toEqual([["1001", { decision: "included", reason: null }]]);
  });
});
