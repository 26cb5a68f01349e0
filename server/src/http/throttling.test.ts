import type { Database } from "@medsieve/database/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../database/test/database.ts";
import { createLimit } from "./throttling.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

const open = (name = "test") => createLimit(database, { name, attempts: 3, windowSeconds: 60 });

async function takeTimes(limit: ReturnType<typeof open>, key: string, times: number): Promise<string> {
  const taken = await Promise.allSettled(Array.from({ length: times }, () => limit.take(key)));
  return taken
    .map((one) => (one.status === "fulfilled" ? "y" : "n"))
    .sort()
    .join("");
}

describe("a limit", () => {
  it("lets exactly as many through as it has, sent at once to several servers", async () => {
    const taken = await Promise.all([takeTimes(open(), "ada", 4), takeTimes(open(), "ada", 4)]);
    expect([...taken.join("")].filter((one) => one === "y")).toHaveLength(3);
  });

  it("counts each key, and each limit, for itself", async () => {
    await takeTimes(open(), "ada", 3);
    expect(await takeTimes(open(), "bob", 1)).toBe("y");
    expect(await takeTimes(open("other"), "ada", 1)).toBe("y");
    expect(await takeTimes(open(), "ada", 1)).toBe("n");
  });

  it("says how long to wait, and lets in again after that", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-10T12:00:00Z") });
    try {
      await takeTimes(open(), "ada", 3);
      vi.setSystemTime(new Date("2026-03-10T12:00:45.5Z"));
      await expect(open().take("ada")).rejects.toMatchObject({
        status: 429,
        code: "too_many_attempts",
        retryAfter: 15,
      });
      vi.setSystemTime(new Date("2026-03-10T12:01:00Z"));
      expect(await takeTimes(open(), "ada", 4)).toBe("nyyy");
    } finally {
      vi.useRealTimers();
    }
  });

  it("gives attempts back, one or all", async () => {
    await takeTimes(open(), "ada", 3);
    await open().giveBack("ada");
    expect(await takeTimes(open(), "ada", 2)).toBe("ny");
    await open().clear("ada");
    expect(await takeTimes(open(), "ada", 3)).toBe("yyy");
  });
});
