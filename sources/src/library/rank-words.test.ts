import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseFirst } from "./feedback-words.ts";
import { readIndexedWords } from "./load-word-index.ts";
import { rankTypedWords } from "./rank-typed-words.ts";
import { B, K1, rankByWords, weighRarity } from "./rank-words.ts";
import { createWordIndex } from "./word-index.ts";

const WORDS = "'cough':1A,25B 'of':2A 'child''s':26B 'night':27B 'mh=cough' 'asthma':3A 'journal':40";

const now = async () => undefined;

type Texts = [title: string, abstract: string];

function indexPapers(...papers: Texts[]) {
  const index = createWordIndex(papers.length);
  for (const [at, [title, abstract]] of papers.entries()) {
    index.add({ pmid: at + 1, title: title.split(" "), abstract: abstract.split(" ") });
  }
  return index.finish(now);
}

const ask = (words: Record<string, number>, pairs: Record<string, number> = {}) => ({
  words: new Map(Object.entries(words)),
  pairs: new Map(Object.entries(pairs)),
});

/** BM25 word by word, as the paper that describes it has it. */
function scoreByHand(papers: readonly Texts[], asked: ReturnType<typeof ask>): Map<number, number> {
  const stems = papers.map((texts) => texts.map((text) => text.split(" ")));
  const times = (at: number, isThere: (text: string[], place: number) => boolean) =>
    (stems[at] ?? []).reduce(
      (sum, text, field) => sum + (field === 0 ? 2 : 1) * text.filter((_, place) => isThere(text, place)).length,
      0,
    );
  const lengthOf = (at: number) => times(at, () => true);
  const mean = papers.reduce((sum, _, at) => sum + lengthOf(at), 0) / papers.length;
  const rarity = (stem: string) =>
    weighRarity(papers.length, stems.filter((texts) => texts.flat().includes(stem)).length);
  const scores = new Map<number, number>();
  for (const at of papers.keys()) {
    const norm = K1 * (1 - B + (B * lengthOf(at)) / mean);
    let score = 0;
    for (const [stem, weight] of asked.words) {
      const here = times(at, (text, place) => text[place] === stem);
      if (here > 0) score += (weight * rarity(stem) * here) / (here + norm);
    }
    for (const [pair, weight] of asked.pairs) {
      const [first = "", second = ""] = pair.split(" ");
      const here = times(at, (text, place) => text[place] === first && text[place + 1] === second);
      const worth = (weight * (rarity(first) + rarity(second))) / 2;
      if (here > 0) score += (worth * here) / (here + norm);
    }
    if (score > 0) scores.set(at, score);
  }
  return scores;
}

describe("papers in the order of words", async () => {
  const index = await indexPapers(
    ["honey", "cough at night"],
    ["cough", "honey at night"],
    ["gout", "urate in toes"],
    ["night cough", "syrup"],
    ["toes", "gout and urate"],
  );
  const list = async (asked: ReturnType<typeof ask>) =>
    (await rankByWords(index, asked, 100, now)).best.map(({ paper }) => index.pmids[paper]);

  it("have any of them; the title counts more than the abstract", async () => {
    expect(await list(ask({ honei: 1 }))).toEqual([1, 2]);
    expect(await list(ask({ unheard: 1 }))).toEqual([]);
  });

  it("come first where neighbours stand as they were typed", async () => {
    expect((await list(ask({ night: 1, cough: 1 }, { "night cough": 1 })))[0]).toBe(4);
  });

  it("have the score that BM25 gives them, however many are asked for", async () => {
    const text = fc.array(fc.constantFrom("honei", "cough", "night", "gout", "urat"), { minLength: 1, maxLength: 6 });
    const paper = fc.tuple(text, text).map(([title, abstract]): Texts => [title.join(" "), abstract.join(" ")]);
    const asked = ask({ honei: 1, cough: 0.5, night: 2 }, { "night cough": 0.7, "cough cough": 0.2 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(paper, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 14 }),
        async (papers, most) => {
          const { best, total } = await rankByWords(await indexPapers(...papers), asked, most, now);
          const expected = [...scoreByHand(papers, asked)].sort(([a, score], [b, other]) => other - score || b - a);
          expect(total).toBe(expected.length);
          expect(best).toEqual(
            expected.slice(0, most).map(([at, score]) => ({ paper: at, score: expect.closeTo(score, 9) })),
          );
        },
      ),
    );
  });

  it("are found by words of the first ones, and by those of papers that these lead to", async () => {
    const others = Array.from({ length: 40 }, (_, at): Texts => [`subject${at}`, `matter${at}`]);
    const library = await indexPapers(
      ["urate and allopurinol", "allopurinol"],
      ["allopurinol and febuxostat", "febuxostat"],
      ["febuxostat and hypersensitivity", ""],
      ...others,
    );
    const typed = { ...ask({ urat: 1 }), feedback: 0.5, query: "urate", worth: new Map() };
    const ranked = await rankTypedWords(async () => library, typed, 100, AbortSignal.timeout(60_000));
    expect(ranked?.own.map(({ pmid }) => pmid)).toEqual(["1"]);
    expect(ranked?.withFeedback.map(({ pmid }) => pmid)).toEqual(["1", "2", "3"]);
  });
});

describe("the papers whose words are taken", () => {
  const orders = [
    [
      { paper: "a", score: 8 },
      { paper: "b", score: 4 },
    ],
    [
      { paper: "b", score: 0.2 },
      { paper: "c", score: 0.12 },
    ],
  ];
  const listOf = (papers: readonly { paper: string }[]) => papers.map(({ paper }) => paper);

  it("are those that stand near the best of both orders, whatever the scores of each are", () => {
    expect(listOf(chooseFirst(orders, ({ paper }) => paper))).toEqual(["b", "a", "c"]);
  });

  it("are ten at most", () => {
    const many = Array.from({ length: 15 }, (_, at) => ({ paper: `${at}`, score: 15 - at }));
    expect(listOf(chooseFirst([many], ({ paper }) => paper))).toEqual(listOf(many.slice(0, 10)));
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
