import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makeLog, USER_IDS } from "./logs.fixture.ts";
import { openLogs } from "./logs-page.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "header.payload.signature"));

const rowOf = async (text: string) => (await screen.findByText(text)).closest("tr") as HTMLElement;

describe("filters", () => {
  test("for user, company and address ask the server for page 1", async () => {
    const { person, calls } = openLogs([makeLog(1)], { place: "?page=3", total: 100 });
    await rowOf("Question 1");
    await person.click(screen.getByRole("combobox", { name: "User" }));
    await person.click(await screen.findByRole("option", { name: "user1@klinik.example" }));
    await waitFor(() =>
      expect(calls.at(-1)?.path).toBe(`/admin/search-logs?page=1&per_page=20&user_id=${USER_IDS[1]}`),
    );
    expect(screen.getByText("Over all logs that match the filters.")).toBeTruthy();
  });

  test("for status, type, model, text and days ask the server, too", async () => {
    const place = "?outcome=failed&type=HTTP&model=some-model&start=2026-02-01&end=2026-02-28";
    const { person, calls } = openLogs([makeLog(4)], { place });
    await rowOf("Question 4");
    const asked = "/admin/search-logs?page=1&per_page=20&outcome=failed&search_type=HTTP&model=some-model";
    expect(calls.at(-1)?.path).toBe(`${asked}&start_date=2026-02-01&end_date=2026-02-28`);
    await person.type(screen.getByRole("searchbox", { name: "Text in queries" }), "zinc");
    await waitFor(() => expect(calls.at(-1)?.path).toContain("&search=zinc&start_date="));
    await person.clear(screen.getByLabelText("From (UTC)"));
    await waitFor(() => expect(calls.at(-1)?.path).not.toContain("start_date"));
    await person.type(screen.getByLabelText("From (UTC)"), "2026-03-05");
    await waitFor(() => expect(calls.at(-1)?.path).toContain("&start_date=2026-03-05&end_date=2026-03-05"));
  });

  test("offers each filter its choices", async () => {
    const { person } = openLogs([makeLog(1)]);
    await rowOf("Question 1");
    await person.click(screen.getByRole("button", { name: "More filters" }));
    for (const [filter, choices] of [
      ["All Status", ["All", "Completed", "Stopped", "Failed"]],
      ["All Search type", ["All", "WebSocket", "HTTP"]],
      ["No grouping Group by", ["No grouping", "User", "Company"]],
    ] as const) {
      await person.click(screen.getByRole("button", { name: filter }));
      expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual(choices);
      await person.keyboard("{Escape}");
    }
    for (const [filter, choice] of [
      ["IP address", "203.0.113.9"],
      ["Company", "Nordhospital"],
    ] as const) {
      await person.click(screen.getByRole("combobox", { name: filter }));
      expect(await screen.findByRole("option", { name: choice })).toBeTruthy();
      await person.keyboard("{Escape}");
    }
  });

  test("can be cleared only while one is set; the grouping stays", async () => {
    const { person, calls, readPlace } = openLogs([makeLog(1)], {
      place: "?group=company&ip=203.0.113.9&text=question&page=2",
      total: 100,
    });
    await rowOf("Question 1");
    await person.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe("/admin/search-logs?page=1&per_page=20"));
    expect(readPlace()).toBe("/admin/query-logs?group=company");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull());
  });

  test("when cleared, empty a day that is half typed, too", async () => {
    const { person } = openLogs([makeLog(1)], { place: "?model=some-model" });
    await rowOf("Question 1");
    fireEvent.change(screen.getByLabelText("From (UTC)"), { target: { value: "0002-03-05" } });
    fireEvent.blur(screen.getByLabelText("From (UTC)"));
    expect(screen.getByText(/^This date is incomplete or not in the calendar/)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(screen.getByLabelText("From (UTC)")).toHaveProperty("value", ""));
    expect(screen.queryByText(/^This date is incomplete/)).toBeNull();
  });

  test("are not offered while there are no logs at all", async () => {
    openLogs([]);
    await screen.findByText(/No logs found\. Searches appear here/);
    expect(screen.queryByRole("region", { name: "Filters" })).toBeNull();
  });
});

test("grouped by user, each group has a row with its name and its number of logs", async () => {
  openLogs(
    [
      makeLog(1),
      makeLog(2),
      makeLog(3, { user_id: USER_IDS[1] ?? null, user_email: "user1@klinik.example" }),
      makeLog(4, { user_id: null, user_email: null }),
    ],
    { place: "?group=user" },
  );
  await rowOf("Question 1");
  const groups = screen.getAllByRole("rowheader").map((header) => header.textContent);
  expect(groups).toEqual([
    "user1@klinik.example · 2 logs on this page",
    "user2@klinik.example · 1 log on this page",
    "Unknown User · 1 log on this page",
    "Total",
  ]);
  const questions = screen.getAllByText(/^Question \d$/).map((cell) => cell.textContent);
  expect(questions).toEqual(["Question 1", "Question 3", "Question 2", "Question 4"]);
});

test("grouped by company, a group is named by the company, else by its id, else as unknown", async () => {
  const unnamed = { company_name: null, company_id: "company-7" };
  const none = { company_name: null, company_id: null };
  openLogs([makeLog(1), makeLog(2, unnamed), makeLog(3), makeLog(4, none)], { place: "?group=company" });
  await rowOf("Question 1");
  expect(screen.getAllByRole("rowheader").map((header) => header.textContent)).toEqual([
    "Nordhospital · 2 logs on this page",
    "company-7 · 1 log on this page",
    "Unknown Company · 1 log on this page",
    "Total",
  ]);
});
