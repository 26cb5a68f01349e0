import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeUser, signInAs } from "../testing/accounts.ts";
import { fakeApi } from "../testing/fake-api.ts";
import { fetchFile } from "./fetch-file.ts";

const PATH = "/search-history/1/citations?format=ris";
const order = (signal = new AbortController().signal, onProgress: (bytes: number) => void = () => undefined) => ({
  path: PATH,
  signal,
  onProgress,
});

beforeEach(() => signInAs(makeUser()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a file comes as it is, and progress is reported in bytes", async () => {
  fakeApi({ "GET /search-history/1/citations": { body: "TY  - JOUR" } });
  const progress: number[] = [];
  const file = await fetchFile(order(undefined, (bytes) => progress.push(bytes)));
  expect(await file.text()).toBe('"TY  - JOUR"');
  expect(progress.at(-1)).toBe(file.size);
});

test("a token that has run out is renewed, and the file asked for once more", async () => {
  const user = makeUser();
  const calls = fakeApi({
    "GET /search-history/1/citations": ({ token }) =>
      token === "token-2" ? { body: "x" } : { status: 401, body: { detail: "x", code: "not_signed_in" } },
    "POST /auth/refresh": { body: { access_token: "token-2", token_type: "bearer", expires_in: 900, user } },
  });
  await fetchFile(order());
  expect(calls.filter(({ path }) => path === PATH).map(({ token }) => token)).toEqual(["token-1", "token-2"]);
});

test("a refusal is reported by its code, a server that does not answer as such", async () => {
  fakeApi({
    "GET /search-history/1/citations": { status: 404, body: { detail: "No such search", code: "not_found" } },
  });
  await expect(fetchFile(order())).rejects.toMatchObject({ status: 404, code: "not_found" });
  fakeApi({ "GET /search-history/1/citations": "no network" });
  await expect(fetchFile(order())).rejects.toMatchObject({ status: 0, code: "no_response" });
});

test("a caller that aborts gets no other error", async () => {
  const control = new AbortController();
  fakeApi({
    "GET /search-history/1/citations": () => {
      control.abort(new Error("given up"));
      return { body: "x" };
    },
  });
  await expect(fetchFile(order(control.signal))).rejects.toThrow("given up");
});
