import type { Direction } from "@medsieve/contract/findings";
import { readInterval } from "../interval-direction.ts";
import { RATIO_MEASURES, readNumbers } from "../read-numbers.ts";
import type { Span } from "./locate-name.ts";

/** What says that two things go together. */
const RELATES =
  /(?<![\w-])(?:associat(?:ed|ion|ions|es)|correlat(?:ed|es|ion|ions)|predict(?:ed|s|ive|or|ors)?|relat(?:ed|ion|ionship|ionships)|link(?:ed|s)?|risk factors?|determinants?|prognostic (?:factors?|markers?|indicators?)|caus(?:e|ed|es)|le(?:d|ads?) to|result(?:s|ed)? in|contribut(?:ed|es?|ing|or|ors)|predispos(?:ed?|es)|increas(?:ed?|es)|decreas(?:ed?|es)|reduc(?:ed?|es)|lower(?:ed|s)|rais(?:ed?|es)|improv(?:ed?|es)|worsen(?:ed|s)?|impair(?:ed|s)?)\b/giu;
/** What says that one differs by the other, without which way. */
const VARIES =
  /\b(?:affect(?:ed|s)?|influenc(?:ed?|es)|impact(?:s|ed)?|depend(?:ed|s|ent) (?:on|upon)|effects? (?:on|of))\b/giu;
const COMPARES =
  /\b(?:(?:more (?:common|frequent|likely|often|prevalent|severe)|higher|greater|elevated|increased|longer|worse|poorer)|(?:less (?:common|frequent|likely|often|prevalent|severe)|lower|fewer|decreased|reduced|shorter|better)|(?:similar|comparable|not different|differ(?:ed|s)?|differences?))\b/giu;
const NOT =
  /\b(?:not|no|nor|neither|never|without|lack of|absence of|fail(?:ed|s) to|independent of|unlikely)\b(?! only\b| longer\b)|\b(?:un(?=related|associated|correlated))|n[’']t\b/iu;
const NOT_SIGNIFICANT =
  /\bnon-?significant|\bp ?[=>≥] ?0?[.·](?:0[6-9]|[1-9])\d*|\bnot (?:reach|attain)\w* (?:statistical )?significance/iu;
const INVERSE = /\b(?:inverse(?:ly)?|negative(?:ly)?|protective|decreasing)\b/iu;
const LESS =
  /\b(?:lower|less|fewer|reduced|decreased|shorter|worse|poorer?|impaired|diminished|loss of|reductions? (?:of|in)|decreases? (?:of|in)|declines? (?:of|in))\b/iu;
const MORE = /\b(?:higher|more|greater|increased|elevated|longer|better|improved|excess)\b/iu;
const LOWERS = /^(?:decreas|reduc|lower|worsen|impair)/iu;
const RAISES = /^(?:increas|rais|improv|caus|le(?:d|ad)|result|contribut|predispos|risk)/iu;
/** Verbs of what acts, which stand between it and what it acts on. */
const ACTS =
  /^(?:caus|le(?:d|ad)|result|contribut|predispos|increas|decreas|reduc|lower|rais|improv|worsen|impair|affect|influenc|impact)/iu;
const GROUP_BEHIND = /^[- ](?:groups?|patients|carriers|users|individuals|women|men|children|people|subjects)\b/iu;
/** A noun for a relation, which a study may also only look for. */
const IS_NOUN =
  /^(?:association|correlation|relation|relationship|link)s?$|^(?:risk factor|determinant|predictor|prognostic )/iu;
const FOUND =
  /\b(?:found|finds?|show(?:s|ed|n)?|demonstrat(?:ed|es?)|observed?|reveal(?:s|ed)?|confirm(?:s|ed)?|support(?:s|ed)?|indicat(?:ed|es?)|suggest(?:s|ed)?|provides?|detected|emerged|there (?:was|were|is|are)|no|not|neither|nor|lack|significant(?:ly)?|(?:was|were|is|are|as|remained|be) (?:an? |the )?(?:[\w-]+ ){0,3})\b[^.;]{0,60}$/iu;
const FOUND_BEHIND =
  /\b(?:was|were|is) (?:also |not )?(?:found|observed|significant|seen|noted|detected|confirmed|identified|present)\b/iu;
/** What a study looks for, what changes how strong a relation is, and names of methods. */
const LOOKS_FOR =
  /\b(?:genome-wide|to (?:[\w-]+ ){0,2}(?:estimate|identify|assess|evaluate|examine|investigate|explore|determine|analy[sz]e|study|compare|test|clarify)|(?:estimated?|analy[sz]ed?|reviewed|assess(?:ed|ing)|evaluat(?:ed|ing)|examin(?:ed|ing)|investigat(?:ed|ing)|explor(?:ed|ing)|mediat(?:e|es|ing)|moderat(?:e|es|ing)|to show|stud(?:ied|ying)|reported|strength(?: and direction)?|estimates|data (?:on|of)|measures) (?:of )?(?:the )?(?:[\w-]+ )?)$|\b(?:moderated|mediated|attenuated|elucidated|disputed|postulated|controversial|inconsistent|conflicting|(?:was|were) (?:systematically )?reviewed|had to be)\b/iu;
/** Neither more nor less all the way. */
const NOT_STRAIGHT = /\b(?:[UJ]-shaped|curvilinear|non-?linear)\b/iu;
const ADJUSTED = /\b(?:controlling|adjust(?:ing|ed|ment)|accounting|corrected) for\b/iu;
const AGAINST_NONE = /\b(?:compared (?:to|with)|versus|vs\.?|than) (?:no|non|without) ?[\w-]*/giu;

/** Less of what follows. */
const LOW_AT_END = /\b(?:low(?:er)?|reduced|decreased|lack of|absence of|without|poor(?:er)?)(?: [\w-]+)? $/iu;
/** How far words lie from what they say something of, in UTF-16 units. */
const NEAR = { not: 48, before: 26, after: 44, found: 90, object: 40, verb: 60 };
/** Whom groups are made of. */
const OF_GROUP =
  /\b(?:in|among|with|for|than|whose|having|had|those|patients|group|groups|exposed to|by|without|versus|vs\.?|compared (?:with|to)|between)\b(?: [\w-]+){0,3} $/iu;
const BETWEEN = /\bbetween (?:the )?(?:[\w-]+ ){0,3}$/iu;
const JOINED = /^(?:,| and| or|\/|, and| and the| as well as)+ ?(?:the )?$/iu;

/** Words that say how two things go together, or how groups differ. */
export interface Cue extends Span {
  kind: "relates" | "varies" | "compares";
  text: string;
}

export function listCues(text: string): Cue[] {
  const find = (pattern: RegExp, kind: Cue["kind"]) =>
    Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
      ...{ kind, text: found, start: index, end: index + found.length },
    }));
  return [...find(RELATES, "relates"), ...find(VARIES, "varies"), ...find(COMPARES, "compares")];
}

/** "A and B", of which something third is said. */
export function isJoined(a: Span, b: Span, text: string): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  return JOINED.test(text.slice(first.end, second.start));
}

/** Whether a cue is about the two: it stands between them, or before both with "between", "of" or "with". */
export function joins(cue: Cue, exposure: Span, outcome: Span, text: string): boolean {
  const [first, second] = exposure.start < outcome.start ? [exposure, outcome] : [outcome, exposure];
  const adjusted = text.search(ADJUSTED);
  if (adjusted >= 0 && second.start > adjusted && first.start < adjusted) return false;
  const before = text.slice(Math.max(0, cue.start - NEAR.found), cue.start);
  if (LOOKS_FOR.test(before) || LOOKS_FOR.test(text.slice(cue.end))) return false;
  if (IS_NOUN.test(cue.text) && !FOUND.test(before) && !FOUND_BEHIND.test(text.slice(cue.end))) return false;
  if (isJoined(exposure, outcome, text) && !BETWEEN.test(text.slice(cue.end, first.start))) return false;
  const isBetween = cue.start >= first.end && cue.end <= second.start;
  if (cue.kind === "compares") return comparesGroups(cue, exposure, outcome, text);
  if (ACTS.test(cue.text)) {
    return (
      isBetween && first === exposure && second.start - cue.end <= NEAR.object && cue.start - first.end <= NEAR.verb
    );
  }
  if (isBetween) return true;
  if (cue.end > first.start) return false;
  const lead = text.slice(cue.end, first.start);
  return (
    /^ (?:was |were )?(?:[\w-]+ ){0,2}(?:between|of|with|in|for) (?:[\w-]+ ){0,4}$/iu.test(lead) &&
    /\b(?:and|with|on|to|in|for|of)\b/iu.test(text.slice(first.end, second.start))
  );
}

/** "B was higher in those with A", "patients with A had a higher B": of groups that the exposure sets apart. */
function comparesGroups(cue: Cue, exposure: Span, outcome: Span, text: string): boolean {
  const isGroup = OF_GROUP.test(text.slice(0, exposure.start)) || GROUP_BEHIND.test(text.slice(exposure.end));
  if (!isGroup) return false;
  if (text.slice(cue.end, exposure.start).trim() === "") return false;
  const isFirst = outcome.end <= cue.start && cue.end <= exposure.start;
  if (isFirst) return cue.start - outcome.end <= NEAR.verb && !/\bthan\b/iu.test(text.slice(outcome.end, cue.start));
  const lead = text.slice(cue.end, outcome.start);
  return cue.end <= outcome.start && lead.length <= NEAR.object && !/\bthan\b/iu.test(lead);
}

/** Which way the outcome goes with the exposure, by the words at a cue. */
export function readCue(cue: Cue, exposure: Span, outcome: Span, clause: string): Direction | "related" {
  if (NOT_STRAIGHT.test(clause)) return "unclear";
  const around = clause.slice(0, cue.start).replace(AGAINST_NONE, " ").slice(-NEAR.not);
  const behind = clause.slice(cue.end, cue.end + NEAR.not / 2);
  const isSame = cue.kind === "compares" && /similar|comparable|not different/iu.test(cue.text);
  if (isSame || NOT.test(around) || /^ (?:not|neither|no)\b/iu.test(behind)) return "no_difference";
  if (NOT_SIGNIFICANT.test(clause)) return "unclear";
  if (cue.kind === "varies" || (cue.kind === "compares" && /differ/iu.test(cue.text))) return "unclear";
  const atOutcome = clause.slice(Math.max(0, outcome.start - NEAR.before), outcome.start);
  const atExposure = clause.slice(Math.max(0, exposure.start - NEAR.before), exposure.start);
  const behindOutcome = outcome.end + NEAR.after;
  const untilExposure = outcome.end < exposure.start ? exposure.start : behindOutcome;
  const after = clause.slice(outcome.end, Math.min(behindOutcome, untilExposure)).replace(LOW_AT_END, "");
  if (/\bdifferen(?:ces?|t)\b/iu.test(atOutcome)) return "unclear";
  const isFlipped = LOW_AT_END.test(atExposure);
  const isLess =
    INVERSE.test(`${around}${cue.text}`) ||
    LOWERS.test(cue.text) ||
    LESS.test(atOutcome) ||
    (cue.kind === "compares" && LESS.test(cue.text)) ||
    (outcome.start < exposure.start && LESS.test(after) && !MORE.test(after));
  const isMore = !isLess && (MORE.test(atOutcome) || RAISES.test(cue.text) || MORE.test(cue.text));
  if (!isLess && !isMore) return isFlipped ? "unclear" : "related";
  return isLess === isFlipped ? "increased" : "decreased";
}

/** What the ratios that a clause prints say where its words do not say which way. */
export function readRatios(clause: string): Direction | "related" {
  const ratios = readNumbers(clause).effects.filter(({ measure }) => RATIO_MEASURES.has(measure));
  if (ratios.length === 0) return /\bCIs?\b|confidence interval/u.test(clause) ? "unclear" : "related";
  const ways = new Set(ratios.map((ratio) => readInterval(ratio) ?? (ratio.value >= 1 ? "increased" : "decreased")));
  const [way = "unclear"] = ways;
  return ways.size === 1 ? way : "unclear";
}
