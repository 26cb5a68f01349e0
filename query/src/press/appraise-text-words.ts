import type { PressRemark } from "@medsieve/contract/strategies";
import { nameField } from "../fields.ts";
import { printLeaf } from "../print-query.ts";
import type { QueryNode, TermNode } from "../query.ts";
import { listTermPieces } from "../term-words.ts";
import { listWordVariants } from "../word-variants.ts";
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

/** Of each word term, the first variant of its last word that no term of the concept finds in that field. */
function listMissingVariants({ leaves }: Concept): PressRemark[] {
  const terms = leaves.flatMap(({ leaf, element }) =>
    leaf.kind === "term" && element.kind === "words" && !element.isUntagged && leaf.within === null ? [leaf] : [],
  );
  const searched = terms.map((term) => ({ term, words: listTermPieces(term).flat() }));
  const missing = searched.flatMap(({ term, words }): PressRemark[] => {
    const last = words.at(-1);
    if (last === undefined || last.prefix) return [];
    const before = words.slice(0, -1);
    const variant = listWordVariants(last.text)
      .slice(1)
      .find((text) => {
        const whole = [...before, { text, prefix: false }];
        return !searched.some((other) => isSameOrWider(other.term.field, term.field) && covers(other.words, whole));
      });
    if (variant === undefined || !isLikelyNoun(last.text) || endsInCapitals(term.text)) return [];
    const shown = [...before.map(({ text }) => text), variant].join(" ");
    return [makeRemark("variant_missing", { term: showTerm(term), variant: shown }, term)];
  });
  return missing.slice(0, MOST_VARIANTS);
}

const showTerm = ({ text, field }: TermNode): string => (field === null ? text : `${text} ${nameField(field)}`);

/** Names of drugs and words that qualify another have no plural that is written. */
const NO_NOUN = /(?:ed|ly|ing|al|ic|ous|ive|ary|less|able|in|ine|ol|ide|ate|ab|ib|one|ium|pril|tan)$/u;

function isLikelyNoun(word: string): boolean {
  return /^[a-z]{4,}$/u.test(word) && !NO_NOUN.test(word);
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
