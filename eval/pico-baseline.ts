import type { LabelledAbstract, PicoClass } from "./pico-corpus.ts";

/** Classes of a word where it is labelled in this share of its places or more: F1 wants less than half. */
const LABELLED_FROM = 0.35;

/** What follows from a word alone: the class it most often has in these abstracts, none for unknown words. */
export function createWordBaseline(abstracts: readonly LabelledAbstract[]): (word: string) => ReadonlySet<PicoClass> {
  const counts = new Map<string, Map<PicoClass | null, number>>();
  for (const { paper, tokens } of abstracts) {
    for (const { part, start, end, label } of tokens) {
      const text = part === "title" ? paper.title : (paper.abstract[0]?.text ?? "");
      const word = text.slice(start, end).toLowerCase();
      const own = counts.get(word) ?? new Map<PicoClass | null, number>();
      own.set(label, (own.get(label) ?? 0) + 1);
      counts.set(word, own);
    }
  }
  const classes = new Map<string, ReadonlySet<PicoClass>>();
  for (const [word, own] of counts) {
    const total = [...own.values()].reduce((sum, count) => sum + count, 0);
    const [best] = [...own].filter(([label]) => label !== null).sort((a, b) => b[1] - a[1]);
    if (best?.[0] && best[1] >= LABELLED_FROM * total) classes.set(word, new Set([best[0]]));
  }
  const none: ReadonlySet<PicoClass> = new Set();
  return (word) => classes.get(word.toLowerCase()) ?? none;
}
