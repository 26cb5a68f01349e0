import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { makeUser, signInAs } from "../testing/accounts.ts";
import { type FakeRoute, fakeApi } from "../testing/fake-api.ts";
import { preparePageTests } from "../testing/page-test.ts";
import { callApi } from "./api-client.ts";
import { getAccessToken, getSession } from "./session-store.ts";

preparePageTests();

const user = makeUser();
const anything = z.unknown();
const refused = { status: 401, body: { detail: "Not signed in", code: "not_signed_in" } };
const onlyWith =
  (token: string): FakeRoute =>
  (call) =>
    call.token === token ? { body: { ok: true } } : refused;

describe("a call", () => {
  test("goes below /api/v1 with the token and answers what the schema reads", async () => {
    signInAs(user);
    const calls = fakeApi({ "POST /highlights": { body: { saved: 3 } } });
    const answer = await callApi({
      method: "POST",
      path: "/highlights",
      body: { pmid: "1" },
      schema: z.object({ saved: z.number() }),
    });
    expect(answer).toEqual({ saved: 3 });
    expect(calls).toEqual([{ method: "POST", path: "/highlights", body: { pmid: "1" }, token: "token-1" }]);
  });

  test("gives status, code, sentence and waiting time of a refusal", async () => {
    fakeApi({
      "GET /x": {
        status: 429,
        headers: { "retry-after": "90" },
        body: { detail: "Too many attempts. Please try again later", code: "too_many_attempts" },
      },
    });
    await expect(callApi({ path: "/x", schema: anything })).rejects.toMatchObject({
      status: 429,
      code: "too_many_attempts",
      detail: "Too many attempts. Please try again later",
      retryAfter: 90,
    });
  });

  test("joins the sentences about single fields", async () => {
    const detail = [
      { loc: ["body", "query"], msg: "query must not be empty" },
      { loc: ["body", "language"], msg: "language must be one of: en, ja, zh" },
    ];
    fakeApi({ "GET /x": { status: 422, body: { detail, code: "validation_failed" } } });
    await expect(callApi({ path: "/x", schema: anything })).rejects.toMatchObject({
      detail: "query must not be empty language must be one of: en, ja, zh",
    });
  });

  test("knows a refusal that is not the server's own by its status", async () => {
    fakeApi({ "GET /x": { status: 502 } });
    await expect(callApi({ path: "/x", schema: anything })).rejects.toMatchObject({
      status: 502,
      code: "server_error",
    });
  });

  test("names a missing network, and an answer that does not fit", async () => {
    fakeApi({ "GET /x": "no network", "GET /y": { body: { saved: "three" } } });
    await expect(callApi({ path: "/x", schema: anything })).rejects.toMatchObject({ status: 0, code: "no_response" });
    await expect(callApi({ path: "/y", schema: z.object({ saved: z.number() }) })).rejects.toMatchObject({
      code: "unexpected_answer",
    });
  });

  test("given up by its caller ends with the caller's reason, not as a failure of the network", async () => {
    fakeApi({ "GET /x": { body: {} } });
    const giveUp = new AbortController();
    giveUp.abort(new Error("no longer needed"));
    await expect(callApi({ path: "/x", schema: anything, signal: giveUp.signal })).rejects.toThrow("no longer needed");
  });
});

describe("a token that is refused", () => {
  beforeEach(() => signInAs(user));
  const refreshed = { body: { access_token: "token-2", user } };

  test("is renewed once, and the call repeated once", async () => {
    const calls = fakeApi({ "GET /usage/current": onlyWith("token-2"), "POST /auth/refresh": refreshed });
    await expect(callApi({ path: "/usage/current", schema: anything })).resolves.toEqual({ ok: true });
    expect(calls.map((call) => call.path)).toEqual(["/usage/current", "/auth/refresh", "/usage/current"]);
    expect(getAccessToken()).toBe("token-2");
  });

  test("is renewed once for calls that fail at the same time", async () => {
    const calls = fakeApi({
      "GET /a": onlyWith("token-2"),
      "GET /b": onlyWith("token-2"),
      "GET /c": onlyWith("token-2"),
      "POST /auth/refresh": refreshed,
    });
    await Promise.all(["/a", "/b", "/c"].map((path) => callApi({ path, schema: anything })));
    expect(calls.filter((call) => call.path === "/auth/refresh")).toHaveLength(1);
  });

  test("gives way to one that another tab has got meanwhile", async () => {
    const calls = fakeApi({
      "GET /a": (call) => {
        localStorage.setItem("access_token", "token-of-other-tab");
        return onlyWith("token-of-other-tab")(call);
      },
    });
    await expect(callApi({ path: "/a", schema: anything })).resolves.toEqual({ ok: true });
    expect(calls.map((call) => call.token)).toEqual(["token-1", "token-of-other-tab"]);
  });

  test("does not let the call be repeated for someone else who signed in meanwhile", async () => {
    const calls = fakeApi({
      "POST /highlights": () => {
        signInAs(makeUser({ id: "8b1f6a52-6a0e-4a63-9b1e-0d6f3a1c2e02" }), "token-of-someone-else");
        return refused;
      },
    });
    await expect(callApi({ method: "POST", path: "/highlights", schema: anything })).rejects.toMatchObject({
      code: "session_expired",
    });
    expect(calls).toHaveLength(1);
    expect(getSession().status).toBe("signed_in");
  });

  test("signs out everywhere when it cannot be renewed", async () => {
    fakeApi({ "GET /a": refused, "POST /auth/refresh": { status: 401, body: refused.body } });
    await expect(callApi({ path: "/a", schema: anything })).rejects.toMatchObject({
      code: "session_expired",
      detail: "Your session has expired. Please sign in again.",
    });
    expect(getSession()).toEqual({ status: "signed_out", reason: "expired" });
    expect(localStorage.getItem("access_token")).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
  });

  test("signs out everywhere when the renewed one is refused too, without asking a second time", async () => {
    const calls = fakeApi({ "GET /a": refused, "POST /auth/refresh": refreshed });
    await expect(callApi({ path: "/a", schema: anything })).rejects.toMatchObject({ code: "session_expired" });
    expect(calls).toHaveLength(3);
    expect(getSession()).toEqual({ status: "signed_out", reason: "expired" });
  });

  test("leaves the user signed in while the server cannot be reached to renew it", async () => {
    fakeApi({ "GET /a": refused, "POST /auth/refresh": "no network" });
    await expect(callApi({ path: "/a", schema: anything })).rejects.toMatchObject({ code: "no_response" });
    expect(getSession().status).toBe("signed_in");
  });

  test.each(["/auth/login", "/auth/logout"])("is not what a 401 of %s is about", async (path) => {
    const calls = fakeApi({ [`POST ${path}`]: refused });
    await expect(callApi({ method: "POST", path, schema: anything })).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(1);
  });

  test("is renewed for GET /auth/me, else a page opened after a while would ask to sign in again", async () => {
    fakeApi({ "GET /auth/me": onlyWith("token-2"), "POST /auth/refresh": refreshed });
    await expect(callApi({ path: "/auth/me", schema: anything })).resolves.toEqual({ ok: true });
  });
});

test("an account that was switched off is signed out, and the reason kept", async () => {
  signInAs(user);
  fakeApi({ "GET /a": { status: 403, body: { detail: "Access denied.", code: "account_inactive" } } });
  await expect(callApi({ path: "/a", schema: anything })).rejects.toMatchObject({ code: "account_inactive" });
  expect(getSession()).toEqual({ status: "signed_out", reason: "inactive" });
});

test("a call is given up after its time, and POST /search may wait for as long as it takes", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  fakeApi({ "GET /a": { body: {} }, "POST /search": { body: {} } });
  await callApi({ path: "/a", schema: anything });
  expect(timeout).toHaveBeenLastCalledWith(30_000);
  await callApi({ method: "POST", path: "/search", schema: anything, timeoutMs: null });
  expect(timeout).toHaveBeenCalledTimes(1);
  timeout.mockReturnValueOnce(AbortSignal.abort());
  await expect(callApi({ path: "/a", schema: anything })).rejects.toMatchObject({ status: 0, code: "timed_out" });
});
