import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { listCompanies, makeAdminUser, NORD } from "./users.fixture.ts";
import { findRow, open } from "./users-page.fixture.tsx";

preparePageTests();

const own = makeUser({ role: "admin", full_name: "Aiko Mori" });
beforeEach(() => signInAs(own));

describe("several users", () => {
  const select = (name: string) => screen.findByRole("checkbox", { name: new RegExp(`Select ${name},`) });

  test("are deleted together; those that the server keeps are named with the reason", async () => {
    const users = [makeAdminUser(1), makeAdminUser(2), makeAdminUser(3)];
    const { press, person, calls } = open(users, {
      "POST /admin/users/batch-delete": ({ body }) => ({
        body: {
          successful: 1,
          failed: 1,
          results: (body as string[]).map((user_id, index) =>
            index === 0
              ? { user_id, success: true, message: "User deleted", code: null }
              : { user_id, success: false, message: "It cannot be deleted", code: "last_administrator" },
          ),
        },
      }),
    });
    await person.click(await select("Person 1"));
    await person.click(await select("Person 2"));
    expect(screen.getByText("2 users selected")).toBeTruthy();
    await press("Delete Selected");
    await press("Cancel");
    await press("Delete Selected");
    await press("Delete 2 users");
    expect(await screen.findByText(/Failed to delete 1 user\(s\):/)).toBeTruthy();
    expect(screen.getByText(/person2@nord.example: This is the last active administrator/)).toBeTruthy();
    expect(calls.filter((call) => call.method === "POST").map((call) => call.body)).toEqual([
      [users[0]?.id, users[1]?.id],
    ]);
    expect(screen.getByText("1 user selected")).toBeTruthy();
  });

  test("that could not be sent for are all kept, and so is the selection", async () => {
    const { press, person } = open([makeAdminUser(1)], { "POST /admin/users/batch-delete": "no network" });
    await person.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await press("Delete Selected");
    await press("Delete 1 user");
    expect(await screen.findByText(/^Failed to batch delete users: Network error/)).toBeTruthy();
    await press("Clear Selection");
    expect(screen.queryByText("1 user selected")).toBeNull();
  });
});

describe("a company's administrator", () => {
  test("is offered nothing that only an administrator of the server may do", async () => {
    signInAs(makeUser({ role: "company_admin" }));
    const { calls, press } = open([makeAdminUser(1), makeAdminUser(2, { role: "admin" })], {
      "GET /admin/companies": listCompanies([NORD]),
    });
    expect(within(await findRow("Person 1")).getAllByRole("button").length).toBeGreaterThan(3);
    expect(within(await findRow("Person 2")).queryAllByRole("button")).toEqual([]);
    const box = within(await findRow("Person 2")).getByRole("checkbox");
    expect((box as HTMLInputElement).disabled).toBe(true);
    expect(screen.queryByRole("combobox", { name: "Company" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Back to dashboard" })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith("/admin/companies"))).toEqual([]);
    await press("Edit Person 1");
    await press(/Role$/);
    expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual([
      "Company admin",
      "User",
      "Demo",
    ]);
  });
});
