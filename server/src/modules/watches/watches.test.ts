import { AppError } from "@medsieve/runtime/app-error";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, signInNew } from "../../../test/app.ts";
import { openWatchedSearch, ZINC } from "../../../test/watched-search.ts";

describe("watching a search", () => {
  let database: TestDatabase;
  let site: Awaited<ReturnType<typeof openWatchedSearch>>;
  let stranger: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    site = await openWatchedSearch(database);
    stranger = await signInNew(site.test, database, { email: "other@example.org" });
  });
  afterAll(async () => {
    await site.test.close();
    await database.close();
  });

  const send = (method: Parameters<typeof call>[1], path: string, body?: unknown, as = site.token) =>
    call(site.test.app, method, path, as, body);
  const stop = (id: string) => send("DELETE", `/watches/${id}`);

  it("is begun, seen, changed and ended", async () => {
    const made = await site.watch({ schedule: "day", day: 15, mail: true });
    expect(made).toMatchObject({
      ...{ search_id: site.searchId, query: "Does zinc help?", schedule: "day", day: 15, mail: true },
      ...{ checked_at: null, last_run: null, undecided_count: 0, next_run_at: expect.stringMatching(/-15T0[34]:/) },
    });
    expect((await send("GET", "/watches")).json()).toEqual({ items: [made] });
    const silent = (await send("PATCH", `/watches/${made.id}`, { mail: false })).json();
    expect(silent).toEqual({ ...made, mail: false });
    const weekly = (await send("PATCH", `/watches/${made.id}`, { schedule: "weekly", day: 1 })).json();
    expect([weekly.day, new Date(weekly.next_run_at).getUTCDay()]).toEqual([1, 1]);
    expect((await stop(made.id)).json()).toEqual({ status: "success" });
    expect((await send("GET", "/watches")).json()).toEqual({ items: [] });
  });

  it("takes the day of today where none is given", async () => {
    const { id, day } = await site.watch({ schedule: "weekly" });
    expect(day).toBe(new Date().getUTCDay() || 7);
    await stop(id);
  });

  it.each([
    [{ schedule: "daily" }, "schedule", "schedule must be one of: weekly, monthly, day"],
    [{ schedule: "day" }, "day", "day is required: a day of the month, 1 to 31"],
    [{ schedule: "weekly", day: 8 }, "day", "day must be 1 (Monday) to 7 (Sunday) of a weekly schedule"],
    [{ schedule: "monthly", day: 32 }, "day", "day must be at most 31"],
    [{ schedule: "monthly", day: 1.5 }, "day", "day must be a whole number"],
    [{ mail: "yes" }, "mail", "mail must be true or false"],
    [{ search_id: "x" }, "search_id", "search_id must be a UUID"],
  ])("refuses %j and says what is accepted", async (given, field, msg) => {
    const request = { search_id: site.searchId, schedule: "weekly", mail: false, ...given };
    const answer = await send("POST", "/watches", request);
    expect([answer.statusCode, answer.json().detail]).toEqual([422, [{ loc: ["body", field], msg }]]);
  });

  it("refuses to change to a day that the schedule does not have", async () => {
    const { id } = await site.watch({ schedule: "monthly", day: 20 });
    const answer = await send("PATCH", `/watches/${id}`, { schedule: "weekly", day: 20 });
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ["body", "day"]]);
    expect((await send("PATCH", `/watches/${id}`, {})).statusCode).toBe(422);
    await stop(id);
  });

  it("is there once for each search, and for completed searches alone", async () => {
    const { id } = await site.watch();
    expect((await site.watch()).code).toBe("already_watched");
    await stop(id);
    site.source.failure = new AppError(503, "source_unavailable", "PubMed cannot be reached at the moment.");
    await send("POST", "/search", { query: "Does zinc fail?" });
    site.source.failure = null;
    const [failed] = (await send("GET", "/search-history")).json().searches;
    expect((await site.watch({ search_id: failed.id })).code).toBe("search_not_completed");
  });

  it("is no one else's to see or to change", async () => {
    const { id } = await site.watch();
    const request = { search_id: site.searchId, schedule: "weekly", mail: false };
    const tries = [
      await send("POST", "/watches", request, stranger),
      await send("PATCH", `/watches/${id}`, { mail: true }, stranger),
      await send("GET", `/watches/${id}/runs`, undefined, stranger),
      await send("POST", `/watches/${id}/runs`, undefined, stranger),
      await send("PUT", `/watches/${id}/papers/101/decision`, { decision: "later" }, stranger),
      await send("DELETE", `/watches/${id}`, undefined, stranger),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await send("GET", "/watches", undefined, stranger)).json()).toEqual({ items: [] });
    await stop(id);
  });

  it("runs at once when asked to, counts as no search, and keeps decisions on what is new", async () => {
    const { id } = await site.watch();
    const used = async () => (await send("GET", "/usage/current")).json().data.current_usage;
    const before = await used();
    const begun = (await send("POST", `/watches/${id}/runs`)).json();
    expect(begun).toMatchObject({ status: "running", cause: null, finished_at: null });
    expect((await send("POST", `/watches/${id}/runs`)).json().id).toBe(begun.id);
    site.source.answer(ZINC, ["101", "102", "104"]);
    await site.runAll();
    expect(await used()).toBe(before);
    const decide = (pmid: string, decision: string) =>
      send("PUT", `/watches/${id}/papers/${pmid}/decision`, { decision });
    const read = async () => [
      (await site.readRuns(id))[0].new.map((paper: { decision: string | null }) => paper.decision),
      (await send("GET", "/watches")).json().items[0].undecided_count,
    ];
    expect(await read()).toEqual([[null], 1]);
    expect((await decide("104", "later")).json()).toEqual({ status: "success" });
    await decide("104", "relevant");
    expect(await read()).toEqual([["relevant"], 0]);
    await decide("104", "undecided");
    expect(await read()).toEqual([[null], 1]);
    expect((await decide("101", "relevant")).statusCode).toBe(404);
    const wrong = await decide("104", "yes");
    expect(wrong.json().detail[0].msg).toBe("decision must be one of: relevant, not_relevant, later, undecided");
    expect((await send("GET", "/watches")).json().items[0].last_run).toMatchObject({
      ...{ id: begun.id, status: "checked", new_count: 1, gone_count: 0, noticed_count: 0 },
    });
    await stop(id);
  });

  it("keeps a decision in sight, however many runs found nothing since", async () => {
    const { id } = await site.watch();
    site.source.answer(ZINC, ["101", "102", "104"]);
    await site.runAll();
    await send("PUT", `/watches/${id}/papers/104/decision`, { decision: "relevant" });
    await database.db.execute(sql`
      insert into watch_runs (watch_id, status, since, started_at, finished_at)
      select ${id}::uuid, 'checked', now(), now() + make_interval(days => n), now() from generate_series(1, 60) as n`);
    const runs: { new: { pmid: string; decision: string | null }[] }[] = await site.readRuns(id);
    expect([runs.length, runs.at(-1)?.new]).toMatchObject([51, [{ pmid: "104", decision: "relevant" }]]);
    await stop(id);
  });

  it("ends with its search", async () => {
    await site.watch();
    await send("DELETE", `/searches/${site.searchId}`);
    expect((await send("GET", "/watches")).json()).toEqual({ items: [] });
  });
});
