import type { PaperSentence } from "../paper-text.ts";
import { splitEntry } from "./finding-text.ts";

/** What leads up to the name of an arm, and what runs on behind it. */
const LEADS =
  /^(?:(?:i\.e\.|e\.g\.),? |that of |those of |the (?:use|addition|application|administration) of |(?:an? )?(?:systematic )?(?:review|evaluation|assessment|analysis|study|trial|use|addition|application|administration|update|overview) of )+/iu;
const TRAILS =
  /,? (?:(?:administered|given|taken|applied|performed|delivered|provided|added|aiming|aimed|using|based|guided|twice|once|daily|\d+ times)(?![\w-])|\((?:control|placebo|intervention|group|usual|the|n =))/iu;
const ADVERB_AT_END = / (?!(?:week|dai|month|hour|year|fami|on|assemb|supp)ly$)[\p{L}-]{3,}ly$/u;
const NUMBERS_AT_END = /,? \([^()\d]*\d[^()]*\)?$/u;
/** What is no name of something that people get. */
const IS_NO_NAME =
  /^(?:(?:are|is|do|does|did|can|should|how|why|what|which|when) |[\p{L}-]+-based$|(?:subcutaneous|intravenous|oral|topical|early|late|intensive|internet|web|home|community|school)$)|\b(?:results?|data|advantages?|findings|evidence|experience|analysis|questions?)$/iu;
/** Who or what a study compares people by, and gives no one. */
const IS_TRAIT =
  /^(?:(?:older |younger |patient |gestational )?age|sex|gender|race|ethnicity|weight|body mass index|bmi|pregnancy|obesity|smoking|menopause|season|time)$/iu;

/** An arm's name without what leads up to it or runs on behind it; null where nothing is left that people could get. */
export function tidyArm(text: string): string | null {
  const led = text.replace(LEADS, "");
  const end = led.search(TRAILS);
  const whole = (end < 0 ? led : led.slice(0, end)).replace(NUMBERS_AT_END, "").replace(ADVERB_AT_END, "").trim();
  const name = whole.includes("(") && !whole.includes(")") ? whole.slice(0, whole.indexOf("(")).trim() : whole;
  return name.length < 2 || IS_NO_NAME.test(name) || IS_TRAIT.test(name) ? null : name;
}

/** A group that gets nothing or only the appearance of something, which its sentence need not name. */
const IS_CONTROL =
  /\b(?:placebo|sham|controls?|usual|standard|conventional|routine|no|without|untreated|waiting|wait-?list|vehicle|saline|alone)\b/iu;
/** Letters that a word needs to be looked for. */
const LEAST_LETTERS = 4;

/**
 * The comparator of a finding, where one may be sure of it: a control, or what the title or the finding's own sentence names.
 * Null else: a paper compares more than two things, and its sentence may be of another pair.
 */
export function nameSureComparator(comparator: string, evidence: PaperSentence, title: PaperSentence): string | null {
  const tidy = tidyArm(comparator);
  if (tidy === null) return null;
  if (IS_CONTROL.test(tidy)) return tidy;
  const words = splitEntry(tidy).filter((word) => word.length >= LEAST_LETTERS);
  const isNamedBy = (text: string) => words.length > 0 && words.every((word) => text.includes(word.slice(0, -1)));
  return isNamedBy(evidence.lower) || isNamedBy(title.lower) ? tidy : null;
}
