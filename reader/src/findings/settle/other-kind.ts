import { stemWord } from "@medsieve/text/stem";
import type { PaperSentence, PaperText } from "../../paper-text.ts";
import { readAbbreviations } from "../abbreviations.ts";

const HEADS =
  /^(?:(?:psycho)?therap(?:y|ies)|treatments?|training|exercises?|diets?|stimulation|supplements?|supplementation|blocks?|acupuncture|surgery|programs?|programmes?|interventions?|injections?|education|counsell?ing)$/iu;
/** What stands before such a head, and names no other treatment. */
const GENERAL =
  /^(?:the|this|that|these|those|active|control|study|each|both|all|any|no|of|in|after|before|during|with|without|and|or|by|to|from|for|on|drug|medical|combined|combination|standard|usual|placebo|sham|conventional|concomitant|initial|maintenance|(?:long|short)-term|previous|prior|such|same|other|either|their|its|our|current|treatment|intervention|experimental|add-on|adjunctive|adjuvant|supportive|week|weeks|month|months|day|days|daily|first|second|successful|effective|early|late|post|pre|under|between|than|versus|receiving|received|real|true|anodal|cathodal|actual|genuine|repeated)$/iu;
const OF_GROUP =
  /\b(?:intervention|treatment|experimental|study|active|treated) (?:groups?|arms?|participants|patients)\b/iu;
/** Letters by which a word is known in another form. */
const KNOWN_BY = 5;
const LEAST_LETTERS = 4;

const namesOne = (own: readonly string[], lower: string) => own.some((word) => lower.includes(word.slice(0, KNOWN_BY)));

/** What was done or found of it stands in the abstract under its own name, and not under another. */
const isNamedLater = (own: readonly string[], { sentences }: PaperText) =>
  sentences.some(({ kind, lower }) => kind !== "background" && namesOne(own, lower));

function isAbbreviated(words: readonly string[], own: readonly string[], text: string, paper: PaperText): boolean {
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join("");
  if (initials.length > 1 && text.includes(initials)) return true;
  const stems = own.map(stemWord);
  return Array.from(readAbbreviations(paper)).some(
    ([short, long]) => text.includes(short) && long.some((stem) => stems.includes(stem)),
  );
}

/**
 * A sentence on another treatment of the same kind, which has only the head of the intervention's name: "psychodynamic therapy
 * reduced symptoms" of cognitive therapy.
 */
export function isOfOtherKind(intervention: string, { text, lower }: PaperSentence, paper: PaperText): boolean {
  const words = intervention.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const own = words.filter((word) => word.length >= LEAST_LETTERS && !HEADS.test(word) && !GENERAL.test(word));
  const heads = words.filter((word) => HEADS.test(word));
  if (own.length === 0 || heads.length === 0 || OF_GROUP.test(text)) return false;
  if (namesOne(own, lower)) return false;
  if (!isNamedLater(own, paper) || isAbbreviated(words, own, text, paper)) return false;
  const printed = lower.match(/[\p{L}-]+/gu) ?? [];
  return printed.some((word, at) => {
    const before = printed[at - 1] ?? "";
    return heads.includes(word) && before.length >= LEAST_LETTERS && !GENERAL.test(before);
  });
}
