import { okResponseSchema } from "@medsieve/contract/accounts";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { callApi } from "../../lib/api-client.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { StepUp } from "./step-up.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ role: "admin" })));

/** The server as it is 15 minutes after signing in. */
function open(accepted: string[]) {
  let isProven = false;
  const calls = fakeApi({
    "POST /admin/users/batch-delete": () =>
      isProven
        ? { body: { status: "success" } }
        : { status: 403, body: { detail: "Give it again", code: "step_up_required", accepted } },
    "POST /auth/step-up": ({ body }) => {
      const { password, code } = body as { password?: string; code?: string };
      isProven = password === "right" || code === "123456";
      const refusal = code === undefined ? "wrong_password" : "factor_invalid";
      return isProven
        ? { body: { status: "success", valid_until: "2026-03-10T12:15:00.000Z" } }
        : { status: 400, body: { detail: "No", code: refusal } };
    },
  });
  const page = renderPage(<StepUp />);
  const remove = () =>
    callApi({ method: "POST", path: "/admin/users/batch-delete", body: ["a", "b"], schema: okResponseSchema });
  return { ...page, calls, remove, proveElsewhere: () => (isProven = true) };
}

test("the password is asked for, and the act goes on as it was", async () => {
  const { person, calls, remove } = open(["password"]);
  const [first, second] = [remove(), remove()];
  const field = await screen.findByLabelText<HTMLInputElement>("Your password");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await person.type(field, "wrong{Enter}");
  expect(await screen.findByText("The current password is not correct.")).toBeTruthy();
  await person.clear(field);
  await person.type(field, "right{Enter}");
  expect([await first, await second]).toEqual([{ status: "success" }, { status: "success" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const acts = calls.filter(({ path }) => path === "/admin/users/batch-delete");
  expect(acts.map(({ body }) => body)).toEqual([1, 2, 3, 4].map(() => ["a", "b"]));
});

test("a code can be given in its place", async () => {
  const { person, remove } = open(["password", "code"]);
  const act = remove();
  await person.click(await screen.findByRole("button", { name: "Use a code instead" }));
  await person.type(screen.getByLabelText("Code from your authenticator app"), "123456{Enter}");
  expect(await act).toEqual({ status: "success" });
});

test("who closes the dialog learns that nothing was done", async () => {
  const { person, calls, remove } = open(["password"]);
  const act = remove();
  const refused = expect(act).rejects.toMatchObject({ code: "step_up_required" });
  await screen.findByLabelText("Your password");
  await person.keyboard("{Escape}");
  await refused;
  expect(calls).toHaveLength(1);
});

test("an account without password and app signs in again in another tab", async () => {
  const { person, remove, proveElsewhere } = open([]);
  const act = remove();
  const link = await screen.findByRole("link", { name: "Sign in again in another tab" });
  expect(link.getAttribute("href")).toBe("/api/v1/auth/oidc/start?return_to=%2Faccount&language=en");
  proveElsewhere();
  await person.click(screen.getByRole("button", { name: "Continue" }));
  expect(await act).toEqual({ status: "success" });
});
