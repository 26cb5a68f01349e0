import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { writeStored } from "../../lib/storage.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { expectWarning, preparePageTests } from "../../testing/page-test.ts";
import { getWaitingNotices } from "../../ui/notify.ts";
import { makePaper, SEARCH_ID } from "./search.fixture.ts";
import { FAILURE, findPmids, listPapers, openDetail } from "./search-detail.fixture.tsx";

preparePageTests();
beforeEach(() => {
  signInAs(makeUser());
  writeStored("result_layouts", { [makeUser().id]: "full" });
});

describe("highlights", () => {
  const papers = ["1001", "1002", "1003"].map((pmid) => makePaper({ pmid }));
  const findToggle = async (pmid: string) => {
    const paper = (await listPapers()).find(({ id }) => id === `paper-${pmid}`);
    if (!paper) throw new Error(`There is no paper ${pmid}`);
    return within(paper).getByRole("button", { name: "Highlight" });
  };

  test("stand first, with a word of their own", async () => {
    openDetail({ papers }, { [`GET /highlights/${SEARCH_ID}`]: { body: { "1003": true } } });
    expect(await findPmids()).toEqual(["1003", "1001", "1002"]);
    expect(screen.getAllByText("Highlighted")).toHaveLength(1);
    const borders = (await listPapers()).map(({ className }) => /\bborder-(?:yellow|line)\b/.exec(className)?.[0]);
    expect(borders).toEqual(["border-yellow", "border-line", "border-line"]);
    expect(screen.getByText("1 highlighted paper listed first")).toBeTruthy();
  });

  test("are shown once the server has agreed, and keep the focus where they find another place", async () => {
    let agree: () => void = () => undefined;
    const { person, calls } = openDetail(
      { papers },
      {
        "POST /highlights": () => new Promise((resolve) => (agree = () => resolve({ body: { status: "success" } }))),
        [`DELETE /highlights/${SEARCH_ID}/1002`]: { body: { status: "success" } },
      },
    );
    const toggle = await findToggle("1002");
    await person.click(toggle);
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
    expect(screen.queryByText("Highlighted")).toBeNull();
    agree();
    await waitFor(async () => expect(await findPmids()).toEqual(["1002", "1001", "1003"]));
    expect(toggle.getAttribute("aria-pressed")).toBe("true");
    expect(calls.find((call) => call.method === "POST")?.body).toEqual({
      search_id: SEARCH_ID,
      pmid: "1002",
      paper_title: papers[1]?.title,
    });
    await person.click(toggle);
    await waitFor(async () => expect(await findPmids()).toEqual(["1001", "1002", "1003"]));
    expect(document.activeElement).toBe(toggle);
  });

  test("that the server refuses stay as they were, and nothing is said of it", async () => {
    const { person } = openDetail({ papers }, { "POST /highlights": FAILURE });
    const toggle = await findToggle("1002");
    await person.click(toggle);
    await waitFor(() => expectWarning(/highlight could not be changed/));
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("are asked for once by a double click", async () => {
    let agree: () => void = () => undefined;
    const { person, calls } = openDetail(
      { papers },
      { "POST /highlights": () => new Promise((resolve) => (agree = () => resolve({ body: { status: "success" } }))) },
    );
    const toggle = await findToggle("1002");
    await person.dblClick(toggle);
    agree();
    await waitFor(() => expect(toggle.getAttribute("aria-pressed")).toBe("true"));
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("of a search that was deleted elsewhere are refused in words", async () => {
    const gone = { status: 404, body: { code: "not_found", detail: "There is no such search" } };
    const { person } = openDetail({ papers }, { "POST /highlights": gone });
    const toggle = await findToggle("1002");
    await person.click(toggle);
    const notice = {
      text: "The paper could not be highlighted",
      description: "This was not found. It may have been deleted.",
    };
    await waitFor(() => expect(getWaitingNotices()).toEqual([expect.objectContaining(notice)]));
    expect(toggle.getAttribute("aria-pressed")).toBe("false");
  });

  test("that cannot be loaded are taken to be none, and nothing is said of it", async () => {
    openDetail({ papers }, { [`GET /highlights/${SEARCH_ID}`]: FAILURE });
    expect(await findPmids()).toEqual(["1001", "1002", "1003"]);
    expectWarning(/highlights could not be loaded/);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
