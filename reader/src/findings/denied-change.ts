import type { PaperSentence } from "../paper-text.ts";
import type { Likeliest } from "./hold-against-sentence.ts";
import { findOutcome } from "./outcome-place.ts";

const TURNS = /;|\b(?:but|however|whereas|while|although|though|despite|except)\b/giu;
const CHANGING = String.raw`(?:increas|reduc|decreas|improv|lower|rais|prevent|prolong|shorten|affect|alter|chang|influenc|enhanc|attenuat|caus|worsen|induc|impair)\w*`;
/** "Does not increase", "did not support its use to reduce": what is denied of all that follows. */
const DENIES = new RegExp(
  String.raw`\b(?:not(?! only)|nor|never|cannot|(?:fail(?:ed|s)?|unable) to|no evidence (?:that|of|to)|neither)\b[^;,]{0,70}?\b${CHANGING}\b`,
  "iu",
);
/** A verb of its own, after which nothing is denied any longer. */
const ACTS_AGAIN =
  /(?:,| and| while) (?:it )?(?:also )?(?:significantly )?(?:increased|reduced|decreased|improved|lowered|raised|prevented|prolonged|shortened|enhanced|attenuated|caused|worsened|induced|had|was|were|showed)\b/iu;

/** What stands before an outcome in its own part of the sentence; null where the sentence does not have it. */
function cutBefore({ text, lower }: PaperSentence, outcome: string): string | null {
  const at = findOutcome(outcome, lower);
  if (at < 0) return null;
  const before = text.slice(0, at);
  const turns = Array.from(before.matchAll(TURNS)).at(-1);
  return turns === undefined ? before : before.slice(turns.index + turns[0].length);
}

/** A sentence in one part, where it has the outcome in other words; null of one in several parts. */
const takeWhole = ({ text }: PaperSentence): string | null => (text.search(TURNS) < 0 ? text : null);

/** "Fell in A, but not in B". */
const BUT_NOT = /^,? not (?:(?:in|for|on|of|with|the|any) )*$/iu;

/** "Non-significant reductions in A". */
const NO_MORE_THAN_CHANCE =
  /\b(?:non-?|in|not (?:statistically )?)significant (?:reductions?|decreases?|increases?|improvements?|declines?|rises?|changes?) (?:in|of) [^;,]{0,60}$/iu;

/** "While avoiding any increase of A", "without concomitant increases in A". */
const AVOIDS =
  /\b(?:avoid(?:s|ed|ing)?|without)(?: (?:any|an?|the|concomitant|significant|further|relevant|substantial|statistically))* (?:increas|rais|rises?|prolong|worsen|deteriorat)\w*(?: (?:in|of|the|any|rates?|risk))*(?: [\w-]+)? ?$/iu;

/** The sentence denies that the outcome was changed: "does not increase A or B", "but not in A". */
export function deniesChange(sentence: PaperSentence, outcome: string): boolean {
  const before = cutBefore(sentence, outcome) ?? takeWhole(sentence);
  if (before !== null && NO_MORE_THAN_CHANCE.test(before)) return true;
  if (before !== null && (BUT_NOT.test(before) || AVOIDS.test(before))) return true;
  const denied = before === null ? null : DENIES.exec(before);
  if (before === null || denied === null) return false;
  return !ACTS_AGAIN.test(before.slice(denied.index + denied[0].length));
}

const ACTIVE =
  /(?<!\b(?:was|were|been|is|are|be|the|a|an|its|their|of|significantly|being|in|with|for|from) )\b(?:(?<up>increas(?:ed|es)|raised|elevated|prolonged)|(?<down>reduc(?:ed|es)|decreas(?:ed|es)|lowered|lowers|shortened|attenuated|suppressed|prevented))\b/giu;
/** What ends the reach of a verb. */
const ENDS_REACH =
  /\b(?:was|were|is|are|had|did|has|have|than|by|from|compared|versus|vs|when|in (?:the )?(?:control|placebo)|loss|declines?|reductions?|decreases?|increases?)\b/iu;

/** The verb that has the outcome for its object says the other way: "reduced A (RR 0.7), and B (0.8), and increased C". */
export function isGovernedOtherwise(likeliest: Likeliest, sentence: PaperSentence, outcome: string): boolean {
  const before = cutBefore(sentence, outcome);
  if (likeliest === "no_difference" || before === null) return false;
  const verb = Array.from(before.matchAll(ACTIVE)).at(-1);
  if (verb === undefined || ENDS_REACH.test(before.slice(verb.index + verb[0].length).replace(/\([^()]*\)/gu, "")))
    return false;
  if (/\b(?:controls?|placebo)\b|\bnot\b|\b(?:less|smaller)\b/iu.test(before.slice(0, verb.index))) return false;
  return (verb.groups?.up === undefined) === (likeliest === "increased");
}

const EFFECTIVE_AGAINST =
  /\b(?:effective(?:ly|ness)?|effica\w+|useful|beneficial|superior|better)\b[^;,]{0,40}\b(?:control|prevent|reduc|treat|reliev|manag|suppress|alleviat|decreas|lower|attenuat|prophyla)\w*\b[^;]{0,60}$/iu;

/** It is effective against the outcome, which is then not more of it: "more effective to control agitation". */
export function isEffectiveAgainst(likeliest: Likeliest, sentence: PaperSentence, outcome: string): boolean {
  const before = likeliest === "increased" ? cutBefore(sentence, outcome) : null;
  return before !== null && EFFECTIVE_AGAINST.test(before);
}

const IN_BRACKETS = /\([^()]*\)/gu;
const AT_FIRST =
  /\b(?:at (?:the )?(?:baseline|beginning|start|outset)|before (?:the )?(?:treatment|intervention|study|surgery|operation|administration|injection)|initially|pre-?(?:treatment|operatively|intervention))\b[^;]{0,160}(?:;|\b(?:but|however|whereas|while|although|though)\b)/iu;
const NOT_PROVEN =
  /\b(?:non-?inferiority|equivalence|bioequivalence)\b[^.;]{0,120}\bnot (?:be )?(?:proven|proved|shown|demonstrated|established|met|confirmed|achieved)\b|\b(?:not|fail\w* to (?:show|demonstrate|meet|prove|establish)|un(?:proven|clear)) (?:[\w-]+ ){0,3}(?:non-?inferior\w*|equivalen\w*)/iu;
const SAYS_EQUAL =
  /\b(?:no|not|nor|neither|without|none|non|never|fail\w* to|similar\w*|comparabl\w+|equal\w*|equivalen\w+|same|identical|unchanged|trends?|tend\w*|unaffected|maintained|insignificant\w*|did ?n[’']t|ns)\b|p ?[>=] ?0?\.(?:0[5-9]|[1-9])/iu;
/** One of two is called superior, or something was changed whatever else was the case. */
const SAYS_DIFFERENT =
  /\b(?:was|were|is|are|proved|proven|be) (?:[\p{L}-]+ly )?superior\b|\b(?:greater|higher|lower|fewer|longer|shorter|better|worse)\b[^;]{0,120}\bthan\b|\b(?:regardless|irrespective) of\b|\bsignificant(?:ly)? (?:decrease|reduc|increase|improve|lower|higher|greater|fewer|better|longer|shorter)\w*\b/iu;

/** "Slightly higher, but the difference was not significant". */
const TAKES_BACK =
  /\b(?:but|although|though|however,?) (?:(?:this|these|the|neither|none|not)\b[^;,]{0,40}\b(?:differences?|changes?|effects?|significan\w+|significant\w*)|not (?:statistically )?significant)/iu;

/** The outcome's own part of a sentence. */
function cutPart({ text, lower }: PaperSentence, outcome: string): string {
  const at = lower.indexOf(outcome.toLowerCase());
  if (at < 0) return text;
  const turns = Array.from(text.matchAll(TURNS), ({ index }) => index);
  return text.slice(
    turns.findLast((turn) => turn < at) ?? 0,
    turns.find((turn) => turn > at),
  );
}

/** What is said to be alike was so only at first, or is not shown to be so, or its own part of the sentence says that it differs. */
export function deniesEquality(sentence: PaperSentence, outcome: string): boolean {
  if (AT_FIRST.test(sentence.text.replace(IN_BRACKETS, "")) || NOT_PROVEN.test(sentence.text)) return true;
  if (TAKES_BACK.test(sentence.text)) return false;
  const part = cutPart(sentence, outcome);
  return SAYS_DIFFERENT.test(part) && !SAYS_EQUAL.test(part);
}
