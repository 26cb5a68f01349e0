import type { PaperSource } from "@medsieve/sources/paper-source";
import { expect } from "vitest";

const QUERIES = ["heart failure", "random*", "hypertension[mh]", '"quality of life"[tiab]'];
const SEARCHERS = 4;
const MANY = 500;

/** What each of a few queries finds, in order; asked side by side. */
export function findEach(source: PaperSource) {
  return Promise.all(QUERIES.map((query) => source.search(query, MANY, new AbortController().signal)));
}

/** Goes on searching before, during and after a fault: each time the same papers are found in the same order. */
export async function searchThrough(source: PaperSource, fault: () => Promise<void>): Promise<void> {
  const before = await findEach(source);
  expect(before.every(({ total }) => total > 0)).toBe(true);
  let isOver = false;
  let searched = 0;
  const searchers = Array.from({ length: SEARCHERS }, async () => {
    while (!isOver) {
      expect(await findEach(source)).toEqual(before);
      searched++;
    }
  });
  const untilSearched = (times: number) => expect.poll(() => searched, { interval: 20 }).toBeGreaterThanOrEqual(times);
  const broken = (async () => {
    try {
      await untilSearched(SEARCHERS);
      await fault();
      await untilSearched(searched + 2 * SEARCHERS);
    } finally {
      isOver = true;
    }
  })();
  await Promise.all([...searchers, broken]);
}
