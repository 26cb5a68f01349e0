import {
  importedStrategySchema,
  PRESS_ELEMENTS,
  pressReportSchema,
  TRANSLATION_TARGETS,
  translationsSchema,
} from "@medsieve/contract/strategies";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { storeInLibrary } from "../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader } from "../../../test/scripted-search.ts";
import { WORK_HERE } from "../../work/work-here.ts";

describe("strategies", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    await storeInLibrary(
      database,
      makeCitation({ pmid: "11", title: "Statins for statistics" }),
      makeCitation({ pmid: "12", title: "A statin and its status", journal: "Stature" }),
    );
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

  describe("appraised by PRESS", () => {
    const appraise = async (query: string) => {
      const { elements } = pressReportSchema.parse((await post("press", { query })).json());
      return new Map(elements.map(({ element, remarks }) => [element, remarks]));
    };

    it("have all six elements, each with what a human must judge", async () => {
      const report = await appraise("statin*[tiab]");
      expect([...report.keys()]).toEqual(PRESS_ELEMENTS);
      for (const remarks of report.values()) expect(remarks.at(-1)?.kind).toBe("judge");
    });

    it("speak of one word where a truncated one matches no more", async () => {
      const [remark] = (await appraise("asthma[ti] AND statisti*[tiab]")).get("text_words") ?? [];
      expect(remark).toMatchObject({ code: "truncation_single", words: [{ word: "statistics", papers: 1 }] });
    });

    it("show the words of the library that a truncated one matches", async () => {
      const report = await appraise("asthma[ti] AND stat*[tiab]");
      expect(report.get("text_words")).toContainEqual({
        ...{ kind: "note", code: "truncation_words", message: expect.stringContaining("5 words"), start: 15, end: 26 },
        values: { term: "stat*", count: "5" },
        words: ["statin", "statins", "statistics", "stature", "status"].map((word) => ({ word, papers: 1 })),
      });
      const nothing = await appraise("zyxw*[tiab]");
      expect(nothing.get("text_words")).toContainEqual(expect.objectContaining({ code: "truncation_nothing" }));
    });

    it("say nothing of words that a library of two papers does not have", async () => {
      const spelling = (await appraise("metfromin[tiab]")).get("spelling") ?? [];
      expect(spelling.map(({ code }) => code)).toEqual(["one_line", "judge_spelling"]);
    });

    it("say which known papers are lost and by which part, and which the source does not have", async () => {
      const query = "statin*[ti] AND status[ti]";
      const appraiseWith = async (pmids: string[]) => {
        const { elements } = pressReportSchema.parse((await post("press", { query, pmids })).json());
        return elements.flatMap(({ element, remarks }) => (element === "translation" ? remarks : []));
      };
      expect(await appraiseWith(["11", "12", "99"])).toMatchObject([
        { code: "concepts" },
        { kind: "problem", code: "known_lost", values: { count: "2", lost: "1", pmids: "11" }, start: null },
        { kind: "note", code: "known_not_there", values: { pmids: "99" } },
        { kind: "problem", code: "known_lost_by", values: { pmids: "11" }, start: 16, end: 26 },
        { kind: "judge", code: "judge_question" },
        { kind: "judge", code: "judge_known_papers" },
      ]);
      expect(await appraiseWith(["12"])).toContainEqual(expect.objectContaining({ code: "known_all_found" }));
      expect((await post("press", { query, pmids: ["012"] })).statusCode).toBe(422);
    });

    it("doubt the spelling of words that a library of a thousand papers does not have", async () => {
      await storeInLibrary(
        database,
        ...Array.from({ length: 1_000 }, (_, at) => makeCitation({ pmid: `${at + 100}`, title: "Metformin" })),
      );
      const spelling = (await appraise("metformin[tiab] OR metfromin[tiab]")).get("spelling") ?? [];
      expect(spelling[1]).toMatchObject({
        code: "word_not_in_library",
        values: { word: "metfromin" },
        start: 19,
        end: 34,
      });
      expect(spelling).toHaveLength(3);
    });

    it("are refused where they cannot be read, with the place; and for those who signed in", async () => {
      const answer = await post("press", { query: "NOT asthma" });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ problem: { code: "not_without_left", start: 0, end: 3 } });
      expect((await post("press", { query: "asthma" }, null)).statusCode).toBe(401);
    });
  });

  describe("of Ovid and Embase.com", () => {
    it("become PubMed queries, with the headings of MeSH", async () => {
      const text = "1 exp Heart Failure/ 1234\n2 'heart infarction'/exp\n3 1 and 2";
      const { query, lines } = importedStrategySchema.parse((await post("import-strategy", { text })).json());
      expect(query).toBe('"Heart Failure"[mh] AND "heart infarction"[tiab]');
      expect(lines[1]).toMatchObject({ number: 2, notes: [{ code: "heading_not_mesh" }] });
    });

    it.each([
      [{ text: "1 asthma.ti.\n2 1 or 7" }, "Line 2: There is no line 7 before line 2"],
      [{ text: "" }, "The strategy holds no line"],
      [{ text: "x".repeat(20_001) }, "text must have at most 20000 characters"],
      [{}, "text must be text"],
    ])("are refused where they cannot be read: %j", async (body, message) => {
      const answer = await post("import-strategy", body);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(message);
    });

    it("are read for those who signed in", async () => {
      expect((await post("import-strategy", { text: "asthma.ti." }, null)).statusCode).toBe(401);
    });
  });
});
