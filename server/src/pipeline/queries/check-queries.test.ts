import { NO_LIMITS } from "@medsieve/contract/searches";
import { repairQuery } from "@medsieve/query/repair/repair-query";
import { describe, expect, it } from "vitest";
import { ScriptedSource } from "../../../test/scripted-search.ts";
import { readFacts } from "../../query/known-headings.ts";
import { WORK_HERE } from "../../work/work-here.ts";
import { checkQueries, doubtHeadings } from "./check-queries.ts";

const { signal } = new AbortController();

/** A source whose papers have these headings. */
function makeSource(...headings: string[]) {
  const asked: string[] = [];
  const findHeadings = async (names: readonly string[]) => {
    asked.push(...names);
    return new Set(names.filter((name) => headings.some((it) => it.toLowerCase() === name.toLowerCase())));
  };
  const source = Object.assign(new ScriptedSource([], {}), { headingIndex: () => ({ findHeadings }) });
  return { source, asked };
}

const check = (query: string, source: ScriptedSource | null) =>
  checkQueries([{ name: "", query, reason: null }], NO_LIMITS, source?.headingIndex() ?? null, WORK_HERE, signal);

const repair = async (query: string, source: ScriptedSource | null) =>
  (await check(query, source)).queries.map((checked) => ("refused" in checked ? null : checked.query))[0];

describe("MeSH headings as they were written", () => {
  it.each([
    ['"Heart Failures"[mh]', '"Heart Failure"[mh]'],
    ['"Type 2 Diabetes Mellitus"[mh]', '"Diabetes Mellitus, Type 2"[mh]'],
    ['"type 2 diabetes mellitus/drug therapy"[majr]', '"Diabetes Mellitus, Type 2/drug therapy"[majr]'],
  ])("become MeSH's own where only number or word order differ: %s", async (written, query) => {
    expect(await repair(written, null)).toBe(query);
  });

  it.each(['"Cardiac Failure"[mh]', '"Heading Without Entry"[mh]', '"Heart Failure"[mh]'])(
    "stay where they are not known to be wrong: %s",
    async (written) => {
      expect(await repair(written, null)).toBe(written);
    },
  );

  it("become the heading of an entry term, or words, where the source has no paper with them", async () => {
    const { source } = makeSource("Heart Failure");
    expect(await repair('"Cardiac Failure"[mh] OR "Foo Bar"[mh]', source)).toBe(
      '"Heart Failure"[mh] OR "Foo Bar"[tiab]',
    );
  });

  it("become the source's own in another number or word order", async () => {
    const { source } = makeSource("Bar, Foo");
    expect(await repair('"foo bars"[mh]', source)).toBe('"bar, foo"[mh]');
  });

  it("of the vocabulary are known without asking, and stay though no paper has them", async () => {
    const { source, asked } = makeSource();
    expect(await repair('"Heart Failure"[mh]', source)).toBe('"Heart Failure"[mh]');
    expect(asked).toEqual([]);
  });

  it("are doubted once the source says that it does not know them", async () => {
    const query = '"Cardiac Failure"[mh] OR "Foo Bar"[mh]';
    const headings = doubtHeadings((await check(query, null)).headings, ["foo bar"]);
    expect(repairQuery(query, readFacts(headings)).query).toBe('"Cardiac Failure"[mh] OR "Foo Bar"[tiab]');
  });
});
