import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { FakeAnswer, FakeRoute } from "../../testing/fake-api.ts";
import { makeHistory, openHistory, preparePage, readShown } from "./history-page.fixture.tsx";

preparePage();

const [first, second] = makeHistory(2);
if (first === undefined || second === undefined) throw new Error("there are no searches");

async function ask(answer: FakeAnswer) {
  let items = [first, second];
  const remove: FakeRoute = () => {
    if (answer.status === undefined) items = [second];
    return answer;
  };
  const page = openHistory([], "", {
    "GET /search-history": () => ({ body: { searches: items, total: items.length, page: 1, per_page: 20 } }),
    [`DELETE /searches/${first?.id}`]: remove,
  });
  await page.person.click(await screen.findByRole("button", { name: "Delete “question 1”" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this search?" }));
  return { ...page, dialog };
}

describe("deleting a search of the list", () => {
  test("asks first, naming the question, and takes the row away", async () => {
    const { dialog, person, calls } = await ask({ body: { status: "success" } });
    expect(dialog.getByText("question 1")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Cancel");
    expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
    await person.click(dialog.getByRole("button", { name: "Delete search" }));
    await waitFor(() => expect(readShown()).toEqual(["2"]));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("does nothing where it is called off, or refused", async () => {
    const { dialog, person, calls } = await ask({ status: 500, body: { detail: "x", code: "server_error" } });
    await person.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
    await person.click(await screen.findByRole("button", { name: "Delete “question 1”" }));
    await person.click(await screen.findByRole("button", { name: "Delete search" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(readShown()).toEqual(["1", "2"]);
  });

  test("is not offered while the search runs", async () => {
    openHistory(makeHistory(1, () => ({ status: "running" })));
    await screen.findByText("question 1");
    expect(screen.queryByRole("button", { name: /Delete/ })).toBeNull();
  });
});
