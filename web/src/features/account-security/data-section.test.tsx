import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { getSession } from "../../lib/session-store.ts";
import { makeUser, signInAs } from "../../testing/accounts.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { preparePageTests } from "../../testing/page-test.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { DataSection } from "./data-section.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser({ email: "ada@example.org" })));

test("the account is erased with the password, after which one is signed out and sees why", async () => {
  const calls = fakeApi({
    "DELETE /account": ({ body }) =>
      (body as { password: string }).password === "right"
        ? { body: { status: "success" } }
        : { status: 400, body: { detail: "No", code: "wrong_password" } },
  });
  const { person } = renderPage(<DataSection />);
  await person.click(screen.getByRole("button", { name: "Erase my account" }));
  const submit = () => screen.getAllByRole("button", { name: "Erase my account" }).at(-1) as HTMLButtonElement;
  const field = await screen.findByLabelText("Your password");
  expect(submit().disabled).toBe(true);
  await person.type(field, "wrong{Enter}");
  expect(await screen.findByText("The current password is not correct.")).toBeTruthy();
  expect(getSession().status).toBe("signed_in");
  await person.clear(field);
  await person.type(field, "right{Enter}");
  await waitFor(() => expect(getSession()).toEqual({ status: "signed_out", reason: "erased" }));
  expect(calls.map(({ body }) => body)).toEqual([{ password: "wrong" }, { password: "right" }]);
});

test("an account without a password is erased with its address", async () => {
  const calls = fakeApi({ "DELETE /account": { body: { status: "success" } } });
  const { person } = renderPage(<DataSection />);
  await person.click(screen.getByRole("button", { name: "Erase my account" }));
  await person.click(await screen.findByRole("button", { name: "My account has no password" }));
  await person.type(screen.getByLabelText("Your email address"), "ada@example.org{Enter}");
  await waitFor(() => expect(getSession().status).toBe("signed_out"));
  expect(calls.map(({ body }) => body)).toEqual([{ email: "ada@example.org" }]);
});

test("a refusal of another kind is said, and nothing is ended", async () => {
  fakeApi({ "DELETE /account": { status: 409, body: { detail: "No", code: "last_administrator" } } });
  const { person } = renderPage(<DataSection />);
  await person.click(screen.getByRole("button", { name: "Erase my account" }));
  await person.type(await screen.findByLabelText("Your password"), "right{Enter}");
  expect((await screen.findByRole("alert")).textContent).toMatch(/last active administrator/i);
  expect(getSession().status).toBe("signed_in");
});

test("everything that is kept is saved as a file; a failure is said", async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  URL.createObjectURL = () => "blob:x";
  const answers = [{ status: 500, body: { detail: "x", code: "server_error" } }, { body: {} }];
  fakeApi({ "GET /account/export": () => answers.shift() ?? { body: {} } });
  const { person } = renderPage(<DataSection />);
  await person.click(screen.getByRole("button", { name: "Download my data" }));
  expect((await screen.findByText(/could not be downloaded/)).textContent).toBeTruthy();
  await person.click(screen.getByRole("button", { name: "Download my data" }));
  expect(await screen.findByText("Your data was saved as a file")).toBeTruthy();
  expect(clicked).toHaveBeenCalledTimes(1);
});
