import type { Database } from "@medsieve/database/client";
import { users } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase } from "../../../../database/test/database.ts";
import { testPasswords } from "../../../test/accounts-app.ts";
import { findCredentials } from "../../db/users.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => emptyDatabase(database));
afterAll(() => database.close());

const ensure = (email: string, password?: string) => ensureFirstAdmin(database, testPasswords, { email, password });

describe("the first administrator", () => {
  it("is made once, with a password that is shown once and works", async () => {
    const made = await ensure("Admin@Medsieve.local");
    expect(made?.email).toBe("admin@medsieve.local");
    expect(made?.password).toMatch(/^[a-zA-Z2-9]{20}$/);
    const stored = await findCredentials(database.db, "admin@medsieve.local");
    expect(await testPasswords.verify(stored?.passwordHash ?? null, made?.password ?? "")).toBe(true);
    expect(await ensure("admin@medsieve.local")).toBeNull();
    expect(await ensure("another@medsieve.local")).toBeNull();
  });

  it("has the operator's password, which is not shown again", async () => {
    expect(await ensure("admin@medsieve.local", "Correct-Horse-7")).toEqual({
      email: "admin@medsieve.local",
      password: null,
    });
    const stored = await findCredentials(database.db, "admin@medsieve.local");
    expect(await testPasswords.verify(stored?.passwordHash ?? null, "Correct-Horse-7")).toBe(true);
  });

  it("is made by one of several servers that start at once", async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => ensure("admin@medsieve.local")));
    expect(made.filter((one) => one !== null)).toHaveLength(1);
    expect(await database.db.$count(users)).toBe(1);
  });

  it("is not made from settings that cannot be used, and says why", async () => {
    await expect(ensure("admin@medsieve.local", "secret")).rejects.toThrow(
      /^ADMIN_PASSWORD cannot be used\. .*8 characters/,
    );
    await expect(ensure("admin@medsieve.local", "secret")).rejects.not.toThrow(/secret/);
    await expect(ensure("no-address")).rejects.toThrow('ADMIN_EMAIL is "no-address"; it takes an e-mail address');
    await database.db.insert(users).values({ email: "ada@example.org", fullName: "Ada", role: "user" });
    await expect(ensure("ada@example.org")).rejects.toThrow("without admin rights");
  });
});
