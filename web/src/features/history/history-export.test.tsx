import { screen, waitFor } from "@testing-library/react";
import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FakeRoute } from "../../testing/fake-api.ts";
import { expectWarning } from "../../testing/page-test.ts";
import { makeDetails } from "../search/search.fixture.ts";
import { makeHistoryItem } from "./history.fixture.ts";
import { makeHistory, openHistory, preparePage } from "./history-page.fixture.tsx";

preparePage();

/** Files that were handed to the browser. */
let saved: { name: string; content: Promise<Uint8Array> }[] = [];
beforeEach(() => {
  saved = [];
  let latest = new Blob();
  const createObjectURL = (blob: Blob) => {
    latest = blob;
    return "blob:1";
  };
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: latest.arrayBuffer().then((buffer) => new Uint8Array(buffer)) });
  });
});

const idOf = (number: number) => makeHistoryItem(number).id;

function answerDetails(...numbers: number[]): Record<string, FakeRoute> {
  return Object.fromEntries(
    numbers.map((number) => [
      `GET /search-history/${idOf(number)}/details`,
      () => ({ body: makeDetails({ id: idOf(number), query: `question ${number}` }) }),
    ]),
  );
}

async function select(person: ReturnType<typeof openHistory>["person"], ...numbers: number[]) {
  for (const number of numbers) await person.click(await screen.findByLabelText(`Select “question ${number}”`));
}

function readPmids(csv: Uint8Array | undefined): string[] {
  const { data } = Papa.parse<Record<string, string>>(strFromU8(csv?.slice(3) ?? new Uint8Array()), { header: true });
  return data.map((row) => row.PMID ?? "");
}

describe("selecting searches", () => {
  test("is kept over pages and filters, and counted on the button", async () => {
    const { person } = openHistory(makeHistory(12), "?size=10");
    await select(person, 1, 2);
    await person.click(screen.getByLabelText("Page 2"));
    await select(person, 11);
    expect(screen.getByText("Export selected (3)")).toBeTruthy();
    await person.click(screen.getByLabelText("Page 1"));
    const box = await screen.findByLabelText<HTMLInputElement>("Select “question 2”");
    expect(box.checked).toBe(true);
    await select(person, 2);
    expect(screen.getByText("Export selected (2)")).toBeTruthy();
  });

  test("can be done for all that are shown at once, and undone", async () => {
    const { person } = openHistory(makeHistory(12), "?filter=question 1");
    await screen.findByText("question 12");
    await person.click(screen.getByText("Select all"));
    expect(screen.getByText("Export selected (4)")).toBeTruthy();
    await person.click(screen.getByText("Deselect all"));
    expect(screen.getByText("Export selected (0)")).toBeTruthy();
  });
});

describe("exporting", () => {
  test("asks for a selection where there is none", async () => {
    const { person } = openHistory(makeHistory(2));
    await person.click(await screen.findByRole("button", { name: "Export selected (0)" }));
    expect(screen.getByText("Please select at least one search to export")).toBeTruthy();
    expect(saved).toEqual([]);
  });

  test("saves one search as a CSV file, says so, and lifts the selection", async () => {
    const { person } = openHistory(makeHistory(2), "", answerDetails(2));
    await select(person, 2);
    await person.click(screen.getByText("Export selected (1)"));
    expect(await screen.findByText("Export completed")).toBeTruthy();
    expect(screen.getByText("Saved as question 2_2026-01-01.csv")).toBeTruthy();
    expect(saved.map((file) => file.name)).toEqual(["question 2_2026-01-01.csv"]);
    expect(readPmids(await saved[0]?.content)).toEqual(["1001", "1002"]);
    expect(screen.getByText("Export selected (0)")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByText("Export completed")).toBeNull();
  });

  test("saves several searches as one zip file, the newest first", async () => {
    const { person } = openHistory(makeHistory(3), "", answerDetails(1, 3));
    await select(person, 3, 1);
    await person.click(screen.getByText("Export selected (2)"));
    await screen.findByText("Export completed");
    expect(saved[0]?.name).toMatch(/^pubmed_searches_\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync((await saved[0]?.content) ?? new Uint8Array());
    expect(Object.keys(files)).toEqual(["1_question 1_2026-01-01.csv", "2_question 3_2026-01-01.csv"]);
  });

  test("can be of the highlighted papers alone, once something is selected and highlighted", async () => {
    const highlights = [{ search_id: idOf(1), pmid: "1002" }];
    const { person } = openHistory(makeHistory(2), "", {
      ...answerDetails(1),
      "GET /highlights": { body: highlights },
    });
    await screen.findByRole("button", { name: "Show highlighted (1)" });
    expect(screen.queryByRole("button", { name: "Export highlighted" })).toBeNull();
    await select(person, 1, 2);
    await person.click(screen.getByText("Export highlighted"));
    await screen.findByText("Export completed");
    expect(saved[0]?.name).toBe("highlighted_question 1_2026-01-01.csv");
    expect(readPmids(await saved[0]?.content)).toEqual(["1002"]);
  });

  test("says where nothing of the selection is highlighted, and keeps the selection", async () => {
    const highlights = [{ search_id: idOf(1), pmid: "1002" }];
    const { person } = openHistory(makeHistory(2), "", { "GET /highlights": { body: highlights } });
    await select(person, 2);
    await person.click(await screen.findByRole("button", { name: "Export highlighted" }));
    expect(await screen.findByText("There are no highlighted papers in the selected searches")).toBeTruthy();
    expect(screen.getByText("Export selected (1)")).toBeTruthy();
    expect(saved).toEqual([]);
  });

  test("that fails says why, saves nothing and keeps the selection", async () => {
    const { person } = openHistory(makeHistory(2), "", {
      [`GET /search-history/${idOf(1)}/details`]: { status: 500, body: { detail: "x", code: "server_error" } },
    });
    await select(person, 1);
    await person.click(screen.getByText("Export selected (1)"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toMatch(/^Export failed.*Server error/);
    expectWarning(/The export failed/);
    expect(saved).toEqual([]);
    expect(screen.getByText("Export selected (1)")).toBeTruthy();
  });

  test("names a search that another tab deleted, saves the others, and asks for the list again", async () => {
    const { person, calls } = openHistory(makeHistory(3), "", {
      ...answerDetails(1, 3),
      [`GET /search-history/${idOf(2)}/details`]: { status: 404, body: { detail: "gone", code: "not_found" } },
    });
    const countLists = () => calls.filter(({ path }) => path.startsWith("/search-history?")).length;
    await select(person, 1, 2, 3);
    const before = countLists();
    await person.click(screen.getByText("Export selected (3)"));
    const notice = (await screen.findByText(/deleted or could not be read/)).parentElement;
    expect(notice?.textContent).toContain("question 2");
    expect(notice?.textContent).not.toContain("question 1");
    expect(Object.keys(unzipSync((await saved[0]?.content) ?? new Uint8Array()))).toHaveLength(2);
    await waitFor(() => expect(countLists()).toBeGreaterThan(before));
  });

  test("shows how far it is, and can be cancelled", async () => {
    let isAborted = false;
    const { person, calls } = openHistory(makeHistory(3), "", {
      ...answerDetails(1),
      [`GET /search-history/${idOf(2)}/details`]: () => new Promise(() => undefined),
    });
    vi.stubGlobal(
      "fetch",
      cutOnAbort(globalThis.fetch, () => (isAborted = true)),
    );
    await select(person, 1, 2);
    await person.click(screen.getByText("Export selected (2)"));
    expect(await screen.findByText("1 of 2 searches")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Exporting…" }).getAttribute("aria-valuenow")).toBe("1");
    await person.click(screen.getByText("Export selected (2)"));
    expect(calls.filter((call) => call.path.includes(idOf(2)))).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText(/Export cancelled/)).toBeTruthy();
    await waitFor(() => expect(isAborted).toBe(true));
    expect(saved).toEqual([]);
    expect(screen.getByText("Export selected (2)")).toBeTruthy();
  });
});

/** A call that is given up ends at once, as in a browser. */
function cutOnAbort(answer: typeof fetch, onAbort: () => void): typeof fetch {
  return (input, init) =>
    Promise.race([
      answer(input, init),
      new Promise<never>((_, reject) =>
        init?.signal?.addEventListener("abort", () => {
          onAbort();
          reject(init.signal?.reason);
        }),
      ),
    ]);
}
