import type { UsageRecord } from "@medsieve/contract/admin/usage-limits";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { UsagePage } from "./usage-page.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" }), "a.b.c"));

const makeId = (number: number) => `8b1f6a52-6a0e-4a63-9b1e-${String(number).padStart(12, "0")}`;

function makeRecord(number: number, changes: Partial<UsageRecord> = {}): UsageRecord {
  return {
    user_id: makeId(number),
    email: `user${number}@klinik.example`,
    company_name: "Nordhospital",
    current_usage: 12,
    limit: 100,
    is_default: false,
    usage_percentage: 12,
    reset_date: "2026-03-01T00:00:00.000Z",
    ...changes,
  };
}

function answerRecords(records: readonly UsageRecord[], total = records.length) {
  return {
    body: {
      success: true,
      data: records,
      meta: { total, total_pages: Math.max(1, Math.ceil(total / 20)), page: 1, per_page: 20 },
      totals: { current_usage: 5012, limit: 128400 },
      summary: { accounts: 1284, near_limit: 31, at_limit: 4, searches_this_month: 6120 },
    },
  };
}

function openUsage(
  records: readonly UsageRecord[],
  {
    place = "",
    routes = {},
    total = records.length,
  }: { place?: string; routes?: Record<string, FakeRoute | FakeAnswer | "no network">; total?: number } = {},
) {
  const calls = fakeApi({ "GET /admin/usage-limits": answerRecords(records, total), ...routes });
  return { calls, ...renderAt(`/admin/usage-limits${place}`, UsagePage) };
}

const limitPath = (number: number) => `/admin/users/${makeId(number)}/limit`;

async function editFirst(person: ReturnType<typeof openUsage>["person"]): Promise<HTMLInputElement> {
  await person.click(await screen.findByRole("button", { name: "Change the limit of user1@klinik.example" }));
  return screen.getByRole("textbox", { name: "Monthly limit of user1@klinik.example" });
}

test("ends with what all accounts that match come to, not only those of the page", async () => {
  openUsage([makeRecord(1)], { total: 1284 });
  const total = await screen.findByRole("rowheader", { name: "Total" });
  expect(total.closest("tr")?.textContent).toBe("Total5,012128,400");
});

test("shows the four totals and when the counts start again", async () => {
  openUsage([makeRecord(1)]);
  await screen.findByText("user1@klinik.example");
  const card = (name: string) => screen.getByText(name).closest("div")?.textContent;
  expect(card("Accounts")).toBe("Accounts1,284");
  expect(card("Near Limit")).toBe("Near Limit31");
  expect(card("At Limit")).toBe("At Limit4");
  expect(card("Searches this month")).toBe("Searches this month6,120");
  expect(screen.getByText("Counts start again on Apr 1, 2026 (UTC).")).toBeTruthy();
});

test.each([
  [49.9, "green", "Within limit"],
  [50, "yellow", "Over half"],
  [74.9, "yellow", "Over half"],
  [75, "orange", "Near limit"],
  [90, "red", "Near limit"],
  [99.9, "red", "Near limit"],
  [100, "red", "At limit"],
])("an account at %s percent is %s and says “%s”", async (usage_percentage, tone, word) => {
  openUsage([makeRecord(1, { usage_percentage })]);
  const cell = (await screen.findByText(word)).closest("td") as HTMLElement;
  expect(cell.querySelector(`[data-tone=${tone}]`)).toBeTruthy();
});

test("asks the server for accounts that need attention first, and for what the address says", async () => {
  const { calls } = openUsage([makeRecord(1)]);
  await screen.findByText("user1@klinik.example");
  expect(calls[0]?.path).toBe("/admin/usage-limits?page=1&per_page=20&sort=usage_percentage&order=desc");
});

test("keeps page, size, filters and order in the address", async () => {
  const { calls } = openUsage([makeRecord(1)], {
    place: "?page=3&size=50&filter=klinik&state=near&sort=email",
    total: 1000,
  });
  await screen.findByText("user1@klinik.example");
  expect(calls[0]?.path).toBe("/admin/usage-limits?page=3&per_page=50&sort=email&order=asc&search=klinik&state=near");
});

test("sorts by each of its columns", async () => {
  const { person, calls } = openUsage([makeRecord(1)]);
  await screen.findByText("user1@klinik.example");
  for (const [title, sort] of [
    ["Account", "email"],
    ["Company", "company_name"],
    ["Used", "current_usage"],
    ["Monthly limit", "limit"],
  ]) {
    await person.click(within(screen.getByRole("columnheader", { name: new RegExp(`^${title}`) })).getByRole("button"));
    await waitFor(() => expect(calls.at(-1)?.path).toContain(`sort=${sort}&order=`));
  }
});

test("a filter that hides all accounts says so and can be cleared", async () => {
  const { person, calls } = openUsage([], { place: "?filter=no-such-user&state=at" });
  await screen.findByText("No accounts match these filters.");
  await person.click(screen.getAllByRole("button", { name: "Clear filters" })[0] as HTMLElement);
  await waitFor(() => expect(calls.at(-1)?.path).not.toMatch(/search|state/));
});

describe("changing a limit", () => {
  test("Enter saves it, the list is asked for again, and the page says what holds now", async () => {
    const { person, calls } = openUsage([makeRecord(1)], {
      routes: { [`PUT ${limitPath(1)}`]: { body: { success: true, data: makeRecord(1, { limit: 250 }) } } },
    });
    const field = await editFirst(person);
    expect(field.value).toBe("100");
    await person.clear(field);
    await person.type(field, "250{Enter}");
    await screen.findByText("The monthly limit of user1@klinik.example is now 250.");
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(`PUT ${limitPath(1)}?limit=250`);
    await waitFor(() => expect(calls.filter(({ method }) => method === "GET")).toHaveLength(2));
    const begin = screen.getByRole("button", { name: "Change the limit of user1@klinik.example" });
    await waitFor(() => expect(document.activeElement).toBe(begin));
  });

  test("an account that leaves the filtered list leaves the focus at the list", async () => {
    let records = [makeRecord(1)];
    const { person } = openUsage([], {
      place: "?state=near",
      routes: {
        "GET /admin/usage-limits": () => answerRecords(records),
        [`PUT ${limitPath(1)}`]: () => {
          records = [];
          return { body: { success: true, data: makeRecord(1, { limit: 250 }) } };
        },
      },
    });
    const field = await editFirst(person);
    await person.type(field, "{Enter}");
    await screen.findByText("No accounts match these filters.");
    const list = screen.getByRole("region", { name: "Usage Limits Management" });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  test("Escape leaves it as it was and gives the focus back", async () => {
    const { person, calls } = openUsage([makeRecord(1)]);
    const field = await editFirst(person);
    await person.type(field, "9{Escape}");
    expect(screen.queryByRole("textbox")).toBeNull();
    const begin = screen.getByRole("button", { name: "Change the limit of user1@klinik.example" });
    await waitFor(() => expect(document.activeElement).toBe(begin));
    expect(calls).toHaveLength(1);
  });

  test("an empty field means the default of the role, and 0 blocks", async () => {
    const { person, calls } = openUsage([makeRecord(1)], {
      routes: {
        [`PUT ${limitPath(1)}`]: ({ path }) => ({
          body: {
            success: true,
            data: makeRecord(1, path.endsWith("=0") ? { limit: 0 } : { limit: 100, is_default: true }),
          },
        }),
      },
    });
    const field = await editFirst(person);
    await person.clear(field);
    await person.type(field, "{Enter}");
    await screen.findByText("The monthly limit of user1@klinik.example is now the default of the role, 100.");
    expect(calls.some(({ path }) => path === `${limitPath(1)}?limit=`)).toBe(true);

    const again = await editFirst(person);
    await person.clear(again);
    await person.type(again, " ０{Enter}");
    await screen.findByText("The monthly limit of user1@klinik.example is now 0.");
  });

  test.each(["-1", "1.5", "1e3", "1000000000", "many"])("refuses %s in words, and sends nothing", async (typed) => {
    const { person, calls } = openUsage([makeRecord(1)]);
    const field = await editFirst(person);
    fireEvent.change(field, { target: { value: typed } });
    await person.keyboard("{Enter}");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Enter a whole number from 0 to 999,999,999, or nothing",
    );
    expect(document.activeElement).toBe(field);
    expect(calls).toHaveLength(1);
  });

  test("an Enter of the input method saves nothing", async () => {
    const { person, calls } = openUsage([makeRecord(1)]);
    const field = await editFirst(person);
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(screen.getByRole("textbox")).toBe(field);
    expect(calls).toHaveLength(1);
  });

  test("a refusal is reported, and what was typed stays", async () => {
    const { person } = openUsage([makeRecord(1)], {
      routes: { [`PUT ${limitPath(1)}`]: { status: 404, body: { detail: "x", code: "not_found" } } },
    });
    const field = await editFirst(person);
    await person.clear(field);
    await person.type(field, "7{Enter}");
    const alert = (await screen.findByText("Failed to update usage limit")).closest("[role=alert]");
    expect(alert?.textContent).toContain("This was not found. It may have been deleted.");
    expect((screen.getByRole("textbox") as HTMLInputElement).value).toBe("7");
  });
});

test("says that the list could not be loaded, with another try", async () => {
  openUsage([], {
    routes: { "GET /admin/usage-limits": { status: 500, body: { detail: "x", code: "server_error" } } },
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Failed to load usage limits");
  expect(within(alert).getByRole("button", { name: "Try again" })).toBeTruthy();
});

test.each([
  ["２０", 20, "Each account can check 20 texts a month"],
  ["1", 1, "Each account can check 1 text a month"],
])(
  "how many texts an account may check a month is set here, by the server's administrators: %s",
  async (typed, limit, said) => {
    const saved: unknown[] = [];
    const routes: Record<string, FakeRoute | FakeAnswer> = {
      "GET /admin/text-checks": { body: { monthly_limit: 50 } },
      "PUT /admin/text-checks": ({ body }) => {
        saved.push(body);
        return { body };
      },
    };
    const { person } = openUsage([], { routes });
    await person.click(await screen.findByRole("button", { name: "Texts to check" }));
    const field = await screen.findByLabelText<HTMLInputElement>("Texts a month per account");
    expect(field.value).toBe("50");
    await person.clear(field);
    await person.type(field, "-1");
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Enter a whole number from 0 to 1,000,000")).toBeTruthy();
    await person.clear(field);
    await person.type(field, typed);
    await person.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(saved).toEqual([{ monthly_limit: limit }]);
  },
);
