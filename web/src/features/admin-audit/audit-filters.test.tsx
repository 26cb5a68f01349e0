import { AUDIT_ACTIONS } from "@medsieve/contract/constants";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makeEntry, openLog } from "./audit-page.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "a.b.c"));

const lastQuery = (calls: { path: string }[]) => new URLSearchParams(calls.at(-1)?.path.split("?")[1]);

/** What an audit log of accounts, prompts and companies cannot do without; scripts know these names. */
const EVENTS = [
  ...["USER_LOGIN", "USER_LOGOUT", "USER_CREATE", "USER_UPDATE", "USER_DELETE", "PASSWORD_CHANGE", "PASSWORD_RESET"],
  ...["search", "PROMPT_UPDATE", "COMPANY_CREATE", "COMPANY_UPDATE", "COMPANY_DELETE"],
  ...["USER_ERASE", "RETENTION_RUN", "TOKEN_CREATE", "TOKEN_REVOKE", "SIGN_IN_FAILED"],
];

describe("filters", () => {
  test("are applied at a press, dates as UTC with the whole last minute, and kept in the address", async () => {
    const { person, calls, readPlace } = openLog([makeEntry(1)]);
    await screen.findByText("user1@klinik.example");
    await person.click(screen.getByRole("button", { name: /Event type/ }));
    await person.click(await screen.findByRole("option", { name: "Password reset" }));
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-03-01T09:30" } });
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-03-02T10:00" } });
    expect(calls).toHaveLength(1);
    await person.click(screen.getByRole("button", { name: "Apply Filters" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    const query = lastQuery(calls);
    expect(query.get("action")).toBe("PASSWORD_RESET");
    expect(query.get("start_date")).toBe(new Date("2026-03-01T09:30").toISOString());
    expect(query.get("end_date")).toBe(new Date("2026-03-02T10:00:59.999").toISOString());
    expect(readPlace()).toContain("action=PASSWORD_RESET");
  });

  test("of the address are shown and used, and can be cleared", async () => {
    const { person, calls } = openLog([], "?action=USER_DELETE&start=2026-03-01T09:30:00.000Z&page=2", undefined, 3);
    await screen.findByText("No entries match these filters.");
    expect(lastQuery(calls).get("action")).toBe("USER_DELETE");
    expect(lastQuery(calls).get("page")).toBe("2");
    await person.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
    await waitFor(() => expect(lastQuery(calls).toString()).toBe("page=1&per_page=20"));
  });

  test("offer every kind of event, each by a name of its own", async () => {
    expect(AUDIT_ACTIONS).toEqual(expect.arrayContaining(EVENTS));
    const { person } = openLog([makeEntry(1)]);
    await person.click(await screen.findByRole("button", { name: /Event type/ }));
    const names = (await screen.findAllByRole("option")).map((option) => option.textContent);
    expect(new Set(names).size).toBe(AUDIT_ACTIONS.length + 1);
    expect(names.filter((name) => name?.includes("_"))).toEqual([]);
  });

  test("with a start after the end are refused in words, and nothing is asked", async () => {
    const { person, calls } = openLog([makeEntry(1)]);
    await screen.findByText("user1@klinik.example");
    fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-03-02T10:00" } });
    fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-03-01T10:00" } });
    await person.click(screen.getByRole("button", { name: "Apply Filters" }));
    await screen.findByText("The start must not be after the end");
    expect(document.activeElement).toBe(screen.getByLabelText("From"));
    expect(calls).toHaveLength(1);
  });

  test("say which dates they take, and refuse half a date in the same words before anything is asked", async () => {
    const { person, calls } = openLog([makeEntry(1)]);
    await screen.findByText("user1@klinik.example");
    const from = screen.getByLabelText("From");
    const described = from.getAttribute("aria-describedby") ?? "";
    expect(described.split(" ").map((id) => document.getElementById(id)?.textContent)).toEqual([
      expect.stringMatching(/^For example December 31, \d{4} at 9:30 AM$/),
    ]);
    // A year that is half typed: "2" of "2026".
    fireEvent.change(from, { target: { value: "0002-03-01T09:30" } });
    await person.click(screen.getByRole("button", { name: "Apply Filters" }));
    await screen.findByText(/^This date or time is incomplete or not in the calendar\. .*, for example December 31, /);
    expect(document.activeElement).toBe(from);
    expect(calls).toHaveLength(1);
    fireEvent.change(from, { target: { value: "2026-03-01T09:30" } });
    await person.click(screen.getByRole("button", { name: "Apply Filters" }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.queryByText(/incomplete/)).toBeNull();
  });

  test("name the reader's time zone", async () => {
    openLog([makeEntry(1)]);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(await screen.findByText(new RegExp(`in your time zone, ${timeZone}`))).toBeTruthy();
  });
});

test("the search box and the account's field search the whole log, on the server, from its first page", async () => {
  const { person, calls } = openLog([makeEntry(1)], "?page=3");
  await screen.findByText("user1@klinik.example");
  await person.type(screen.getByRole("searchbox", { name: "Search the whole log" }), "ken ito");
  await waitFor(() => expect(lastQuery(calls).get("search")).toBe("ken ito"));
  expect(lastQuery(calls).get("page")).toBe("1");
  await person.click(screen.getByRole("button", { name: "More filters" }));
  await person.type(screen.getByRole("textbox", { name: /Account or search/ }), "ada@example.org");
  await person.click(screen.getByRole("button", { name: "Apply Filters" }));
  await waitFor(() => expect(lastQuery(calls).get("target")).toBe("ada@example.org"));
  expect(lastQuery(calls).get("search")).toBe("ken ito");
});
