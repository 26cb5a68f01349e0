import type { PaperRecord } from "@medsieve/contract/papers";
import { expect, it } from "vitest";
import { makePaper } from "../../test/papers.ts";
import { Prefetch } from "./prefetch.ts";

/** A prefetch over these papers, with what it asked for and what it prepared. */
function openPrefetch(pmids: readonly string[]) {
  const asked: string[][] = [];
  const prepared: string[] = [];
  const had = { failure: null as Error | null };
  const known = new Map(pmids.map((pmid) => [pmid, makePaper(Number(pmid))]));
  const prefetch = new Prefetch({
    fetch: async (wanted) => {
      asked.push([...wanted]);
      if (had.failure) throw had.failure;
      return wanted.flatMap((pmid) => known.get(pmid) ?? []);
    },
    prepare: async (papers) => {
      prepared.push(...papers.map(({ pmid }) => pmid));
    },
  });
  return { prefetch, asked, prepared, had };
}

const listPmids = (papers: readonly PaperRecord[]) => papers.map(({ pmid }) => pmid);

it("papers that were begun with are prepared, and taken in the order asked for without asking again", async () => {
  const { prefetch, asked, prepared } = openPrefetch(["1", "2", "3", "4"]);
  prefetch.begin(["1", "2"]);
  prefetch.begin(["2", "3"]);
  expect(listPmids(await prefetch.take(["4", "2", "1"]))).toEqual(["4", "2", "1"]);
  expect(asked).toEqual([["1", "2"], ["3"], ["4"]]);
  expect(prepared).toEqual(["1", "2", "3"]);
});

it("the records that were prepared are those that are taken", async () => {
  const record = makePaper(1);
  const seen: PaperRecord[] = [];
  const prefetch = new Prefetch({
    fetch: async () => [record],
    prepare: async (papers) => {
      seen.push(...papers);
    },
  });
  prefetch.begin(["1"]);
  expect((await prefetch.take(["1"]))[0]).toBe(record);
  expect(seen[0]).toBe(record);
});

it("papers that the source does not have are absent", async () => {
  const { prefetch, asked } = openPrefetch(["1"]);
  prefetch.begin(["1", "9"]);
  expect(listPmids(await prefetch.take(["9", "1"]))).toEqual(["1"]);
  expect(asked).toEqual([["1", "9"]]);
});

it("a fetch that failed is tried again by whoever takes the papers, who is told of a second failure", async () => {
  const { prefetch, had } = openPrefetch(["1"]);
  had.failure = new Error("the source is away");
  prefetch.begin(["1"]);
  await expect(prefetch.take(["1"])).rejects.toThrow("the source is away");
  had.failure = null;
  expect(listPmids(await prefetch.take(["1"]))).toEqual(["1"]);
});
