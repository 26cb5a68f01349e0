import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { flushSync } from "react-dom";
import { describe, expect, it, vi } from "vitest";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { makePaper } from "./search.fixture.ts";
import { findCard, openPage, openSaved, prepareSearchTests, QUESTION, receive, WHOLE } from "./search-page.fixture.tsx";

prepareSearchTests();

const PAPERS = [makePaper({ pmid: "1001" }), makePaper({ pmid: "1002" }), makePaper({ pmid: "1003" })];
const NO_POST = { "POST /highlights": { body: { status: "success" } } };

describe("a question sent by Enter", () => {
  it("leaves the focus at its result, however far the search is once that is drawn", async () => {
    const { person } = openPage();
    await person.type(await screen.findByLabelText("Your question"), QUESTION);
    fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });
    flushSync(() => FakeWebSocket.last.open());
    receive(...WHOLE.slice(0, 3));
    const result = await screen.findByRole("article", { name: QUESTION });
    await waitFor(() => expect(document.activeElement).toBe(result));
  });
});

describe("single keys", () => {
  it("move between papers and stay at the ends", async () => {
    const { person } = await openSaved(PAPERS);
    await person.keyboard("j");
    expect(document.activeElement).toBe(findCard("1001"));
    await person.keyboard("jj");
    expect(document.activeElement).toBe(findCard("1003"));
    await person.keyboard("j");
    expect(document.activeElement).toBe(findCard("1003"));
    await person.keyboard("kk");
    expect(document.activeElement).toBe(findCard("1001"));
  });

  it("highlight, open and copy the paper that has the focus", async () => {
    const { person } = await openSaved(PAPERS, {}, "", NO_POST);
    await person.keyboard("jj");
    await person.keyboard("h");
    const card = within(findCard("1002"));
    expect(card.getByRole("button", { name: "Highlight" }).getAttribute("aria-pressed")).toBe("true");
    const link = card.getByRole("link", { name: /common cold.*opens PubMed/ });
    const opened = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener("click", opened);
    await person.keyboard("o");
    expect(opened).toHaveBeenCalledOnce();
    await person.keyboard("c");
    expect(await navigator.clipboard.readText()).toBe("1002");
  });

  it("go into the opened paper by another Enter, and back to its row by Escape", async () => {
    const known = window.matchMedia;
    vi.stubGlobal("matchMedia", (query: string) => ({ ...known(query), matches: query === "(min-width: 1280px)" }));
    const { person } = await openSaved(PAPERS, {}, "&view=list", NO_POST);
    await person.keyboard("jj{Enter}");
    const pane = within(screen.getByRole("complementary", { name: "Selected paper" }));
    await waitFor(() => expect(pane.getByText("PMID 1002")).toBeTruthy());
    const row = document.activeElement;
    expect(row?.getAttribute("aria-current")).toBe("true");
    await person.keyboard("{Enter}");
    expect(document.activeElement).toBe(pane.getByRole("article"));
    await person.keyboard("{Tab}{Tab}{Escape}");
    expect(document.activeElement).toBe(row);
    await person.keyboard("{Escape}j");
    expect(document.activeElement).toBe(findCard("1003"));
  });

  it("focus the question, and New session once there is none", async () => {
    const { person } = openPage();
    const field = await screen.findByLabelText("Your question");
    field.blur();
    await person.keyboard("/");
    expect(document.activeElement).toBe(field);
    await person.keyboard("/j?");
    expect((field as HTMLTextAreaElement).value).toBe("/j?");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("are typed into the question, which has the focus on a page without a search", async () => {
    const { person } = openPage();
    const field = (await screen.findByLabelText("Your question")) as HTMLTextAreaElement;
    expect(document.activeElement).toBe(field);
    await person.keyboard("Does zinc");
    expect(field.value).toBe("Does zinc");
  });

  it("leave the question alone on a touch screen until it is touched, so that no keyboard covers the page", async () => {
    const known = window.matchMedia;
    vi.stubGlobal("matchMedia", (query: string) => ({ ...known(query), matches: query === "(pointer: coarse)" }));
    openPage();
    await screen.findByLabelText("Your question");
    expect(document.activeElement).toBe(document.body);
  });

  it("focus New session where the question is gone", async () => {
    const { person } = await openSaved(PAPERS);
    await person.keyboard("/");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "New session" }));
  });

  it("do nothing with a modifier, or while an input method is composing", async () => {
    await openSaved(PAPERS);
    for (const held of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { isComposing: true },
      { keyCode: 229 },
    ]) {
      fireEvent.keyDown(document.body, { key: "j", ...held });
      expect(document.activeElement).toBe(document.body);
    }
    fireEvent.keyDown(document.body, { key: "J", shiftKey: true });
    expect(document.activeElement).toBe(document.body);
  });

  it("are listed, do nothing while the list is open, and can be turned off", async () => {
    const { person } = await openSaved(PAPERS);
    await person.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    expect(await dialog.findByText("Next paper")).toBeTruthy();
    await person.keyboard("j");
    expect(document.activeElement).not.toBe(findCard("1001"));
    await person.click(dialog.getByRole("checkbox", { name: "Use single keys" }));
    await person.keyboard("{Escape}");
    await person.keyboard("j");
    expect(document.activeElement).not.toBe(findCard("1001"));
    expect(localStorage.getItem("single_keys")).toBe("false");
    await person.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
    await person.click(screen.getByRole("checkbox", { name: "Use single keys" }));
    await person.keyboard("{Escape}");
    await person.keyboard("j");
    expect(document.activeElement).toBe(findCard("1001"));
  });
});
