import type { AuditEntry } from "@medsieve/contract/admin/audit-logs";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import type { FakeAnswer } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makeEntry, openLog } from "./audit-page.fixture.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "a.b.c"));

async function readDetails(entry: Partial<AuditEntry>): Promise<string | null | undefined> {
  openLog([makeEntry(1, entry)]);
  const row = (await screen.findByText("user1@klinik.example")).closest("tr");
  const cell = row?.lastElementChild;
  return (cell?.querySelector("ul") ?? cell)?.textContent;
}

test("a row shows two lines of its details, and the others when it is unfolded", async () => {
  openLog([
    makeEntry(1, { action: "search", details: { papers_found: 3, preference: "comprehensive", processing_time: 2 } }),
  ]);
  const button = await screen.findByRole("button", { name: "1 more" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button);
  expect(screen.getByRole("button", { name: "Show less" }).getAttribute("aria-expanded")).toBe("true");
});

test("has a column for each fact, and says where no one was signed in", async () => {
  openLog([makeEntry(1, { actor_email: null })]);
  await screen.findByText("Not signed in");
  expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
    "Time",
    "Event",
    "User",
    "IP address",
    "Details",
  ]);
  const row = screen.getByText("Not signed in").closest("tr");
  expect(row?.textContent).toContain("Signed in");
  expect(row?.textContent).toContain("203.0.113.9");
  expect(row?.querySelector("time")?.getAttribute("datetime")).toBe("2026-03-02T08:00:00.000Z");
});

describe("details in words", () => {
  test("a search: its query cut at 50 characters until all of it is asked for", async () => {
    const query = "Does empagliflozin reduce hospitalisation for heart failure in adults?";
    const { person } = openLog([
      makeEntry(1, {
        action: "search",
        question: query,
        details: { papers_found: 1234, preference: "clinical_trials", processing_time: 12.31 },
      }),
    ]);
    const cut = await screen.findByText("Does empagliflozin reduce hospitalisation for hear…");
    const row = cut.closest("tr");
    expect(row?.textContent).toContain("Papers found: 1,234Preference: Clinical trialsTime taken: 12.3 s");
    await person.click(screen.getByRole("button", { name: "Show full query" }));
    expect(screen.getByText(query)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Show less" }));
    expect(screen.queryByText(query)).toBeNull();
  });

  test("a query of 50 characters is shown whole", async () => {
    openLog([makeEntry(1, { action: "search", question: "𠮷".repeat(50) })]);
    await screen.findByText("𠮷".repeat(50));
    expect(screen.queryByRole("button", { name: "Show full query" })).toBeNull();
  });

  test("a refused sign-in: whose, why, and how often", async () => {
    expect(
      await readDetails({
        action: "SIGN_IN_FAILED",
        details: { target_email: "ito@klinik.example", reason: "wrong_password", attempts: 100 },
      }),
    ).toBe("Account: ito@klinik.exampleAttempts within the hour: 100Reason: Wrong password");
  });

  test("a changed account: who, and each field from what to what", async () => {
    expect(
      await readDetails({
        action: "USER_UPDATE",
        details: {
          target_email: "ito@klinik.example",
          target_name: "Ken Ito",
          changes: {
            role: { from: "user", to: "admin" },
            is_active: { from: true, to: false },
            monthly_limit: { from: 100, to: null },
          },
        },
      }),
    ).toBe(
      "Account: Ken Ito <ito@klinik.example>Role: UserAdminStatus: ActiveInactiveMonthly limit: 100default of the role",
    );
  });

  test("a new account: what it was made with, and how", async () => {
    expect(
      await readDetails({
        action: "USER_CREATE",
        details: {
          target_email: "ito@klinik.example",
          company_name: "Nordhospital",
          changes: { role: { from: null, to: "demo" } },
          reason: "sign_up",
        },
      }),
    ).toBe("Account: ito@klinik.exampleCompany: NordhospitalRole: Demo AccountReason: Sign-up for a demo account");
  });

  test("a company is named once", async () => {
    expect(
      await readDetails({
        action: "COMPANY_DELETE",
        details: { target_name: "Südpraxis", company_name: "Südpraxis", changes: { user_count: { from: 14, to: 0 } } },
      }),
    ).toBe("Company: SüdpraxisUsers: 140");
  });

  test("a prompt: which one; long texts are folded away, both versions whole", async () => {
    const { person } = openLog([
      makeEntry(1, {
        action: "PROMPT_UPDATE",
        details: {
          prompt_key: "ja.case_reports",
          preference: "case_reports",
          changes: { max_queries: { from: 10, to: 12 }, analysis_prompt: { from: "One\nTwo", to: "One\nThree" } },
        },
      }),
    ]);
    const row = (await screen.findByText("Japanese · Case reports")).closest("tr") as HTMLElement;
    expect(row.textContent).toContain("Max queries: 1012");
    await person.click(within(row).getByRole("button", { name: "Analysis prompt changed: show before and after" }));
    expect(
      within(row)
        .getAllByRole("definition")
        .map((text) => text.textContent),
    ).toEqual(["One\nTwo", "One\nThree"]);
  });

  test("values of any kind are written out, never as JSON", async () => {
    expect(
      await readDetails({
        action: "USER_UPDATE",
        details: { changes: { some_list: { from: [], to: ["a", 2] }, an_object: { from: null, to: { inner: true } } } },
      }),
    ).toBe("some list: nothinga, 2an object: nothinginner: Yes");
  });

  test("names from outside that a plain object would know are only names", async () => {
    expect(
      await readDetails({
        action: "USER_UPDATE",
        details: { changes: { constructor: { from: 1, to: 2 } }, reason: "toString" },
      }),
    ).toBe("constructor: 12Reason: toString");
  });
});

describe("checking the log", () => {
  const open = (report: object) => openLog([makeEntry(1)], "", undefined, 1, report);
  const whole = { entries: 12, erased: 2, head: { number: 12, digest: "ab".repeat(32) }, fault_count: 0, faults: [] };

  test("says that nothing was changed, and the head to keep", async () => {
    const { person } = open(whole);
    await person.click(await screen.findByRole("button", { name: "Check the log" }));
    const status = await screen.findByText(/12 entries checked: nothing was changed, taken out or put in/);
    expect(status.textContent).toContain(`12:${"ab".repeat(32)}`);
  });

  test("names each fault", async () => {
    const fault = {
      kind: "changed",
      number: 7,
      audit_id: makeEntry(7).audit_id,
      timestamp: "2026-03-02T08:00:00.000Z",
    };
    const { person } = open({ ...whole, fault_count: 1, faults: [fault] });
    await person.click(await screen.findByRole("button", { name: "Check the log" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("1 fault in the audit log");
    expect(alert.textContent).toContain("Link 7");
    expect(alert.textContent).toContain("The entry was changed in the database.");
  });
});

test("shows at most five page buttons, around the current one", async () => {
  openLog([makeEntry(1)], "?page=7", undefined, 53);
  const pages = await screen.findByRole("navigation", { name: "Pages" });
  const numbers = within(pages)
    .getAllByRole("link", { name: /^Page/ })
    .map((link) => link.textContent);
  expect(numbers).toEqual(["5", "6", "7", "8", "9"]);
});

test("is asked for again at a press", async () => {
  const items = [makeEntry(1)];
  const { person, calls } = openLog(items);
  await screen.findByText("user1@klinik.example");
  items[0] = makeEntry(2);
  await person.click(screen.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByText("user2@klinik.example")).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual(Array(2).fill("/admin/audit-logs?page=1&per_page=20"));
});

test("says that the log could not be loaded, and loads it at another try", async () => {
  let answer: FakeAnswer = { status: 500, body: { detail: "x", code: "server_error" } };
  const { person } = openLog([], "", () => answer);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load audit logs");
  answer = { body: { items: [makeEntry(1)], meta: { total: 1, total_pages: 1, page: 1, per_page: 20 } } };
  await person.click(within(alert).getByRole("button", { name: "Try again" }));
  await screen.findByText("user1@klinik.example");
});
