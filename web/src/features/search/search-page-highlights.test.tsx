import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { readStored, writeStored } from "../../lib/storage.ts";
import { expectWarning } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { Notices } from "../../ui/notices.tsx";
import { makePaper, SEARCH_ID } from "./search.fixture.ts";
import { findCard, HIGHLIGHTS_ROUTE, openSaved, prepareSearchTests } from "./search-page.fixture.tsx";

prepareSearchTests();

const PAPERS = [makePaper({ pmid: "1001" }), makePaper({ pmid: "1002" })];
const findButton = (pmid: string) => within(findCard(pmid)).getByRole("button", { name: "Highlight" });
const isPressed = (pmid: string) => findButton(pmid).getAttribute("aria-pressed") === "true";

describe("a highlight", () => {
  it("is shown at once, sent, counted and kept in this browser", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { person, calls } = await openSaved(PAPERS, {}, "", {
      "POST /highlights": async () => {
        await answered;
        return { body: { status: "success" } };
      },
    });
    await person.click(findButton("1001"));
    expect(isPressed("1001")).toBe(true);
    expect(screen.getByText("1 highlighted")).toBeTruthy();
    expect(readStored("highlights")).toEqual({ [SEARCH_ID]: { "1001": true } });
    expect(calls.at(-1)?.body).toEqual({ search_id: SEARCH_ID, pmid: "1001", paper_title: PAPERS[0]?.title });
    await act(async () => answer());
    expect(isPressed("1001")).toBe(true);
  });

  it("is set by a double click as by one", async () => {
    const { person, calls } = await openSaved(PAPERS, {}, "", { "POST /highlights": { body: { status: "success" } } });
    await person.click(findButton("1001"));
    await waitFor(() => expect(isPressed("1001")).toBe(true));
    fireEvent.click(findButton("1001"), { detail: 2 });
    await act(async () => undefined);
    expect(isPressed("1001")).toBe(true);
    expect(calls.filter(({ method }) => method !== "GET").map(({ method }) => method)).toEqual(["POST"]);
  });

  it("is taken back, with the reason, where the server refuses", async () => {
    const { person } = await openSaved(PAPERS, {}, "", {
      "POST /highlights": { status: 500, body: { detail: "Server error", code: "server_error" } },
    });
    renderPage(<Notices theme="light" label="Notifications" />);
    await person.click(findButton("1001"));
    expect(await screen.findByText("The paper could not be highlighted")).toBeTruthy();
    await waitFor(() => expect(isPressed("1001")).toBe(false));
    expect(readStored("highlights")).toEqual({});
  });

  it("is removed by pressing it again", async () => {
    const { person, calls } = await openSaved(PAPERS, {}, "", {
      [HIGHLIGHTS_ROUTE]: { body: { "1002": true } },
      [`DELETE /highlights/${SEARCH_ID}/1002`]: { body: { status: "success" } },
    });
    await waitFor(() => expect(isPressed("1002")).toBe(true));
    await person.click(findButton("1002"));
    expect(isPressed("1002")).toBe(false);
    expect(calls.some(({ method, path }) => method === "DELETE" && path.endsWith("/1002"))).toBe(true);
    expect(screen.queryByText(/\d highlighted$/)).toBeNull();
  });

  it("that this browser knows is shown also while the server cannot be asked", async () => {
    writeStored("highlights", { [SEARCH_ID]: { "1002": true } });
    await openSaved(PAPERS, {}, "", { [HIGHLIGHTS_ROUTE]: "no network" });
    expect(isPressed("1002")).toBe(true);
    await waitFor(() => expectWarning(/highlights could not be loaded/));
    expect(isPressed("1002")).toBe(true);
  });

  it("can be what the list is filtered by", async () => {
    await openSaved(PAPERS, {}, "&highlighted=true", { [HIGHLIGHTS_ROUTE]: { body: { "1002": true } } });
    expect(await screen.findByText("1 of 2 papers shown; filters hide 1.")).toBeTruthy();
    expect(findCard("1002")).toBeTruthy();
  });
});
