import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { type FakeAnswer, type FakeRoute, fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { CreateUserPage } from "./create-user-page.tsx";
import { InviteUserPage } from "./invite-user-page.tsx";
import { listCompanies, makeAdminUser, NORD } from "./users.fixture.ts";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));
afterEach(() => vi.useRealTimers());

type Routes = Record<string, FakeRoute | FakeAnswer | "no network">;

const CREATED = { body: { status: "success", user: makeAdminUser(1) } };

function open(address: "/admin/users/new" | "/admin/users/invite", routes: Routes) {
  const calls = fakeApi({ "GET /admin/companies": listCompanies(), ...routes });
  const page = renderAt(address, address === "/admin/users/new" ? CreateUserPage : InviteUserPage);
  const { person } = page;
  const fill = async (label: string, text: string) => {
    await person.click(await screen.findByLabelText(label));
    if (text !== "") await person.paste(text);
  };
  const chooseCompany = async () => {
    await person.click(await screen.findByRole("combobox"));
    await person.click(await screen.findByRole("option", { name: NORD.label }));
  };
  const submit = (name: string) => person.click(screen.getByRole("button", { name }));
  const sent = () => calls.filter((call) => call.method === "POST").map((call) => call.body);
  return { ...page, calls, fill, chooseCompany, submit, sent };
}

async function fillIn(page: ReturnType<typeof open>, password = "Corvus-corax-7") {
  await page.fill("Email", " Person1@Nord.example ");
  await page.fill("Full name", " Person 1 ");
  await page.fill("Password", password);
  await page.fill("Confirm password", password);
  await page.chooseCompany();
}

describe("creating a user", () => {
  const openForm = (routes: Routes = {}) => open("/admin/users/new", { "POST /admin/users": CREATED, ...routes });

  test("needs address, name, password and company, and begins at the first that is missing", async () => {
    const page = openForm();
    await screen.findByLabelText("Email");
    await page.submit("Create user");
    for (const text of ["Email is required", "Full name is required", "Password is required", "Company is required"]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText("Email"));
    expect(page.sent()).toEqual([]);
  });

  test.each([
    ["Email", "person1.nord.example", "Invalid email format"],
    ["Password", "Ab1!", "Password must be at least 8 characters"],
    ["Password", "abcdefgh", "Password needs at least 3 of these: Uppercase letter, Number, Special character"],
    ["Search limit (searches per month)", "0", "Search limit must be a whole number from 1 to 999,999,999"],
  ])("says what is wrong with %s %j", async (label, typed, fault) => {
    const page = openForm();
    await page.fill(label, typed);
    await page.submit("Create user");
    expect(await screen.findByText(fault)).toBeTruthy();
  });

  test("needs the same password twice", async () => {
    const page = openForm();
    await page.fill("Password", "Corvus-corax-7");
    await page.fill("Confirm password", "Corvus-corax-8");
    await page.submit("Create user");
    expect(await screen.findByText("Passwords do not match")).toBeTruthy();
  });

  test("sends what was typed, tidied, and returns to the list", async () => {
    const page = openForm();
    await fillIn(page);
    await page.fill("Search limit (searches per month)", "25");
    await page.submit("Create user");
    expect(await screen.findByText("User created successfully")).toBeTruthy();
    expect(page.sent()).toEqual([
      {
        email: "person1@nord.example",
        full_name: "Person 1",
        password: "Corvus-corax-7",
        company_id: NORD.value,
        role: "demo",
        is_active: true,
        search_limit: 25,
        must_change_password: false,
      },
    ]);
    await waitFor(() => expect(page.readPlace()).toBe("/admin/users"));
  });

  test("shows that it is done for two seconds before it returns", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const page = openForm();
    await fillIn(page);
    await page.submit("Create user");
    await screen.findByText("User created successfully");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(page.readPlace()).toBe("/admin/users/new");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await waitFor(() => expect(page.readPlace()).toBe("/admin/users"));
  });

  test.each([
    [409, { detail: "x", code: "email_taken" }, "A user with this email already exists"],
    [400, { detail: "Password does not meet requirements: 12 characters", code: "weak_password" }, /12 characters/],
    [400, { detail: "x", code: "company_unknown" }, /company/i],
    [400, {}, "Invalid data provided. Please check your inputs."],
    [
      422,
      {
        code: "validation_failed",
        detail: [
          { loc: ["body", "email"], msg: "Too long." },
          { loc: [], msg: "And odd." },
        ],
      },
      "Too long. And odd.",
    ],
    [422, {}, "Validation failed. Please check your inputs."],
    [500, {}, "Failed to create user. Please try again."],
    [403, { detail: "x", code: "access_denied" }, "Your account is not allowed to do this."],
  ])("that is refused with %i %j says so, and keeps what was typed", async (status, body, text) => {
    const page = openForm({ "POST /admin/users": { status, body } });
    await fillIn(page);
    await page.submit("Create user");
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(screen.getByDisplayValue("Person 1", { trim: true })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("Corvus-corax-7");
  });

  test("says where there is no company to choose, with the way to make one", async () => {
    openForm({ "GET /admin/companies": listCompanies([]) });
    expect(await screen.findByText("No companies available. Please create a company first.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to companies" }).getAttribute("href")).toBe("/admin/companies");
  });

  test("says where the companies could not be loaded, and tries again", async () => {
    let isDown = true;
    const page = openForm({ "GET /admin/companies": () => (isDown ? { status: 500 } : listCompanies()) });
    expect(await screen.findByText("Failed to load companies. Please try again.")).toBeTruthy();
    isDown = false;
    await page.person.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(/Failed to load companies/)).toBeNull());
    await page.chooseCompany();
    expect(screen.getByDisplayValue(NORD.label)).toBeTruthy();
  });
});

describe("inviting a user", () => {
  const openForm = (routes: Routes = {}) =>
    open("/admin/users/invite", { "POST /admin/users/invite": CREATED, ...routes });

  test("needs address, name and company", async () => {
    const page = openForm();
    await page.fill("Email", "no-address");
    await page.submit("Send invitation");
    for (const text of ["Invalid email format", "Full name is required", "Company is required"]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
  });

  test("makes a user, writes in the language that is chosen, and offers the next", async () => {
    const page = openForm();
    await page.fill("Email", "Person1@nord.example");
    await page.fill("Full name", "Person 1");
    await page.chooseCompany();
    await page.person.click(screen.getByRole("button", { name: /Language of the invitation/ }));
    await page.person.click(await screen.findByRole("option", { name: "简体中文" }));
    await page.submit("Send invitation");
    expect(await screen.findByText("Invitation sent")).toBeTruthy();
    expect(page.sent()).toEqual([
      {
        email: "person1@nord.example",
        full_name: "Person 1",
        company_id: NORD.value,
        role: "user",
        is_active: true,
        language: "zh",
      },
    ]);
    const back = screen.getAllByRole("link", { name: "Back to User Management" });
    expect(back.at(-1)?.getAttribute("href")).toBe("/admin/users");
    await page.submit("Create Another User");
    expect((await screen.findByLabelText<HTMLInputElement>("Email")).value).toBe("");
  });

  test("of someone who has an account is refused at the address", async () => {
    const page = openForm({ "POST /admin/users/invite": { status: 409, body: { detail: "x", code: "email_taken" } } });
    await page.fill("Email", "person1@nord.example");
    await page.fill("Full name", "Person 1");
    await page.chooseCompany();
    await page.submit("Send invitation");
    expect(await screen.findByText("A user with this email already exists")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Email")));
  });
});
