import { surveys } from "@medsieve/database/schema/index";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const INTERESTED = {
  interested: true,
  use_case: "research",
  needed_searches: "1000+",
  additional_feedback: " <b>Yes</b> ",
};

describe("the survey", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
    token = await signInNew(test, database, { email: "demo@example.org", role: "demo" });
  });
  afterEach(() => test.close());

  const answer = (body: unknown) => call(test.app, "POST", "/usage/survey", token, body);
  const check = async () => (await call(test.app, "GET", "/usage/check-survey", token)).json();

  it("is answered once, with the role that the server knows", async () => {
    expect(await check()).toEqual({ success: true, has_responded: false });
    expect((await answer({ ...INTERESTED, user_role: "admin" })).json()).toMatchObject({ success: true });
    expect(await check()).toEqual({ success: true, has_responded: true });
    const again = await answer(INTERESTED);
    expect([again.statusCode, again.json().code]).toEqual([409, "survey_answered"]);
    expect(await database.db.select().from(surveys)).toMatchObject([
      {
        userEmail: "demo@example.org",
        userRole: "demo",
        interested: true,
        useCase: "research",
        neededSearches: "1000+",
        additionalFeedback: "<b>Yes</b>",
      },
    ]);
  });

  it("keeps what was pasted without what is unseen and cannot be kept", async () => {
    const pasted = { ...INTERESTED, additional_feedback: "More\0 trials\uD800\n\u202Eplease" };
    expect((await answer(pasted)).statusCode).toBe(200);
    expect(await database.db.select().from(surveys)).toMatchObject([{ additionalFeedback: "More trials\nplease" }]);
  });

  it("asks nothing more of who is not interested", async () => {
    expect((await answer({ interested: false })).statusCode).toBe(200);
    expect(await database.db.select().from(surveys)).toMatchObject([{ interested: false, useCase: null }]);
  });

  it.each([
    [{}, "interested"],
    [{ interested: true, needed_searches: "unlimited" }, "use_case"],
    [{ interested: true, use_case: "personal" }, "needed_searches"],
    [{ interested: true, use_case: "fun", needed_searches: "unlimited" }, "use_case"],
    [{ ...INTERESTED, needed_searches: "7" }, "needed_searches"],
    [{ ...INTERESTED, additional_feedback: "x".repeat(5001) }, "additional_feedback"],
  ])("names what is wrong with %j", async (body, field) => {
    const refusal = await answer(body);
    expect(refusal.statusCode).toBe(422);
    expect(refusal.json().detail[0].loc).toEqual(["body", field]);
  });
});
