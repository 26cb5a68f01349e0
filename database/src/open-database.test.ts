import { describe, expect, it } from "vitest";
import { UNLOGGED } from "./client.ts";
import { DatabaseUnreachableError, openDatabase } from "./open-database.ts";

describe("a PostgreSQL that does not answer", () => {
  it("is named with host and port, and its password is not repeated", async () => {
    const settings = { databaseUrl: "postgresql://someone:hunter2@127.0.0.1:9/medsieve", dataDir: "unused" };
    const opening = openDatabase(settings, UNLOGGED);
    await expect(opening).rejects.toThrow(DatabaseUnreachableError);
    await expect(opening).rejects.toThrow(
      /^DATABASE_URL names a PostgreSQL at 127\.0\.0\.1:9 that cannot be used: (?!.*hunter2)/,
    );
  });
});
