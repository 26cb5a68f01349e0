import { ContactLog } from "@medsieve/runtime/contact-log";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../contract/test/papers.ts";
import { openTestDatabase, type TestDatabase } from "../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../test/scripted-search.ts";

const TOKEN = "operator-s-own";
const QUERY = "zinc";

let database: TestDatabase;
let test: TestApp;
let source: ScriptedSource;
let contact: ContactLog;
async function open(metricsToken: string | null) {
  source = new ScriptedSource([makePaper(11)], { [QUERY]: ["11"] });
  contact = new ContactLog();
  const access = { vendor: "openai", model: "gpt-test", hasKey: true, monthlyBudgetUsd: null };
  const model = { ...access, contact, readSpent: async () => 0 };
  test = await openTestApp(database, source, new ScriptedReader([QUERY], { "11": 0.9 }), { metricsToken, model });
}
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await test.close();
  await database.close();
});

const ask = (token: string | null) =>
  test.app.inject({ url: "/metrics", headers: token === null ? {} : { authorization: `Bearer ${token}` } });

/** The figures of this server by name and labels. */
async function readFigures(): Promise<Map<string, number>> {
  const lines = (await ask(TOKEN)).body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

describe("GET /metrics", () => {
  it("does not exist where no token is set", async () => {
    await open(null);
    for (const token of [null, TOKEN, "null"]) expect((await ask(token)).statusCode).toBe(404);
  });

  it("needs the token; no account opens it", async () => {
    await open(TOKEN);
    const admin = await signInNew(test, database, { email: "root@example.org", role: "admin" });
    for (const token of [null, "other", admin]) {
      const answer = await ask(token);
      expect([answer.statusCode, answer.headers["www-authenticate"]]).toEqual([401, expect.stringContaining("Bearer")]);
    }
    const answer = await ask(TOKEN);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, expect.stringContaining("text/plain")]);
  });

  it("counts searches by outcome, and how long their stages took", async () => {
    await open(TOKEN);
    const user = await signInNew(test, database, { email: "ada@example.org" });
    const search = () => call(test.app, "POST", "/search", user, { query: "Does zinc help?" });
    expect((await search()).statusCode).toBe(200);
    source.failure = new Error("broken");
    await search();
    const figures = await readFigures();
    expect(figures.get('medsieve_searches_total{outcome="completed"}')).toBe(1);
    expect(figures.get('medsieve_searches_total{outcome="failed"}')).toBe(1);
    expect(figures.get('medsieve_searches_total{outcome="stopped"}')).toBe(0);
    expect([...figures.keys()].filter((name) => name.startsWith("medsieve_search_failures_total"))).toHaveLength(1);
    for (const stage of ["generating_queries", "searching_papers", "fetching_details", "analyzing_results"]) {
      expect(figures.get(`medsieve_search_stage_seconds_count{stage="${stage}"}`)).toBe(1);
    }
    const readPresent = async () => {
      const now = await readFigures();
      return [now.get("medsieve_searches_running"), now.get("medsieve_searches_waiting")];
    };
    await expect.poll(readPresent).toEqual([0, 0]);
  });

  it("shows services outside, the event loop and the pool", async () => {
    await open(TOKEN);
    contact.noteTry();
    contact.noteTry();
    contact.noteFailure("it answered with status 500");
    const figures = await readFigures();
    expect(figures.get("medsieve_model_requests_total")).toBe(2);
    expect(figures.get("medsieve_model_errors_total")).toBe(1);
    expect((await readFigures()).get("medsieve_model_requests_total")).toBe(2);
    expect(figures.get("medsieve_pubmed_requests_total")).toBe(0);
    const readWaiting = async () => (await readFigures()).get('medsieve_database_connections{state="waiting"}');
    await expect.poll(readWaiting).toBe(0);
    expect(figures.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  });
});
