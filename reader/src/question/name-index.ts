import { spellAmerican } from "@medsieve/query/word-variants";
import {
  type ConceptKind,
  type Descriptor,
  TERMINOLOGY,
  type VocabularyConcept,
} from "@medsieve/terminology/terminology";
import { stemWord } from "@medsieve/text/stem";
import { listWords } from "@medsieve/text/words";
import { ASPECT_WORDS } from "./aspect-words.ts";
import type { ConceptName, QuestionConcept } from "./concept.ts";
import { WEAK_WORDS } from "./stop-words.ts";
import { joinTwin } from "./twin-headings.ts";

/** How much a concept of each kind decides. */
const KIND_WEIGHT = { condition: 1, intervention: 1, subject: 0.9, outcome: 0.7, population: 0.55 } as const;
const WORD_WEIGHT = 0.9;
/** Words that only help ranking: below what a query may require. */
const WEAK_WEIGHT = 0.15;
const GENERAL_WEIGHT = 0.3;

/** Headings too general to decide anything: nearly every clinical paper could carry them. */
export const GENERAL_HEADINGS: ReadonlySet<string> = new Set([
  ...["Treatment Outcome", "Therapeutics", "Drug Therapy", "Patients", "Disease", "Risk", "Humans", "Research"],
  ...["Health", "Pharmaceutical Preparations", "Biomedical Research", "Safety", "Patient Safety", "Medicine"],
  ...["Animals", "Vaccine Efficacy"],
]);

/** A name is an abbreviation when it has two capitals in a row or ends in one, and is short. */
function isAbbreviation(text: string): boolean {
  return (
    text.length <= 8 &&
    /^[\p{Lu}A-Za-z0-9-]+$/u.test(text) &&
    /\p{Lu}[\p{Lu}\d]/u.test(text) &&
    !/\p{Ll}{3}/u.test(text)
  );
}

/** A name as it is looked for in papers and questions. */
export function readName(text: string): ConceptName {
  return { text, stems: listWords(text).map(stemWord), capitals: isAbbreviation(text) };
}

/** The concept of the vocabulary as a question means it. */
export function readVocabularyConcept(written: string, found: VocabularyConcept): QuestionConcept {
  const { concept, alsoHeadings } = joinTwin(found);
  return {
    written,
    kind: concept.kind,
    heading: concept.heading,
    alsoHeadings,
    names: concept.english.flatMap(listForms).map(readName),
    narrower: concept.narrower.flatMap(listForms).map(readName),
    weight: GENERAL_HEADINGS.has(concept.heading ?? "") ? WEAK_WEIGHT : KIND_WEIGHT[concept.kind],
    excluded: false,
  };
}

/** Names of one heading that are looked for in papers, as MeSH prints them. */
const MOST_NAMES = 12;

const PREFIXED =
  /\b(re|co|non)(-?)(?=(?:admission|admit|operation|hospitali|intervention|infection|bleed|intubation|vascular|morbid|smok|adheren|complian)\w*)|\b(pre|post|intra|peri)(-?)(?=(?:operative|menopaus|partum|natal|term\b|treatment|procedural|hospital|surgical|discharge|stroke|exercise|prandial|diabetes|eclampsia))/iu;

/** A name and its other form where it begins with a prefix: papers write "preoperative" and "pre-operative". */
function listForms(text: string): string[] {
  const other = text.replace(PREFIXED, (whole) => (whole.endsWith("-") ? whole.slice(0, -1) : `${whole}-`));
  return other === text ? [text] : [text, other];
}

/** "Diabetes Mellitus, Type 2" as papers write it. */
export const turnName = (name: string): string => turnHeading(name) ?? name;

/** A heading of MeSH that the vocabulary does not have, by its own name and the first of its entry terms. */
export function readMeshConcept(written: string, descriptor: Descriptor, kind: ConceptKind): QuestionConcept {
  const { heading, entryTerms } = descriptor;
  const names = [...new Set([heading, written, ...entryTerms].map(turnName))];
  return {
    written,
    kind,
    heading,
    alsoHeadings: [],
    names: names.slice(0, MOST_NAMES).flatMap(listForms).map(readName),
    narrower: [],
    weight: KIND_WEIGHT[kind],
    excluded: false,
  };
}

/** A word or an aspect that the vocabulary does not have; a weak one only helps ranking. */
export function readWordConcept(written: string, names: readonly string[], isWeak: boolean): QuestionConcept {
  return {
    written,
    kind: "word",
    heading: null,
    alsoHeadings: [],
    names: names.flatMap(listForms).map(readName),
    narrower: [],
    weight: isWeak ? WEAK_WEIGHT : WORD_WEIGHT,
    excluded: false,
  };
}

/** A Japanese or Chinese word that is no concept, by the English words of papers: it helps ranking, and no query requires it. */
export function readGeneralWord(written: string, names: readonly string[]): QuestionConcept {
  return { ...readWordConcept(written, names, true), weight: GENERAL_WEIGHT };
}

/** What a name stands for: a concept of the vocabulary, or an aspect of a subject by its English words. */
export type Named = { concept: VocabularyConcept } | { aspect: readonly string[] };

export interface EnglishEntry {
  named: Named;
  /** The name as the vocabulary writes it. */
  text: string;
}

/** "noncardiac" as "non" and "cardiac", so that it is the same with a hyphen; null for other words. */
export function splitDenial(word: string): [string, string] | null {
  const denied = /^non([a-z]{5,})$/u.exec(word)?.[1];
  return denied === undefined ? null : ["non", denied];
}

/** "Diabetes Mellitus, Type 2" as it is said: "Type 2 Diabetes Mellitus". Null for a heading with more commas. */
function turnHeading(heading: string): string | null {
  const [main = "", qualifier, ...more] = heading.split(", ");
  if (more.length > 0) return null;
  return qualifier === undefined ? main : `${qualifier} ${main}`;
}

interface EnglishNames {
  /** By their stems in American spelling, joined by blanks. */
  names: ReadonlyMap<string, readonly EnglishEntry[]>;
  /** Words of the longest. */
  longest: number;
}

function buildEnglishNames(): EnglishNames {
  const names = new Map<string, EnglishEntry[]>();
  let longest = 1;
  const keys = new Map<string, string>();
  const readKey = (word: string): string => {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const stem = stemWord(spellAmerican(word));
    const key = splitDenial(stem)?.join(" ") ?? stem;
    keys.set(word, key);
    return key;
  };
  const add = (text: string, named: Named) => {
    const key = listWords(text).map(readKey).join(" ");
    if (key === "") return;
    longest = Math.max(longest, key.split(" ").length);
    const entries = names.get(key);
    if (entries) entries.push({ named, text });
    else names.set(key, [{ named, text }]);
  };
  // A concept with a heading goes before a namesake that is only listed under a class.
  const concepts = [...TERMINOLOGY.concepts].sort((a, b) => Number(a.heading === null) - Number(b.heading === null));
  for (const concept of concepts) for (const text of concept.english) add(text, { concept });
  for (const concept of concepts) {
    const heading = concept.heading === null ? null : turnHeading(concept.heading);
    // "lead to" is no question of the metal.
    if (heading !== null && !WEAK_WORDS.has(heading.toLowerCase())) add(heading, { concept });
  }
  for (const [english] of ASPECT_WORDS) {
    const aspect = english.split("|");
    for (const text of aspect) add(text, { aspect });
  }
  return { names, longest };
}

let englishNames: EnglishNames | null = null;

/** Every English name of the vocabulary and of the aspects; indexed when it is first asked for, and kept. */
export function loadEnglishNames(): EnglishNames {
  englishNames ??= buildEnglishNames();
  return englishNames;
}
