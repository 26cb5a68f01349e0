import { API_PREFIX } from "@medsieve/contract/constants";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../../../database/test/database.ts";
import { openAccountsApp, TEST_PASSWORD } from "../../../test/accounts-app.ts";

let site: Awaited<ReturnType<typeof openAccountsApp>>;
beforeAll(async () => {
  site = await openAccountsApp();
});
beforeEach(async () => {
  await emptyDatabase(site.database);
  await site.addUser({ email: "ada@example.org" });
});
afterAll(async () => {
  await site.app.close();
  await site.database.close();
});

function change(token: string, current: string, next: string) {
  return site.app.inject({
    method: "PUT",
    url: `${API_PREFIX}/auth/password`,
    headers: { authorization: `Bearer ${token}` },
    payload: { current_password: current, new_password: next },
  });
}

describe("changing the password", () => {
  it("lets the tab that did it go on, and signs out everything else at once", async () => {
    const here = await site.signIn("ada@example.org");
    const elsewhere = await site.signIn("ada@example.org");
    const answer = await change(here.token, TEST_PASSWORD, "Battery-Staple-9");
    expect(answer.statusCode).toBe(200);
    expect((await site.getMe(answer.json().access_token)).statusCode).toBe(200);
    expect((await site.getMe(here.token)).json().code).toBe("session_expired");
    expect((await site.getMe(elsewhere.token)).json().code).toBe("session_expired");
    expect((await site.refresh(elsewhere.cookie)).statusCode).toBe(401);
    const renewed = await site.refresh(here.cookie);
    expect((await site.getMe(renewed.json().access_token)).statusCode).toBe(200);
    expect((await site.login("ada@example.org")).statusCode).toBe(401);
    expect((await site.login("ada@example.org", "Battery-Staple-9")).statusCode).toBe(200);
  });

  it("asks for the current password", async () => {
    const { token } = await site.signIn("ada@example.org");
    const answer = await change(token, "not mine", "Battery-Staple-9");
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ detail: "Current password is incorrect", code: "wrong_password" });
    expect((await site.getMe(token)).statusCode).toBe(200);
  });

  it.each([
    ["short", ["uppercase", "digit", "special"], false],
    ["only lower case letters", ["uppercase", "digit"], true],
    ["Ab1!", [], false],
  ])("refuses %j and names what is missing", async (password, missing, longEnough) => {
    const { token } = await site.signIn("ada@example.org");
    const answer = await change(token, TEST_PASSWORD, password);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "weak_password", missing, long_enough: longEnough });
    expect(answer.json().detail).toContain("Password does not meet requirements");
    expect((await site.login("ada@example.org")).statusCode).toBe(200);
  });

  it("slows down somebody who guesses the current password with a stolen token", async () => {
    const { token } = await site.signIn("ada@example.org");
    for (let n = 0; n < 5; n++) expect((await change(token, `guess ${n}`, "Battery-Staple-9")).statusCode).toBe(400);
    const answer = await change(token, TEST_PASSWORD, "Battery-Staple-9");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "20"]);
  });

  it("is not refused to the owner because strangers guess", async () => {
    const { token } = await site.signIn("ada@example.org");
    for (let n = 0; n < 60; n++) await site.login("ada@example.org", "wrong", `198.51.100.${n}`);
    expect((await change(token, TEST_PASSWORD, "Battery-Staple-9")).statusCode).toBe(200);
  });

  it("is done once when two are sent at once", async () => {
    const { token } = await site.signIn("ada@example.org");
    const answers = await Promise.all([
      change(token, TEST_PASSWORD, "Battery-Staple-1"),
      change(token, TEST_PASSWORD, "Battery-Staple-2"),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });

  it("asks who it is before it reads what is sent", async () => {
    const answer = await site.app.inject({ method: "PUT", url: `${API_PREFIX}/auth/password`, payload: "{" });
    expect([answer.statusCode, answer.json().code]).toEqual([401, "not_signed_in"]);
  });
});
