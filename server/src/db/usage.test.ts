import type { Database } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../database/test/database.ts";
import { countSearch, giveBackSearch, type LimitedUser, readUsage, startOfMonth } from "./usage.ts";

const LIMITS = { userLimit: 100, demoLimit: 10 };
const MARCH = new Date("2026-03-10T12:00:00Z");
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

async function addUser(role: LimitedUser["role"], monthlyLimit: number | null): Promise<LimitedUser> {
  const values = { email: `${role}@example.org`, fullName: "Ada", role, monthlyLimit };
  const [user] = await database.db.insert(users).values(values).returning();
  return user!;
}

const count = (user: LimitedUser, now = MARCH) => countSearch(database.db, user, LIMITS, now);
const read = (user: LimitedUser, now = MARCH) => readUsage(database.db, user, LIMITS, now);

async function countTimes(user: LimitedUser, times: number): Promise<number> {
  const counted = await Promise.all(Array.from({ length: times }, () => count(user)));
  return counted.filter((one) => one.counted).length;
}

describe("counting searches", () => {
  it("accepts exactly as many as are left, of any number sent at once", async () => {
    const user = await addUser("user", 8);
    expect(await countTimes(user, 3)).toBe(3);
    expect(await countTimes(user, 20)).toBe(5);
    expect(await read(user)).toEqual({
      current_usage: 8,
      limit: 8,
      reset_date: "2026-03-01T00:00:00.000Z",
      percentage_used: 100,
    });
    expect(await count(user)).toEqual({ counted: false, used: 8, limit: 8, month: "2026-03-01" });
  });

  it("does so too in transactions that each write something else as well", async () => {
    const user = await addUser("user", 5);
    const counted = await Promise.all(
      Array.from({ length: 20 }, () => database.db.transaction((tx) => countSearch(tx, user, LIMITS, MARCH))),
    );
    expect(counted.filter((one) => one.counted)).toHaveLength(5);
  });

  it("takes nothing when the transaction it belongs to fails", async () => {
    const user = await addUser("user", 5);
    const failing = database.db.transaction(async (tx) => {
      await countSearch(tx, user, LIMITS, MARCH);
      throw new Error("after counting");
    });
    await expect(failing).rejects.toThrow("after counting");
    expect((await read(user)).current_usage).toBe(0);
  });

  it.each([
    ["user", null, 100],
    ["admin", null, 100],
    ["demo", null, 10],
    ["demo", 20, 20],
    ["user", 0, 0],
  ] as const)("gives %s with a limit of %s searches: %s", async (role, monthlyLimit, limit) => {
    const user = await addUser(role, monthlyLimit);
    expect((await read(user)).limit).toBe(limit);
  });

  it("is blocked by a limit of 0", async () => {
    const user = await addUser("user", 0);
    expect(await count(user)).toEqual({ counted: false, used: 0, limit: 0, month: "2026-03-01" });
    expect((await read(user)).percentage_used).toBe(100);
  });

  it("stays at what was used when the limit is lowered below it", async () => {
    const user = await addUser("user", 8);
    await countTimes(user, 6);
    const lowered = { ...user, monthlyLimit: 4 };
    expect(await count(lowered)).toMatchObject({ counted: false, used: 6, limit: 4 });
    expect((await read(lowered)).percentage_used).toBe(150);
  });

  it("starts again on the 1st, 00:00 UTC", async () => {
    const user = await addUser("user", 1);
    expect(await count(user, new Date("2026-03-31T23:59:59.999Z"))).toMatchObject({
      counted: true,
      month: "2026-03-01",
    });
    expect(await count(user, new Date("2026-03-31T23:59:59.999Z"))).toMatchObject({ counted: false });
    expect(await count(user, new Date("2026-04-01T00:00:00.000Z"))).toMatchObject({
      counted: true,
      month: "2026-04-01",
    });
  });

  it("follows a clock that jumps over the month's end and back: each month keeps its own count and limit", async () => {
    const user = await addUser("user", 2);
    const [before, after] = [new Date("2026-03-31T23:30:00Z"), new Date("2026-04-01T00:30:00Z")];
    expect(await count(user, before)).toMatchObject({ counted: true, used: 1 });
    const late = await count(user, after);
    expect(late).toMatchObject({ counted: true, used: 1, month: "2026-04-01" });
    expect(await count(user, before)).toMatchObject({ counted: true, used: 2 });
    expect(await count(user, before)).toMatchObject({ counted: false, used: 2 });
    await giveBackSearch(database.db, user.id, late.month);
    expect([(await read(user, before)).current_usage, (await read(user, after)).current_usage]).toEqual([2, 0]);
  });

  it("gives a search back to its own month, never below 0", async () => {
    const user = await addUser("user", 1);
    const counted = await count(user);
    await giveBackSearch(database.db, user.id, "2026-02-01");
    expect((await read(user)).current_usage).toBe(1);
    await giveBackSearch(database.db, user.id, counted.month);
    await giveBackSearch(database.db, user.id, counted.month);
    expect((await read(user)).current_usage).toBe(0);
    expect(await countTimes(user, 2)).toBe(1);
  });
});

describe("the start of the month", () => {
  it("is the first instant of the same month in UTC", () => {
    const days = { min: new Date("1970-01-01"), max: new Date("2199-12-31"), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(days), (now) => {
        const start = startOfMonth(now);
        expect(start.toISOString()).toBe(`${now.toISOString().slice(0, 7)}-01T00:00:00.000Z`);
        expect(start <= now).toBe(true);
      }),
    );
  });
});
