import type { Direction } from "@medsieve/contract/findings";
import type { PaperSentence } from "../../paper-text.ts";
import { findOutcome } from "../outcome-place.ts";
import { findOutcomePolarity } from "../outcome-polarity.ts";
import { isCondition } from "./outcome-doubt.ts";

/** What became of the outcome, as the noun right before its name: "increments in", "a reduction of". */
const NOUN =
  /\b(?:(?<up>increments?|increases?|rises?|elevations?)|(?<down>reductions?|decreases?|declines?|falls?|drops?)|(?<good>improvements?)) (?:in|of) (?:the |mean |serum |plasma |both )*$/iu;
/** What makes that noun mean another thing, or of whom it is said. */
const OTHERWISE =
  /\b(?:no|not|nor|without|less|lesser|smaller|lower|fewer|prevent\w*|attenuat\w*|avoid\w*|fail\w*|controls?|placebo|while|whereas|but|than|versus|vs)\b/iu;
/** UTF-16 units before the noun in which such words stand. */
const WITHIN = 90;

/** "The decrease in platelets was smaller". */
const LESSER = /^[^,;]{0,80}\b(?:was|were) (?:[\w-]+ ){0,2}(?:lower|less|smaller)\b/iu;

/** Said of a difference that it is hardly one. */
const HARDLY =
  /\b(?:borderline|marginally|numerically|non-?significantly|not significantly) (?:higher|lower|greater|fewer|better|worse|longer|shorter|less|more|increased|decreased|reduced|improved) (?:[\w-]+ )?$/iu;
/** At one time nothing differed, at another something did. */
const DIFFERS_LATER =
  /\bno (?:[\w-]+ ){0,2}differences?\b[^;]{0,160}\bbut (?:there (?:was|were) )?(?:an? )?significant differences?\b/iu;
const BOTH = /\bboth (?:[\p{L}-]+(?: \([^()]*\))? and [\p{L}-]+(?: \([^()]*\))?|(?:[\p{L}-]+ ){0,2}[\p{L}-]+s) /iu;
const COMPARED =
  /\b(?:than|versus|vs|relative to|compar(?:ed|ison) (?:with|to)(?! (?:the )?(?:previous|baseline|pre))|greater|superior|better|placebo|controls?)\b/iu;
const THAN_BEFORE = /\bthan (?:at|in|on|during) (?:the )?(?:week|day|month|year|visit|baseline|first)\b/giu;
const PARTS = /, (?:with|but|although|however|while|whereas)\b|;/iu;

/** The outcome's own part of the sentence says what both groups had, and sets them against nothing. */
function isOfBoth(whole: string, at: number, outcome: string): boolean {
  const text = whole.replace(THAN_BEFORE, (words) => " ".repeat(words.length));
  const parts = text.split(PARTS);
  const [first = ""] = outcome.toLowerCase().split(" ");
  let start = 0;
  for (const [index, part] of parts.entries()) {
    const later = parts.slice(index + 1).join(" ");
    if (later.toLowerCase().includes(first) && COMPARED.test(later)) return false;
    const end = start + part.length;
    if (at >= start && at < end) return BOTH.test(part) && !COMPARED.test(part);
    start = end;
  }
  return BOTH.test(text) && !COMPARED.test(text);
}

/** "Fell with both, but there was no difference between groups": what comes last is what was compared. */
const NONE_BETWEEN =
  /\b(?:but|although|though|however|while),? (?:there (?:was|were) )?no (?:statistically )?(?:significant )?(?:between-group )?differences? (?:(?:was|were) )?(?:(?:observed|found|seen|noted|detected) )?between (?:the )?(?:two |three |study |treatment )?(?:groups|arms|treatments)\b(?! (?:in|for|regarding|with|at|after|on)\b)/iu;
const IN_EACH =
  /\bboth\b|\bin (?:the )?[\w -]{2,40}(?: \([^()]*\))? and (?:in )?(?:the )?[\w -]{2,40}(?: \([^()]*\))? (?:groups?|arms?)\b/iu;
const SETS_AGAINST = /\b(?:than|versus|vs|relative to|compared (?:with|to))\b/iu;

/** Which way an outcome went where the sentence ends on groups that did not differ; null where it does not. */
function readNoneBetween(text: string): Direction | null {
  const end = NONE_BETWEEN.exec(text)?.index;
  if (end === undefined || SETS_AGAINST.test(text.slice(0, end))) return null;
  return IN_EACH.test(text.slice(0, end)) ? "no_difference" : "unclear";
}

/** Every group changed, none against another. */
const ALL_CHANGED = /\b(?:were|was) all (?:statistically )?significant\b/iu;
/** "Induced no adverse events". */
const NONE_CAME = /\b(?:induced|caused|produced|showed|revealed|led to|resulted in|were|was) no (?:[\w-]+ )?$/iu;

const IS_FIRST =
  /\b(?:before (?:the )?(?:intervention|treatment|surgery|operation|training|education|program(?:me)?)|(?:during|in) the pre-?operative (?:period|phase))\b/iu;
const IN_PREOPERATIVE = /\b(?:during|in) the pre-?operative (?:period|phase)\b/iu;
const IS_LATER = /\b(?:after|following|post\w*|then|later|end)\b/iu;
/** "From 8.2 to 7.4 in one group, and from 8.5 to 7.4 in the other". */
const BOTH_FROM_TO =
  /\bfrom \d[^;]{0,40} to \d[^;]{1,80}\b(?:while|whereas|and)\b[^;]{1,160}\bfrom \d[^;]{0,40} to \d/iu;
/** "The difference in costs was $102 greater". */
const DIFFERENCE_WAS = /^[^,;]{0,70}\bwas [^,;]{0,24}\b(?:(?<up>greater|higher|more)|(?<down>lower|less|smaller))\b/iu;

const DIFFERED = /\bsignificantly differ(?:ed|ent)\b/iu;
const DENIES = /\b(?:no|not|nor|neither|none|without|never|non|nothing)\b|n[’']t\b/iu;
const EQUAL =
  /\b(?:no|not|nor|neither|either|none|without|non|never|cannot|unable|lack\w*|absence|little|negligible|trend\w*|marginal\w*|borderline|stable|remained|fail\w*|similar\w*|comparabl\w+|equal\w*|equivalen\w+|same|identical|unchanged|unaffected|maintained|insignificant\w*|un\w+ed|n\.?s|parallel|alike)\b|n[’']t\b|p[ -]?(?:values?)? ?[>=≥] ?0?[.·](?:0[5-9]|[1-9])|\d ?(?:to|-|–|−|,) ?\d/iu;

/** It says that groups differed, or speaks of no equality but in a remark: "1.2% (none was serious) and 0.6%". */
function isNoEquality(text: string): boolean {
  if (DIFFERED.test(text) && !DENIES.test(text)) return true;
  return !EQUAL.test(text.replace(/\((?:none|no|not)\b[^()]*\)/giu, "").replace(KEPT, " "));
}

/** "Maintained abstinence": what people did, and no equality. */
const KEPT =
  /(?<!\b(?:was|were|is|are|be|been|being|well|not) )\bmaintained (?!at|in|within|over|for|throughout|during|by|with|until|and|between|through|after|under)\b/giu;
/** What something brought about: "it caused severe drowsiness". */
const CAUSED =
  /\b(?:caused|induced|provoked|triggered|led to|resulted in|produced) (?:an? |the )?(?:(?:severe|mild|moderate|some|significant|significantly|transient) )*$/iu;
const OF_ITS_OPPOSITE = /^ (?:reduction|relief|decrease|improvement|control|prevention)/iu;
/** "Increased or maintained": more, or no less. */
const OR_KEPT = /\b(?:increased|improved|reduced|decreased) or maintained\b/iu;
/** It was no longer there: "no longer met the criteria of". */
const NO_LONGER = /\bno longer (?:[\w-]+ ){0,3}$/iu;
const LESSER_CHANGE = /\b(?:lower|less|smaller|lesser) (?:mean )?changes? (?:in|of)\b/iu;
const SMALLER_STEP =
  /\b(?<step>increase|decrease|reduction|decline|rise)s?\b[^,;]{0,60}\b(?:was|were) (?:significantly )?(?:smaller|less|lower)\b/iu;
const FELL_OR_ROSE =
  /^(?: levels?| concentrations?| scores?)?(?: was| were)?(?: also)?(?: significantly| markedly)? (?:(?<down>decreased|reduced|fell|declined|dropped|lowered)|(?:increased|rose|elevated))\b/iu;
const TURNS_FALL =
  /\b(?:less|smaller|slower|lesser|lower|fewer|no|not|nor|without|attenuat\w+|prevent\w*|than|versus|vs|compar\w+)\b/iu;
/** "Produced LDL reductions of 47%". */
const FALL_BEHIND = /^ (?:levels? )?(?:reductions?|decreases?|declines?)\b/iu;
/** "The difference in glucose between 28 and 32 weeks was higher": by how much it changed, and not which way. */
const OVER_WEEKS =
  /\b(?:differences?|changes?) in [^;]{3,80}? between (?:the )?(?:\d|baseline|before|pre-?\w+ )[^;]{1,60}\b(?:higher|lower|greater|larger|smaller)\b/iu;
const BUT_LESS = /\b(?:less|smaller|slower|lesser|controls?|placebo|than|versus|vs|compar\w+|no|not|nor)\b/iu;

/** The words about the outcome say another way: a lesser change, a smaller step, or its own verb. */
function isGainsaid(direction: Direction, behind: string, text: string): boolean {
  if (LESSER_CHANGE.test(text) || OVER_WEEKS.test(text)) return true;
  if (direction === "increased" && FALL_BEHIND.test(behind) && !TURNS_FALL.test(text)) return true;
  const step = SMALLER_STEP.exec(text)?.groups?.step;
  if (step !== undefined && /^(?:increase|rise)$/iu.test(step) === (direction === "increased")) return true;
  const verb = FELL_OR_ROSE.exec(behind);
  return verb !== null && (verb.groups?.down === undefined) !== (direction === "increased") && !BUT_LESS.test(text);
}

/** How much better is what is compared: "improvement in the A group was greater than in the B group for pain scores". */
const IMPROVED_MORE =
  /^[^,;]{0,40}\bimprovements?\b[^;]{0,120}?\b(?:was|were) (?:[\w-]+ )?(?:greater|larger|higher|more)\b/iu;

/** Which way an outcome went by the words right before it, where that is another way; "unclear" where they leave it open; null where they say nothing. */
export function readGoverned(direction: Direction, outcome: string, { text, lower }: PaperSentence): Direction | null {
  const isAtFirst = IS_FIRST.test(text) && !IS_LATER.test(text);
  if (direction === "no_difference" && OR_KEPT.test(text)) return "unclear";
  if (direction === "no_difference")
    return DIFFERS_LATER.test(text) || isAtFirst || isNoEquality(text) ? "unclear" : null;
  if (direction === "unclear") return null;
  const none = readNoneBetween(text);
  if (none !== null) return none;
  if (IN_PREOPERATIVE.test(text) && !IS_LATER.test(text)) return "unclear";
  if (ALL_CHANGED.test(text) || BOTH_FROM_TO.test(text)) return "unclear";
  const isBad = findOutcomePolarity(outcome) === "bad" || isCondition(outcome);
  if (direction === "increased" && IMPROVED_MORE.test(text) && isBad) return "decreased";
  const at = findOutcome(outcome, lower);
  const before = at < 0 ? "" : text.slice(0, at);
  const was = /\bdifference in (?:the |mean )?$/iu.test(before)
    ? DIFFERENCE_WAS.exec(text.slice(at + outcome.length))
    : null;
  if (was !== null) return was.groups?.up === undefined ? "decreased" : "increased";
  const behind = at < 0 ? "" : text.slice(at + outcome.length);
  if (isOfBoth(text, at, outcome)) return "unclear";
  if (CAUSED.test(before) && !OF_ITS_OPPOSITE.test(behind)) return "increased";
  if (/\bborderline (?:statistical )?significan/iu.test(text)) return "unclear";
  if (HARDLY.test(before) || NONE_CAME.test(before) || NO_LONGER.test(before)) return "unclear";
  const noun = NOUN.exec(before);
  if (noun === null && isGainsaid(direction, behind, text)) return "unclear";
  if (noun === null || OTHERWISE.test(before.slice(Math.max(0, noun.index - WITHIN), noun.index))) return null;
  const polarity = findOutcomePolarity(outcome);
  const isLesser = LESSER.test(behind);
  if (noun.groups?.good !== undefined)
    return isLesser || (polarity === "unknown" && direction === "decreased")
      ? "unclear"
      : polarity === "unknown"
        ? null
        : polarity === "good"
          ? "increased"
          : "decreased";
  return (noun.groups?.up === undefined) === isLesser ? "increased" : "decreased";
}
