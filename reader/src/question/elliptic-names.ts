import type { VocabularyConcept } from "@medsieve/terminology/terminology";
import type { Word } from "@medsieve/text/words";
import { findConcept, findStem, isBroken, type NameSpan } from "./english-names.ts";
import { readVocabularyConcept } from "./name-index.ts";

const JOINTS: ReadonlySet<string> = new Set(["or", "vs", "versus", "v", "and"]);
/** Words of the longest name on one side of a joint. */
const LONGEST_SIDE = 4;
/** A word that stands for a part that is left out counts more than by itself, and less than in a name that is written out. */
const ELLIPTIC = 0.5;

const run = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Words one behind the other, as if nothing stood between them. */
function alignWords(words: readonly Word[]): Word[] {
  let start = 0;
  return words.map((word) => {
    const moved = { ...word, start, end: start + word.end - word.start };
    start = moved.end + 1;
    return moved;
  });
}

/**
 * Names of which a part is said once: "spinal vs general anaesthesia", "breast and ovarian cancer", "hepatitis B or C". A
 * word that names a disease or a treatment by itself stays that.
 */
export function listEllipticNames(text: string, words: readonly Word[], taken: readonly boolean[]): NameSpan[] {
  const find = (places: readonly number[]): VocabularyConcept | null => {
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    if (places.some((at) => taken[at]) || isBroken(text.slice(words[first]?.start, words[last]?.end))) return null;
    const parts = places.flatMap((at) => words[at] ?? []);
    const written = parts.map((word) => text.slice(word.start, word.end)).join(" ");
    return findConcept(
      written,
      alignWords(parts),
      parts.map((word) => findStem(word, text)),
    );
  };
  const spans: NameSpan[] = [];
  /** The words from `start` to `end` as a part of the name of these places, where the other side of the joint has another. */
  const add = (start: number, end: number, places: readonly number[], other: VocabularyConcept): boolean => {
    const concept = find(places);
    const byItself = find(run(start, end))?.kind ?? "subject";
    if (concept === null || concept === other || byItself !== "subject") return false;
    const value = (written: string) => readVocabularyConcept(written, concept);
    spans.push({ start, end, score: (end - start) ** 2 + ELLIPTIC, value });
    return true;
  };
  for (const [joint, word] of words.entries()) {
    if (!JOINTS.has(word.text)) continue;
    const counts = [2, 1].filter((count) => count <= joint);
    const [behind, last] = [joint + 1, Math.min(joint + 1 + LONGEST_SIDE, words.length)];
    run(joint + 3, last + 1).some((end) => {
      const other = find(run(behind, end));
      return (
        other !== null &&
        counts.some((count) =>
          // "Partial or total knee replacement": the last words of the other, one or two.
          [end - 2, end - 1].some(
            (tail) =>
              tail > behind && add(joint - count, joint, [...run(joint - count, joint), ...run(tail, end)], other),
          ),
        )
      );
    });
    run(Math.max(0, joint - LONGEST_SIDE), joint - 1).some((start) => {
      const other = behind < words.length ? find(run(start, joint)) : null;
      if (other === null) return false;
      // "Hepatitis B or C", "erector spinae block versus paravertebral".
      const forms = [
        [...run(start, joint - 1), behind],
        [behind, joint - 1],
      ];
      return forms.some((places) => add(behind, behind + 1, places, other));
    });
  }
  return spans;
}
