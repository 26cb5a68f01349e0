import {
  HEADING_COMPLETIONS,
  QUERY_BLOCKS_MAX,
  RECALL_CHECKS_MAX,
  RECALL_PMIDS_MAX,
} from "@medsieve/contract/constants";
import { headingCompletionsSchema, queryCheckSchema, recallCheckSchema } from "@medsieve/contract/queries";
import { NO_LIMITS } from "@medsieve/contract/searches";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../../database/test/database.ts";
import { makeCitation } from "../../../../medline/test/medline-xml.ts";
import { createLibrarySource } from "../../../../sources/src/library/library-source.ts";
import { storeInLibrary } from "../../../../sources/test/stored-library.ts";
import { call, openTestApp, signInNew, type TestApp } from "../../../test/app.ts";
import { ScriptedReader } from "../../../test/scripted-search.ts";
import { WORK_HERE } from "../../work/work-here.ts";

const heading = (descriptor: string) => ({ descriptor, major: false, qualifiers: [] });
const published = (year: number) => ({ printed: String(year), year, month: null, day: null });

const LIBRARY = [
  makeCitation({
    ...{ pmid: "11", title: "Dapagliflozin in heart failure", published: published(2019) },
    ...{ mesh: [heading("Heart Failure"), heading("Humans")], publicationTypes: ["Randomized Controlled Trial"] },
  }),
  makeCitation({ pmid: "12", title: "Empagliflozin in heart failure", published: published(2021) }),
  makeCitation({ pmid: "13", title: "Dapagliflozin in the failing heart: a review", published: published(2010) }),
  makeCitation({
    ...{ pmid: "14", title: "Dapagliflozin and heart failure in rats", published: published(2020) },
    mesh: [heading("Animals"), heading("Zygomatic Nerve Diseases")],
  }),
];

describe("queries in the open", () => {
  let database: TestDatabase;
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    await storeInLibrary(database, ...LIBRARY);
    test = await openTestApp(database, createLibrarySource(database, WORK_HERE), new ScriptedReader([]));
    token = await signInNew(test, database, { email: "specialist@example.org" });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const post = (path: string, body: unknown, as: string | null = token) =>
    call(test.app, "POST", `/queries/${path}`, as, body);
  const check = async (query: string) => queryCheckSchema.parse((await post("check", { query })).json());
  const recall = async (queries: string[], pmids: string[], limits = {}) =>
    recallCheckSchema.parse((await post("recall", { queries, pmids, limits })).json());
  const complete = async (text: string) => {
    const answer = await call(test.app, "GET", `/queries/headings?text=${encodeURIComponent(text)}`, token);
    return headingCompletionsSchema.parse(answer.json()).headings;
  };

  it.each(["check", "headings"])("are bounded for each user: %s", async (path) => {
    const eager = await signInNew(test, database, { email: `${path}@example.org` });
    const ask = () =>
      path === "check"
        ? post(path, { query: "NOT heart" }, eager)
        : call(test.app, "GET", "/queries/headings?text=zz", eager);
    const answers = await Promise.all(Array.from({ length: 301 }, ask));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([429]);
  });

  it("are for those who signed in", async () => {
    for (const path of ["check", "count", "recall"]) expect((await post(path, {}, null)).statusCode).toBe(401);
    expect((await call(test.app, "GET", "/queries/headings?text=a", null)).statusCode).toBe(401);
  });

  describe("checking", () => {
    it("finds nothing wrong with a query that is right, and shows its concepts", async () => {
      const query = '"Heart Failure"[mh] AND (dapagliflozin[tiab] OR empagliflozin[tiab]) NOT rats[ti]';
      const checked = await check(query);
      expect(checked).toMatchObject({ refused: null, warnings: [], mended: null });
      expect(checked.blocks).toEqual([
        { name: "Heart Failure", query: '"Heart Failure"[mh]', start: 0, end: 19, excluded: false },
        {
          ...{ name: "dapagliflozin", query: "dapagliflozin[tiab] OR empagliflozin[tiab]", start: 25, end: 67 },
          excluded: false,
        },
        { name: "rats", query: "rats[ti]", start: 73, end: 81, excluded: true },
      ]);
    });

    it.each([
      ["“heart failure”[ti]", "curly_quotes", '"heart failure"[ti]'],
      ["(heart AND failure", "unmatched_parenthesis", "heart AND failure"],
      ["heart[title words] AND failure", "unknown_tag", null],
      ["heart and failure", "operator_not_in_capitals", "heart AND failure"],
      ["he* AND failure", "star_too_short", null],
      ["heart AND OR failure", "two_operators", "heart OR failure"],
    ])("%s is warned of, and what would run is shown", async (query, code, mended) => {
      const checked = await check(query);
      expect(checked.refused).toBeNull();
      const warning = checked.warnings.find((one) => one.code === code);
      expect(warning?.message).not.toBe("");
      expect(query.slice(warning?.start ?? 0, warning?.end ?? 0)).not.toBe("");
      expect(checked.mended?.changes.length).toBeGreaterThan(0);
      if (mended !== null) expect(checked.mended?.query).toBe(mended);
      for (const block of checked.blocks) {
        expect((checked.mended?.query ?? query).slice(block.start, block.end)).toBe(block.query);
      }
    });

    it.each([
      ["", "empty_query", null, null],
      ["  ( ) ", "empty_query", null, null],
      ["NOT heart", "not_without_left", 0, 3],
      ["#1", "history_reference", 0, 2],
    ])("says why nothing of %j can be run, and where", async (query, code, start, end) => {
      const { refused, blocks } = await check(query);
      expect(refused).toMatchObject({ code, start, end });
      expect(blocks).toEqual([]);
    });

    it.each([
      [{}, "query must be text"],
      [{ query: 3 }, "query must be text"],
      [{ query: "x".repeat(4001) }, "query must have at most 4000 characters"],
    ])("a body of %j is refused by name", async (body, message) => {
      const answer = await post("check", body);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(message);
    });
  });

  describe("counting", () => {
    it("counts each query within the limits, and says what was not run", async () => {
      const limits = { ...NO_LIMITS, from_year: 2015 };
      const queries = ["dapagliflozin[tiab]", "empagliflozin[tiab] AND", "NOT heart", "nothing-like-this[ti]"];
      const answer = await post("count", { queries, limits });
      expect(answer.statusCode).toBe(200);
      const { counts } = answer.json();
      expect(counts.map(({ hits }: { hits: number | null }) => hits)).toEqual([2, 1, null, 0]);
      expect(counts[0].understood).toContain("2015");
      expect(counts[2].warnings).toMatchObject([{ code: "not_run" }]);
    });

    it("is no search: nothing is used up", async () => {
      expect((await call(test.app, "GET", "/usage/current", token)).json().data.current_usage).toBe(0);
    });

    it("is bounded for each user", async () => {
      const eager = await signInNew(test, database, { email: "eager@example.org" });
      const answers = await Promise.all(
        Array.from({ length: 61 }, () => post("count", { queries: ["NOT heart"] }, eager)),
      );
      const refused = answers.filter((answer) => answer.statusCode !== 200);
      expect(refused.map((answer) => answer.statusCode)).toEqual([429]);
      expect(refused[0]?.json().code).toBe("too_many_attempts");
      expect(refused[0]?.headers["retry-after"]).toBeDefined();
      expect((await post("count", { queries: ["heart"] })).statusCode).toBe(200);
    });

    it.each([
      [{}, "queries"],
      [{ queries: [] }, "queries must name at least one query"],
      [{ queries: Array(51).fill("a") }, "queries must name at most 50 queries"],
      [{ queries: Array(16).fill("a".repeat(4_000)) }, "queries must have at most 60000 characters together"],
      [{ queries: ["a"], limits: { from_year: 1 } }, "a year must be a whole number"],
    ])("a body of %j is refused by name", async (body, message) => {
      const answer = await post("count", body);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(message);
    });
  });

  describe("recall of known papers", () => {
    it("names the block that loses a paper, and papers that the source does not have", async () => {
      const checked = await recall(
        ['"heart failure"[ti] AND dapagliflozin[ti] NOT rats[ti]', "gliflozin[ti]", "NOT heart"],
        ["14", "13", "12", "11", "99", "11"],
      );
      expect(checked.unknown).toEqual(["99"]);
      expect(checked.titles["12"]).toBe("Empagliflozin in heart failure");
      expect(checked.found).toEqual(["11"]);
      const [first, second, third] = checked.queries;
      expect(first?.found).toEqual(["11"]);
      expect(first?.lost).toEqual([
        { pmid: "14", blocks: [2], limits: false },
        { pmid: "13", blocks: [0], limits: false },
        { pmid: "12", blocks: [1], limits: false },
      ]);
      expect(first?.blocks.map(({ name, excluded, found }) => [name, excluded, found])).toEqual([
        ["heart failure", false, ["14", "12", "11"]],
        ["dapagliflozin", false, ["14", "13", "11"]],
        ["rats", true, ["14"]],
      ]);
      expect(second?.lost.map(({ pmid }) => pmid)).toEqual(["14", "13", "12", "11"]);
      expect(third?.refused?.code).toBe("not_run");
    });

    it("distinguishes what the limits lose from what the query loses", async () => {
      const { queries } = await recall(["dapagliflozin[ti]"], ["11", "12", "13"], { from_year: 2015 });
      expect(queries[0]?.found).toEqual(["11"]);
      expect(queries[0]?.lost).toEqual([
        { pmid: "12", blocks: [0], limits: false },
        { pmid: "13", blocks: [], limits: true },
      ]);
    });

    it("blames no block that the source leaves out", async () => {
      const { queries } = await recall(["rats[ti] AND xyz[gr]"], ["11", "14"]);
      expect(queries[0]?.found).toEqual(["14"]);
      expect(queries[0]?.lost).toEqual([{ pmid: "11", blocks: [0], limits: false }]);
    });

    it("shows the blocks of what was mended, where they stand in it", async () => {
      const { queries } = await recall(["“heart failure”[ti] and rats[ti]"], ["11"]);
      expect(queries[0]?.blocks.map(({ query, start, end }) => [query, start, end])).toEqual([
        ['"heart failure"[ti]', 0, 19],
        ["rats[ti]", 24, 32],
      ]);
      expect(queries[0]?.lost).toEqual([{ pmid: "11", blocks: [1], limits: false }]);
    });

    it("answers where it has none of the papers", async () => {
      const checked = await recall(["heart"], ["98", "4294967295"]);
      expect(checked).toMatchObject({ unknown: ["98", "4294967295"], found: [], queries: [{ found: [], lost: [] }] });
    });

    it.each([
      [{ queries: ["a"], pmids: [] }, "pmids must name at least one PMID"],
      [{ queries: ["a"], pmids: ["012"] }, "a PMID is a number without leading zeros"],
      [
        { queries: ["a"], pmids: Array.from({ length: RECALL_PMIDS_MAX + 1 }, (_, at) => `${at + 1}`) },
        `pmids must name at most ${RECALL_PMIDS_MAX} PMIDs`,
      ],
      [
        { queries: ["a", "b AND ".repeat(QUERY_BLOCKS_MAX).concat("b")], pmids: ["11"] },
        `Query 2 has ${QUERY_BLOCKS_MAX + 1} blocks; recall is checked of at most ${QUERY_BLOCKS_MAX} blocks a query`,
      ],
      [
        {
          queries: Array.from({ length: 3 }, (_, at) => `q${at} AND `.repeat(QUERY_BLOCKS_MAX - 1).concat("b")),
          pmids: Array.from({ length: RECALL_PMIDS_MAX }, (_, at) => `${at + 1}`),
        },
        `Queries and their blocks times PMIDs are 76500, and may be at most ${RECALL_CHECKS_MAX}`,
      ],
    ])("a body is refused by name", async (body, message) => {
      const answer = await post("recall", body);
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain(message);
    });
  });

  describe("completing MeSH headings", () => {
    it.each([
      ["heart fail", "Heart Failure", null],
      ["HEART FAILURE", "Heart Failure", null],
      ["heart att", "Myocardial Infarction", "heart attack"],
      ["心不全", "Heart Failure", "心不全"],
      ["心力衰竭", "Heart Failure", "心力衰竭"],
    ])("%s begins or names %s", async (text, expected, matched) => {
      expect((await complete(text))[0]).toEqual({ heading: expected, matched });
    });

    it("finds a heading by any of its words, after those that begin so", async () => {
      const headings = (await complete("failure")).map((one) => one.heading);
      expect(headings).toContain("Heart Failure");
      expect(headings.length).toBeLessThanOrEqual(HEADING_COMPLETIONS);
    });

    it("knows the headings of the papers at hand", async () => {
      await expect
        .poll(() => complete("zygomatic ner"))
        .toEqual([{ heading: "Zygomatic Nerve Diseases", matched: null }]);
    });

    it.each(["toString", "[]", "%", "qqqqq"])("has none for %j", async (text) => {
      expect(await complete(text)).toEqual([]);
    });

    it("needs a text", async () => {
      for (const path of ["/queries/headings", "/queries/headings?text="]) {
        const answer = await call(test.app, "GET", path, token);
        expect(answer.statusCode).toBe(422);
        expect(answer.body).toContain("text must");
      }
    });
  });
});
