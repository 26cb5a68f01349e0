import type { ImportRow } from "@medsieve/contract/admin/users";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/api-error.ts";
import { makeUser, signInAs } from "../../../testing/accounts.ts";
import { fakeApi } from "../../../testing/fake-api.ts";
import { type ImportProgress, NOTHING_SENT, sendImport } from "./send-import.ts";

const OPTIONS = { sendsWelcome: true, mustChangePassword: false, updatesExisting: false, language: "ja" } as const;

function makeRows(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 2,
    row: {
      email: `p${index}@nord.example`,
      full_name: `P ${index}`,
      password: "pw",
      company: "N",
      role: "user",
      monthly_search_limit: null,
    } satisfies ImportRow,
  }));
}

/** A server that has accounts; it can lose an answer on its way back. */
function openServer(known: string[] = []) {
  const accounts = new Set(known);
  const server = { accounts, losesNextAnswer: false };
  const calls = fakeApi({
    "POST /admin/users/batch-import": ({ body }) => {
      const { users } = body as { users: ImportRow[] };
      const results = users.map(({ email }) => {
        const success = !accounts.has(email);
        accounts.add(email);
        const message = success ? "User created" : "A user with this email already exists";
        return {
          email,
          success,
          message,
          reason: success ? null : "email_taken",
          outcome: success ? "created" : "refused",
          changes: [],
          company_created: email.startsWith("p0@"),
        };
      });
      if (server.losesNextAnswer) {
        server.losesNextAnswer = false;
        throw new TypeError("the connection broke");
      }
      const successful = results.filter((result) => result.success).length;
      return { body: { total: results.length, successful, failed: results.length - successful, results } };
    },
  });
  return { server, calls };
}

beforeEach(() => signInAs(makeUser({ role: "admin" })));
afterEach(() => vi.unstubAllGlobals());

async function run(count: number, from?: ImportProgress, isStopped: () => boolean = () => false) {
  let progress: ImportProgress = from ?? { ...NOTHING_SENT, total: count };
  let error: unknown = null;
  const seen: number[] = [];
  try {
    await sendImport({
      rows: makeRows(count),
      options: OPTIONS,
      from: progress,
      isStopped,
      onProgress: (next) => {
        progress = next;
        seen.push(next.answered);
      },
    });
  } catch (caught) {
    error = caught;
  }
  return { progress, error, seen };
}

test("rows go out fifty a call, and each answer is reported", async () => {
  const { calls } = openServer();
  const { progress, seen } = await run(120);
  expect(seen).toEqual([50, 100, 120]);
  expect(progress).toEqual({ ...NOTHING_SENT, total: 120, answered: 120, imported: 120, companiesCreated: 1 });
  expect(calls.map((call) => (call.body as { users: unknown[] }).users.length)).toEqual([50, 50, 20]);
  expect(calls[0]?.body).toMatchObject({ update_existing: false, send_welcome_emails: true, language: "ja" });
});

test("a row that is refused is kept with its number and the reason; the others go on", async () => {
  openServer(["p60@nord.example"]);
  const { progress } = await run(70);
  expect(progress.imported).toBe(69);
  expect(progress.failed).toMatchObject([{ number: 62, reason: "email_taken" }]);
});

test("stopping ends the import after the call that is on its way", async () => {
  openServer();
  let stopped = false;
  const server = await run(120, undefined, () => {
    const now = stopped;
    stopped = true;
    return now;
  });
  expect(server.progress).toMatchObject({ answered: 50, imported: 50 });
});

test("a broken connection shows which rows are in doubt, and going on imports no user twice", async () => {
  const { server } = openServer(["p70@nord.example"]);
  const first = await run(50);
  expect(first.progress.imported).toBe(50);
  server.accounts.clear();
  server.accounts.add("p70@nord.example");

  let losing = false;
  const broken = await run(120, undefined, () => {
    server.losesNextAnswer = losing;
    losing = true;
    return false;
  });
  expect(broken.error).toBeInstanceOf(ApiError);
  expect(broken.progress).toMatchObject({ answered: 50, imported: 50 });
  expect(broken.progress.inDoubt.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, n) => n + 52));

  const whole = await run(120, broken.progress);
  expect(whole.error).toBeNull();
  expect(whole.progress.answered).toBe(120);
  expect(whole.progress.imported + whole.progress.failed.length).toBe(120);
  expect(new Set(whole.progress.failed.map(({ reason }) => reason))).toEqual(new Set(["made_before"]));
  expect(server.accounts.size).toBe(120);
});
