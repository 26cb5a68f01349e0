import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { makeAdminUser } from "./users.fixture.ts";
import { open, SUCCESS } from "./users-page.fixture.tsx";

preparePageTests();

beforeEach(() => signInAs(makeUser({ role: "admin" })));
afterEach(() => vi.useRealTimers());

const REFUSED = { status: 500, body: { detail: "x", code: "server_error" } };

test.each([
  {
    call: "POST",
    path: "/reset-password",
    has_set_password: true,
    presses: ["Reset the password of Person 1", "Reset password"],
    failure: "Failed to reset password: ",
  },
  {
    call: "POST",
    path: "/resend-invitation",
    has_set_password: false,
    presses: ["Resend the invitation to Person 1", "Resend invitation"],
    failure: "Failed to resend invitation: ",
  },
  {
    call: "DELETE",
    path: "",
    has_set_password: true,
    presses: ["Delete Person 1", "Delete user"],
    failure: "Failed to delete user: ",
  },
])("$call $path that fails says what failed and why", async ({ call, path, has_set_password, presses, failure }) => {
  const user = makeAdminUser(1, { has_set_password });
  const { press } = open([user], { [`${call} /admin/users/${user.id}${path}`]: REFUSED });
  for (const name of presses) await press(name);
  const message = await screen.findByText(new RegExp(`^${failure}`));
  expect(message.textContent?.length).toBeGreaterThan(failure.length);
});

async function expectShownFor(seconds: number, text: string): Promise<void> {
  await screen.findByText(text);
  await act(() => vi.advanceTimersByTimeAsync((seconds - 1) * 1000));
  expect(screen.queryByText(text)).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByText(text)).toBeNull();
}

test("what was done to one user stands for three seconds, and a deletion of several for five", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = makeAdminUser(1);
  const { press, person } = open([user], {
    [`PUT /admin/users/${user.id}`]: { body: { status: "success", user } },
    "POST /admin/users/batch-delete": {
      body: { successful: 1, failed: 0, results: [{ user_id: user.id, success: true, message: "", code: null }] },
    },
    [`DELETE /admin/users/${user.id}`]: SUCCESS,
  });
  await press("Deactivate Person 1");
  await expectShownFor(3, "User deactivated successfully");
  await person.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await press("Delete Selected");
  await press("Delete 1 user");
  await expectShownFor(5, "Successfully deleted 1 user(s)");
});
