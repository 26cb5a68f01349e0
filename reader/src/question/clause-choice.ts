import { TERMINOLOGY } from "@medsieve/terminology/terminology";
import type { QuestionConcept } from "./concept.ts";
import { isChemicalHeading } from "./drug-names.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isOccasion } from "./occasion.ts";
import { type Place, trimPlace } from "./question-frame.ts";

/** Two acts that a question lets its asker choose between, each in a clause of its own. */
export interface ClauseChoice {
  one: Place;
  other: Place;
  /** Where the sentence begins that has them: what stands before it is the story. */
  sentence: number;
}

const WHO = "(?:i|we|he|she|they|you|people|one|(?:my|our|his|her|their) [a-z]{1,14})";
const MODAL = "(?:should|shall|must|can|could|would|will|do|does|did|might|may)(?:n[’']t)?";
/** What leads to an act: "should I", "is it better to", "do I need to". */
export const LEAD = new RegExp(
  String.raw`\b(?:${MODAL} ${WHO}(?: (?:be better off|be better|have|need|try|go)(?= (?:to|with|for|on)\b)(?: (?:to|with|for|on))?)?|(?:is|was|would) it (?:be )?(?:[a-z]{1,12} ){0,3}?(?:to|if ${WHO})|(?:better|best|safer|wiser|whether|need|needs|choose|choosing|decide|deciding|torn)(?: off)?(?: (?:to|between|by))?|(?:is|are)(?= [^?.;]{1,40} (?:enough|better|best|worth it|all right|okay|ok|too (?:much|strong|risky|harsh|dangerous))(?: for [^?.;]{2,30}| on its own| alone)?(?: or\b|$))|(?:not sure|unsure) (?:whether|if) (?:to|${WHO} should)|${MODAL}|[-–:,](?= (?:take|leave|have|keep|operate|treat|wait|remove|stop|start|stay|freeze|brace)\b))\s`,
  "giu",
);
const OR = /,? or (?:else )?/giu;
const RIGHT_LEAD = new RegExp(
  String.raw`^(?:will (?:it|this|that|they) (?:get better|heal|settle(?: down)?|improve|clear(?: up)?|go away|go down|sort itself out)(?: just)?(?: (?:with|by|if i))? |(?:should|shall|can|could|would|do|does|did|must|will) ${WHO} (?:(?:just|really|be|have to|need to|need|be better|go) ){0,3}|(?:am|is|are) ${WHO} (?:just )?(?:stuck with|going to need|better off with) |(?:is|would) it (?:be )?(?:better|best|ok|okay|safe|safer|fine|enough|alright|worth)(?: just)?(?: to| if ${WHO})? |(?:will|would|are|is|does|do) (?!(?:it|this|that|they|he|she|i|we|you|there)\b)|(?:just|simply|only|rather|instead|to|try to|better to|maybe|perhaps)\s){1,4}`,
  "iu",
);
/** What begins with an act needs no subject: "or wait", "or keep taking it". */
const ACT =
  /^(?:wait|leave|keep|stay|stick|stop|start|go|get|have|take|try|use|change|switch|swap|carry|continue|give|let|see|do|live|rely|cut|avoid|lose|eat|drink|come|cope|put|hold|save|come off|watch|monitor|skip|taper|reduce|increase|halve|double|do without|manage|rest|exercise|wean|treat|operate|remove|freeze|rub|brace|deliver|finish|add|stay)\b/iu;
/** "Or is it too dangerous", "or not", "or will it come back": no second act. */
export const NO_ACT =
  /^(?:not|no|is (?:it|this|that|there)|are (?:they|these)|will (?:it|they|this)|would (?:it|they|that)|does (?:it|this|that)|do (?:they|these)|has|was|did|am|what|how|why|when|so|two|three|more|less|(?:only|just) (?:those|people|patients|if|when|for|in)|anything|something|whatever|any|other|those)\b/iu;
export const LAST_OF_ACT = /[.?!;]|,(?= (?:and|but|which|what|because|given|if|as|since|i|my)\b)/iu;
const LONGEST_ACT = 70;
/** Of the first it may be said at length of whom and when. */
const LONGEST_FIRST = 110;
/** A sentence that asks what something is done to. */
const ASKS_OBJECT = /^(?:what|which)\b[^,:;]+$/iu;

/** Where each sentence begins and ends; "vs." and figures end none. */
function listSentences(text: string): Place[] {
  const sentences: Place[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(/(?<!\b(?:vs|dr|e\.g|i\.e))[.?!;]{1,3}(?=\s|$)|$/giu)) {
    const end = index + stop.length;
    if (/\p{L}/u.test(text.slice(start, end))) sentences.push({ start, end });
    start = end;
  }
  return sentences;
}

/** "Should I have the operation or just wait?": the two acts of an English question; null where it has none. */
export function readClauseChoice(text: string): ClauseChoice | null {
  for (const sentence of listSentences(text).toReversed()) {
    const said = text.slice(sentence.start, sentence.end);
    for (const { 0: or, index } of [...said.matchAll(OR)].toReversed()) {
      const behind = index + or.length;
      const rest = said.slice(behind);
      const lead = RIGHT_LEAD.exec(rest)?.[0] ?? "";
      if (lead === "" && (NO_ACT.test(rest) || !ACT.test(rest))) continue;
      const from = [...said.slice(0, index).matchAll(LEAD)].at(-1);
      const begins = said.length - said.trimStart().length;
      if (from === undefined && !ACT.test(said.slice(begins))) continue;
      const at = from === undefined ? begins : from.index + from[0].length;
      const one = trimPlace(text, sentence.start + at, sentence.start + index);
      const act = rest.slice(lead.length);
      const length = LAST_OF_ACT.exec(act)?.index ?? act.length;
      const start = sentence.start + behind + lead.length;
      const other = trimPlace(text, start, start + length);
      if (one === null || other === null) continue;
      // "Which fruit may she eat or drink": what either is done to is asked.
      const isOfObject = ASKS_OBJECT.test(said.slice(begins, index)) && !text.slice(one.start, one.end).includes(" ");
      if (isOfObject) continue;
      if (one.end - one.start > LONGEST_FIRST || other.end - other.start > LONGEST_ACT) continue;
      return { one, other, sentence: sentence.start };
    }
  }
  return null;
}

const isTreatment = ({ concept }: FoundConcept): boolean => concept.kind === "intervention" && concept.weight >= 0.4;
/** By its place in MeSH. */
function isTest({ concept: { heading } }: FoundConcept): boolean {
  const descriptor = heading === null ? null : TERMINOLOGY.mesh.findDescriptor(heading);
  return descriptor?.treeNumbers.every((number) => number.startsWith("E01")) ?? false;
}

const ANAPHOR = /\b(?:it|this|that|them|these|those|one)\b/iu;

/** The treatments of an act: the last that it names, and those listed before that; else the one that "it" stands for. */
function listOfAct(found: readonly FoundConcept[], { start, end }: Place, text: string): FoundConcept[] {
  const within = found.filter((it) => start <= it.start && it.end <= end && !isOccasion(it.concept.written, text));
  const listed: FoundConcept[] = [];
  for (const it of within.toReversed()) {
    const next = listed[0];
    if (next !== undefined && !/^\s*,\s*(?:an? |the )?$/u.test(text.slice(it.end, next.start))) break;
    listed.unshift(it);
  }
  return listed;
}

/** The treatments that two acts set against each other: "have the operation or just wait". */
export function findClauseArms(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  const choice = readClauseChoice(text);
  if (choice === null) return [];
  const treatments = found.filter(isTreatment);
  const right = listOfAct(treatments, choice.other, text)[0];
  if (right === undefined) return [];
  const left = listOfAct(treatments, choice.one, text);
  const meant = treatments.findLast((it) => it.end <= choice.sentence && !isTest(it));
  if (left.length === 0 && meant !== undefined && ANAPHOR.test(text.slice(choice.one.start, choice.one.end)))
    left.push(meant);
  return left.length === 0 ? [] : [...left, right].map(({ concept }) => concept);
}

/** What sets a treatment against the one that was spoken of before: "Would B be any better?", "Could she switch to B?" */
const AGAINST_STORY =
  /\binstead\b(?! of)|\b(?:any|much|actually)? ?(?:better|safer|gentler|kinder|milder|stronger|easier)\b(?! (?:than|to|off|way to))|\bas (?:good|well|effective|safe|strong)\b(?! as)|\b(?:switch|switching|change|changing|swap|swapping|move|moving) (?:over )?(?:on )?to\b|\ban alternative\b(?! to)/iu;

const isDrug = ({ concept: { heading } }: FoundConcept): boolean => heading === null || isChemicalHeading(heading);

/** 目薬を… レーザーに変えられますか, 吃二甲双胍拉肚子，换成缓释片会好吗: what takes the place of what was spoken of before. */
const CHANGED_TO = /^に(?:変え|替え|換え|切り?替え|切り?換え|変更|し(?:たほうが|た方が))/u;
const CHANGE_TO = /(?:换成|换为|换用|换吃|换|改成|改为|改用|改吃|改打)$/u;

/** The same of a Japanese or Chinese question. */
function findChangedArms(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  const isDrugOfPatients = ({ concept }: FoundConcept) =>
    concept.kind === "population" && (concept.heading === null || isChemicalHeading(concept.heading));
  const treatments = found.filter(
    (it) => (isTreatment(it) || isDrugOfPatients(it)) && !isTest(it) && !isOccasion(it.concept.written, text),
  );
  const tried = treatments.find(
    ({ start, end }) => CHANGED_TO.test(text.slice(end, end + 8)) || CHANGE_TO.test(text.slice(0, start)),
  );
  if (tried === undefined) return [];
  const before = treatments.filter(({ end }) => end <= tried.start);
  const against = before.findLast((it) => isDrug(it) === isDrug(tried)) ?? before.at(-1);
  return against === undefined ? [] : [tried.concept, against.concept];
}

/** "I feel awful on chemo, would immunotherapy be kinder": where the question begins behind its story. */
function cutStory({ start, end }: Place, text: string): Place {
  const asks = /[,;-] (?:and |but |so )?(?=(?:would|could|will|is|are|does|do|should|can)\s)/giu;
  const last = Array.from(text.slice(start, end).matchAll(asks)).at(-1);
  return last === undefined ? { start, end } : { start: start + last.index + last[0].length, end };
}

/** The treatment that the last sentence asks for, and the one of the story that it would take the place of. */
export function findStoryArms(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  if (isEastAsian(text)) return findChangedArms(found, text);
  const sentence = listSentences(text).findLast(({ start, end }) =>
    found.some((it) => isTreatment(it) && start <= it.start && it.end <= end),
  );
  const asked = sentence && cutStory(sentence, text);
  const said = asked === undefined ? "" : text.slice(asked.start, asked.end);
  if (asked === undefined || !AGAINST_STORY.test(said) || / or /iu.test(said)) return [];
  const treatments = found.filter((it) => isTreatment(it) && !isTest(it) && !isOccasion(it.concept.written, text));
  const [tried, ...others] = treatments.filter(({ start }) => start >= asked.start);
  if (tried === undefined || others.length > 0) return [];
  const before = treatments.filter(({ end }) => end <= asked.start);
  const against = before.findLast((it) => isDrug(it) === isDrug(tried)) ?? before.at(-1);
  return against === undefined ? [] : [tried.concept, against.concept];
}
