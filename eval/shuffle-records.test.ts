import type { Citation } from "@medsieve/medline/citation";
import { splitWords } from "@medsieve/text/words";
import { beforeAll, describe, expect, it } from "vitest";
import { readDemonstration } from "../sources/test/demonstration.ts";
import { type MakeRecord, prepareRecords } from "./shuffle-records.ts";

const MADE = 4_000;
const FROM = 100_000_001;

const textOf = ({ title, abstract }: Citation) => [title, ...abstract.map(({ text }) => text)].join(" ");

/** Of these records, the share with each word. */
function countShares(records: readonly Citation[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const record of records) {
    for (const word of new Set(splitWords(textOf(record)).map(({ text }) => text)))
      shares.set(word, (shares.get(word) ?? 0) + 1 / records.length);
  }
  return shares;
}

describe("records made of others", () => {
  let sources: Citation[];
  let makeRecord: MakeRecord;
  let made: Citation[];
  beforeAll(async () => {
    sources = await readDemonstration();
    makeRecord = prepareRecords(sources);
    made = Array.from({ length: MADE }, (_, at) => makeRecord(FROM + at));
  });

  it("are all different, and the same whenever they are made", () => {
    expect(new Set(made.map(({ pmid }) => pmid)).size).toBe(MADE);
    expect(new Set(made.map(textOf)).size).toBe(MADE);
    expect(makeRecord(FROM + 7)).toEqual(made[7]);
  });

  it("have each word in about as large a share of them as before, common or rare", () => {
    const [before, after] = [countShares(sources), countShares(made)];
    const known = [...before].filter(([word, share]) => share > 0.01 && /^[a-z]+$/u.test(word));
    const ratios = known.map(([word, share]) => (after.get(word) ?? 0) / share).sort((a, b) => a - b);
    const at = (place: number) => ratios[Math.floor(place * (ratios.length - 1))];
    expect(known.length).toBeGreaterThan(500);
    expect(at(0.05)).toBeGreaterThan(0.7);
    expect(at(0.5)).toBeCloseTo(1, 0);
    expect(at(0.95)).toBeLessThan(1.8);
  });

  it("bring words that no record had, as a library does that grows", () => {
    const before = countShares(sources);
    const fresh = [...countShares(made).keys()].filter((word) => !before.has(word));
    expect(fresh.length).toBeGreaterThan(100);
  });

  it("are tied to no other record", () => {
    for (const { doi, references, notices } of made)
      expect({ doi, references, notices }).toEqual({ doi: null, references: [], notices: [] });
  });
});
