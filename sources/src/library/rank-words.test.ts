import { describe, expect, it } from "vitest";
import { addFeedback } from "./feedback-words.ts";
import { readIndexedWords } from "./load-word-index.ts";
import { listFirst } from "./rank-typed-words.ts";
import { rankByWords } from "./rank-words.ts";
import { createWordIndex } from "./word-index.ts";

const WORDS = "'cough':1A,25B 'of':2A 'child''s':26B 'night':27B 'mh=cough' 'asthma':3A 'journal':40";

function indexPapers(...papers: [title: string, abstract: string][]) {
  const index = createWordIndex(papers.length);
  for (const [at, [title, abstract]] of papers.entries()) {
    index.add({ pmid: at + 1, title: title.split(" "), abstract: abstract.split(" ") });
  }
  return index.finish();
}

const ask = (words: Record<string, number>, pairs: Record<string, number> = {}) => ({
  words: new Map(Object.entries(words)),
  pairs: new Map(Object.entries(pairs)),
});
const now = async () => undefined;

describe("papers in the order of words", () => {
  const index = indexPapers(
    ["honey", "cough at night"],
    ["cough", "honey at night"],
    ["gout", "urate in toes"],
    ["night cough", "syrup"],
    ["toes", "gout and urate"],
  );
  const list = async (asked: ReturnType<typeof ask>) =>
    (await rankByWords(index, asked, now)).map(({ paper }) => index.pmids[paper]);

  it("have any of them; the title counts more than the abstract", async () => {
    expect(await list(ask({ honei: 1 }))).toEqual([1, 2]);
    expect(await list(ask({ unheard: 1 }))).toEqual([]);
  });

  it("come first where neighbours stand as they were typed", async () => {
    expect((await list(ask({ night: 1, cough: 1 }, { "night cough": 1 })))[0]).toBe(4);
  });

  it("are found by words of the first ones, too", async () => {
    const asked = ask({ urate: 1 });
    const first = listFirst(index, await rankByWords(index, asked, now));
    const counts = {
      papers: index.pmids.length,
      papersWith: (stem: string) => index.papersWith[index.numbers.get(stem) ?? 0] ?? 0,
    };
    const fed = addFeedback(asked, first, counts, 0.5);
    expect([...fed.words.keys()]).toContain("urate");
    expect(fed.words.get("urate")).toBeGreaterThanOrEqual(0.5);
  });
});

describe("the words of the full-text index", () => {
  it("are read back in order, title and abstract apart, without whole values and other fields", () => {
    expect(readIndexedWords(7, WORDS)).toEqual({
      pmid: 7,
      title: ["cough", "of", "asthma"],
      abstract: ["cough", "child's", "night"],
    });
  });
});
