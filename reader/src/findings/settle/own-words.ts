import type { Direction } from "@medsieve/contract/findings";
import type { PaperSentence } from "../../paper-text.ts";
import { isEffectiveAgainst } from "../denied-change.ts";
import { findOutcome } from "../outcome-place.ts";
import { findOutcomePolarity } from "../outcome-polarity.ts";

/** "Although it was higher, these differences were not significant". */
const CONCEDED =
  /\b(?:although|though|while|whereas|despite)\b.{10,240}?,? (?:this|these|the|such|that) (?:differences?|changes?|effects?|reductions?|increases?|improvements?|trends?) (?:was|were|did|is|are)(?: not|n[’']t) (?:statistically )?(?:significant|reach)/iu;
/** What differed did so by no more than chance, as the sentence says at last. */
export const isConceded = ({ text }: PaperSentence): boolean => CONCEDED.test(text);

/** "Increased significantly less in the A group". */
const LESS_OF_IT =
  /^[^,;]{0,60}?\b(?:(?<rose>increased|rose|grew|gained)|decreased|declined|fell|dropped|worsened) (?:significantly |much |markedly )?less\b/iu;

/** "The reduction in weight was greater". */
const GREATER_FALL =
  /\b(?:reductions?|decreases?|declines?) (?:of|in) [^,;.]{2,60}? (?:was|were) (?:[\w-]+ ){0,2}(?:greater|larger|higher|more)\b/iu;
const NAMES_FALL = /\b(?:reduc\w+|decreas\w+|declin\w+|loss)\b/iu;
/** "Did not decrease it and even increased it". */
const EVEN =
  /\b(?:and|but) (?:even|actually|instead) (?:\w+ly )?(?:increased|decreased|reduced|worsened|exacerbated|raised)\b/iu;
const WAS_CHANGED =
  /^(?: levels?| scores?| rates?)? (?:was|were) (?:also )?(?:slightly |significantly |modestly )?(?:increased|decreased|reduced|higher|lower|elevated)\b/iu;

/** It says that groups differed, and nothing of which way. */
const DIFFERED =
  /\bsignificant(?:ly)? differ(?:ences?|ent|ed)\b|\bdiffer(?:ed|ent) (?:statistically )?significantly\b/iu;
const SAYS_WAY =
  /\b(?:high|low|great|few|less|more|short|long|small|larg|bett|wors|fast|slow|earl|late|increas|decreas|reduc|improv|rais|elevat|superior|inferior|favou?r|declin|f[ae]ll|rose|ris|drop|gain|los|prevent|reliev|attenuat|enhanc|effective|benefi|advantag|prolong)\w*/iu;
const P_VALUES = /\bp(?:[- ]?values?)? ?[<>=≤≥] ?\d?[.·]\d+|\b9\d ?%/giu;
const VALUE = /\d{1,9}(?:[.·]\d{1,9})?/gu;
const HAS_EFFECT = /(?:ratio|difference|[HOR]R|MD|SMD)\b[^;]{0,20}\d/u;

/** What was brought about of something good: "provides effective analgesia". */
const GIVES =
  /\b(?:provid(?:e|es|ed|ing)|offer(?:s|ed)?|achiev(?:es|ed)|ensures?d?) (?:an? |the )?(?:significantly )?(?:effective|good|better|excellent|adequate|superior|longer|prolonged|satisfactory)(?: and [\w-]+)? (?:[\w-]+ )?$/iu;

const PARTS =
  /;|\b(?:but|while|whereas|although|though|without|however)\b|, (?:and )?(?:there|it|they|no|with no|which)\b/giu;
/** The outcome is what was changed, in words of its own part of a sentence. */
const CHANGED =
  /\b(?:increased|reduced|decreased|lowered|raised|improved|prolonged|shortened) (?:the )?(?:[\w-]+ ){0,3}$|\b(?:sustained|significant|greater|marked|substantial|large|clinically meaningful) (?:reductions?|increases?|decreases?|improvements?|rises?) (?:in|of) (?:[\w/-]+(?:,|,? and)? ){0,4}$/iu;
const SAYS_EQUAL =
  /\b(?:no|not|nor|neither|either|none|non|never|cannot|fail\w*|unable|lack\w*|similar\w*|comparabl\w+|equal\w*|equivalen\w+|same|identical|unchanged|unaffected|maintained|trend\w*|tended|ns|regardless|irrespective|both|all)\b|non-?\w|in(?:significant|ferior)|n[’']t\b|p ?[>=] ?0?[.·](?:0[5-9]|[1-9])/iu;

const isBad = (outcome: string): boolean => findOutcomePolarity(outcome) === "bad";

/** Its own verb says that there was more of it: "can improve pain relief, reduce stress". */
const RAISES =
  /(?<!\b(?:not|less|without|cannot) (?:\w+ly )?)\b(?:improv(?:e|es|ed)|increas(?:e|es|ed)|enhanc(?:e|es|ed)) (?:the )?(?:[\w-]+ ){0,1}$/iu;

/** The part of a sentence that has the outcome, up to it. */
function cutOwn(text: string, at: number): { before: string; part: string } {
  const turns = Array.from(text.matchAll(PARTS), ({ 0: all, index }) => ({ from: index, to: index + all.length }));
  const start = turns.findLast(({ to }) => to <= at)?.to ?? 0;
  const end = turns.find(({ from }) => from > at)?.from ?? text.length;
  return { before: text.slice(start, at), part: text.slice(start, end) };
}

/** Something came of it. */
export const MATTERED = /\b(?:differ\w*|chang\w+|affect\w*|influenc\w+|impact\w*|effects?|trends?|tended)\b/iu;

/** Groups differed in it, or what `says` it did, and neither words nor values say which way. */
export function saysNoWay(text: string, outcome: string, says = DIFFERED): boolean {
  if (!says.test(text)) return false;
  const rest = text.replaceAll(outcome, " ").replace(P_VALUES, " ");
  return !SAYS_WAY.test(rest) && (rest.match(VALUE)?.length ?? 0) < 2 && !HAS_EFFECT.test(rest);
}

/**
 * Which way an outcome went by the words of its own part of a sentence, where that is another way; "unclear" where they
 * leave it open; null where they do not say otherwise.
 */
export function readOwnWords(direction: Direction, outcome: string, sentence: PaperSentence): Direction | null {
  const { text, lower } = sentence;
  const at = findOutcome(outcome, lower);
  if (direction === "unclear") return null;
  if (direction === "no_difference") {
    if (EVEN.test(text)) return "unclear";
    const own = at < 0 ? null : cutOwn(text, at);
    if (own === null || SAYS_EQUAL.test(own.part)) return null;
    return CHANGED.test(own.before) || WAS_CHANGED.test(text.slice(at + outcome.length)) ? "unclear" : null;
  }
  if (saysNoWay(text, outcome) || (isBad(outcome) && isEffectiveAgainst(direction, sentence, outcome)))
    return "unclear";
  if (direction === "increased" && !NAMES_FALL.test(outcome)) {
    const fall = GREATER_FALL.exec(text);
    if (fall !== null && (at < 0 || fall[0].toLowerCase().includes(outcome.toLowerCase()))) return "decreased";
  }
  if (at < 0) return null;
  const less = LESS_OF_IT.exec(text.slice(at + outcome.length));
  if (less !== null) return less.groups?.rose === undefined ? "increased" : "decreased";
  if (direction === "decreased" && findOutcomePolarity(outcome) === "good" && RAISES.test(text.slice(0, at)))
    return "increased";
  if (direction === "decreased" && GIVES.test(text.slice(0, at)))
    return findOutcomePolarity(outcome) === "bad" ? null : "increased";
  return null;
}

/** "Improved significantly more in A and B than C". */
const IMPROVED_IN = /\b(?:improved|improvements?)\b[^;.]{0,140}\bin [^;.]*$/iu;
const DENIED = /\b(?:no|not|nor|neither|without|never|less|smaller|fail\w*)\b|n[’']t\b/iu;
/** Of what ails someone: "greater pain relief". */
const MORE_RELIEF = /\b(?:greater|more|better|superior|longer|faster|higher|increased) (?:[\w-]+ ){0,2}relief\b/iu;

/** Better of what is bad is less of it: "improved more in PTSD symptoms", "greater relief"; null where nothing says so. */
export function readBetter(direction: Direction, outcome: string, { text, lower }: PaperSentence): Direction | null {
  if (direction !== "increased" || findOutcomePolarity(outcome) !== "bad") return null;
  const at = findOutcome(outcome, lower);
  if (at < 0 || DENIED.test(text)) return null;
  return IMPROVED_IN.test(text.slice(0, at)) || MORE_RELIEF.test(text) ? "decreased" : null;
}
