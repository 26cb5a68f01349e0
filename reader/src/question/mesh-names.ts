import { spellAmerican } from "@medsieve/query/word-variants";
import { type ConceptKind, type Descriptor, foldMeshName, TERMINOLOGY } from "@medsieve/terminology/terminology";
import type { Word } from "@medsieve/text/words";
import type { QuestionConcept } from "./concept.ts";
import { isBroken, type NameSpan } from "./english-names.ts";
import { GENERAL_HEADINGS, readMeshConcept, turnName } from "./name-index.ts";
import { NO_NAMES } from "./no-names.ts";
import { STOP_WORDS, WEAK_WORDS } from "./stop-words.ts";

/** Words of the longest name that is looked for. */
const LONGEST_NAME = 7;
/** A shorter word is an abbreviation, which means other things elsewhere. */
const SHORTEST_WORD = 5;
/** A shorter name with an s, or without it, may be another word. */
const SHORTEST_PLURAL = 6;
/** The hand-made concept goes before one of MeSH of as many words. */
const BEHIND = 0.5;

/** Where a heading stands in the tree, and what it is in a question; the first that holds. */
const KINDS: readonly (readonly [RegExp, ConceptKind])[] = [
  [/^(?:C|F03)/u, "condition"],
  // What is measured, and by which scale, has other places beside those of treatments.
  [/^(?:E01|E05|D06|D08|D09\.400|D10\.(?:351|570|851)|D12|D13)/u, "subject"],
  [/^(?:D(?:0[1-49]|10|20|26|27)|E0[2-467]|F04\.754)/u, "intervention"],
  [/^M01/u, "population"],
];
/** Trees of which one word is a name of its own: diseases, chemicals but not the forms they are given in, procedures, organisms, countries. */
const NAMED_BY_A_WORD = /^(?:C|F03|D(?!26\.255)|E0[1-467]|B|Z)/u;
/** Publication types and the headings without a place say nothing of a subject. */
const NO_SUBJECT = /^(?:V|$)/u;
/** "Peptidase 3" is another one. */
const ORDINAL = /^\d{1,2}[a-z]?$/u;

function findKind({ treeNumbers }: Descriptor): ConceptKind {
  return KINDS.find(([trees]) => treeNumbers.some((number) => trees.test(number)))?.[1] ?? "subject";
}

const isPlain = (word: string): boolean => STOP_WORDS.has(word) || WEAK_WORDS.has(word);

/** Of "sulphadoxine-pyrimethamine" each part is one, of "lectin-coating" and "beta-carboline" neither. */
const isName = (word: string): boolean => word.length >= SHORTEST_WORD && TERMINOLOGY.mesh.findHeading(word) !== null;

/** A run of words that can be a name: no part of a compound, no unit after its number. */
function isRun(text: string, words: readonly Word[], start: number, end: number): boolean {
  const [before, first, last, after] = [words[start - 1], words[start], words[end - 1], words[end]];
  if (!first || !last || STOP_WORDS.has(first.text) || STOP_WORDS.has(last.text)) return false;
  if (words.slice(start, end).every((word) => isPlain(word.text))) return false;
  if (before && first.text.length <= 2 && /^\d/u.test(before.text)) return false;
  const isCompound = (one: Word | undefined, other: Word | undefined, partner: Word | undefined) =>
    one && other && partner && text.slice(one.end, other.start) === "-" && !isName(partner.text);
  if (end - start > 1) return true;
  if (NO_NAMES.has(first.text)) return false;
  const isNumbered = after && ORDINAL.test(after.text) && text.slice(last.end, after.start) === " ";
  return !(isNumbered || isCompound(before, first, before) || isCompound(last, after, after));
}

/** MeSH has "dressings" and no "dressing", "dyspnea" and often no "dyspnoea". */
function findAnyForm(name: string): Descriptor | null {
  const mesh = TERMINOLOGY.mesh;
  const found = mesh.findDescriptor(name);
  if (found !== null || name.length < SHORTEST_PLURAL) return found;
  const american = spellAmerican(name.toLowerCase());
  const plural = `${american}${/(?:s|x|ch|sh)$/u.test(american) ? "es" : "s"}`;
  const turned = /[^s]s$/u.test(american) ? american.slice(0, -1) : plural;
  return mesh.findDescriptor(american) ?? mesh.findDescriptor(turned);
}

/** How the heading that has this name is read; null: MeSH has none. */
export function readConceptOfMesh(name: string): ((written: string) => QuestionConcept) | null {
  const descriptor = findAnyForm(name);
  return descriptor === null ? null : (written) => readMeshConcept(written, descriptor, findKind(descriptor));
}

/** MeSH turns its names round, too: "testing HIV" and "change body weight" say something else. */
function isTurnedRound(descriptor: Descriptor, written: string, words: readonly Word[]): boolean {
  const ends = [words[0], words.at(-1)];
  if (words.length === 1 || !ends.some((word) => word && isPlain(word.text))) return false;
  const folded = foldMeshName(written);
  const names = [descriptor.heading, ...descriptor.entryTerms].flatMap((name) => [name, turnName(name)]);
  return !names.some((name) => foldMeshName(name) === folded);
}

/** "Cancer survivors long term" is no "Cancer Survivors, Long-Term". */
const ENDS_IN_TIME = /\b(?:long|short)[ -]term$/iu;

function findDescriptor(text: string, words: readonly Word[]): Descriptor | null {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || (words.length === 1 && first.text.length < SHORTEST_WORD)) return null;
  const written = text.slice(first.start, last.end);
  if (words.length > 1 && ENDS_IN_TIME.test(written)) return null;
  const found = isBroken(written) ? null : findAnyForm(written);
  if (found === null || GENERAL_HEADINGS.has(found.heading) || isTurnedRound(found, written, words)) return null;
  const trees = words.length === 1 ? NAMED_BY_A_WORD : null;
  const fits = found.treeNumbers.some((number) => !NO_SUBJECT.test(number) && (trees?.test(number) ?? true));
  return fits ? found : null;
}

/** Every run of words that is a heading or another name of MeSH. */
export function listMeshNames(text: string, words: readonly Word[], taken: readonly boolean[]): NameSpan[] {
  const spans: NameSpan[] = [];
  for (let start = 0; start < words.length; start++) {
    const most = Math.min(LONGEST_NAME, words.length - start);
    for (let count = 1; count <= most && !taken[start + count - 1]; count++) {
      const end = start + count;
      const descriptor = isRun(text, words, start, end) ? findDescriptor(text, words.slice(start, end)) : null;
      if (descriptor === null) continue;
      const kind = findKind(descriptor);
      spans.push({
        start,
        end,
        score: count * count - BEHIND,
        value: (written) => readMeshConcept(written, descriptor, kind),
      });
    }
  }
  return spans;
}
