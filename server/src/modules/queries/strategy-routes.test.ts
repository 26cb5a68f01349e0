import { TRANSLATION_TARGETS, translationsSchema } from "@medsieve/contract/strategies";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { openTestDatabase, type TestDatabase } from "../../../test/database.ts";
import { ScriptedReader } from "../../../test/scripted-search.ts";
import { createLibrarySource } from "../../sources/library/library-source.ts";
import { WORK_HERE } from "../../work/work-here.ts";

describe("strategies", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), new ScriptedReader([]));
    token = await signInNew(test, database, { email: "librarian@example.org" });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const post = (path: string, body: unknown, as: string | null = token) =>
    call(test.app, "POST", `/queries/${path}`, as, body);

  describe("for other databases", () => {
    it("are given for all of them, or for those that are named", async () => {
      const query = '"Heart Failure"[mh] AND dapagliflozin[tiab]';
      const all = translationsSchema.parse((await post("translate", { query })).json());
      expect(all.translations.map(({ target }) => target)).toEqual(TRANSLATION_TARGETS);
      const some = translationsSchema.parse((await post("translate", { query, targets: ["embase", "embase"] })).json());
      expect(some.translations).toEqual([
        {
          target: "embase",
          lines: [
            {
              ...{ number: 1, text: "'heart failure':ti,ab,kw" },
              notes: [
                {
                  code: "heading_as_text",
                  message: expect.stringContaining("Emtree"),
                  values: { heading: "Heart Failure", thesaurus: "Emtree" },
                },
              ],
            },
            { number: 2, text: "dapagliflozin:ti,ab,kw", notes: [] },
            { number: 3, text: "#1 AND #2", notes: [] },
          ],
        },
      ]);
    });

    it("know the headings of MeSH and the names under which they are entered", async () => {
      const body = { query: '"heart attack"[mh]', targets: ["ovid_medline"] };
      const { translations } = translationsSchema.parse((await post("translate", body)).json());
      expect(translations[0]?.lines).toMatchObject([
        { text: "exp Myocardial Infarction/", notes: [{ code: "heading_entry_term" }] },
      ]);
    });

    it("are refused for a query that cannot be read, with the place and what was expected", async () => {
      const answer = await post("translate", { query: "asthma AND OR child" });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: "validation_failed",
        detail: [{ loc: ["body", "query"], msg: expect.stringMatching(/Keep one.*characters 8 to 13/) }],
        problem: { code: "two_operators", start: 7, end: 13 },
      });
    });

    it.each([
      [{}, "query must be text"],
      [{ query: "x".repeat(4001) }, "query must have at most 4000 characters"],
      [{ query: "asthma", targets: [] }, "targets must name at least one database"],
      [{ query: "asthma", targets: ["lilacs"] }, "a target is one of: ovid_medline, ovid_embase"],
      [{ query: "asthma", target: "embase" }, "accepted: query, targets"],
    ])("are refused for a body of %j, by name", async (body, message) => {
      const answer = await post("translate", body);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(message);
    });

    it("are for those who signed in, bounded for each user, and no search", async () => {
      expect((await post("translate", { query: "asthma" }, null)).statusCode).toBe(401);
      const eager = await signInNew(test, database, { email: "eager@example.org" });
      const body = { query: "asthma", targets: ["scopus"] };
      const answers = await Promise.all(Array.from({ length: 121 }, () => post("translate", body, eager)));
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([429]);
      expect((await call(test.app, "GET", "/usage/current", token)).json().data.current_usage).toBe(0);
    });
  });
});
