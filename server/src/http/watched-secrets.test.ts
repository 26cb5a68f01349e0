import { mails } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { takeFoundSecrets } from "../../../database/test/found-secrets.ts";
import { openTestApp, PASSWORD, signInNew, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";

let database: TestDatabase;
let test: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
});
afterAll(async () => {
  await test.close();
  await database.close();
});

it("a password or a token that a test's log or mails show is found, and nothing else is", async () => {
  const token = await signInNew(test, database, { email: "ada@example.org" });
  test.app.log.info("nothing that anyone may not read");
  expect(takeFoundSecrets()).toEqual([]);
  test.app.log.debug(`somebody typed ${PASSWORD}`);
  test.app.log.info({ said: token.split(".")[2] }, "the end of a token");
  expect(takeFoundSecrets()).toEqual([expect.stringContaining("somebody typed"), expect.stringContaining("the end")]);
  await database.db
    .insert(mails)
    .values({ recipient: "ada@example.org", subject: "Welcome", text: `It is ${PASSWORD}` });
  await emptyDatabase(database);
  expect(takeFoundSecrets()).toEqual([expect.stringContaining("Welcome")]);
});
