import { randomUUID } from "node:crypto";
import { searchDetailsSchema } from "@medsieve/contract/history";
import { searches } from "@medsieve/database/schema/index";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const QUERY = "statins[tiab]";

describe("decisions on the papers of a search", () => {
  let database: TestDatabase;
  let test: TestApp;
  let reader: ScriptedReader;
  let token: string;
  let id: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    const source = new ScriptedSource([makePaper(101), makePaper(102)], { [QUERY]: ["101", "102", "103"] });
    reader = new ScriptedReader([QUERY]);
    test = await openTestApp(database, source, reader);
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    token = await signInNew(test, database, { email: "user@example.org" });
    id = await search();
  });

  const search = async (as = token) =>
    String((await call(test.app, "POST", "/search", as, { query: "Do statins help?" })).json().search_id);
  const decide = (pmid: string, body: unknown, as: string | null = token, on = id) =>
    call(test.app, "PUT", `/searches/${on}/papers/${pmid}/decision`, as, body);
  const read = async (as = token) => (await call(test.app, "GET", `/searches/${id}/decisions`, as)).json();

  it("are kept with who made them, the last one on each paper, until they are taken back", async () => {
    const record = async () => (await call(test.app, "GET", `/search-history/${id}/record`, token)).json();
    const before = await record();
    expect(await read()).toEqual({ decisions: [], own_reasons: [] });
    expect((await decide("101", { decision: "excluded", reason: " only animals " })).statusCode).toBe(200);
    await decide("102", { decision: "excluded", reason: "population" });
    await decide("102", { decision: "included" });
    const decisions = [
      { pmid: "101", decision: "excluded", reason: "only animals" },
      { pmid: "102", decision: "included", reason: null },
    ].map((one) => ({ ...one, decided_by: "Test Person", decided_at: expect.any(String) }));
    expect(await read()).toEqual({ decisions, own_reasons: ["only animals"] });
    const details = (await call(test.app, "GET", `/search-history/${id}/details`, token)).json();
    expect(searchDetailsSchema.parse(details).decisions).toEqual(decisions);
    expect(await record()).toEqual(before);

    await decide("101", { decision: "undecided" });
    expect((await decide("101", { decision: "undecided" })).statusCode).toBe(200);
    expect((await read()).decisions.map(({ pmid }: { pmid: string }) => pmid)).toEqual(["102"]);
  });

  it("stand in the notes of a file of references", async () => {
    await decide("101", { decision: "excluded", reason: "study_design" });
    for (const format of ["ris", "nbib", "bibtex"]) {
      const { body } = await call(test.app, "GET", `/search-history/${id}/citations?format=${format}`, token);
      expect(body.match(/Excluded: wrong study design \(Test Person, \d{4}-\d\d-\d\d\)/g)).toHaveLength(1);
    }
  });

  it("offer reasons of one's own again in another search, the last used first, and to no one else", async () => {
    await decide("101", { decision: "excluded", reason: "first" });
    await decide("102", { decision: "excluded", reason: "second" });
    const other = await signInNew(test, database, { email: "other@example.org" });
    id = await search();
    expect((await read()).own_reasons).toEqual(["second", "first"]);
    id = await search(other);
    expect((await read(other)).own_reasons).toEqual([]);
  });

  it("are for the owner of the search, on papers that were read in it", async () => {
    const other = await signInNew(test, database, { email: "other@example.org" });
    const included = { decision: "included" };
    expect((await decide("101", included, null)).statusCode).toBe(401);
    expect((await decide("101", included, other)).statusCode).toBe(404);
    expect((await call(test.app, "GET", `/searches/${id}/decisions`, other)).statusCode).toBe(404);
    expect((await decide("103", included)).statusCode).toBe(404);
    expect((await decide("101", included, token, randomUUID())).statusCode).toBe(404);
    expect((await read()).decisions).toEqual([]);
  });

  it("wait until the search has ended", async () => {
    let release = () => {};
    reader.holds.set("102", new Promise((resolve) => (release = resolve)));
    const running = search();
    await expect.poll(() => database.db.$count(searches)).toBe(2);
    const { searches: listed } = (await call(test.app, "GET", "/search-history", token)).json();
    await expect
      .poll(async () => (await decide("101", { decision: "included" }, token, listed[0].id)).statusCode)
      .toBe(409);
    reader.holds.clear();
    release();
    expect((await decide("101", { decision: "included" }, token, await running)).statusCode).toBe(200);
  });

  it.each([
    [{ decision: "maybe" }, "decision must be one of: included, excluded, undecided"],
    [{}, "decision must be one of: included, excluded, undecided"],
    [{ decision: "excluded", reason: " " }, "reason must not be blank"],
    [{ decision: "excluded", reason: "x".repeat(101) }, "reason must have at most 100 characters"],
    [{ decision: "excluded", reason: "two\nlines" }, "reason must be a single line"],
    [{ decision: "excluded", reason: "\u200B" }, "reason must not be blank"],
    [{ decision: "excluded", reason: "\u202Eyduts gnorw" }, "reason must not contain control characters"],
    [{ decision: "excluded", reason: "half \uD83D" }, "reason must not contain control characters"],
    [{ decision: "included", reason: "good" }, "reason is for papers that are excluded"],
    [{ decision: "included", why: "x" }, "why"],
  ])("refuse %j", async (body, message) => {
    const answer = await decide("101", body);
    expect(answer.statusCode).toBe(422);
    expect(JSON.stringify(answer.json().detail)).toContain(message);
  });
});
