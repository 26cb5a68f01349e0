import { stemWord } from "@medsieve/text/stem";
import { splitWords } from "@medsieve/text/words";
import type { JudgedDocument } from "./ranking-data.ts";

const K1 = 0.9;
const B = 0.4;
/** Lucene's English stop words. */
const STOP_WORDS = new Set(
  (
    "a an and are as at be but by for if in into is it no not of on or such that the their then there these they this " +
    "to was will with"
  ).split(" "),
);

/**
 * `plain`: words as they stand. `stemmed`: without their endings and without stop words, as Lucene's English analysis
 * does it.
 */
export type Bm25Words = "plain" | "stemmed";

const READ_WORDS: Record<Bm25Words, (text: string) => string[]> = {
  plain: (text) => splitWords(text).map((word) => word.text),
  stemmed: (text) => splitWords(text).flatMap(({ text: word }) => (STOP_WORDS.has(word) ? [] : [stemWord(word)])),
};

/**
 * BM25 (Robertson and Zaragoza 2009, with Lucene's idf) over title and abstract as one field. The function returned
 * gives the ids of the best `count` documents that have a word of the question.
 */
export function indexBm25(documents: readonly JudgedDocument[], words: Bm25Words) {
  const readWords = READ_WORDS[words];
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map(({ title, abstract }, document) => {
    const all = readWords(`${title}\n${abstract}`);
    for (const word of all) {
      const places = postings.get(word) ?? new Map<number, number>();
      postings.set(word, places.set(document, (places.get(document) ?? 0) + 1));
    }
    return all.length;
  });
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

  return (question: string, count: number): string[] => {
    const scores = new Map<number, number>();
    for (const word of readWords(question)) {
      const places = postings.get(word) ?? new Map<number, number>();
      const idf = Math.log(1 + (documents.length - places.size + 0.5) / (places.size + 0.5));
      for (const [document, times] of places) {
        const norm = K1 * (1 - B + (B * (lengths[document] ?? 0)) / meanLength);
        scores.set(document, (scores.get(document) ?? 0) + (idf * times) / (times + norm));
      }
    }
    const best = [...scores].sort(([first, a], [second, b]) => b - a || first - second).slice(0, count);
    return best.map(([document]) => documents[document]?.id ?? "");
  };
}
