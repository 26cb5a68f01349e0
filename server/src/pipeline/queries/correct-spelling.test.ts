import type { WordStatistics } from "@medsieve/sources/paper-source";
import { describe, expect, it } from "vitest";
import { ScriptedSource } from "../../../test/scripted-search.ts";
import { WORK_HERE } from "../../work/work-here.ts";
import { correctSpelling } from "./correct-spelling.ts";

const never = new AbortController().signal;

/** A source that cannot list its words, and has so many papers with each. */
function openSource(papers: Record<string, number>) {
  const source = new ScriptedSource([], {});
  const search = source.search.bind(source);
  source.search = async (query, limit, signal) => ({
    ...(await search(query, limit, signal)),
    total: papers[query.replace("[tiab]", "")] ?? 0,
  });
  return source;
}

describe("slips in a question to a source that only counts papers", () => {
  const papers = {
    migranes: 14,
    migraines: 9_000,
    asthma: 200_000,
    astma: 90,
    gout: 20_000,
    zolbamib: 0,
    orbit: 4_000,
  };
  const correct = async (question: string) => {
    const source = openSource(papers);
    const found = await correctSpelling(question, source, WORK_HERE, never);
    return { read: found.map(({ start, end, as }) => `${question.slice(start, end)} → ${as}`), asked: source.searched };
  };

  it.each([
    ["migranes in children", ["migranes → migraines"]],
    ["astma at night", ["astma → asthma"]],
    ["zolbamib for gout", []],
    ['"astma" at night', []],
  ])("%s", async (question, corrections) => {
    expect((await correct(question)).read).toEqual(corrections);
  });

  it("cost nothing where every word is known, and few questions otherwise", async () => {
    expect((await correct("asthma in children with gout")).asked).toEqual([]);
    expect((await correct("astma migranes zolbamib qwertic uiopan hjklor")).asked.length).toBeLessThanOrEqual(12);
  });
});

describe("slips in a question to a source that lists its words", () => {
  const papers = { metfromin: 1, metformin: 180, migranes: 2, migraines: 60, zolbam: 1, zolbams: 200, asthmas: 0 };
  const correct = async (question: string) => {
    const source = new ScriptedSource([], {});
    const counted = new Map(Object.entries(papers));
    const statistics: Partial<WordStatistics> = {
      countPapersWith: async (words) =>
        new Map(words.flatMap((word) => (counted.has(word) ? [[word, counted.get(word) ?? 0] as const] : []))),
    };
    source.wordStatistics = () => statistics as WordStatistics;
    const found = await correctSpelling(question, source, WORK_HERE, never);
    return found.map(({ start, end, as }) => `${question.slice(start, end)} → ${as}`);
  };

  it.each([
    ["does metfromin help in diabetes", ["metfromin → metformin"]],
    ["migranes in children", []],
    ["zolbam for gout", []],
  ])("%s: one that papers print, too, only where the name it may be is far commoner", async (question, corrections) => {
    expect(await correct(question)).toEqual(corrections);
  });
});
