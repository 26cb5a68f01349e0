import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../test/database.ts";
import { NewerDatabaseError, runMigrations } from "./migrate.ts";

describe("a database that a newer version has written", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("is refused in one sentence, before anything is changed", async () => {
    await database.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)",
    );
    const failure = await runMigrations(database.pool).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NewerDatabaseError);
    expect(String(failure)).toMatch(
      /^NewerDatabaseError: The database was written by a newer version.*1 step ahead.*$/,
    );
    await database.pool.query("delete from drizzle.__drizzle_migrations where created_at = 9999999999999");
    await runMigrations(database.pool);
  });
});
