import { listDrugs } from "../question/drug-names.ts";
import { type Arms, findArm } from "./distinguish-arms.ts";
import type { FindingSentence } from "./finding-text.ts";
import { listNamedGroups, namesNumberedGroups } from "./group-names.ts";
import { FACTORS, isMeasured } from "./measured-here.ts";
import { isOfNoOne, isOfOtherPeople } from "./other-people.ts";

/** What compares the study's own groups without naming what they got. */
export const COMPARES =
  /\b(?:than|versus|vs\.?|compar(?:ed|ison)|relative to|between (?:the )?(?:two |three |treatment |study )?(?:groups|arms|treatments)|(?:intervention|treatment|treated|active|experimental|study|placebo|control) (?:group|arm|patients)|(?:hazard|odds|risk|rate) ratio|relative risk|mean difference|[HOR]R ?[=:)(\d])/iu;
const AMONG_GROUPS =
  /\b(?:in|among|across|between|of) (?:[\w-]+ ){0,2}(?:groups|arms|cohorts|treatments)\b|\bby treatment\b/iu;
/** "No significant differences in pain were seen": between the groups, where it says nothing else. */
const NO_DIFFERENCE =
  /\bdid not (?:differ|vary)(?: significantly| statistically)?(?: ?\([^()]*\))?\.?$|\bno (?:statistical(?:ly)? |significant |systematic |detectable |clinical(?:ly)? |relevant |major |group ){0,3}differences? (?:(?:was|were) (?:found|seen|observed|noted|detected|present) )?(?:in|for|regarding|with (?:regard|respect) to)\b(?!.*\b(?:between|from|over time|before|after treatment|according to|by (?:sex|gender|age))\b)|\bdifferences? in [^.;,]{1,60} (?:was|were) not (?:statistically )?significant|\b(?:lower|higher|shorter|longer|fewer|greater|less|more|smaller|larger|better|worse)\b[^.;]{0,20}, but (?:this |the difference )?(?:was )?not (?:statistically )?significant/iu;
/** The groups by what they got, or the intervention by a word for it: "no effect of the intervention", "between the two drugs". */
const OF_INTERVENTION =
  /(?:^|, )(?:the |our )?interventions? (?:had|did|was|were|resulted|led|showed|produced|reduced|improved|increased|decreased|significantly)\b|\beffects? of (?:the )?interventions?\b|\bactive treatment\b|\bdiffer(?:ed|s)?(?: significantly)? by (?:condition|group|treatment|arm)\b|\bbetween (?:the )?(?:two|three|both) (?:[\w-]+ ){0,3}(?:medications?|drugs?|agents?|protocols?|schedules?|techniques?|methods?|regimens?|devices?|procedures?|doses?|strategies|approaches|interventions?|therapies|diets?|program(?:me)?s?|materials?|conditions|groups|arms)\b/iu;
/** A change in every group alike is no effect of one of them. */
const IN_ALL_GROUPS =
  /\b(?:in|of|among) (?:both|all|each|either|two|three|the two|all three|the three)(?: of the)?(?: [\w-]+)? (?:groups|arms|treatments?)\b|\bboth (?:the )?(?:[\w-]+ )?(?:groups|arms|treatments|drugs|agents|medications|regimens|interventions|procedures|techniques|diets)\b|\bboth [\w-]{3,30} and [\w-]{3,30}(?: [\w-]{3,30})? (?:resulted|led|showed|improved|reduced|decreased|increased|lowered|significantly|offer(?:ed)?|provided?|are|were|produced?)\b/iu;
const COMPARES_GROUPS =
  /\b(?:than|versus|vs\.?|compared|greater|larger|more|less|superior|differ\w*|between|similar|comparable|equivalent)\b/iu;
/** What is set against its own beginning, and not against another group. */
const WITH_BEFORE =
  /\b(?:compar(?:ed?|ing|ison) (?:with|to)|relative to|versus|vs\.?|than) (?:the |their |that |those |values? )*(?:at |in |of )?(?:the |their )?(?:nights? |days? )?(?:baselines?|fasting|before|beginning|pre-?\w+|initial|start|first(?! group)|previous)\b/giu;
const IS_WITH_BEFORE = new RegExp(WITH_BEFORE.source, "iu");
const DIFFERS = /\b(?:differ\w*|between|similar|comparable|versus|vs)\b/iu;
/** What one group did not change in, or what did not change over time. */
const OF_ONE_GROUP =
  /\bno (?:[\w-]+ )?changes? (?:was |were )?(?:observed |found |seen |noted )?in (?:the )?(?:control|placebo)s?\b(?! (?:and|or) )|\b(?:after|with) [^,;]{1,80} or (?:placebo|control)\b[^,;]{0,20} there (?:was|were) no\b|\bno (?:[\w-]+ ){0,2}(?:reductions?|increases?|decreases?|improvements?) in [^.;]{2,60} (?:was |were )?(?:observed|found|seen|noted|detected) in (?:the )?(?:placebo|control|untreated)(?: group| arm)?[.,]|\bno (?:[\w-]+ )?(?:differences?|changes?) (?:was |were )?(?:observed |found |seen |noted )?in [^.;]{2,60} in (?:the )?[\w-]+ group from\b|\bdid not change\b[^.;]{0,60}\b(?:for|in) either\b|\bbefore and after\b|\bbetween (?:the )?(?:time[- ]?points|visits)\b/iu;
/** Who got another thing than the intervention, where that is not named. */
const GOT = /\bwho (?:received|took|were (?:treated with|given|assigned to|randomi[sz]ed to))\b/iu;
/** A change from one number to another, of whom alone. */
const FROM_TO =
  /\bfrom (?:about |approximately |nearly )?\(?[-−–]?\d[\d.,]*(?: ?(?:%|±|\+\/-) ?[\d.,]*)?(?: ?[\w/]{1,8})?(?: (?:at|in|on) (?:the )?(?:baseline|beginning|start|(?:day|week|month|year) \d+))? to (?:about |approximately |nearly |over )?\(?[-−–]?\d/iu;
const FROM_BASELINE = /\b(?:from|since|over|above|below) (?:the )?(?:baseline|pre-?\w+)\b/iu;
/** UTF-16 units of a name that is looked for. */
const SHORTEST_NAME = 3;
const OF_CONTROLS =
  /^(?:in|among) (?:the )?(?:control|placebo)s?\b|^(?:(?:on the other hand|however|in contrast|by contrast|conversely), )?(?:the )?(?:control|placebo) (?:group|arm) (?:showed|had|did|was|remained|reported)\b/iu;
/** What the control did by itself: "the consumption of the control meal". */
const BY_CONTROL =
  /^(?:(?:however|in contrast), )?(?:the )?(?:consumption|ingestion|intake|administration|use) of (?:the |an? )?(?:control|placebo)\b/iu;
/** "In the placebo group, women with higher levels had more than others": parts of the controls. */
const IN_CONTROLS =
  /^(?:in|among) (?:the )?(?:control|placebo)s?(?: (?:group|arm))?, (?:women|men|patients|those|subjects|children|participants)\b/iu;
/** A change of one group from one day to another. */
const OVER_TIME =
  /\bbetween (?:the )?\d+ and \d+ (?:days|weeks|months|years)\b[^;]{0,20}\bin (?:the )?(?:[\w-]+ )?groups?\b|\bfrom (?:the )?(?:[\w-]+ )?(?:day|week|month|visit)\b[^;]{0,60}\bto (?:the )?(?:[\w-]+ )?(?:day|week|month|visit)\b|\bbefore (?:the )?(?:intervention|treatment|therapy|program(?:me)?|training|supplementation)\b|\d ?% (?:reductions?|increases?|decreases?|improvements?)\b[^;]{0,80}\b(?:by|at|after) (?:the )?(?:end of )?(?:week|month|day|year)\b|\b(?:reduced|increased|decreased|improved|fell|rose|declined) by \d[\d.]* ?%[^;]{0,60}\bfrom\b|\bmaintained (?:over|through(?:out)?|up to|until|to|for) (?:[\w-]+ ){0,2}(?:years?|months?|weeks?)\b/iu;
/** Two groups of three or more by their letters, on one side: which of them got the intervention, a reading of two does not say. */
const GROUPS_TOGETHER = /(?<!between )\bgroups? [A-Z]{1,4}\d? and (?:group )?[A-Z]{1,4}\d?\b/u;
const ASSOCIATED = /\b(?:associat(?:ed|ion)|correlat(?:ed|ion))\b/iu;
/** What one group did not change in. */
const STAYS = /\b(?:remain(?:ed|s)?|stayed|was|were) (?:the same|unchanged|stable|constant)\b/iu;
/** Words for the groups of a study, whatever they got. */
const OF_GROUPS =
  /\b(?:groups?|arms?|controls?|placebo|sham|intervention|treated|treatments?|usual care|standard care|cohorts?|regimens?)\b/iu;
const SAME_EFFECT = /\bsimilar (?:[\w-]+ )?(?:effects?|reductions?|increases?|decreases?|improvements?|changes?)\b/iu;
const ALIKE = /\b(?:similar(?:ly)?|comparabl[ey]|equivalent(?:ly)?|(?:an|the) equal)\b/iu;
const SIDES =
  /\b(?:than|versus|vs\.?|compar(?:ed|ing) (?:with|to)|(?:superior|inferior|equivalent|similar) to|relative to)\b/giu;
const HAS_SIDES = new RegExp(SIDES.source, "iu");
const LISTS_FACTORS = /\bfactors? (?:[\w-]+ ){0,3}(?:associated with|predicting|predictive of)\b/iu;

/** A change that a sentence reports of every group alike, and does not compare. */
export function isOfAllGroups(sentence: string): boolean {
  return IN_ALL_GROUPS.test(sentence) && !COMPARES_GROUPS.test(sentence.replace(WITH_BEFORE, ""));
}

/** "No difference between I/S and W groups": groups by names of their own. */
const BETWEEN_NAMED =
  /\bbetween (?:the )?[\w/+-]{1,20} and (?:the )?[\w/+-]{1,20} (?:groups|arms|patients|participants)\b/iu;

/** Of the groups that it compares by their names none is an arm. */
function isBetweenOthers({ tokens, sentence: { text } }: FindingSentence, arms: Arms): boolean {
  const between = BETWEEN_NAMED.exec(text);
  if (between === null || /\b(?:intervention|treatment|control|placebo|two|three|study)\b/iu.test(between[0]))
    return false;
  const end = between.index + between[0].length;
  return tokens.every(
    ({ start }, index) => start < between.index || start >= end || findArm(tokens, index, arms) === null,
  );
}

/** UTF-16 units between the word that sets two sides against each other and the arm it leads to. */
const BEHIND_SIDE = 24;

/**
 * Whether a sentence reports an effect of the intervention on an outcome: it names the intervention or compares groups; it is
 * not of another drug or group, of all groups alike, or of what the outcome itself does. "Unsaid" where it names neither
 * arm and no groups: "Triglycerides were reduced by 23 %". `names`: of both arms and the outcome.
 */
export function judgeBearing(
  at: FindingSentence,
  arms: Arms,
  { intervention, comparator, outcome }: { intervention: string; comparator: string; outcome: string },
  isDifference: boolean,
): "yes" | "no" | "unsaid" {
  const { text } = at.sentence;
  if (isOfOtherPeople(at.sentence) || (isDifference && SAME_EFFECT.test(text))) return "no";
  if (isOfAllGroups(text) || (isDifference && IN_ALL_GROUPS.test(text) && ALIKE.test(text))) return "no";
  if (!isMeasured(text, outcome)) return "no";
  if (LISTS_FACTORS.test(text) || (BY_CONTROL.test(text) && !HAS_SIDES.test(text))) return "no";
  if (arms.stems.size === 0) return "yes";
  const named = at.tokens.flatMap(({ start }, index) => (findArm(at.tokens, index, arms) === "int" ? [start] : []));
  if (named.length === 0 && at.numbers.effects.length > 1 && FACTORS.test(text)) return "no";
  const compares = COMPARES.test(text.replace(WITH_BEFORE, "")) || OF_INTERVENTION.test(text);
  const isAlike = !isDifference && NO_DIFFERENCE.test(text);
  if (named.length === 0 && !compares && !isAlike && !AMONG_GROUPS.test(text)) return "unsaid";
  if (!isDifference && isOfNoOne(text) && !(compares && DIFFERS.test(text))) return "no";
  if (!isDifference && OF_ONE_GROUP.test(text)) return "no";
  if (isDifference && named.length === 0 && GOT.test(text)) return "no";
  const areBothNamed = named.length > 0 && at.tokens.some((_, index) => findArm(at.tokens, index, arms) === "cmp");
  const isSinceStart = FROM_BASELINE.test(text) || IS_WITH_BEFORE.test(text);
  if (isDifference && !compares && (FROM_TO.test(text) || (isSinceStart && !areBothNamed))) return "no";
  if (!compares && OVER_TIME.test(text)) return "no";
  if (isDifference && GROUPS_TOGETHER.test(text)) return "no";
  if (isDifference && isReference(at, arms)) return "no";
  if (!isDifference && !compares && STAYS.test(text)) return "no";
  if (named.length === 0 && OF_CONTROLS.test(text) && (isDifference ? IN_CONTROLS.test(text) : !HAS_SIDES.test(text)))
    return "no";
  if (named.length === 0 && ASSOCIATED.test(text)) return "no";
  if (isAddedTo(at, arms, named) || isOfBothArms(text, comparator)) return "no";
  if (isWithAndWithout(text, named) || isDoneByOther(text, named, [intervention, comparator, outcome].join(" ")))
    return "no";
  if (named.length === 0 && (setsOthersAgainst(at, arms) || comparesOnlyOther(at, comparator))) return "no";
  if ((isDifference && !isCompared(at, arms)) || isBetweenOthers(at, arms)) return "no";
  if (isDifference && named.length === 0 && namesNumberedGroups(text)) return "no";
  const isOfOther =
    isOfOtherGroup(at, arms, named) || isOfOtherDrug(text, named, [intervention, comparator, outcome].join(" "));
  return isOfOther ? "no" : "yes";
}

/** Words between the intervention's name and what it did. */
const ACTS_WITHIN = 12;
const COMPARATIVE =
  /\b(?:lower|higher|greater|fewer|less|more|better|worse|longer|shorter|smaller|larger|faster|slower|steeper|stronger|weaker|milder|quicker|superior|inferior|earlier|later)\b/iu;
const RATIO = /\b(?:hazard|odds|risk|rate) ratio|relative risk|\bmean difference|\b[HOR]R ?[=:)(\d]|\bfavou?r/iu;
const CHANGES =
  /^(?:reduc|increas|improv|decreas|prevent|lower|attenuat|enhanc|shorten|lengthen|prolong|accelerat|suppress|alleviat|ameliorat|associat|result|led|lead|effective|efficac|beneficial|benefit|inhibit|augment|rais|elevat|boost|diminish|induc|caus|produc|provid|achiev|favo|protect|promot|restor|reliev|delay|worsen|minimi)/u;
/** Two numbers that are set beside each other. */
const SHARES =
  /\d ?%[^;]{1,120}\band \d[\d.,]* ?%|\d[^;]{1,80}\b(?:vs|versus)\b|\d ?%[^;]{1,160}\b(?:and|while|whereas|but)\b[^;]{1,100}\d ?%|\([^()]{0,60}\d ?%[^()]{1,60}\d ?%|\d ?±[^;]{1,120}\b(?:and|while|whereas|but)\b[^;]{1,100}\d ?±|\bwas \d[^;]{1,60}\band [^;]{1,40}\bwas \d/iu;
/** Of what a probability is given: "p = 0.04 for the difference". */
const FOR_DIFFERENCE = /\bfor (?:the )?(?:between[- ]group )?differences?\b/iu;
/** What one arm did and the other did not. */
const CONTRASTS = /\bbut (?:not|no)\b|\bwhereas\b|\bwhile\b|\b(?:and|but) (?:in|de)creased\b/iu;
const WAS_AFTER =
  /\b(?:pre-?test|post-?test|after (?:the )?(?:[\w-]+ ){0,3}(?:intervention|treatment|program|programme|therapy|training|supplementation))\b/iu;

/** Words between "by" or "with" and the intervention's name. */
const BY_WITHIN = 4;
const isBy = ({ lower }: FindingSentence["tokens"][number]) => lower === "by" || lower === "with";

/** Every mention of the intervention is of the time after it: "depression decreased after the programme". */
function isOnlyAfter(tokens: FindingSentence["tokens"], isNamed: readonly boolean[]): boolean {
  const isAfter = (index: number) =>
    tokens.slice(Math.max(0, index - BY_WITHIN), index).some(({ lower }) => lower === "after" || lower === "following");
  return isNamed.includes(true) && isNamed.every((is, index) => !is || isAfter(index));
}

/** A difference between groups, or something that the intervention did; a change of one group over time is neither. */
function isCompared({ tokens, sentence: { text } }: FindingSentence, arms: Arms): boolean {
  const rest = text.replace(WITH_BEFORE, "");
  if (HAS_SIDES.test(rest) || RATIO.test(rest) || OF_INTERVENTION.test(rest) || /\bbetween\b/iu.test(rest)) return true;
  const named = tokens.map((_, index) => findArm(tokens, index, arms));
  const isNamed = named.map((arm) => arm === "int");
  const isPair = SHARES.test(rest) || CONTRASTS.test(rest) || FOR_DIFFERENCE.test(rest);
  if (isNamed.includes(true) && named.includes("cmp") && isPair) return true;
  if (COMPARATIVE.test(rest) && (OF_GROUPS.test(rest) || isNamed.includes(true))) return true;
  if (WAS_AFTER.test(rest) || isOnlyAfter(tokens, isNamed)) return false;
  return tokens.some(({ lower }, index) => {
    if (!CHANGES.test(lower)) return false;
    if (isNamed.slice(Math.max(0, index - ACTS_WITHIN), index).includes(true)) return true;
    const behind = isNamed.indexOf(true, index + 1);
    return behind > 0 && tokens.slice(Math.max(index, behind - BY_WITHIN), behind).some(isBy);
  });
}

const JOINS: ReadonlySet<string> = new Set(["and", "or"]);

/** The intervention is named only as what something else is compared with, alone or beside the comparator. */
function isReference({ tokens, sentence: { text } }: FindingSentence, arms: Arms): boolean {
  const named = tokens.map((_, index) => findArm(tokens, index, arms));
  if (!named.includes("int")) return false;
  const sides = Array.from(text.replace(WITH_BEFORE, "").matchAll(SIDES), ({ 0: all, index }) => index + all.length);
  const isBehind = (start: number) => sides.some((side) => start >= side && start - side <= BEHIND_SIDE);
  return tokens.every(({ start }, index) => {
    const isJoined = JOINS.has(tokens[index + 1]?.lower ?? "");
    return named[index] === null || (isBehind(start) && (named[index] === "int" || isJoined));
  });
}

/** It names the comparator, by more than "control", beside a control group: the intervention is not there. */
function comparesOnlyOther({ sentence: { text, lower } }: FindingSentence, comparator: string): boolean {
  return (
    comparator.length >= SHORTEST_NAME &&
    !/control|placebo|sham|usual/iu.test(comparator) &&
    lower.includes(comparator.toLowerCase()) &&
    /\b(?:control|placebo) group\b/iu.test(text)
  );
}

/** It sets two things against each other, neither of which is an arm of the study by its name or by a word for groups. */
function setsOthersAgainst({ tokens, sentence: { text } }: FindingSentence, arms: Arms): boolean {
  const without = text.replace(WITH_BEFORE, "");
  if (!HAS_SIDES.test(without) || OF_GROUPS.test(text)) return false;
  return tokens.every((_, index) => findArm(tokens, index, arms) === null);
}

const GROUP_THAT_GOT =
  /\b(?:groups?|patients|those|women|men|children|participants|subjects) (?:receiving|given|treated with|taking|assigned to|randomi[sz]ed to) /giu;
/** UTF-16 units behind it in which the name of what they got stands. */
const GOT_NAME = 50;

/** The first that it names by what they got, as "the group receiving aspirin", got neither arm. */
function isOfOthersTreated({ tokens, sentence: { text } }: FindingSentence, arms: Arms): boolean {
  const [first] = text.matchAll(GROUP_THAT_GOT);
  if (first === undefined) return false;
  const from = first.index + first[0].length;
  return tokens.every(
    ({ start }, index) => start < from || start > from + GOT_NAME || findArm(tokens, index, arms) === null,
  );
}

/** The first group that it names by what it got got neither arm, and the intervention is not named before. */
function isOfOtherGroup(at: FindingSentence, arms: Arms, named: readonly number[]): boolean {
  if (named.length === 0 && isOfOthersTreated(at, arms)) return true;
  const [first] = listNamedGroups(at.tokens, arms);
  return first?.arm === "other" && !named.some((start) => start < first.start);
}

const ALONE = /\balone\b/iu;
const AND_MORE = /\b(?:plus|combined|combination|added|with)\b/iu;

/** "CBT alone and CBT plus zolpidem": what is added is compared, which the comparator is not. */
function isAddedTo({ tokens, sentence: { text } }: FindingSentence, arms: Arms, named: readonly number[]): boolean {
  if (named.length < 2 || !ALONE.test(text) || !AND_MORE.test(text)) return false;
  return tokens.every((_, index) => findArm(tokens, index, arms) !== "cmp");
}

/** "In both magnesium and remifentanil groups, compared to saline": of both arms beside a third. */
function isOfBothArms(text: string, comparator: string): boolean {
  const both = /\bboth ((?:[\w-]+ ){1,3}and (?:[\w-]+ ){1,3})(?:groups|arms)\b/iu.exec(text)?.[1];
  return comparator.length > SHORTEST_NAME && (both?.toLowerCase().includes(comparator.toLowerCase()) ?? false);
}

/** "In the HRT or non-HRT groups": of those who got it and those who did not, alike. */
function isWithAndWithout(text: string, named: readonly number[]): boolean {
  return named.some((at) => /^[\p{L}\d]{2,30} (?:and|or) non-?(?:users|[\p{L}\d]{2,30})\b/iu.test(text.slice(at)));
}

/** What acts on an outcome, as a verb of the past. */
const DID =
  /\b(?:increased|decreased|reduced|improved|lowered|raised|prevented|maintained|attenuated|enhanced|shortened|prolonged|suppressed|induced|inhibited)\b/iu;

/** Another drug is what the sentence says did something, and the intervention is named only behind that. */
function isDoneByOther(text: string, named: readonly number[], known: string): boolean {
  const did = DID.exec(text);
  if (did === null || named.length === 0 || Math.min(...named) < did.index) return false;
  const subject = text.slice(0, did.index);
  return (
    !HAS_SIDES.test(subject) && listDrugs(subject).some((drug) => !known.toLowerCase().includes(drug.toLowerCase()))
  );
}

/** It names a drug that is neither arm, and the intervention nowhere, or only as what that drug is compared with. */
function isOfOtherDrug(text: string, named: readonly number[], known: string): boolean {
  const others = listDrugs(text).filter((drug) => !known.toLowerCase().includes(drug.toLowerCase()));
  if (others.length === 0) return false;
  if (named.length === 0) return true;
  const sides = Array.from(text.matchAll(SIDES), ({ 0: all, index }) => index + all.length);
  const isCompared = named.every((at) => sides.some((side) => at >= side && at - side <= BEHIND_SIDE));
  if (!isCompared) return false;
  const from = Math.min(...named);
  return others.some((drug) => text.slice(0, from).includes(drug));
}
