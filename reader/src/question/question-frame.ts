import { isChemical } from "./drug-names.ts";
import { findHelped, type Place } from "./helped-acts.ts";

export type { Place } from "./helped-acts.ts";

/** Who does what to what in a question that is a whole sentence. */
export interface QuestionFrame {
  intervention: Place;
  outcome: Place;
  /** What it is compared with; null where the question does not say. */
  comparator: Place | null;
  /** It asks whether anything becomes of the outcome, for better or worse. */
  isNeutral: boolean;
  /** The user says which part is which: "I: … O: …". */
  isLabelled: boolean;
}

/** A sentence may begin with whom it is about: "In adults with sepsis, does …". */
const ASKS =
  /^(?:(?:in|among|for|with|after|during) [^?]{1,140}?, )?(?:how )?(?:does|do|did|can|could|will|would|should|may|might) /iu;
/** "Is A associated with less B than C?" */
const GOES_WITH_MORE =
  /^(?:is|are|was|were) (?<subject>[^?,]{3,80}?) (?:significantly )?associated with (?:an? |significantly )?(?:less|fewer|lower|more|higher|greater|better|worse|shorter|longer) (?=[^?]* than )/iu;
const EFFECT_OF = /\b(?:effects?|impact|influence) of /iu;
const ACTS =
  /\b(?:giv|provid|yield|produc|achiev|offer)(?:e|es|s)? (?:significantly )?(?:better|greater|higher|lower|less|more|fewer|longer|shorter|faster|superior) |(?<!-)\b(?:cuts? |(?<!\b(?:we|i|he|she|they|you|patients|people) )stops? (?!or\b|\w+ing\b|(?:me|him|her|us|them|you|people|patients|children)\b)|(?:affect|influence|preserv|maintain|sustain|conserv|rebuild|regenerat|stabili[sz]|chang(?!\w* (?:to|from|over)\b)|alter|improv|enhanc|increas|rais|boost|reduc|decreas|lower|prevent|shorten|prolong|delay|accelerat|promot|modif|impair|worsen|exacerbat|caus|induc|produc|provok|trigger|damag|harm|thicken|thin(?=s? (?:the|your|my|their|his|her) )|weaken|strengthen|reliev|alleviat|eas|attenuat|slow|suppress|inhibit|normali[sz]|restor|minimi[sz]|diminish|speed up|bring down|protect against)(?:e|es|s|ed|ies|y)? )|\b(?:lead|leads|result|results) (?:to|in) |\bimpacts? (?:on )?|\b(?:have|has) (?:an? |any )?(?:[\w-]+ )?(?:effect|impact|influence) on /iu;
/** Verbs, and the noun, that say nothing of which way. */
const NEUTRAL = /^(?:effect|affect|influence|chang|alter|modif|impact|have)/iu;
const ON = /\bon /iu;
const COMPARED =
  /(?:\b(?:when|as) )?\b(?:compared (?:with|to)|in comparison (?:with|to)|versus|vs\.?|relative to|rather than|instead of|(?:better|more|less|faster|further) than|as (?:much|effectively|quickly|fast|often|reliably|safely) as|than) /iu;
/** "Relieve pain as well as leuprolide": where a drug follows, and none stands before, it is no second outcome. */
const AS_WELL = /(?<before>\b[\w-]{2,30}) as well as (?:the )?(?<drug>[\w-]{2,30})/iu;
/** From here on a question says in whom, when or by what. */
const OF_WHOM =
  / (?:in|among|for|before|prior to|after|during|following|when|who|undergoing|at|with|within|between) /iu;
/** "change in HbA1c": what follows belongs to the name. */
const NAME_GOES_ON =
  /\b(?:changes?|reductions?|increases?|decreases?|differences?|improvements?|declines?|rates?|levels?|length|time)$/iu;
const END = new Set([..." .?!;,:"]);

/**
 * The frame of an English question of the form "Does A change B in P compared with C?" or "the effect of A on B", and of one
 * in any language whose parts are labelled, "P: … I: … C: … O: …"; null for every other.
 */
export function readQuestionFrame(question: string): QuestionFrame | null {
  const text = question.replace(/\s/gu, " ");
  const labelled = readLabels(text);
  if (labelled !== null) return labelled;
  const asks = ASKS.exec(text);
  const found = asks === null ? (findMore(text) ?? findEffect(text)) : findAct(text, asks[0].length);
  if (found === null) return null;
  const { subject, object } = turnRound(text, found);
  const [subjectEnd, inSubject] = splitCompared(text, subject);
  const [objectEnd, inObject] = splitCompared(text, object);
  const intervention = trimPlace(text, subject.start, subjectEnd);
  const outcome = trimPlace(text, object.start, findNameEnd(text, object.start, objectEnd));
  if (intervention === null || outcome === null) return null;
  const other = inObject ?? inSubject;
  const acts = asks === null ? "effect" : text.slice(subject.end, object.start);
  return {
    ...{ intervention, outcome, isNeutral: NEUTRAL.test(acts), isLabelled: false },
    comparator: other === null ? null : endAtWhom(text, other),
  };
}

const LABEL =
  /(?<=^|[\s;,.、；，。])(?:(?<p>P|patients?|populations?|problem|患者|対象|对象)|(?<i>I|interventions?|exposures?|介入|干预|干預)|(?<c>C|compar(?:ison|ator)s?|controls?|比較|対照|对照|對照)|(?<o>O|outcomes?|アウトカム|结局|結局))\s*[:：=]\s*/giu;

/** "P: knee osteoarthritis I: platelet-rich plasma C: hyaluronic acid O: pain"; null without both an I and an O. */
function readLabels(text: string): QuestionFrame | null {
  const labels = [...text.matchAll(LABEL)];
  const place = (part: "i" | "c" | "o") => {
    const at = labels.findIndex(({ groups }) => groups?.[part] !== undefined);
    const label = labels[at];
    return label === undefined
      ? null
      : trimPlace(text, label.index + label[0].length, labels[at + 1]?.index ?? text.length);
  };
  const [intervention, outcome] = [place("i"), place("o")];
  if (intervention === null || outcome === null) return null;
  return { intervention, outcome, comparator: place("c"), isNeutral: true, isLabelled: true };
}

interface Parts {
  subject: Place;
  object: Place;
}

/** "Does pain improve with massage?": what acts stands behind its verb. */
function turnRound(text: string, { subject, object }: Parts): Parts {
  const by = /^(?:with|under|on) (?=\p{L})/iu.exec(text.slice(object.start, object.end))?.[0];
  if (by === undefined || !/(?:improv|chang|increas|decreas|worsen)\w{0,4} $/iu.test(text.slice(0, object.start)))
    return { subject, object };
  return { subject: { start: object.start + by.length, end: object.end }, object: subject };
}

function findAct(text: string, from: number): Parts | null {
  const acts = ACTS.exec(text.slice(from));
  const helped = findHelped(text, from);
  if (helped !== null && (acts === null || helped.start < from + acts.index)) {
    const verb = ACTS.exec(text.slice(helped.end));
    const start = verb?.index === 0 ? helped.end + verb[0].length : helped.end;
    // "Lose weight on a diet": by what else.
    const by = COMPARED.test(text.slice(start)) ? -1 : text.slice(start).search(/ on (?:an?|the|my) /iu);
    return { subject: { start: from, end: helped.start }, object: { start, end: by < 0 ? text.length : start + by } };
  }
  if (acts === null || acts.index === 0) return null;
  // "Help them lose weight or lower their blood pressure": the verb is not the first.
  if (/\b(?:or|and) $/iu.test(text.slice(from, from + acts.index))) return null;
  const at = from + acts.index;
  return { subject: { start: from, end: at }, object: { start: at + acts[0].length, end: text.length } };
}

function findMore(text: string): Parts | null {
  const found = GOES_WITH_MORE.exec(text);
  const subject = found?.groups?.subject;
  if (found === null || subject === undefined) return null;
  const from = text.indexOf(subject);
  return { subject: { start: from, end: from + subject.length }, object: { start: found[0].length, end: text.length } };
}

function findEffect(text: string): Parts | null {
  const effect = EFFECT_OF.exec(text);
  if (effect === null) return null;
  const from = effect.index + effect[0].length;
  const on = ON.exec(text.slice(from));
  if (on === null || on.index === 0) return null;
  const at = from + on.index;
  return { subject: { start: from, end: at }, object: { start: at + on[0].length, end: text.length } };
}

const VERSUS =
  / (?:versus|vs\.?|compared (?:with|to)|or|(?:better|worse|safer) than|as (?:good|effective|safe|accurate|reliable|useful) as) /iu;
const LEADS_TO_SIDES = /^(?:is|are) (?:an? |the )?|^(?:(?:an?|the) )?(?:comparison|trial|study|efficacy|safety) of /iu;
/** "Which fruit may she eat or drink?" */
const ASKS_WHICH = /^(?:which|what|how|when|where|why)\b[^,:;]+$/iu;
const SIDES_END = / (?:in|among|for|on|after|during|to|as) |[:,?.;]/iu;

/** The two sides of "A versus B for C" in English, each as it is written; null where there are not two. */
export function readSides(question: string): { tried: Place; against: Place } | null {
  const text = question.replace(/\s/gu, " ");
  const found = VERSUS.exec(text);
  if (found === null) return null;
  const from = LEADS_TO_SIDES.exec(text)?.[0].length ?? 0;
  if (found[0] === " or " && ASKS_WHICH.test(text.slice(0, found.index))) return null;
  const behind = found.index + found[0].length;
  const end = text.slice(behind).search(SIDES_END);
  const tried = from < found.index ? trimPlace(text, from, found.index) : null;
  const against = trimPlace(text, behind, end < 0 ? text.length : behind + end);
  return tried === null || against === null || SIDES_END.test(text.slice(tried.start, tried.end))
    ? null
    : { tried, against };
}

/** Where a part ends before its comparison, and what it is compared with. */
function splitCompared(text: string, { start, end }: Place): [number, Place | null] {
  const found = COMPARED.exec(text.slice(start, end)) ?? findAsWell(text.slice(start, end));
  if (found === null || found.index === 0) return [end, null];
  return [start + found.index, trimPlace(text, start + found.index + found[0].length, end)];
}

function findAsWell(part: string): { 0: string; index: number } | null {
  const { before = "", drug = "" } = AS_WELL.exec(part)?.groups ?? {};
  if (drug === "" || !isChemical(drug) || isChemical(before)) return null;
  const joint = / as well as (?:the )?/iu.exec(part);
  return joint === null ? null : { 0: joint[0], index: joint.index };
}

/** Where a name ends before what says in whom, when or by what. */
export function findNameEnd(text: string, start: number, end: number): number {
  let from = start;
  for (;;) {
    const found = OF_WHOM.exec(text.slice(from, end));
    if (found === null) return end;
    const at = from + found.index;
    if (!NAME_GOES_ON.test(text.slice(start, at))) return at;
    from = at + found[0].length;
  }
}

function endAtWhom(text: string, { start, end }: Place): Place | null {
  return trimPlace(text, start, findNameEnd(text, start, end));
}

/** A place without the spaces and stops at its ends; null where nothing is left. */
export function trimPlace(text: string, start: number, end: number): Place | null {
  let [from, to] = [start, end];
  while (from < to && text.charAt(from) === " ") from++;
  while (from < to && END.has(text.charAt(to - 1))) to--;
  return from < to ? { start: from, end: to } : null;
}

/** Whether something begins in a place of the text, as it is written: "obesity in children", also where the place ends before "in". */
export function standsIn(written: string, text: string, place: Place): boolean {
  const at = text.toLowerCase().indexOf(written.toLowerCase(), place.start);
  return at >= 0 && at < place.end;
}

const LIST_JOINT = /,? (?:and|as well as) (?:on )?|, (?:and )?/iu;

/** The parts of "mood, memory and libido"; the place itself where it is no list. */
export function splitList(text: string, { start, end }: Place): Place[] {
  const parts: Place[] = [];
  let from = start;
  for (let rest = text.slice(from, end); ; rest = text.slice(from, end)) {
    const joint = LIST_JOINT.exec(rest);
    if (joint === null) break;
    const part = trimPlace(text, from, from + joint.index);
    if (part !== null) parts.push(part);
    from += joint.index + joint[0].length;
  }
  const last = trimPlace(text, from, end);
  return last === null ? parts : [...parts, last];
}
