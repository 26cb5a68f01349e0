import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import type { FakeAnswer, FakeRoute } from "../../testing/fake-api.ts";
import { preparePageTests, setMobile } from "../../testing/page-test.ts";
import { getWaitingNotices } from "../../ui/notify.ts";
import { answerUsers, makeAdminUser, NORD, WEST } from "./users.fixture.ts";
import { findRow, open, SUCCESS } from "./users-page.fixture.tsx";

preparePageTests();

const own = makeUser({ role: "admin", full_name: "Aiko Mori" });
beforeEach(() => signInAs(own));

describe("the list", () => {
  test("shows who there is, and who has not taken up the invitation yet", async () => {
    open([
      makeAdminUser(1),
      makeAdminUser(2, { has_set_password: false, role: "demo", is_active: false, company_name: null }),
    ]);
    const first = await findRow("Person 1");
    expect(within(first).getByText("Nordhospital")).toBeTruthy();
    expect(within(first).queryByText("Invitation Pending")).toBeNull();
    expect(within(first).getByRole("button", { name: "Reset the password of Person 1" })).toBeTruthy();
    expect(within(first).queryByRole("button", { name: /Resend/ })).toBeNull();
    const second = await findRow("Person 2");
    for (const text of ["Invitation Pending", "Demo", "Inactive", "No company"]) {
      expect(within(second).getByText(text)).toBeTruthy();
    }
    expect(within(second).queryByRole("button", { name: /Reset/ })).toBeNull();
    expect(within(second).getByRole("button", { name: "Resend the invitation to Person 2" })).toBeTruthy();
  });

  test("says of someone without a password who came by single sign-on that it is so, and offers no new invitation", async () => {
    open([makeAdminUser(1, { has_set_password: false, has_single_sign_on: true })]);
    const row = await findRow("Person 1");
    expect(within(row).getByText("Single sign-on")).toBeTruthy();
    expect(within(row).queryByText("Invitation Pending")).toBeNull();
    expect(within(row).queryByRole("button", { name: /Resend|Reset/ })).toBeNull();
  });

  test("has its columns, and the ways to invite, create and import users and back to the dashboard", async () => {
    const { press } = open([makeAdminUser(1)]);
    await findRow("Person 1");
    expect(screen.getAllByRole("columnheader").map((header) => header.textContent)).toEqual(
      ["Selected", "User", "Company", "Role", "Status", "Joined", "Actions"].map((title) =>
        expect.stringContaining(title),
      ),
    );
    for (const [name, href] of [
      ["Invite User", "/admin/users/invite"],
      ["Add Admin/Demo User", "/admin/users/new"],
      ["Back to Dashboard", "/admin"],
    ] as const) {
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
    }
    await press("Batch Import");
    expect(await screen.findByRole("dialog", { name: "Batch Import" })).toBeTruthy();
  });

  test("offers every role and status to filter by, and four sizes of a page", async () => {
    const { person } = open([makeAdminUser(1)]);
    for (const [filter, choices] of [
      ["All Role", ["All", "Admin", "Company admin", "User", "Demo"]],
      ["All Status", ["All", "Active", "Inactive"]],
    ] as const) {
      await person.click(await screen.findByRole("button", { name: filter }));
      expect((await screen.findAllByRole("option")).map((option) => option.textContent)).toEqual(choices);
      await person.keyboard("{Escape}");
    }
    expect(screen.getAllByRole("radio").map((size) => size.textContent)).toEqual(["10", "20", "50", "100"]);
  });

  /** Three pages of 20 with one user each drawn: Person 1 on the first. */
  const answerThreePages: FakeRoute = ({ path }) => {
    const query = new URLSearchParams(path.split("?")[1]);
    const page = Number(query.get("page"));
    const meta = { total: 45, total_pages: 3, page, per_page: Number(query.get("per_page")) };
    return { body: { items: [makeAdminUser(page)], meta } };
  };

  test("is filtered by the address, and any change leads back to the first page", async () => {
    const routes = { "GET /admin/users": answerThreePages };
    const { asked, person, press, readPlace } = open([], routes, `/admin/users?company=${NORD.value}&page=2`);
    await findRow("Person 2");
    expect(asked().get("company_id")).toBe(NORD.value);
    expect(asked().get("page")).toBe("2");
    await screen.findByDisplayValue("Nordhospital");
    await press("All Role");
    await person.click(await screen.findByRole("option", { name: "Admin" }));
    await waitFor(() => expect(asked().get("role")).toBe("admin"));
    expect(asked().get("page")).toBe("1");
    await press("All Status");
    await person.click(await screen.findByRole("option", { name: "Inactive" }));
    await waitFor(() => expect(asked().get("is_active")).toBe("false"));
    await person.click(screen.getByRole("searchbox"));
    await person.paste("mori");
    await waitFor(() => expect(asked().get("search")).toBe("mori"));
    expect(readPlace()).toContain("search=mori");
    await person.click(screen.getByText("Clear filters"));
    await waitFor(() => expect([...asked().keys()].sort()).toEqual(["order", "page", "per_page", "sort"]));
  });

  test("has pages, a size for them, and an order", async () => {
    const { asked, person, readPlace } = open([], { "GET /admin/users": answerThreePages });
    await person.click(await screen.findByLabelText("Page 3"));
    await findRow("Person 3");
    await person.click(screen.getByText("50"));
    await waitFor(() => expect(asked().get("per_page")).toBe("50"));
    expect(readPlace()).toBe("/admin/users?size=50");
    const header = screen.getByRole("columnheader", { name: "User" });
    await person.click(within(header).getByRole("button"));
    await waitFor(() => expect(asked().get("sort")).toBe("full_name"));
    expect(header.getAttribute("aria-sort")).toBe("ascending");
  });

  test("that lost its last page shows the one before", async () => {
    const users = Array.from({ length: 25 }, (_, index) => makeAdminUser(index + 1));
    const { readPlace } = open(users, {}, "/admin/users?page=9");
    await findRow("Person 21");
    expect(readPlace()).toBe("/admin/users?page=2");
  });

  test("says that no user matches, with a way out", async () => {
    const { person } = open([], {}, "/admin/users?role=demo");
    const message = await screen.findByText("No users match these filters.");
    await person.click(within(message.parentElement as HTMLElement).getByText("Clear filters"));
    expect(await screen.findByText(/There are no users yet/)).toBeTruthy();
  });

  test("that could not be loaded says so, and is tried again", async () => {
    let isDown = true;
    const { press } = open([], {
      "GET /admin/users": (call) =>
        isDown
          ? { status: 500, body: { detail: "x", code: "server_error" } }
          : answerUsers(() => [makeAdminUser(1)])(call),
    });
    expect(await screen.findByText("Failed to load users and companies")).toBeTruthy();
    isDown = false;
    await press("Try again");
    await findRow("Person 1");
  });

  test("is cards on a phone, with the same actions", async () => {
    setMobile(true);
    open([makeAdminUser(1)]);
    const name = await screen.findByText("Person 1");
    const card = name.closest("li");
    expect(within(card as HTMLElement).getByRole("button", { name: "Delete Person 1" })).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("one user", () => {
  test("is deactivated and activated at one press", async () => {
    const user = makeAdminUser(1);
    const { press } = open([user], {
      [`PUT /admin/users/${user.id}`]: ({ body }) => {
        Object.assign(user, body);
        return { body: { status: "success", user } };
      },
    });
    await press("Deactivate Person 1");
    expect(await screen.findByText("User deactivated successfully")).toBeTruthy();
    await press("Activate Person 1");
    expect(await screen.findByText("User activated successfully")).toBeTruthy();
  });

  test("keeps the status that the server does not let go, and says why", async () => {
    const user = makeAdminUser(1);
    const { press } = open([user], {
      [`PUT /admin/users/${user.id}`]: { status: 409, body: { detail: "x", code: "last_administrator" } },
    });
    await press("Deactivate Person 1");
    expect(
      await screen.findByText(/^Failed to update user status: This is the last active administrator/),
    ).toBeTruthy();
  });

  test("is edited: only what was changed is sent, and the address cannot be", async () => {
    const user = makeAdminUser(1);
    const { press, person, calls } = open([user], {
      [`PUT /admin/users/${user.id}`]: { body: { status: "success", user } },
    });
    await press("Edit Person 1");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByLabelText<HTMLInputElement>("Email").readOnly).toBe(true);
    const name = dialog.getByLabelText("Full name");
    await person.clear(name);
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await dialog.findByText("Full name is required")).toBeTruthy();
    await person.type(name, " Persona 1 ");
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("User updated successfully")).toBeTruthy();
    expect(calls.find((call) => call.method === "PUT")?.body).toEqual({ full_name: "Persona 1" });
  });

  test("is given another role, company and status", async () => {
    const user = makeAdminUser(1);
    const { press, person, calls } = open([user], {
      [`PUT /admin/users/${user.id}`]: { body: { status: "success", user } },
    });
    await press("Edit Person 1");
    const dialog = within(await screen.findByRole("dialog"));
    const choose = async (button: HTMLElement, name: string) => {
      await person.click(button);
      await person.click(await screen.findByRole("option", { name }));
    };
    await choose(dialog.getByRole("button", { name: /Role$/ }), "Admin");
    await choose(dialog.getByRole("button", { name: /Status$/ }), "Inactive");
    await person.clear(dialog.getByRole("combobox", { name: "Company" }));
    await choose(dialog.getByRole("combobox", { name: "Company" }), WEST.label);
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await screen.findByText("User updated successfully")).toBeTruthy();
    const wanted = { role: "admin", is_active: false, company_id: WEST.value };
    expect(calls.find((call) => call.method === "PUT")?.body).toEqual(wanted);
  });

  test("that somebody else has deleted says so in the dialog, and what was typed stays", async () => {
    const user = makeAdminUser(1);
    const { press, person } = open([user], {
      [`PUT /admin/users/${user.id}`]: { status: 404, body: { detail: "x", code: "not_found" } },
    });
    await press("Edit Person 1");
    const dialog = within(await screen.findByRole("dialog"));
    await person.type(dialog.getByLabelText("Full name"), "a");
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    expect(await dialog.findByText(/^Failed to update user: This was not found/)).toBeTruthy();
    expect(dialog.getByDisplayValue("Person 1a")).toBeTruthy();
  });

  test("says that it was not changed where the page was left while it was saved", async () => {
    const user = makeAdminUser(1);
    let refuse: (answer: FakeAnswer) => void = () => undefined;
    const saving = new Promise<FakeAnswer>((resolve) => {
      refuse = resolve;
    });
    const { press, person } = open([user], { [`PUT /admin/users/${user.id}`]: () => saving });
    await press("Edit Person 1");
    const dialog = within(await screen.findByRole("dialog"));
    await person.type(dialog.getByLabelText("Full name"), "a");
    await person.click(dialog.getByRole("button", { name: "Save changes" }));
    cleanup();
    refuse({ status: 500, body: { detail: "x" } });
    await waitFor(() =>
      expect(getWaitingNotices().map(({ text }) => text)).toEqual([expect.stringMatching(/^Failed to update user: /)]),
    );
  });

  test("gets a temporary password, which is seen once and then gone", async () => {
    const user = makeAdminUser(1);
    const { press, calls } = open([user], {
      [`POST /admin/users/${user.id}/reset-password`]: {
        body: { status: "success", temporary_password: "Xk7-temporary" },
      },
    });
    await press("Reset the password of Person 1");
    await press("Cancel");
    expect(calls.filter((call) => call.method === "POST")).toEqual([]);
    await press("Reset the password of Person 1");
    await press("Reset password");
    expect(await screen.findByText("Xk7-temporary")).toBeTruthy();
    expect(screen.getByText("Password reset successfully")).toBeTruthy();
    await press("I have passed it on");
    await waitFor(() => expect(document.body.textContent).not.toContain("Xk7-temporary"));
  });

  test("is invited again in the language that is chosen", async () => {
    const user = makeAdminUser(1, { has_set_password: false });
    const { press, person, calls } = open([user], {
      [`POST /admin/users/${user.id}/resend-invitation`]: SUCCESS,
    });
    await press("Resend the invitation to Person 1");
    await press(/Language of the invitation/);
    await person.click(await screen.findByRole("option", { name: "日本語" }));
    await press("Resend invitation");
    expect(await screen.findByText("Invitation email resent to person1@nord.example")).toBeTruthy();
    expect(calls.find((call) => call.method === "POST")?.body).toEqual({ language: "ja" });
  });

  test("is deleted only once that is confirmed", async () => {
    const users = [makeAdminUser(1), makeAdminUser(2)];
    const { press, calls } = open(users, {
      [`DELETE /admin/users/${users[0]?.id}`]: () => {
        users.shift();
        return SUCCESS;
      },
    });
    await press("Delete Person 1");
    expect(await screen.findByText("This action cannot be undone.")).toBeTruthy();
    await press("Cancel");
    expect(calls.some((call) => call.method === "DELETE")).toBe(false);
    await press("Delete Person 1");
    await press("Delete user");
    expect(await screen.findByText("Successfully deleted 1 user(s)")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Person 1")).toBeNull());
  });

  test("who is oneself can be neither selected nor deleted", async () => {
    const { press, calls } = open([makeAdminUser(1, { id: own.id, full_name: "Aiko Mori" })]);
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: /Select Aiko Mori/ });
    expect(box.disabled).toBe(true);
    await press("Delete Aiko Mori");
    expect(await screen.findByText("You cannot delete your own account")).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(calls.some((call) => call.method === "DELETE")).toBe(false);
  });
});
