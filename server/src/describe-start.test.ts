import { createPostingsSearch } from "@medsieve/sources/library/postings/search-postings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../database/test/database.ts";
import { openSources } from "../../sources/src/open-sources.ts";
import { describeStart } from "./describe-start.ts";
import { readEnv } from "./env.ts";
import { WORK_HERE } from "./work/work-here.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("a start ends with the address and, the first time, the administrator's sign-in", async () => {
  const env = readEnv({ LITERATURE_SOURCE: "library", PORT: "8080" });
  const parts = { database, postings: createPostingsSearch(database), work: WORK_HERE };
  const sources = await openSources(parts, env, { info: () => undefined, warn: () => undefined });
  const describe = (password: string | null | undefined) =>
    describeStart({
      ...{ env, sources, database },
      firstAdmin: password === undefined ? null : { email: "admin@medsieve.local", password },
    });
  const first = await describe("generated-once-7");
  expect(first).toMatch(/Medsieve is ready: http:\/\/localhost:8080\n/);
  expect(first).toMatch(/e-mail +admin@medsieve\.local\n +password +generated-once-7\n.*shown this once/s);
  expect(await describe(null)).toMatch(/password +the one in ADMIN_PASSWORD$/);
  expect(await describe(undefined)).not.toMatch(/sign-in|password/i);
  await sources.close();
});
