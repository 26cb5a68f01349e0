import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { readKeptQuestion } from "../../entities/search/asked-question.ts";
import { usageQuery } from "../../entities/search/server-state.ts";
import { makeUsage } from "../../testing/accounts.ts";
import { makeDetails, SEARCH_ID } from "../search/search.fixture.ts";
import {
  BROAD,
  drawEditor,
  listLines,
  makeCheck,
  NARROW,
  openEditor,
  prepareEditorTests,
} from "./query-editor.fixture.tsx";

prepareEditorTests();

const findRun = (name = "Run 2 queries") => screen.getByRole<HTMLButtonElement>("button", { name });
const listQueries = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>("Query in PubMed’s syntax").map(({ value }) => value);

describe("the editor of queries", () => {
  test("shows each query in a line with what it finds, and its fields once the line is opened", async () => {
    const { person, calls } = drawEditor();
    const [narrow, broad] = await listLines();
    expect(narrow?.textContent).toBe(`Narrow${NARROW}214 found`);
    expect(broad?.textContent).toBe(`Broad${BROAD}1,900 found`);
    expect(screen.queryByLabelText("Query in PubMed’s syntax")).toBeNull();
    expect(calls.filter(({ path }) => path === "/queries/count")).toEqual([]);
    await person.click(narrow as HTMLElement);
    expect(narrow?.getAttribute("aria-expanded")).toBe("true");
    expect(listQueries()).toEqual([NARROW]);
    await person.click(narrow as HTMLElement);
    expect(screen.queryByLabelText("Query in PubMed’s syntax")).toBeNull();
  });

  test("says in its line that a closed query cannot be run, or how many remarks there are on it", async () => {
    const refused = { code: "nothing_to_search", message: "x", start: 0, end: 2 };
    const warning = { code: "unknown_tag", message: "x", start: 4, end: 9 };
    drawEditor(
      {},
      {
        "POST /queries/check": ({ body }) => {
          const { query } = body as { query: string };
          return { body: makeCheck(query, query === NARROW ? { refused, blocks: [] } : { warnings: [warning] }) };
        },
      },
    );
    const [narrow, broad] = await listLines();
    await waitFor(() => expect(narrow?.textContent).toBe(`Narrow${NARROW}cannot be run`));
    await waitFor(() => expect(broad?.textContent).toBe(`Broad${BROAD}1 remark1,900 found`));
  });

  test("begins with the queries that were run, without the limits that they carried, and what they found", async () => {
    const [query] = makeDetails().query_details;
    if (query === undefined) throw new Error("the details have no query");
    const limits = { from_year: 2015, to_year: null, languages: [], humans: false };
    const { fields } = await openEditor({
      limits,
      query_details: [{ ...query, query: `(${BROAD}) AND 2015:3000[dp]`, hits: 1_900 }],
    });
    expect(fields.map(({ value }) => value)).toEqual([BROAD]);
    expect(screen.getByText("They apply to every query here.")).toBeTruthy();
    expect(screen.getByText("Found 1,900 papers when it was run")).toBeTruthy();
  });

  test("runs what is written as a search of its own, for the same question", async () => {
    const { person, fields, readPlace } = await openEditor();
    expect(screen.getByText("Running them counts as one search; you have 88 left this month.")).toBeTruthy();
    fireEvent.change(fields[0] as HTMLElement, { target: { value: " zinc[ti] " } });
    await person.click(findRun());
    expect(readPlace()).toBe("/");
    expect(readKeptQuestion()).toMatchObject({
      query: "Does zinc shorten colds?",
      preference: "clinical_trials",
      based_on: SEARCH_ID,
      queries: [
        { name: "Narrow", query: "zinc[ti]" },
        { name: "Broad", query: BROAD },
      ],
    });
  });

  test("keeps what was typed when the page is left and opened again", async () => {
    const first = await openEditor();
    fireEvent.change(first.fields[0] as HTMLElement, { target: { value: "zinc[ti]" } });
    first.queryClient.clear();
    document.body.replaceChildren();
    const again = await openEditor();
    expect(again.fields[0]?.value).toBe("zinc[ti]");
    await again.person.click(screen.getByRole("button", { name: "Restore all to what was run" }));
    expect(listQueries()).toEqual([NARROW, BROAD]);
    await again.person.click(screen.getByRole("button", { name: "Undo" }));
    expect(listQueries()).toEqual(["zinc[ti]", BROAD]);
  });

  test("takes every change back, one after another, and makes it again", async () => {
    const { person, fields } = await openEditor();
    const [undo, redo] = ["Undo", "Redo"].map((name) => screen.getByRole<HTMLButtonElement>("button", { name }));
    expect([undo?.disabled, redo?.disabled]).toEqual([true, true]);
    fireEvent.change(fields[0] as HTMLElement, { target: { value: "zinc[ti]" } });
    await person.click(screen.getByRole("button", { name: "Remove “Narrow”" }));
    await person.click(undo as HTMLElement);
    expect(listQueries()).toEqual(["zinc[ti]", BROAD]);
    await person.click(undo as HTMLElement);
    expect(listQueries()).toEqual([NARROW, BROAD]);
    expect(undo?.disabled).toBe(true);
    await person.click(redo as HTMLElement);
    await person.click(redo as HTMLElement);
    expect(listQueries()).toEqual([BROAD]);
  });

  test("shows each limit as a chip that takes it away, counts without it, and runs so", async () => {
    const limits = { from_year: 2015, to_year: null, languages: ["eng" as const], humans: true };
    const { person, calls } = await openEditor({ limits });
    const chips = within(screen.getByRole("region", { name: "Limits" }));
    expect(screen.getAllByText(/when it was run/)).toHaveLength(2);
    await person.click(chips.getByRole("button", { name: "Remove limit: from 2015" }));
    expect(screen.queryByText(/when it was run/)).toBeNull();
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === "/queries/count")?.body).toMatchObject({
        limits: { ...limits, from_year: null },
      }),
    );
    await person.click(chips.getByRole("button", { name: "Remove limit: English" }));
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(chips.getByRole("button", { name: "Remove limit: English" })).toBeTruthy();
    await person.click(findRun());
    expect(readKeptQuestion()).toMatchObject({ limits: { ...limits, from_year: null } });
  });

  test("adds an empty query, a copy, and takes one out that can be put back", async () => {
    const { person } = await openEditor();
    await person.click(screen.getByRole("button", { name: "Copy “Narrow” as a new query" }));
    expect(listQueries()).toEqual([NARROW, NARROW, BROAD]);
    await person.click(screen.getByRole("button", { name: "Remove “Narrow”" }));
    expect(listQueries()).toEqual([NARROW, BROAD]);
    expect(screen.getByText("“Narrow” is removed and will not be run.")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Put it back" }));
    await person.click(screen.getByRole("button", { name: "Add a query" }));
    expect(listQueries()).toEqual([NARROW, NARROW, BROAD, ""]);
    await waitFor(() => expect(document.activeElement?.tagName).toBe("TEXTAREA"));
  });

  test("does not run while a query is empty or cannot be run, nor without searches left, and says why", async () => {
    const refused = { code: "nothing_to_search", message: "x", start: 0, end: 2 };
    const { fields, queryClient } = await openEditor(
      {},
      {
        "POST /queries/check": ({ body }) => {
          const { query } = body as { query: string };
          return { body: makeCheck(query, query === "[]" ? { refused, blocks: [] } : {}) };
        },
      },
    );
    fireEvent.change(fields[0] as HTMLElement, { target: { value: " " } });
    expect(findRun().disabled).toBe(true);
    expect(screen.getByText("“Narrow” is empty. Write something, or remove it.")).toBeTruthy();
    fireEvent.change(fields[0] as HTMLElement, { target: { value: "[]" } });
    expect(await screen.findByText("“Narrow” cannot be run; it says why.")).toBeTruthy();
    expect(fields[0]?.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(fields[0] as HTMLElement, { target: { value: "zinc" } });
    expect(findRun().disabled).toBe(false);
    queryClient.setQueryData(usageQuery().queryKey, makeUsage({ current_usage: 100 }));
    expect(await screen.findByText(/You have used your 100 searches this month/)).toBeTruthy();
    expect(findRun().disabled).toBe(true);
  });

  test("says what is odd about a query as it is typed, and takes over what it would be changed to", async () => {
    const warning = { code: "unknown_tag", message: "x", start: 4, end: 9 };
    const change = { code: "tag_unknown_here", message: "The tag goes.", written: "[xyz]", became: null };
    const mended = { query: "zinc", changes: [change] };
    const { person, fields } = await openEditor(
      {},
      {
        "POST /queries/check": ({ body }) => {
          const { query } = body as { query: string };
          const isOdd = query === "zinc[xyz]";
          return { body: makeCheck(query, isOdd ? { warnings: [warning], mended, blocks: [] } : {}) };
        },
      },
    );
    fireEvent.change(fields[0] as HTMLElement, { target: { value: "zinc[xyz]" } });
    expect(await screen.findByText(/PubMed has no such field; the tag is ignored/)).toBeTruthy();
    const mark = screen.getAllByText("[xyz]").find((element) => element.tagName === "MARK");
    expect(mark?.closest("code")?.textContent).toBe("zinc[xyz]");
    await person.click(screen.getByRole("button", { name: "Use this" }));
    expect(fields[0]?.value).toBe("zinc");
  });

  test("counts a changed query by itself, and tries again when that failed", async () => {
    let isBroken = true;
    const { person, fields, calls } = await openEditor(
      {},
      {
        "POST /queries/count": () =>
          isBroken
            ? { status: 503, body: { detail: "x", code: "source_unavailable" } }
            : { body: { counts: [{ hits: 0, understood: '"zinc"[Title]', warnings: [] }] } },
      },
    );
    expect(calls.filter(({ path }) => path === "/queries/count")).toEqual([]);
    fireEvent.change(fields[0] as HTMLElement, { target: { value: "zinc[ti]" } });
    expect(await screen.findByText(/^Could not be counted/)).toBeTruthy();
    isBroken = false;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Finds 0 papers")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "How the source read it" }));
    expect(screen.getByText('"zinc"[Title]')).toBeTruthy();
    expect(calls.filter(({ path }) => path === "/queries/count").at(-1)?.body).toMatchObject({
      queries: ["zinc[ti]"],
      limits: { from_year: null },
    });
  });

  test("says that a search still runs, in place of its queries", async () => {
    drawEditor({ status: "running" });
    expect(await screen.findByText(/still running/)).toBeTruthy();
    const alert = screen.getByRole("status");
    expect(within(alert).getByRole("link", { name: "Back to the result" })).toBeTruthy();
  });
});
