import { readinessSchema } from "@medsieve/contract/health";
import { afterEach, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test/app.ts";
import { openTestDatabase } from "../test/database.ts";
import { createBuiltinReader } from "./readers/builtin/builtin-reader.ts";
import { createLibrarySource } from "./sources/library/library-source.ts";

describe("GET /health/ready", () => {
  let test: TestApp;
  afterEach(() => test.close());

  const ask = () => test.app.inject({ url: "/health/ready" });

  it("names what is active, without a sign-in and without a secret", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database), createBuiltinReader());
    const answer = await ask();
    expect(answer.statusCode).toBe(200);
    expect(readinessSchema.parse(answer.json())).toEqual({
      status: "ready",
      database: { kind: database.kind, state: "ok" },
      source: "library",
      reader: { id: "builtin", vendor: null, model: null },
      library: { papers: 0, demonstration_papers: 0 },
      mail: "outbox",
    });
    await database.close();
  });

  it("says that the database does not answer, while the process lives", async () => {
    const database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database), createBuiltinReader());
    await database.close();
    const answer = await ask();
    expect(answer.statusCode).toBe(503);
    expect(readinessSchema.parse(answer.json())).toMatchObject({
      status: "unavailable",
      database: { state: "unreachable" },
      library: null,
    });
    expect((await test.app.inject({ url: "/health" })).json()).toEqual({ status: "ok" });
  });
});
