import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import { isSmallWord } from "../findings/asked-terms.ts";
import { turnName } from "../question/name-index.ts";
import { COMMON, REPORTING } from "./reporting-words.ts";

/** Words of a name that is looked up. */
const LONGEST_NAME = 5;
/** Letters and digits of one; shorter ones mean too many things. */
const SHORTEST_NAME = 4;
/** Words of a claim from which names are taken. */
const WORDS_READ = 60;
/** Names of people in MeSH's tree, which are broader and narrower than each other. */
const PERSONS = "M01";
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}'’-]*[\p{L}\p{N}])?/gu;

interface NamesByName {
  get: (name: string) => readonly string[] | undefined;
}

let ofConcepts: NamesByName | null = null;

/** Other English names of the hand-made concepts, by each of them in small letters. */
function loadConceptNames(): NamesByName {
  if (ofConcepts !== null) return ofConcepts;
  const names = new Map<string, readonly string[]>();
  for (const { english } of TERMINOLOGY.concepts) {
    for (const name of english) if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), english);
  }
  ofConcepts = names;
  return names;
}

function listOtherNames(name: string): readonly string[] {
  const descriptor = TERMINOLOGY.mesh.findDescriptor(name);
  const ofMesh =
    descriptor === null || descriptor.treeNumbers.some((number) => number.startsWith(PERSONS))
      ? []
      : [descriptor.heading, ...descriptor.entryTerms].map(turnName);
  return [...(loadConceptNames().get(name.toLowerCase()) ?? []), ...ofMesh];
}

/** MeSH leads from "exclusive breast feeding" to "breast feeding", too, which leaves a word of the claim out. */
const isLess = (one: string, name: string) => ` ${name} `.toLowerCase().includes(` ${one} `.toLowerCase());

/**
 * A claim in which what has several names in MeSH, or among the hand-made concepts, has the one that the paper prints; what the
 * paper prints already, or in no way, stays. `isPrinted` says whether the paper has a text in small letters.
 */
export function sayInPrintedNames(claim: string, isPrinted: (text: string) => boolean): string {
  const words = Array.from(claim.matchAll(WORD), ({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
  const isBare = (word = "") => isSmallWord(word) || REPORTING.has(word) || COMMON.has(word);
  const read = words.slice(0, WORDS_READ);
  const said: { start: number; end: number; name: string }[] = [];
  for (let at = 0; at < read.length; at++) {
    for (let count = Math.min(LONGEST_NAME, read.length - at); count > 0; count--) {
      const [first, last] = [read[at], read[at + count - 1]];
      if (first === undefined || last === undefined) continue;
      if (isBare(first.text.toLowerCase()) || isBare(last.text.toLowerCase())) continue;
      const name = claim.slice(first.start, last.end);
      if (name.length < SHORTEST_NAME) continue;
      if (isPrinted(name.toLowerCase())) {
        at += count - 1;
        break;
      }
      const printed = listOtherNames(name).find(
        (one) => one.length >= SHORTEST_NAME - 1 && !isLess(one, name) && isPrinted(one.toLowerCase()),
      );
      if (printed === undefined) continue;
      said.push({ start: first.start, end: last.end, name: printed });
      at += count - 1;
      break;
    }
  }
  return said.reduceRight((text, { start, end, name }) => text.slice(0, start) + name + text.slice(end), claim);
}
