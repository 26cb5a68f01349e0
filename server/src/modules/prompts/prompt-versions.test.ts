import { API_PREFIX } from "@medsieve/contract/constants";
import type { PromptVersion, PromptVersionsPage } from "@medsieve/contract/prompt-versions";
import type { PromptSet } from "@medsieve/contract/prompts";
import { auditEvents, promptSettings, promptVersions, users } from "@medsieve/database/schema/index";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { DEFAULT_PROMPTS } from "../../prompts/defaults/default-prompts.ts";
import { createPromptSource } from "../../prompts/prompt-store.ts";

const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000";

let database: TestDatabase;
let test: TestApp;
let token: string;

beforeAll(async () => {
  database = await openTestDatabase();
  test = await openTestApp(database, new ScriptedSource([], {}), new ScriptedReader([]));
});
afterAll(async () => {
  await test.close();
  await database.close();
});
beforeEach(async () => {
  await emptyDatabase(database);
  token = await signInNew(test, database, { email: "ada@example.org", role: "admin" });
});

const get = (path: string) => call(test.app, "GET", path, token);
const post = (path: string, body: object | undefined, ifMatch?: string, by = token) =>
  test.app.inject({
    method: "POST",
    url: API_PREFIX + path,
    headers: { authorization: `Bearer ${by}`, ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) },
    ...(body === undefined ? {} : { payload: body }),
  });
const list = async (query = "") => (await get(`/prompts/versions${query}`)).json() as PromptVersionsPage;
const readSet = async () => (await get("/prompts")).json() as PromptSet;

/** Saves with this reading prompt in English, for comprehensive searches. */
async function saveText(analysis_prompt: string, by = token) {
  const prompts = await readSet();
  prompts.en.comprehensive.analysis_prompt = analysis_prompt;
  return post("/prompts", prompts, undefined, by);
}

async function findNumber(number: number): Promise<PromptVersion> {
  const found = (await list()).items.find((one) => one.number === number);
  if (found === undefined) throw new Error(`there is no version ${number}`);
  return found;
}

describe("the history of the prompts", () => {
  it("is empty until something is saved, and a save that changes nothing adds nothing", async () => {
    expect(await list()).toEqual({ items: [], meta: { total: 0, total_pages: 1, page: 1, per_page: 20 } });
    expect((await post("/prompts", DEFAULT_PROMPTS)).statusCode).toBe(200);
    expect((await post("/prompts/reset?language=en", undefined)).statusCode).toBe(200);
    expect((await list()).meta.total).toBe(0);
  });

  it("begins with what held, and keeps who changed what and when", async () => {
    const begun = Date.now();
    await saveText("Read.\nBriefly.");
    const mori = await signInNew(test, database, { email: "mori@example.org", role: "admin" });
    const prompts = await readSet();
    prompts.en.comprehensive.analysis_prompt = "Read.\nAt length.";
    prompts.ja.case_reports.max_queries = 7;
    await post("/prompts", prompts, undefined, mori);
    const { items } = await list();
    expect(items.map(({ number, kind, author, is_newest }) => [number, kind, author, is_newest])).toEqual([
      [3, "saved", "mori@example.org", true],
      [2, "saved", "ada@example.org", false],
      [1, "first", null, false],
    ]);
    expect(items[0]?.prompts.map(({ language, preference, fields }) => [language, preference, fields])).toEqual([
      ["en", "comprehensive", ["analysis_prompt"]],
      ["ja", "case_reports", ["max_queries"]],
    ]);
    expect(Date.parse(items[0]?.saved_at ?? "")).toBeGreaterThanOrEqual(begun - 1000);
    expect((await get(`/prompts/versions/${items[0]?.id}`)).json()).toEqual({
      ...items[0],
      changes: [
        {
          ...{ language: "en", preference: "comprehensive", field: "analysis_prompt" },
          ...{ from: "Read.\nBriefly.", to: "Read.\nAt length." },
        },
        {
          ...{ language: "ja", preference: "case_reports", field: "max_queries" },
          ...{ from: DEFAULT_PROMPTS.ja.case_reports.max_queries, to: 7 },
        },
      ],
    });
  });

  it("names the texts as the searches that work with them do", async () => {
    await saveText("Read briefly.");
    const { version } = await createPromptSource(database.db).read("en", "comprehensive");
    expect((await findNumber(2)).prompts[0]?.prompt_version).toBe(version);
  });

  it("is given a page at a time", async () => {
    for (const text of ["A", "B", "C"]) await saveText(text);
    const page = await list("?page=2&per_page=3");
    expect(page.items.map(({ number }) => number)).toEqual([1]);
    expect(page.meta).toEqual({ total: 4, total_pages: 2, page: 2, per_page: 3 });
    expect((await get("/prompts/versions?page=0")).statusCode).toBe(422);
    expect((await get("/prompts/versions?author=ada")).statusCode).toBe(422);
  });

  it("counts without gaps when several save at once", async () => {
    const prompts = await readSet();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => {
        const wanted = structuredClone(prompts);
        wanted.en.comprehensive.max_queries = n + 20;
        return post("/prompts", wanted);
      }),
    );
    expect((await list()).items.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it("has a pseudonym for an author who is erased, and keeps the texts", async () => {
    const mori = await signInNew(test, database, { email: "mori@example.org", role: "admin" });
    await saveText("Read briefly.", mori);
    const [author] = await database.db.select().from(users).where(eq(users.email, "mori@example.org"));
    expect((await post(`/admin/users/${author?.id}/erase`, undefined)).statusCode).toBe(200);
    expect((await findNumber(2)).author).toBe(`erased-${author?.id.slice(0, 8)}`);
    expect((await readSet()).en.comprehensive.analysis_prompt).toBe("Read briefly.");
  });
});

describe("two versions", () => {
  it("are compared in either direction, over all that lies between them", async () => {
    for (const text of ["A", "B", "C"]) await saveText(text);
    const [second, fourth] = [await findNumber(2), await findNumber(4)];
    const place = { language: "en", preference: "comprehensive", field: "analysis_prompt" };
    expect((await get(`/prompts/versions/${second.id}/compare?with=${fourth.id}`)).json()).toEqual({
      ...{ from: 2, to: 4, changes: [{ ...place, from: "A", to: "C" }] },
    });
    expect((await get(`/prompts/versions/${fourth.id}/compare?with=${second.id}`)).json().changes).toEqual([
      { ...place, from: "C", to: "A" },
    ]);
    expect((await get(`/prompts/versions/${second.id}/compare?with=${second.id}`)).json().changes).toEqual([]);
  });

  it("are both needed", async () => {
    await saveText("A");
    const { id } = await findNumber(2);
    expect((await get(`/prompts/versions/${id}/compare?with=${UNKNOWN_ID}`)).statusCode).toBe(404);
    const refusal = await get(`/prompts/versions/${id}/compare?with=2`);
    expect([refusal.statusCode, refusal.json().detail[0].loc]).toEqual([422, ["query", "with"]]);
    expect((await get(`/prompts/versions/${id}/compare`)).statusCode).toBe(422);
  });
});

describe("going back to a version", () => {
  it("makes a new one, which is audited and holds for the next search", async () => {
    for (const text of ["A", "B"]) await saveText(text);
    const { id, prompts } = await findNumber(2);
    const answer = await post(`/prompts/versions/${id}/restore`, undefined);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().en.comprehensive.analysis_prompt).toBe("A");
    expect((await get("/prompts")).headers.etag).toBe(answer.headers.etag);
    const newest = await findNumber(4);
    expect(newest).toMatchObject({ kind: "restored", restored_from: 2, author: "ada@example.org", prompts });
    expect((await createPromptSource(database.db).read("en", "comprehensive")).analysis_prompt).toBe("A");
    const audited = await database.db.select().from(auditEvents).where(eq(auditEvents.action, "PROMPT_UPDATE"));
    expect(audited.map(({ details }) => details.changes?.analysis_prompt)).toContainEqual({ from: "B", to: "A" });
  });

  it("brings back the first, where all was as built in, and leaves nothing that differs", async () => {
    await saveText("A");
    const { id } = await findNumber(1);
    expect((await post(`/prompts/versions/${id}/restore`, undefined)).json()).toEqual(DEFAULT_PROMPTS);
    expect(await database.db.select().from(promptSettings)).toEqual([]);
  });

  it("to the one that holds changes nothing", async () => {
    await saveText("A");
    const { id } = await findNumber(2);
    expect((await post(`/prompts/versions/${id}/restore`, undefined)).statusCode).toBe(200);
    expect((await list()).meta.total).toBe(2);
  });

  it("is refused to someone who has not seen what was saved last", async () => {
    await saveText("A");
    const stale = String((await get("/prompts")).headers.etag);
    await saveText("B");
    const { id } = await findNumber(2);
    const refusal = await post(`/prompts/versions/${id}/restore`, undefined, stale);
    expect([refusal.statusCode, refusal.json().code, refusal.headers.etag]).toEqual([
      ...[409, "prompts_changed", (await get("/prompts")).headers.etag],
    ]);
    expect(await database.db.$count(promptVersions)).toBe(3);
  });

  it("needs one that there is", async () => {
    expect((await post(`/prompts/versions/${UNKNOWN_ID}/restore`, undefined)).statusCode).toBe(404);
  });
});
