import type { Direction } from "@medsieve/contract/findings";
import { type PaperSentence, type PaperText, readSentence } from "../../paper-text.ts";
import { namesArm } from "./settle-names.ts";

/** Titles of what was only planned, or counted nothing. */
const HAS_NO_RESULT =
  /\bqualitative\b|\b(?:study|trial|review) protocols?\b|\bprotocols?\W{0,4}$|\bprotocols? (?:of|for) an?\b/iu;
const SOME_HAD = /\b(?:who|that) (?:had|experienced|developed|reported|achieved)\b/iu;
const OTHERS_HAD_NOT =
  /\b(?:than|compared (?:with|to)|versus|vs\.?) (?:in |with )?(?:the )?(?:patients|participants|those|women|men|children|people|subjects|individuals|infants) (?:who|that) (?:did|had|were) not\b/iu;

const BETWEEN_SUBGROUPS = /\b(?:between|across) (?:the )?(?:\w+ )?sub-?(?:groups|populations)\b/iu;

/** Doses of one treatment by their labels: "in group D0.3 than in D0.15". */
const SAME_LABEL =
  /(?<!\p{L})(\p{Lu}{1,3})\d[\d.]{0,4}\b[^.;]{0,40}?\b(?:than|versus|vs\.?) (?:in )?(?:the )?(?:group )?\1\d/u;
/** A share of all who were studied, whatever they got. */
const OF_EVERYBODY = /\d ?% of (?:all |the )?study (?:patients|participants|subjects)\b/iu;

const AT_FIRST =
  /\bat (?:baseline|the (?:beginning|start|outset) of)\b|^(?:the )?(?:demograph\w+|(?:baseline|patient|clinical) characteristics)\b|\bbaseline (?:characteristics|demographics|values|scores)\b[^;]{0,60}\b(?:were|did|was)\b/iu;
const LATER =
  /\b(?:after|following|follow-?up|post\w*|end|changes?|improv\w+|reduc\w+|increas\w+|decreas\w+|adjust\w+|controlling|than at|from baseline|weeks?|months?|days?)\b/iu;

const BOTH_GROUPS =
  /\bboth (?:the )?(?:[\p{L}\d+-]+ ){1,5}(?:groups?|arms?) and (?:the )?(?:[\p{L}\d+-]+ ){0,4}(?:groups?|arms?|controls?)\b/iu;
const COMPARED = /\b(?:than|versus|vs|relative to|compar\w+|greater|superior|better|placebo|difference|between)\b/iu;

/** Both groups of a sentence that speaks of both, "both the A group and the control group"; null where it does not. */
export const findBothGroups = ({ text }: PaperSentence): string | null => BOTH_GROUPS.exec(text)?.[0] ?? null;

/** What both groups had, set against nothing. */
function isOfBothAlike(sentence: PaperSentence): boolean {
  const both = findBothGroups(sentence);
  return both !== null && !COMPARED.test(sentence.text.replace(both, " "));
}

const AS_GOOD = /\bas (?:effective|efficacious|good|safe) as\b/iu;
const IS_STUDIED =
  /\b(?:was|were) (?:then |also |further )?(?:investigated|evaluated|examined|assessed|studied|explored|analy[sz]ed|measured|recorded|determined|compared)\W*$/iu;
const HAS_FIGURES = /\bp ?[<=>≤≥]|\d ?%|\bsignifican/iu;

const BETTER = /\b(?:better|superior|greater|higher|lower)\b/iu;
const AT_TIME = /\bat (?:the )?\d|\bat (?:\w+ ){0,2}(?:weeks?|months?|days?|hours?)\b/iu;
const TURNS = /\b(?:while|whereas|but)\b/iu;

/** One group was better at one time, and the other at another. */
function turnsWithTime({ text }: PaperSentence): boolean {
  const [before, after, more] = text.split(TURNS);
  if (before === undefined || after === undefined || more !== undefined) return false;
  return [before, after].every((part) => BETTER.test(part) && AT_TIME.test(part));
}

const ALIKE = /\b(?:similar|comparable|no (?:significant )?differences?|did not differ)\b/iu;
const UNLIKE = /\b(?:higher|lower|greater|smaller|more|less|fewer|longer|shorter)\b/iu;

/** Alike in one part and not in another, under one name: "similar wear in front, while wear was lower behind". */
export function turnsByPart(outcome: string, { lower }: PaperSentence): boolean {
  const [before, after, more] = lower.split(TURNS);
  if (before === undefined || after === undefined || more !== undefined) return false;
  const name = outcome.toLowerCase();
  if (![before, after].every((part) => part.includes(name))) return false;
  return (ALIKE.test(before) && UNLIKE.test(after)) || (UNLIKE.test(before) && ALIKE.test(after));
}

/** "In preeclamptic and healthy parturients": people were compared who got the same. */
const OF_TWO_PEOPLES =
  /\b(?:in|between|of) [\w-]+ (?:and|versus|vs\.?) (?:healthy|normal|normotensive|non-?[\w-]+) (?:[\w-]+ )?(?:parturients|patients|women|men|subjects|children|volunteers|individuals|adults|participants)\b/iu;
const IS_TRIAL = /\brandomi[sz]ed|\bplacebo|\btrial\b/iu;

/** "Between women with diabetes and those without": people are set against people. */
const BETWEEN_PEOPLES =
  /\bbetween (?<both>(?:the )?(?:women|men|patients|children|those|people|participants|subjects|individuals|infants|mothers|adults) with(?:out)? [^.;]{2,80}? and (?:the )?(?:(?:women|men|patients|children|those|people|participants|subjects|individuals|infants|mothers|adults) )?with(?:out)?\b[^.;,]{0,60})/iu;

/** What people are set apart by is neither arm. */
export function isBetweenPeoples(arms: readonly (string | null)[], sentence: PaperSentence, paper: PaperText): boolean {
  const both = BETWEEN_PEOPLES.exec(sentence.text)?.groups?.both;
  if (both === undefined) return false;
  const words = readSentence(both, sentence.section ?? "", sentence.kind);
  return !arms.some((arm) => arm !== null && namesArm(arm, words, paper));
}

const SETS_AGAINST = /\b(?:than|versus|vs|compar\w+|between)\b/iu;
/** What all had together. */
const OVERALL = /^an? overall (?:improvement|reduction|decrease|increase)s?\b/iu;
/** The least at a middle value: neither more nor less. */
const IS_CURVE = /\b[UJ]-shaped\b/u;
/** At one time alone: "only in the first hour there was no difference". */
const ONLY_AT = /^only (?:in|at|during|on|for|the|first|after|until)\b/iu;

/** Whether a sentence sets no arms against each other: who had something beside who had not, how groups began, what both had alike, or what was done. */
export function isOfNoComparison(direction: Direction, sentence: PaperSentence, { title }: PaperText): boolean {
  const { text } = sentence;
  if (HAS_NO_RESULT.test(title.text)) return true;
  if (OF_TWO_PEOPLES.test(title.text) && !IS_TRIAL.test(title.text)) return true;
  if (BETWEEN_SUBGROUPS.test(text) || (SOME_HAD.test(text) && OTHERS_HAD_NOT.test(text))) return true;
  if (OVERALL.test(text) && !SETS_AGAINST.test(text)) return true;
  if (SAME_LABEL.test(text) || OF_EVERYBODY.test(text) || IS_CURVE.test(text)) return true;
  if (IS_STUDIED.test(text) && !HAS_FIGURES.test(text)) return true;
  if (direction === "no_difference") return ONLY_AT.test(text) || (AT_FIRST.test(text) && !LATER.test(text));
  return AS_GOOD.test(text) || isOfBothAlike(sentence) || turnsWithTime(sentence);
}
