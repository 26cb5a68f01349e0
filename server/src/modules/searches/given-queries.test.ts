import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { searchDetailsSchema } from "@medsieve/contract/history";
import { type ServerMessage, serverMessageSchema } from "@medsieve/contract/search-events";
import { searchResultSchema } from "@medsieve/contract/search-results";
import { promptSettings, searches, searchQueries } from "@medsieve/database/schema/index";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const papers = [101, 102, 103, 104].map((pmid) => makePaper(pmid));
const STATINS = "statins[tiab]";
const ASPIRIN = "aspirin[tiab] AND heart[ti]";
const BARREN = "statins[tiab] AND unheard-of[ti]";
const question = "Do statins help?";

describe("a search with queries that the user gives", () => {
  let database: TestDatabase;
  let test: TestApp;
  let source: ScriptedSource;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyDatabase(database);
    source = new ScriptedSource(papers, { [STATINS]: ["101", "102", "103"], [ASPIRIN]: ["103", "104"] });
    test = await openTestApp(database, source, new ScriptedReader(["never[ti] OR asked[ti]"]));
    token = await signInNew(test, database, { email: "user@example.org", monthlyLimit: 5 });
  });
  afterEach(() => test.close());

  const search = (body: object, as = token) => call(test.app, "POST", "/search", as, { query: question, ...body });
  const usage = async () => (await call(test.app, "GET", "/usage/current", token)).json().data.current_usage;
  const details = async (id: string) =>
    searchDetailsSchema.parse((await call(test.app, "GET", `/search-history/${id}/details`, token)).json());

  it("runs those and no others, in their order, and reports what each alone found and is made of", async () => {
    const answer = await search({ queries: [{ name: "Broad", query: STATINS }, { query: ASPIRIN }] });
    expect(answer.statusCode).toBe(200);
    const result = searchResultSchema.parse(answer.json());
    expect(source.searched).toEqual([STATINS, ASPIRIN]);
    expect(result.query_details.map(({ name, hits, contributed }) => [name, hits, contributed])).toEqual([
      ["Broad", 3, 2],
      ["Query 2", 2, 1],
    ]);
    expect(result.query_details[1]?.blocks).toEqual([
      { name: "aspirin", query: "aspirin[tiab]", start: 0, end: 13, excluded: false },
      { name: "heart", query: "heart[ti]", start: 18, end: 27, excluded: false },
    ]);
    expect(result.papers).toHaveLength(4);
    expect(result).toMatchObject({ question_terms: [], not_understood: [], based_on: null });
    expect(await usage()).toBe(1);

    expect((await details(result.search_id)).query_details).toEqual(result.query_details);
    const [row] = await database.db.select().from(searches);
    expect(row?.givenQueries).toEqual([
      { name: "Broad", query: STATINS },
      { name: "", query: ASPIRIN },
    ]);
    for (const query of await database.db.select().from(searchQueries)) {
      expect(query.searchedAt?.getTime()).toBeGreaterThanOrEqual(row?.createdAt.getTime() ?? 0);
    }
  });

  it.each([
    [[STATINS], ["101", "102", "103"]],
    [
      [STATINS, ASPIRIN],
      ["101", "102", "103", "104"],
    ],
    [
      [STATINS, ASPIRIN, BARREN],
      ["101", "103"],
    ],
  ])("share what all queries together may contribute: %j", async (queries, pmids) => {
    const numbers = { maxQueries: 3, numResultsPerQuery: 1 };
    await database.db.insert(promptSettings).values({ language: "en", preference: "clinical_trials_rare", ...numbers });
    const answer = await search({ queries: queries.map((query) => ({ query })) });
    expect(
      searchResultSchema
        .parse(answer.json())
        .papers.map(({ pmid }) => pmid)
        .sort(),
    ).toEqual(pmids);
  });

  it("puts right what cannot run, says so, and keeps the limits", async () => {
    const answer = await search({
      queries: [{ query: "“statins”[tiab] and" }],
      limits: { from_year: 2015 },
      language: "ja",
    });
    expect(answer.json().query_details).toMatchObject([
      {
        ...{ name: "検索式 1", query: '"statins"[tiab] AND 2015:3000[dp]', written_as: "“statins”[tiab] and" },
        blocks: [{ query: '"statins"[tiab]' }, { name: "2015:3000[dp]", start: 20, end: 33 }],
      },
    ]);
    expect(answer.json().query_details[0].changes.length).toBeGreaterThan(0);
  });

  it("says where a query that cannot run stands, and runs one given twice once", async () => {
    const answer = await search({
      queries: [{ query: "NOT statins" }, { query: STATINS }, { query: " statins[tiab] " }, { query: ASPIRIN }],
    });
    expect(answer.statusCode).toBe(200);
    const described = answer.json().query_details;
    expect(described.map(({ hits }: { hits: number | null }) => hits)).toEqual([null, 3, null, 2]);
    expect(described[0]).toMatchObject({ warnings: [{ code: "not_run" }], contributed: null });
    expect(described[2]).toMatchObject({ warnings: [{ code: "same_query" }] });
    expect(described[1].contributed).toBe(2);
    expect(source.searched).toEqual([STATINS, ASPIRIN]);
  });

  it("does not widen a query that finds nothing", async () => {
    const answer = await search({ queries: [{ query: BARREN }, { query: STATINS }] });
    expect(answer.json().query_details[0]).toMatchObject({
      ...{ query: BARREN, hits: 0, broadened_from: null, contributed: 0 },
    });
    expect(source.searched).toEqual([BARREN, STATINS]);
  });

  it("fails where none can be run, says why, and is not counted", async () => {
    const answer = await search({ queries: [{ name: "First", query: "NOT statins" }, { query: "()" }] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: "queries_refused" });
    expect(answer.json().detail).toContain("First: ");
    expect(answer.json().detail).toContain("Query 2: ");
    expect(await usage()).toBe(0);
  });

  it.each([
    [{ queries: [] }, "queries must name at least one query"],
    [{ queries: [{ query: "  " }] }, "a query must not be empty"],
    [{ queries: [{ query: "x".repeat(4001) }] }, "a query must have at most 4000 characters"],
    [{ queries: [{ query: "a\u0000b" }] }, "a query must not contain control characters"],
    [{ queries: Array(51).fill({ query: "a" }) }, "queries must name at most 50 queries"],
    [{ queries: [{ query: "a", name: "n".repeat(201) }] }, "the name of a query must have at most 200 characters"],
    [{ based_on: "yesterday" }, "based_on must be the UUID of a search"],
    [{ known_pmids: ["PMID 1"] }, "a PMID is a number without leading zeros"],
    [{ known_pmids: Array(501).fill("1") }, "known_pmids must name at most 500 PMIDs"],
  ])("a body of %j is refused by name, uncounted", async (body, message) => {
    const answer = await search(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(message);
    expect(await usage()).toBe(0);
  });

  it("remembers on which of the own searches it is based", async () => {
    const first = (await search({ queries: [{ query: STATINS }] })).json().search_id;
    const again = await search({ queries: [{ query: ASPIRIN }], based_on: first });
    expect(again.json().based_on).toBe(first);
    expect((await details(again.json().search_id)).based_on).toBe(first);
    expect((await details(first)).based_on).toBeNull();
    expect(await usage()).toBe(2);
  });

  it("remembers the papers that are known, each once, and says nothing of them where there are none", async () => {
    const known = (await search({ queries: [{ query: STATINS }], known_pmids: ["12", "11", "12"] })).json();
    expect(known.known_pmids).toEqual(["12", "11"]);
    expect((await details(known.search_id)).known_pmids).toEqual(["12", "11"]);
    const record = await call(test.app, "GET", `/search-history/${known.search_id}/record`, token);
    expect(record.json().known_pmids).toEqual(["12", "11"]);
    const without = (await search({ queries: [{ query: STATINS }] })).json();
    expect(without).not.toHaveProperty("known_pmids");
  });

  it("is based on no other user's search, nor on one that there is not, and is then not counted", async () => {
    const stranger = await signInNew(test, database, { email: "other@example.org" });
    const theirs = (await search({ queries: [{ query: STATINS }] }, stranger)).json().search_id;
    for (const based_on of [theirs, randomUUID()]) {
      const answer = await search({ queries: [{ query: STATINS }], based_on });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe("not_found");
    }
    expect(await usage()).toBe(0);
    expect(await database.db.select().from(searches)).toHaveLength(1);
  });

  it("runs over the socket, which sends the same and outlives a refusal", async () => {
    const address = await test.listen();
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/v1/ws?token=${token}`);
    const messages: ServerMessage[] = [];
    const ended = new Promise<void>((resolve) => {
      socket.on("message", (data) => {
        const message = serverMessageSchema.parse(JSON.parse(String(data)));
        messages.push(message);
        if (message.type === "error") {
          socket.send(JSON.stringify({ query: question, queries: [{ query: STATINS }, { query: ASPIRIN }] }));
        }
        if (message.type === "result") resolve();
      });
    });
    await once(socket, "open");
    socket.send(JSON.stringify({ query: question, queries: [{ query: STATINS }], based_on: randomUUID() }));
    await ended;
    socket.close();
    const refusal = messages.find((message) => message.type === "error");
    expect(refusal).toMatchObject({ code: "not_found" });
    const searched = messages.find(
      (message) => message.type === "intermediate_result" && message.stage === "searching_papers",
    );
    expect(searched).toMatchObject({ data: { queries: [{ contributed: 2 }, { contributed: 1 }] } });
    const result = messages.find((message) => message.type === "result");
    expect(result).toMatchObject({ search_queries_used: [STATINS, ASPIRIN], based_on: null });
  });
});
