import { TERMINOLOGY, type VocabularyConcept } from "@medsieve/terminology/terminology";
import { splitWords, type Word } from "@medsieve/text/words";
import type { QuestionConcept } from "./concept.ts";
import { findConcept, findConceptByName, findStem, type NameSpan } from "./english-names.ts";
import { readConceptOfMesh } from "./mesh-names.ts";
import { readVocabularyConcept } from "./name-index.ts";
import { isSpoken } from "./spoken.ts";

const wordsOf = (list: string) => new Set(list.split(" "));
/** What joins a part of the body and its complaint in a sentence: "my nose is always blocked", "her womb has been removed". */
const JOINING = wordsOf(
  "is isn are was were s re been being has have had gets get got getting keeps keep kept went goes go gone going started starts feels feel felt feeling became become turned my his her their our your me him them",
);
/** May stand beside those. */
const DEGREE = wordsOf(
  "so very really quite too a an the bit little all just still always constantly often slightly rather somewhat badly completely totally both also now again already even never ever most some pretty sort kind of lot left right",
);
const ARTICLE = /^(?:an?|the|my|is|are|has|gets?|feels?|go(?:es)?|going|feeling|getting)\s/u;
const BARE_ARTICLE = /^(?:an?|the|my)$/u;
const MOST_SKIPPED = 4;
const LONGEST = 7;

interface Meaning {
  read: (written: string) => QuestionConcept;
  beside: readonly string[];
}

interface SpokenIndex {
  /** By the stems of all their words. */
  whole: ReadonlyMap<string, readonly Meaning[]>;
  /** By the stems of those that say something. */
  short: ReadonlyMap<string, readonly Meaning[]>;
}

const isFiller = ({ text }: Pick<Word, "text">): boolean =>
  JOINING.has(text) || DEGREE.has(text) || /^\d+$/u.test(text);

const readConcept = (concept: VocabularyConcept) => (written: string) => readVocabularyConcept(written, concept);

/** How a meaning is read: a concept of the vocabulary, else a heading of MeSH. Null where neither has the name. */
function findMeaning(name: string): Meaning["read"] | null {
  const concept = findConceptByName(name);
  return concept === null ? readConceptOfMesh(name) : readConcept(concept);
}

function buildIndex(): SpokenIndex {
  const [whole, short] = [new Map<string, Meaning[]>(), new Map<string, Meaning[]>()];
  // What holds beside certain words goes before what always does.
  const add = (map: Map<string, Meaning[]>, key: string, meaning: Meaning) => {
    const known = map.get(key) ?? [];
    map.set(key, meaning.beside.length > 0 ? [meaning, ...known] : [...known, meaning]);
  };
  for (const { meaning, beside, names } of TERMINOLOGY.spokenNames) {
    const read = findMeaning(meaning);
    if (read === null) continue;
    for (const name of names) {
      const words = splitWords(name);
      const stem = (them: readonly Word[]) => them.map((word) => findStem(word, name)).join(" ");
      // Of one word its very form: "fits" are seizures, and "fit" is not.
      add(whole, words.length === 1 ? ` ${words[0]?.text}` : stem(words), { read, beside });
      const kept = words.filter((word) => !isFiller(word));
      // "A pump" is no name without its article.
      if (kept.length > 1 && !(ARTICLE.test(name) && kept.length < 2)) add(short, stem(kept), { read, beside });
    }
  }
  return { whole, short };
}

let index: SpokenIndex | null = null;

/** What is said in a spoken question in place of a name, by its words; longer ones count more than their words do alone. */
export function listSpokenNames(text: string, words: readonly Word[], taken: readonly boolean[]): NameSpan[] {
  if (!isSpoken(text)) return [];
  index ??= buildIndex();
  const stems = words.map((word) => findStem(word, text));
  const all = splitWords(text);
  const hasBeside = ({ beside }: Meaning) =>
    beside.length === 0 || all.some((word) => beside.some((begins) => word.text.startsWith(begins)));
  const candidates: NameSpan[] = [];
  for (const [start, first] of words.entries()) {
    const kept: number[] = [];
    let skipped = 0;
    let joins = false;
    let before = first;
    for (let at = start; at < words.length && at - start < LONGEST && !taken[at]; at++) {
      const word = words[at];
      if (word === undefined || /[.?!,;:()]/u.test(text.slice(before.end, word.start))) break;
      before = word;
      const isSkipped = isFiller(word);
      if (isSkipped) {
        skipped += 1;
        joins ||= JOINING.has(word.text);
      } else kept.push(at);
      const whole = at === start ? ` ${word.text}` : stems.slice(start, at + 1).join(" ");
      const said = isSkipped || isFiller(first) ? [] : (index.short.get(kept.map((it) => stems[it]).join(" ")) ?? []);
      const meant = [...(index.whole.get(whole) ?? []), ...said].find(hasBeside)?.read;
      const mayBeParted = joins && !isSkipped && !isFiller(first) && kept.length > 1 && skipped <= MOST_SKIPPED;
      const keptWords = kept.flatMap((it) => words[it] ?? []);
      const parted =
        meant === undefined && mayBeParted
          ? findConcept(
              text,
              keptWords,
              kept.map((it) => stems[it] ?? ""),
            )
          : null;
      const value = meant ?? (parted === null ? null : readConcept(parted));
      if (value === null) continue;
      // "A cold" is no more than "cold": beside "cold sore" its article does not count.
      const length = at + 1 - start - (at > start && BARE_ARTICLE.test(first.text) ? 0.9 : 0);
      const score = meant === undefined ? (at + 1 - start) ** 2 - skipped : length ** 2 + 0.5;
      candidates.push({ start, end: at + 1, score, value });
    }
  }
  return candidates;
}
