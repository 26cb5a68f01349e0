import { NO_LIMITS } from "@medsieve/contract/searches";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { flushSync } from "react-dom";
import { describe, expect, it } from "vitest";
import { FakeWebSocket } from "../../entities/search/search-socket.fake.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { setMobile } from "../../testing/page-test.ts";
import { makeDetails, SEARCH_ID } from "./search.fixture.ts";
import { ask, DETAILS_ROUTE, openPage, prepareSearchTests, QUESTION, receive, WHOLE } from "./search-page.fixture.tsx";

prepareSearchTests();

type Person = ReturnType<typeof openPage>["person"];

async function openLimits(person: Person) {
  await person.click(await screen.findByRole("button", { name: /^Limits/ }));
  return within(await screen.findByRole("dialog", { name: "Limit the search" }));
}

const LIMITS = { from_year: 2015, to_year: null, languages: ["eng", "jpn"], humans: true } as const;

describe("limits", () => {
  it("are set before asking, said on their button, and sent with the question", async () => {
    const { person } = openPage();
    const form = await openLimits(person);
    await person.type(form.getByLabelText("From"), "2015");
    await person.click(form.getByRole("checkbox", { name: "Japanese" }));
    await person.click(form.getByRole("checkbox", { name: "English" }));
    await person.click(form.getByRole("checkbox", { name: "Humans only" }));
    await person.keyboard("{Tab}");
    await person.click(form.getByRole("button", { name: "Set limits" }));
    expect(FakeWebSocket.made).toHaveLength(0);
    const button = await screen.findByRole("button", { name: "Limits: from 2015, English, Japanese, humans" });
    await waitFor(() => expect(document.activeElement).toBe(button));
    await ask(person);
    expect(FakeWebSocket.last.sent[0]?.limits).toEqual(LIMITS);
    expect(screen.getByText(/· from 2015, English, Japanese, humans$/)).toBeTruthy();
  });

  it("are none unless they are set", async () => {
    const { person } = openPage();
    await ask(person);
    expect(FakeWebSocket.last.sent[0]?.limits).toEqual(NO_LIMITS);
  });

  it.each([
    ["abcd", "", "From", "Write the year with four digits, such as 2015."],
    ["", "15", "To", "Write the year with four digits, such as 2015."],
    ["2020", "2015", "From", "The first year is after the last one."],
  ])("of %s to %s are refused in words, with the wrong field focused", async (from, to, wrong, reason) => {
    const { person } = openPage();
    const form = await openLimits(person);
    if (from) await person.type(form.getByLabelText("From"), from);
    if (to) await person.type(form.getByLabelText("To"), to);
    await person.keyboard("{Enter}");
    expect(await form.findByText(reason)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(wrong));
    expect(readStored("limits")).toBeNull();
    await person.clear(form.getByLabelText(wrong));
    await waitFor(() => expect(form.queryByText(reason)).toBeNull());
  });

  it("are cleared in one click, from the button as from the form", async () => {
    writeStored("limits", { ...LIMITS, languages: ["eng"] });
    const { person } = openPage();
    await person.click(await screen.findByRole("button", { name: "Clear the limits" }));
    expect(screen.getByRole("button", { name: "Limits" })).toBe(document.activeElement);
    expect(readStored("limits")).toEqual(NO_LIMITS);
    expect(screen.queryByRole("button", { name: "Clear the limits" })).toBeNull();
  });

  it("are left as they were when the form is closed by Escape", async () => {
    writeStored("limits", { ...NO_LIMITS, to_year: 2010 });
    const { person } = openPage();
    const form = await openLimits(person);
    expect((form.getByLabelText("To") as HTMLInputElement).value).toBe("2010");
    await person.click(form.getByRole("checkbox", { name: "Humans only" }));
    await person.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("button", { name: "Limits: until 2010" })).toBeTruthy();
  });

  it("take the last years up to now in one click", async () => {
    const { person } = openPage();
    const form = await openLimits(person);
    await person.click(form.getByRole("button", { name: "Last 5 years" }));
    expect((form.getByLabelText("From") as HTMLInputElement).value).toBe(String(new Date().getFullYear() - 5));
  });

  it("can be set on a phone, in a dialog over the page", async () => {
    setMobile(true);
    const { person } = openPage();
    const form = await openLimits(person);
    await person.type(form.getByLabelText("To"), "２０１９{Enter}");
    expect(await screen.findByRole("button", { name: "Limits: until 2019" })).toBeTruthy();
  });

  it("are kept for the next question of this tab, and go with a new session", async () => {
    writeStored("limits", { ...NO_LIMITS, humans: true });
    const { person } = openPage();
    await ask(person);
    receive(...WHOLE);
    expect(FakeWebSocket.last.sent[0]?.limits).toMatchObject({ humans: true });
    cleanup();
    openPage(`/?search=${SEARCH_ID}`, {
      [DETAILS_ROUTE]: { body: makeDetails({ limits: { ...NO_LIMITS, humans: true } }) },
    });
    expect(await screen.findByText(/· humans$/)).toBeTruthy();
    expect(readStored("limits")).toMatchObject({ humans: true });
    await person.click(await screen.findByRole("button", { name: "New session" }));
    expect(await screen.findByRole("button", { name: "Limits" })).toBeTruthy();
    expect(readStored("limits")).toEqual(NO_LIMITS);
  });

  it("come along when a question is asked again, and when it is edited", async () => {
    const failed = makeDetails({
      status: "failed",
      papers: [],
      limits: { ...NO_LIMITS, from_year: 2001 },
      error_code: "search_interrupted",
    });
    const { person } = openPage(`/?search=${SEARCH_ID}`, { [DETAILS_ROUTE]: { body: failed } });
    await person.click(await screen.findByRole("button", { name: "Search again" }));
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent[0]).toMatchObject({ query: QUESTION, limits: { from_year: 2001 } });
    receive({ type: "error", message: "no", code: "server_error" });
    await person.click(await screen.findByRole("button", { name: "Edit the question" }));
    expect(await screen.findByRole("button", { name: "Limits: from 2001" })).toBeTruthy();
  });

  it("are sent again with a question that had no answer before the reload", async () => {
    writeStored("limits", { ...NO_LIMITS, from_year: 2001 });
    const { person } = openPage();
    await ask(person);
    const first = FakeWebSocket.last.sent[0];
    cleanup();
    openPage();
    await waitFor(() => expect(FakeWebSocket.made.length).toBeGreaterThan(1));
    flushSync(() => FakeWebSocket.last.open());
    expect(FakeWebSocket.last.sent).toEqual([first]);
  });

  it("do not send the question when their form is sent", async () => {
    const { person } = openPage();
    await person.click(await screen.findByLabelText("Your question"));
    await person.paste(QUESTION);
    const form = await openLimits(person);
    fireEvent.submit(form.getByLabelText("From"));
    expect(FakeWebSocket.made).toHaveLength(0);
  });
});
