import { historyPageSchema, searchDetailsSchema } from "@medsieve/contract/history";
import { searchRecordSchema } from "@medsieve/contract/records";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../contract/test/papers.ts";
import { emptyDatabase, openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader, ScriptedSource } from "../../../test/scripted-search.ts";

const STATINS = "statins[tiab]";

describe("a saved search of which part cannot be read", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    const papers = [101, 102].map((pmid) => makePaper(pmid));
    test = await openTestApp(
      database,
      new ScriptedSource(papers, { [STATINS]: ["101", "102"] }),
      new ScriptedReader([STATINS]),
    );
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });
  beforeEach(async () => {
    await emptyDatabase(database);
    token = await signInNew(test, database, { email: "user@example.org" });
  });

  const search = async (query: string): Promise<string> =>
    (await call(test.app, "POST", "/search", token, { query })).json().search_id;
  const ask = (path: string) => call(test.app, "GET", `/search-history${path}`, token);

  /** Past the guard of records, as a failing disk or a hand in the database does. */
  async function damage(statement: string, id: string): Promise<void> {
    const client = await database.pool.connect();
    try {
      await client.query("set session_replication_role = replica");
      await client.query(statement, [id]);
    } finally {
      await client.query("set session_replication_role = origin");
      client.release();
    }
  }

  it.each([
    `update search_papers set reading = '{"relevance_score": "high"}' where search_id = $1 and pmid = 101`,
    "update search_papers set reading = '7' where search_id = $1",
    `update search_papers set record = '"gone"' where search_id = $1 and pmid = 102`,
    `update search_queries set warnings = '{}', changes = '0', name = '' where search_id = $1`,
    "update searches set provenance = '{}' where id = $1",
    `update searches set limits = '[]', question_terms = '{}', not_understood = '"x"', summary = '' where id = $1`,
    "update searches set answer_evidence = '{\"schema_version\": 2}' where id = $1",
    "update searches set preference = 'none', language = '', status = 'lost' where id = $1",
  ])(
    "is listed with its question, opened and recorded with what is left, and breaks no other: %s",
    async (statement) => {
      const damaged = await search("Do statins help?");
      const whole = await search("Do they harm?");
      await damage(statement, damaged);

      const listed = historyPageSchema.parse((await ask("")).json()).searches;
      expect(listed.map(({ id, query, damaged: isDamaged }) => [id, query, isDamaged])).toEqual([
        [whole, "Do they harm?", undefined],
        [damaged, "Do statins help?", true],
      ]);
      const opened = searchDetailsSchema.parse((await ask(`/${damaged}/details`)).json());
      expect(opened).toMatchObject({ query: "Do statins help?", damaged: true });
      expect(searchDetailsSchema.parse((await ask(`/${whole}/details`)).json()).damaged).toBe(false);

      const record = searchRecordSchema.parse((await ask(`/${damaged}/record`)).json());
      expect(record).toMatchObject({ question: "Do statins help?", digest_agrees: false });
      expect(record.papers.map(({ pmid }) => pmid)).toEqual(opened.papers.map(({ pmid }) => pmid));
      expect(searchRecordSchema.parse((await ask(`/${whole}/record`)).json()).digest_agrees).toBe(true);
      for (const id of [damaged, whole]) {
        for (const format of ["ris", "nbib", "bibtex"]) {
          expect((await ask(`/${id}/citations?format=${format}&papers=found`)).statusCode).toBe(200);
        }
        const report = await ask(`/${id}/report`);
        expect([report.statusCode, report.rawPayload.subarray(0, 2).toString()]).toEqual([200, "PK"]);
      }
      expect((await ask(`/${whole}/comparison?with=${damaged}`)).statusCode).toBe(200);
    },
  );
});
