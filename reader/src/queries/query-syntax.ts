import { or, term } from "@medsieve/query/build-query";
import type { TermField } from "@medsieve/query/fields";
import type { Query } from "@medsieve/query/query";
import { stemWord } from "@medsieve/text/stem";
import type { ConceptName, QuestionConcept } from "../question/concept.ts";

const MAX_NAMES = 6;
const MAX_NARROWER = 6;
const SHORTEST_TRUNCATED = 4;

/** Letters, digits and inner hyphens and apostrophes only: nothing that PubMed's syntax gives a meaning to. */
function cleanText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}\p{M}'’ -]+/gu, " ")
    .replace(/(?<![\p{L}\p{N}\p{M}])['’-]+|['’-]+(?![\p{L}\p{N}\p{M}])/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

const BRITISH: readonly [american: RegExp, british: string][] = [
  [/(?<=[a-z])emi(?=[ac])/gu, "aemi"],
  [/hem(?=or|od|ol|ato|ophil|oglob)/gu, "haem"],
  [/tumor/gu, "tumour"],
  [/anesth/gu, "anaesth"],
  [/esoph/gu, "oesoph"],
  [/edema/gu, "oedema"],
  [/pediat/gu, "paediat"],
  [/estrogen/gu, "oestrogen"],
  [/diarrhea/gu, "diarrhoea"],
  [/behavior/gu, "behaviour"],
  [/fiber/gu, "fibre"],
];

function spellBritish(text: string): string {
  return BRITISH.reduce((spelled, [american, british]) => spelled.replace(american, british), text);
}

/** What of a word to search for, so that its other endings are found too. */
export function truncateWord(word: string): string {
  const stem = stemWord(word.toLowerCase());
  let length = 0;
  while (length < word.length && word.charAt(length).toLowerCase() === stem.charAt(length)) length++;
  return /^\p{L}+$/u.test(word) && length >= SHORTEST_TRUNCATED ? `${word.slice(0, length)}*` : word;
}

/** "malignancy" → "malignanc*", "tumor" → "tumor*"; a plural stays. */
function truncateEnding(text: string): string {
  return text.endsWith("s") ? text : `${text.replace(/(?<=\p{L}{4})y$/u, "")}*`;
}

/** How the last word of a name is searched: by its stem, with any ending, or as it stands. */
type Ending = "stem" | "any" | "fixed";

function buildSpelling(text: string, field: TermField, ending: Ending): Query {
  const last = /(?<![^ '’-])[^ '’-]+$/u.exec(text)?.[0] ?? "";
  const mayEndOtherwise = ending !== "fixed" && last.length >= SHORTEST_TRUNCATED && /^\p{L}+$/u.test(last);
  if (!mayEndOtherwise) return term(text, field);
  return term(ending === "stem" && last === text ? truncateWord(text) : truncateEnding(text), field);
}

function buildName(name: ConceptName, field: TermField, isFreeWord: boolean): Query[] {
  const text = cleanText(name.text);
  if (text === "") return [];
  const ending: Ending = name.capitals ? "fixed" : isFreeWord ? "stem" : "any";
  return [...new Set([text, spellBritish(text)])].map((spelling) => buildSpelling(spelling, field, ending));
}

/** The concept's MeSH headings; none where it has none. */
export function buildHeadings(concept: QuestionConcept, field: "mh" | "majr"): Query[] {
  const headings = concept.heading === null ? [] : [concept.heading, ...concept.alsoHeadings];
  return headings.map((heading) => term(heading, field));
}

function buildNames(concept: QuestionConcept, field: "tiab" | "ti"): Query[] {
  const isFreeWord = concept.kind === "word";
  const names = [...concept.names.slice(0, MAX_NAMES), ...concept.narrower.slice(0, MAX_NARROWER)];
  const searchable = names.filter((name) => isFreeWord || !name.capitals || name.text.length > 2);
  return searchable.flatMap((name) => buildName(name, field, isFreeWord));
}

/** The concept by its names, in title and abstract with its MeSH heading too; null when nothing of it can be searched. */
export function buildConcept(concept: QuestionConcept, field: "tiab" | "ti"): Query | null {
  const terms = [...(field === "ti" ? [] : buildHeadings(concept, "mh")), ...buildNames(concept, field)];
  return terms.length === 0 ? null : or(...terms);
}

/** The concept as what a paper is about: a main topic in MeSH, or named in the title; null when it cannot be searched. */
export function buildTopic(concept: QuestionConcept): Query | null {
  const terms = [...buildHeadings(concept, "majr"), ...buildNames(concept, "ti")];
  return terms.length === 0 ? null : or(...terms);
}
