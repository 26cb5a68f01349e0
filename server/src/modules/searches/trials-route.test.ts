import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type SearchTrials, searchTrialsSchema } from "@medsieve/contract/trials";
import { lookUpTrials } from "@medsieve/sources/trials/look-up-trials";
import { openTrialRegistry } from "@medsieve/sources/trials/trial-registry";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { createTestClock, type TestClock } from "../../../../runtime/test/test-clock.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const NCT = "NCT01234567";
const QUERY = "zinc[tiab]";

/** A study in the form of ClinicalTrials.gov's API, version 2. */
const study = (nctId: string, references: { pmid?: string; type: string }[] = []) => ({
  protocolSection: {
    identificationModule: { nctId, briefTitle: `Zinc for Colds ${nctId}` },
    statusModule: {
      overallStatus: "COMPLETED",
      studyFirstSubmitDate: "2018-01-15",
      startDateStruct: { date: "2018-02" },
      completionDateStruct: { date: "2019-06-30", type: "ACTUAL" },
    },
    outcomesModule: { primaryOutcomes: [{ measure: "Duration of cold symptoms", timeFrame: "14 days" }] },
    referencesModule: { references },
  },
  hasResults: true,
});

const json = (body: unknown) => (reply: ServerResponse) =>
  void reply.setHeader("content-type", "application/json").end(JSON.stringify(body));
const fail = (status: number) => (reply: ServerResponse) => void reply.writeHead(status, { "retry-after": "1" }).end();

const terms = [
  { written: "zinc", kind: "intervention" as const, heading: "Zinc", searched_as: "zinc", excluded: false },
  { written: "cold", kind: "condition" as const, heading: "Common Cold", searched_as: "cold", excluded: false },
];

describe("the trials behind the papers", () => {
  let database: TestDatabase;
  let asked: URL[];
  let answers: ((reply: ServerResponse) => void)[];
  let clock: TestClock;
  const registry = createServer((request, reply) => {
    asked.push(new URL(request.url ?? "", "http://registry"));
    (answers.shift() ?? fail(404))(reply);
  });
  const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
  const open = () => openTrialRegistry(address(), clock);
  const record = makePaper(101, { registrations: [{ registry: "ClinicalTrials.gov", id: NCT }] });
  const paper = { ...record, findings: [], outcome: "duration of cold symptoms; adverse events", demonstration: false };
  const lookUp = (signal = new AbortController().signal): Promise<SearchTrials> =>
    lookUpTrials(open(), { papers: [paper], question_terms: terms }, signal);

  beforeAll(async () => {
    database = await openTestDatabase();
    await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    registry.closeAllConnections();
    await new Promise((resolve) => registry.close(resolve));
    await database.close();
  });
  beforeEach(() => {
    asked = [];
    answers = [];
    clock = createTestClock({ skipsPauses: true });
  });

  it("says what was registered, when, and whether results were posted; and which completed trials have no paper", async () => {
    const others = [
      study(NCT),
      study("NCT00000002", [{ pmid: "7", type: "RESULT" }]),
      study("NCT00000003", [{ pmid: "8", type: "BACKGROUND" }]),
    ];
    answers = [json(study(NCT)), json({ studies: others })];
    expect(await lookUp()).toEqual({
      state: "answered",
      papers: [
        {
          ...{ pmid: "101", nct_id: NCT, url: `https://clinicaltrials.gov/study/${NCT}`, found: true },
          primary_outcomes: [
            {
              ...{ measure: "Duration of cold symptoms", time_frame: "14 days" },
              ...{ match: "reported", reported_as: "duration of cold symptoms" },
            },
          ],
          ...{ registered: "before_start", first_submitted: "2018-01-15", started: "2018-02", results_posted: true },
        },
      ],
      not_looked_up: 0,
      asked: { condition: "Common Cold", intervention: "Zinc" },
      completed_trials: 3,
      unpublished: [
        {
          ...{ nct_id: "NCT00000003", url: "https://clinicaltrials.gov/study/NCT00000003" },
          ...{ title: "Zinc for Colds NCT00000003", completed: "2019-06-30", results_posted: true },
        },
      ],
    });
    expect(asked.map(({ pathname }) => pathname)).toEqual([`/studies/${NCT}`, "/studies"]);
    expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({
      ...{ "query.cond": "Common Cold", "query.intr": "Zinc", "filter.overallStatus": "COMPLETED" },
    });
  });

  it("says that the registry has no such number", async () => {
    answers = [fail(404), json({ studies: [] })];
    expect(await lookUp()).toMatchObject({ state: "answered", papers: [{ found: false, registered: "unclear" }] });
  });

  it("tries again when it is asked to wait, or the registry fails for a moment", async () => {
    answers = [fail(429), fail(500), json(study(NCT)), json({ studies: [] })];
    expect(await lookUp()).toMatchObject({ state: "answered", papers: [{ found: true }] });
  });

  it("follows a number to the one that the registry keeps it under now, once", async () => {
    const moved = (to: string) => (reply: ServerResponse) =>
      void reply.writeHead(301, { location: `/api/v2/studies/${to}` }).end();
    answers = [moved("NCT07654321"), json(study("NCT07654321")), json({ studies: [] })];
    expect(await lookUp()).toMatchObject({ state: "answered", papers: [{ nct_id: NCT, found: true }] });
    expect(asked[1]?.pathname).toBe("/studies/NCT07654321");
    answers = [moved("NCT07654321"), moved(NCT)];
    expect(await lookUp()).toMatchObject({ state: "unavailable" });
  });

  it.each<[string, (reply: ServerResponse) => void]>([
    ["refuses", fail(400)],
    ["answers with a page", (reply) => void reply.setHeader("content-type", "text/html").end("<html>Sorry</html>")],
    ["is cut off", (reply) => void reply.setHeader("content-type", "application/json").end('{"protocolSection": {')],
    ["answers in another form", json({ study: NCT })],
    ["leads elsewhere", (reply) => void reply.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    ["hangs up", (reply) => void reply.destroy()],
  ])("says that it is unavailable when it %s", async (_, answer) => {
    answers = [answer];
    expect(await lookUp()).toMatchObject({ state: "unavailable", papers: [], unpublished: [] });
  });

  it("gives up a registry that goes on failing, and one that is silent", async () => {
    answers = [fail(500), fail(500), fail(500)];
    expect(await lookUp()).toMatchObject({ state: "unavailable" });
    expect(asked).toHaveLength(3);
    answers = [() => clock.advance(8_000)];
    expect(await lookUp()).toMatchObject({ state: "unavailable" });
    const left = new AbortController();
    answers = [() => left.abort()];
    expect(await lookUp(left.signal)).toMatchObject({ state: "unavailable" });
  });

  it("asks once a day for the same, and never for what is no number", async () => {
    const kept = open();
    const { signal } = new AbortController();
    answers = [json(study(NCT)), json(study(NCT))];
    await kept.readStudy(NCT, signal);
    await kept.readStudy(NCT, signal);
    expect(await kept.readStudy("../version", signal)).toBeNull();
    expect(asked).toHaveLength(1);
    clock.advance(24 * 60 * 60 * 1000);
    await kept.readStudy(NCT, signal);
    expect(asked).toHaveLength(2);
  });

  describe("over the API", () => {
    let test: TestApp;
    beforeEach(async () => {
      await emptyDatabase(database);
      const reader = new ScriptedReader([QUERY], { "101": 0.9 });
      test = await openTestApp(database, new ScriptedSource([record], { [QUERY]: ["101"] }), reader, {
        trialRegistry: open(),
      });
    });
    afterEach(() => test.close());

    it("is asked only by its own call, and answers the search's owner alone", async () => {
      const token = await signInNew(test, database, { email: "user@example.org" });
      const stranger = await signInNew(test, database, { email: "other@example.org" });
      const found = (await call(test.app, "POST", "/search", token, { query: "Does zinc help?" })).json();
      expect(asked).toEqual([]);
      const path = `/searches/${found.search_id}/trials`;
      expect((await call(test.app, "GET", path, stranger)).statusCode).toBe(404);
      expect((await call(test.app, "GET", path, null)).statusCode).toBe(401);
      answers = [json(study(NCT))];
      const trials = searchTrialsSchema.parse((await call(test.app, "GET", path, token)).json());
      expect(trials).toMatchObject({ state: "answered", papers: [{ pmid: "101", nct_id: NCT }], asked: null });
    });
  });
});
