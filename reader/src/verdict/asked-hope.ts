import type { QuestionConcept } from "../question/concept.ts";
import type { AskedRoles } from "./question-roles.ts";

const DECREASES =
  /\b(?:reduc|lower|decreas|prevent|shorten|diminish|protect|avert|cut(?!\w* (?:out|back|down on)))\w*|\b(?:bring\w*|brought|get|keep)(?: [\w-]+){0,3} down\b|\bslow(?:s|ing)?\b(?!-)(?: down)?|\bcaus\w* (?:the )?(?:less|fewer|least|fewest)\b|減ら|減少|低下|下げ|抑[制え]|予防|防[げぐ止]|短縮|遅らせ|减缓|延缓|減緩|延緩|短く|少なく|減[るり]|減弱|降低|减少|減少|预防|預防|缩短|縮短|防止|降[压血糖脂]/iu;
const INCREASES =
  /\b(?:increas|rais(?!ed (?!by|with|after|in|during))|prolong(?!ation)|enhanc|extend|caus|boost|(?<!-)induc)\w*\b(?! (?:the )?(?:less|fewer|least|fewest)\b)|\brisk factor|増[やえ]|長く|(?:増加|上昇)(?!を?(?:抑|防|予防))|高め|延長|引き起こ|提高|增加|升高|延长|延長|(?:导致|導致|引起)(?!的)/iu;
/** Of which no more is hoped for, whatever is to get better. */
const IS_HARM =
  /toxicit|adverse|side effect|complication|mortality|deaths?\b|inflammat|fatigue|stress\b|pain\b|毒性|副作用|死亡|合併症|并发症|不良反应|炎|痛|疼|疲/iu;
/** What is not to come of a treatment. */
const WITHOUT_MORE =
  /\b(?:without|not) (?:caus|increas|rais|induc|trigger|provok)\w*|(?<![会能是可])不(?:会)?(?:增加|引起|导致|升高)|(?:増やさ|引き起こさ|高め)(?:ず|ない)/giu;
/** PD-1抑制剂 and ovulation induction say by their names nothing of what is hoped for; 预防跌倒 does. */
const IS_DRUG = /[药藥薬剂剤劑]$/u;
const BEGINS_WITH_VERB =
  /^(?:reduc|prevent|lower|decreas|increas|improv|cut|stop)|^(?:预防|預防|减少|減少|降低|提高|增加|改善|防)/iu;
/** What gets better may be more or less of what is measured. */
const IMPROVES = /\bimprov\w*|改善/iu;

/**
 * Whether a question hopes for more or less of its outcomes; null where it does not say. Only one of the two, so that "improve
 * outcomes and reduce pain" hopes for neither; nor does what is to improve a condition or the whole of someone: more of it is
 * not hoped for.
 */
export function readHope(
  question: string,
  outcomes: readonly QuestionConcept[],
  treatments: readonly QuestionConcept[],
): AskedRoles["hoped"] {
  const names = treatments
    .map(({ written }) => written)
    .filter((name) => IS_DRUG.test(name) || !BEGINS_WITH_VERB.test(name));
  const text = names.reduce((left, name) => left.replace(name, " "), question.replace(WITHOUT_MORE, " prevent "));
  const isOfMeasures =
    outcomes.length > 0 && outcomes.every(({ kind, written }) => kind !== "condition" && !IS_HARM.test(written));
  const isBetter = IMPROVES.test(text);
  const [down, up] = [DECREASES.test(text), INCREASES.test(text) || (isBetter && isOfMeasures)];
  if (down === up || (isBetter && down)) return null;
  return down ? "decreased" : "increased";
}

/** Why something is given, and nothing that becomes of it: "aspirin for primary prevention". */
const AS_PREVENTION = /\b(?:primary|secondary) prevention\b|[一二]次予防|[一二][级級][预預]防/giu;

/** Whether a question asks what becomes of something. */
export function asksOfChange(question: string): boolean {
  const text = question.replace(AS_PREVENTION, " ");
  return DECREASES.test(text) || INCREASES.test(text) || IMPROVES.test(text);
}
