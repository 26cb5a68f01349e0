import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeParts } from "./search.fixture.ts";
import { ask, findCard, openPage, PARTS_ROUTE, prepareSearchTests, receive, WHOLE } from "./search-page.fixture.tsx";

prepareSearchTests();

const METHODS = /We randomised 120 adults/;
const STATEMENT = "Colds were shorter with zinc.";

describe("what the socket leaves out of a paper", () => {
  const countAsked = (calls: { path: string }[]) => calls.filter(({ path }) => path.endsWith("/statements")).length;

  it("is loaded when the paper is opened while the search still runs, and not again when it ends", async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const { person, calls } = openPage("/", {
      [PARTS_ROUTE]: async () => {
        await asked;
        return { body: makeParts() };
      },
    });
    await ask(person);
    receive(...WHOLE.slice(0, 10));
    const card = within(findCard("1001"));
    expect(countAsked(calls)).toBe(0);
    await person.click(card.getByRole("button", { name: "Show the whole card" }));
    expect(card.getByText("Loading the abstract…")).toBeTruthy();
    expect(card.queryByRole("button", { name: STATEMENT })).toBeNull();
    answer();
    expect(await card.findByRole("button", { name: STATEMENT })).toBeTruthy();
    await person.click(card.getByRole("button", { name: "Abstract and index terms" }));
    expect(card.getByText(METHODS)).toBeTruthy();
    receive(...WHOLE.slice(10));
    await waitFor(() => expect(countAsked(calls)).toBe(2));
    expect(calls.filter(({ path }) => path.includes("/1001/"))).toHaveLength(1);
  });

  it("is asked for once more where it could not be loaded, and what is not borne out is marked meanwhile", async () => {
    let isBroken = true;
    const { person } = openPage("/", {
      [PARTS_ROUTE]: () =>
        isBroken ? { status: 503, body: { detail: "Try later", code: "server_error" } } : { body: makeParts() },
    });
    await ask(person);
    receive(...WHOLE);
    const card = within(findCard("1001"));
    expect(await card.findByText("The abstract could not be loaded")).toBeTruthy();
    expect(card.getAllByText("unverified")).toHaveLength(1);
    isBroken = false;
    await person.click(card.getByRole("button", { name: "Try again" }));
    expect(await card.findByRole("button", { name: STATEMENT })).toBeTruthy();
    expect(screen.queryByText("The abstract could not be loaded")).toBeNull();
  });
});
