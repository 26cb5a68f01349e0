import type { PressRemark } from "@medsieve/contract/strategies";
import { nameField } from "../fields.ts";
import { printLeaf } from "../print-query.ts";
import type { QueryNode, TermNode } from "../query.ts";
import { listTermPieces } from "../term-words.ts";
import { listSpellings, turnNumber } from "../word-variants.ts";
import { findNeedless, isSameOrWider } from "./find-needless.ts";
import type { Concept } from "./query-concepts.ts";
import { makeRemark } from "./remarks.ts";

/** A beginning as short as this matches much. */
const SHORT_BEGINNING = 4;
/** Variants that are missing are named for so many terms; more would hide the rest. */
const MOST_VARIANTS = 20;

/** Text words: other spellings and numbers that are missing, truncation, and terms that add nothing. */
export function appraiseTextWords(root: QueryNode, concepts: readonly Concept[]): PressRemark[] {
  const remarks: PressRemark[] = [];
  for (const concept of concepts) remarks.push(...listMissingVariants(concept));
  for (const { leaf, element } of concepts.flatMap(({ leaves }) => leaves)) {
    if (element.kind !== "words" || leaf.kind !== "term") continue;
    if (element.isUntagged) remarks.push(makeRemark("untagged", { term: leaf.text }, leaf));
    const [word = ""] = element.words;
    const letters = word.replace(/\*$/u, "").length;
    if (element.words.length === 1 && word.endsWith("*") && letters <= SHORT_BEGINNING) {
      remarks.push(makeRemark("truncation_short", { term: word }, leaf));
    }
    if (element.words.length === 1 && /^[A-Z]{2,4}$/u.test(word)) {
      remarks.push(makeRemark("acronym", { term: word }, leaf));
    }
  }
  for (const { term, other } of findNeedless(root)) {
    remarks.push(makeRemark("adds_nothing", { term: printLeaf(term), other: printLeaf(other) }, term));
  }
  return remarks;
}

type Word = ReturnType<typeof listTermPieces>[number][number];

/** Of each word term, the first other spelling of any word, and the other number of the last, that its concept misses. */
function listMissingVariants({ leaves }: Concept): PressRemark[] {
  const terms = leaves.flatMap(({ leaf, element }) =>
    leaf.kind === "term" && element.kind === "words" && !element.isUntagged && leaf.within === null ? [leaf] : [],
  );
  const searched = terms.map((term) => ({ term, words: listTermPieces(term).flat() }));
  const missing = searched.flatMap(({ term, words }): PressRemark[] => {
    const isMissing = (whole: Word[]) =>
      !searched.some((other) => isSameOrWider(other.term.field, term.field) && covers(other.words, whole));
    const turned = turnLast(term, words);
    const variants = [
      ...listRespelt(words).filter(isMissing).slice(0, 1),
      ...(turned && isMissing(turned) ? [turned] : []),
    ];
    return variants.map((whole) => {
      const variant = whole.map(({ text, prefix }) => (prefix ? `${text}*` : text)).join(" ");
      return makeRemark("variant_missing", { term: showTerm(term), variant }, term);
    });
  });
  return missing.slice(0, MOST_VARIANTS);
}

/** The words of a term, one of them in its other spelling. */
function listRespelt(words: readonly Word[]): Word[][] {
  return words.flatMap(({ text, prefix }, at) =>
    listSpellings(text)
      .slice(1)
      .map((other) => words.with(at, { text: other, prefix })),
  );
}

function turnLast(term: TermNode, words: readonly Word[]): Word[] | null {
  const last = words.at(-1);
  if (last === undefined || last.prefix || !isLikelyNoun(last.text) || endsInCapitals(term.text)) return null;
  const [text] = turnNumber(last.text);
  return text === undefined ? null : words.with(-1, { text, prefix: false });
}

const showTerm = ({ text, field }: TermNode): string => (field === null ? text : `${text} ${nameField(field)}`);

/** Names of drugs and words that qualify another have no plural that is written. */
const NO_NOUN = /(?:ed|ly|ing|al|ic|ous|ive|ary|less|able|in|ine|ol|ide|ate|ab|ib|one|ium|pril|tan)$/u;

const UNCOUNTED = new Set(
  "ascites asthma diabetes feces faeces herpes influenza measles mumps rabies rickets scabies sepsis shingles".split(
    " ",
  ),
);

function isLikelyNoun(word: string): boolean {
  return /^[a-z]{4,}$/u.test(word) && !NO_NOUN.test(word) && !UNCOUNTED.has(word);
}

function covers(
  outer: readonly { text: string; prefix: boolean }[],
  inner: readonly { text: string; prefix: boolean }[],
): boolean {
  return inner.some((_, at) =>
    outer.every((word, place) => {
      const other = inner[at + place];
      if (other === undefined) return false;
      return word.prefix ? other.text.startsWith(word.text) : other.text === word.text;
    }),
  );
}

/** Whether the last word is an abbreviation. */
function endsInCapitals(text: string): boolean {
  return /[A-Z]{2}/u.test(text.split(/\s/u).at(-1) ?? "");
}
