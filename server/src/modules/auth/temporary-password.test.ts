import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminTest, openAdminTest } from "../../../test/admin.ts";
import { PASSWORD, signInNew } from "../../../test/app.ts";

let admin: AdminTest;
beforeAll(async () => {
  admin = await openAdminTest();
});
beforeEach(() => admin.begin());
afterAll(() => admin.close());

const OWN = "Own-password-9";
const signIn = (email: string, password: string) => admin.post("/auth/login", { email, password });
const change = (token: string, current_password: string, new_password = OWN) =>
  admin.put("/auth/password", { current_password, new_password }, token);

async function resetPassword(): Promise<{ token: string; temporary: string }> {
  await signInNew(admin.test, admin.database, { email: "ada@example.org" });
  const id = await admin.findId("ada@example.org");
  const { temporary_password: temporary } = (await admin.post(`/admin/users/${id}/reset-password`)).json();
  const answer = (await signIn("ada@example.org", temporary)).json();
  expect(answer.user.pending_step).toBe("change_password");
  return { token: answer.access_token, temporary };
}

describe("a temporary password", () => {
  it("opens nothing but its own replacement", async () => {
    const { token, temporary } = await resetPassword();
    for (const path of ["/usage/current", "/search-history", "/account/sessions", "/search/setup"]) {
      const answer = await admin.get(path, token);
      if (answer.statusCode === 404) continue;
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, "password_change_required"]);
    }
    expect((await admin.get("/auth/me", token)).json().pending_step).toBe("change_password");
    const changed = await change(token, temporary);
    expect([changed.statusCode, changed.json().user.pending_step]).toEqual([200, null]);
    expect((await admin.get("/usage/current", changed.json().access_token)).statusCode).toBe(200);
    expect((await signIn("ada@example.org", OWN)).json().user.pending_step).toBeNull();
  });

  it("opens no call that the API describes but signing in and out, the second factor and the password", async () => {
    const { token } = await resetPassword();
    const { paths } = (await admin.get("/openapi.json")).json();
    const guarded = Object.entries(paths as Record<string, Record<string, { security?: unknown }>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).flatMap(([method, { security }]) => (security === undefined ? [] : [[method, path]])),
    ) as ["get", string][];
    const opened: string[] = [];
    for (const [method, path] of guarded) {
      const url = path.replace(/\{\w+\}/g, "3f2b8f8e-6d0c-4f8e-9a39-0d2a2b9f5f11");
      const headers = { authorization: `Bearer ${token}` };
      const answer = await admin.test.app.inject({ method, url, headers });
      if (answer.statusCode !== 403 || answer.json().code !== "password_change_required") {
        opened.push(`${method} ${path.replace("/api/v1", "")}`);
      }
    }
    expect(opened.sort()).toEqual([
      "delete /account/totp",
      "get /account/totp",
      "get /auth/me",
      "post /account/totp",
      "post /account/totp/confirm",
      "put /auth/password",
    ]);
  });

  it("cannot be kept", async () => {
    const { token, temporary } = await resetPassword();
    expect((await change(token, temporary, temporary)).json().code).toBe("password_unchanged");
    expect((await admin.get("/usage/current", token)).statusCode).toBe(403);
  });

  it.each([
    [undefined, null],
    [false, null],
    [true, "change_password"],
  ])("is what a made or imported account has where must_change_password is %s: %s", async (ticked, pending) => {
    const company_id = await admin.addCompany("Nord");
    const chosen = ticked === undefined ? {} : { must_change_password: ticked };
    const account = { full_name: "Ada Byron", password: PASSWORD, role: "demo" };
    const made = await admin.post("/admin/users", { ...account, email: "a@example.org", company_id, ...chosen });
    expect(made.statusCode).toBe(200);
    const users = [{ ...account, email: "b@example.org", company: "Nord" }];
    const imported = await admin.post("/admin/users/batch-import", { users, ...chosen });
    expect(imported.json()).toMatchObject({ successful: 1 });
    for (const email of ["a@example.org", "b@example.org"]) {
      expect((await signIn(email, PASSWORD)).json().user.pending_step).toBe(pending);
    }
  });
});

describe("a password that is among the 10,000 most used", () => {
  it.each(["Password1", "P@ssw0rd", "Password123"])("%s is refused, which is explained", async (password) => {
    const token = await signInNew(admin.test, admin.database, { email: "ada@example.org" });
    const answer = await change(token, PASSWORD, password);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        code: "common_password",
        detail: "This password is among the 10,000 most used, which are tried first. Choose another one",
      },
    ]);
  });
});
