import { API_PREFIX, LANGUAGES, type Language, PREFERENCES, type Preference } from "@medsieve/contract/constants";
import type { PromptSet, PromptSettings } from "@medsieve/contract/prompts";
import { auditEvents, promptSettings } from "@medsieve/database/schema/index";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";
import { DEFAULT_PROMPTS } from "../../prompts/defaults/default-prompts.ts";
import { createPromptSource } from "../../prompts/prompt-store.ts";

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

const read = async () => {
  const answer = await call(test.app, "GET", "/prompts", token);
  return { prompts: answer.json() as PromptSet, etag: String(answer.headers.etag) };
};
const post = (path: string, body: unknown, ifMatch?: string) =>
  test.app.inject({
    method: "POST",
    url: API_PREFIX + path,
    headers: { authorization: `Bearer ${token}`, ...(ifMatch === undefined ? {} : { "if-match": ifMatch }) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
const listUpdates = () =>
  database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, "PROMPT_UPDATE"))
    .orderBy(asc(auditEvents.createdAt));

function change(prompts: PromptSet, language: Language, preference: Preference, settings: Partial<PromptSettings>) {
  const changed = structuredClone(prompts);
  Object.assign(changed[language][preference], settings);
  return changed;
}

describe("the prompt settings", () => {
  it("are the built-in ones until somebody changes them", async () => {
    const { prompts, etag } = await read();
    expect(prompts).toEqual(DEFAULT_PROMPTS);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect((await call(test.app, "GET", "/prompts/defaults", token)).json()).toEqual(DEFAULT_PROMPTS);
  });

  it("are saved whole; only what differs from the built-in ones is kept", async () => {
    const before = await read();
    const wanted = change(before.prompts, "ja", "case_reports", {
      max_queries: 0,
      analysis_prompt: "{language}で書く",
    });
    const saved = await post("/prompts", wanted, before.etag);
    expect([saved.statusCode, saved.json()]).toEqual([200, wanted]);
    expect(await read()).toEqual({ prompts: wanted, etag: saved.headers.etag });
    expect(saved.headers.etag).not.toBe(before.etag);
    expect(await database.db.select().from(promptSettings)).toEqual([
      {
        ...{ language: "ja", preference: "case_reports", maxQueries: 0, numResultsPerQuery: null },
        ...{ queryGenerationPrompt: null, analysisPrompt: "{language}で書く" },
      },
    ]);
    await post("/prompts", before.prompts);
    expect(await database.db.select().from(promptSettings)).toEqual([]);
    expect((await read()).etag).toBe(before.etag);
  });

  it("hold from the next search on, on every server", async () => {
    const source = createPromptSource(database.db);
    const before = await source.read("zh", "comprehensive");
    const { prompts } = await read();
    await post("/prompts", change(prompts, "zh", "comprehensive", { max_queries: 3 }));
    expect(await source.read("zh", "comprehensive")).toEqual({ ...before, max_queries: 3 });
    await post("/prompts", change(prompts, "zh", "comprehensive", { analysis_prompt: "用{language}书写" }));
    expect((await source.read("zh", "comprehensive")).version).not.toBe(before.version);
    expect((await source.read("zh", "case_reports")).analysis_prompt).toBe(
      DEFAULT_PROMPTS.zh.case_reports.analysis_prompt,
    );
  });

  it("write each changed preference into the audit log, with what changed and nothing else", async () => {
    const { prompts } = await read();
    const lines = prompts.en.clinical_trials.query_generation_prompt.split("\n");
    const query_generation_prompt = [lines[0], "Prefer recent trials.", ...lines.slice(2)].join("\n");
    const wanted = change(prompts, "en", "clinical_trials", { num_results_per_query: 20, query_generation_prompt });
    await post("/prompts", change(wanted, "zh", "non_clinical", { max_queries: 50 }));
    await post("/prompts", change(wanted, "zh", "non_clinical", { max_queries: 50 }));
    const entries = await listUpdates();
    expect(entries.map(({ actorEmail, ipAddress, details }) => ({ actorEmail, ipAddress, ...details }))).toEqual([
      {
        ...{ actorEmail: "ada@example.org", ipAddress: "127.0.0.1" },
        ...{ prompt_key: "en.clinical_trials", preference: "clinical_trials" },
        changes: {
          num_results_per_query: { from: 5, to: 20 },
          query_generation_prompt: { from: `…\n${lines[1]}\n…`, to: "…\nPrefer recent trials.\n…" },
        },
      },
      {
        ...{ actorEmail: "ada@example.org", ipAddress: "127.0.0.1" },
        ...{
          prompt_key: "zh.non_clinical",
          preference: "non_clinical",
          changes: { max_queries: { from: 10, to: 50 } },
        },
      },
    ]);
  });

  it("are reset for one preference, or for a language", async () => {
    const { prompts } = await read();
    let changed = prompts;
    for (const language of LANGUAGES) {
      for (const preference of PREFERENCES) changed = change(changed, language, preference, { max_queries: 7 });
    }
    await post("/prompts", changed);
    const one = await post("/prompts/reset?language=en&preference=case_reports", undefined);
    expect([one.statusCode, one.json()]).toEqual([200, change(changed, "en", "case_reports", { max_queries: 10 })]);
    const all = await post("/prompts/reset?language=jp", undefined);
    expect(all.json()).toEqual({ ...one.json(), ja: DEFAULT_PROMPTS.ja });
    expect((await listUpdates()).length).toBe(18 + 1 + 6);
  });

  it.each([
    [{ max_queries: 51 }, "max_queries must be a whole number from 0 to 50"],
    [{ max_queries: -1 }, "max_queries must be a whole number from 0 to 50"],
    [{ num_results_per_query: 0 }, "num_results_per_query must be a whole number from 1 to 20"],
    [{ num_results_per_query: 21 }, "num_results_per_query must be a whole number from 1 to 20"],
  ])("are refused with %j, and stay as they are", async (settings, msg) => {
    const before = await read();
    const answer = await post("/prompts", change(before.prompts, "en", "case_reports", settings));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toEqual([{ loc: ["body", "en", "case_reports", ...Object.keys(settings)], msg }]);
    expect(await read()).toEqual(before);
  });

  it("have room for prompts of full length, in any writing", async () => {
    const { prompts } = await read();
    const text = "漢".repeat(20_000);
    for (const language of LANGUAGES) {
      for (const preference of PREFERENCES) {
        Object.assign(prompts[language][preference], { query_generation_prompt: text, analysis_prompt: text });
      }
    }
    expect((await post("/prompts", prompts)).statusCode).toBe(200);
    expect((await read()).prompts).toEqual(prompts);
  });
});

describe("administrators who save at once", () => {
  it("get a conflict that says who changed it and what the version is now, and lose nothing", async () => {
    const { prompts, etag } = await read();
    const first = await post("/prompts", change(prompts, "en", "case_reports", { max_queries: 1 }), etag);
    const second = await post("/prompts", change(prompts, "en", "case_reports", { max_queries: 2 }), etag);
    expect(second.statusCode).toBe(409);
    expect(second.headers.etag).toBe(first.headers.etag);
    expect(second.json()).toMatchObject({
      ...{ code: "prompts_changed", detail: "The prompts were changed by someone else in the meantime" },
      ...{ changed_by: "ada@example.org", changed_at: expect.any(String) },
    });
    const reset = await post("/prompts/reset?language=en", undefined, etag);
    expect(reset.statusCode).toBe(409);
    expect((await read()).prompts.en.case_reports.max_queries).toBe(1);
  });

  it("ten of them with the same version: one is applied and audited, nine are refused", async () => {
    const { prompts, etag } = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        post("/prompts", change(prompts, "en", "comprehensive", { max_queries: n + 20 }), etag),
      ),
    );
    expect(answers.map((one) => one.statusCode).sort()).toEqual([200, ...Array(9).fill(409)]);
    const saved = answers.find((one) => one.statusCode === 200);
    expect((await read()).prompts).toEqual(saved?.json());
    expect(await listUpdates()).toHaveLength(1);
  });

  it("ten of them without a version: each is applied and audited, and the last one holds", async () => {
    const { prompts } = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        post("/prompts", change(prompts, "en", "comprehensive", { max_queries: n + 20 })),
      ),
    );
    expect(answers.map((one) => one.statusCode)).toEqual(Array(10).fill(200));
    const steps = (await listUpdates()).map(({ details }) => details.changes?.max_queries);
    expect(new Set(steps.map((step) => step?.to)).size).toBe(10);
    // Each began from what another one had saved; the one from which none began is what holds.
    const begun = new Set(steps.map((step) => step?.from));
    expect((await read()).prompts.en.comprehensive.max_queries).toBe(steps.find((step) => !begun.has(step?.to))?.to);
  });

  it.each(["*", "W/TAG", '"other", TAG'])("may name the version as %s", async (form) => {
    const { prompts, etag } = await read();
    expect((await post("/prompts", prompts, form.replace("TAG", etag))).statusCode).toBe(200);
  });
});

describe("bad input", () => {
  it.each<[string, (prompts: PromptSet) => unknown, (string | number)[]]>([
    [
      "too many queries",
      (all) => change(all, "en", "clinical_trials", { max_queries: 51 }),
      ["en", "clinical_trials", "max_queries"],
    ],
    [
      "no papers",
      (all) => change(all, "ja", "case_reports", { num_results_per_query: 0 }),
      ["ja", "case_reports", "num_results_per_query"],
    ],
    [
      "a foreign placeholder",
      (all) => change(all, "zh", "comprehensive", { analysis_prompt: "{papers}" }),
      ["zh", "comprehensive", "analysis_prompt"],
    ],
    ["a language too few", ({ en, ja }) => ({ en, ja }), ["zh"]],
    ["a list", () => [], []],
  ])("names the place of %s", async (_what, make, place) => {
    const { prompts } = await read();
    const refusal = await post("/prompts", make(prompts));
    expect([refusal.statusCode, refusal.json().detail[0].loc]).toEqual([422, ["body", ...place]]);
    expect((await read()).prompts).toEqual(DEFAULT_PROMPTS);
  });

  it.each([
    ["", "language"],
    ["?language=fr", "language"],
    ["?language=en&preference=constructor", "preference"],
  ])("names what is wrong with a reset of %j", async (query, field) => {
    const refusal = await post(`/prompts/reset${query}`, undefined);
    expect([refusal.statusCode, refusal.json().detail[0].loc]).toEqual([422, ["query", field]]);
  });
});

it.each([
  ["GET", "/prompts"],
  ["GET", "/prompts/defaults"],
  ["POST", "/prompts"],
  ["POST", "/prompts/reset?language=en"],
  ["POST", "/prompts/dry-run"],
] as const)("%s %s is for administrators", async (method, path) => {
  expect((await call(test.app, method, path, null)).statusCode).toBe(401);
  for (const role of ["user", "demo"] as const) {
    const other = await signInNew(test, database, { email: `${role}@example.org`, role });
    expect((await call(test.app, method, path, other)).json().code).toBe("access_denied");
  }
});
