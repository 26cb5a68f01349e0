import type { PaperRecord } from "@medsieve/contract/papers";

/** Where a stretch of text stands: in the title, or in the abstract with its sections joined by blanks. */
export interface Place {
  part: "title" | "abstract";
  start: number;
}

/** Where the sentences of a paper stand, the title first, then those of the abstract in order. */
export function locateSentences(paper: PaperRecord, sentences: readonly string[]): Place[] {
  const abstract = paper.abstract.map(({ text }) => text).join(" ");
  let from = 0;
  return sentences.map((sentence, index) => {
    if (index === 0) return { part: "title", start: 0 };
    const start = Math.max(from, abstract.indexOf(sentence, from));
    from = start + sentence.length;
    return { part: "abstract", start };
  });
}
