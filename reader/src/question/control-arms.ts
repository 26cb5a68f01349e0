import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";

/** What most trials compare with, behind what sets it against a treatment. */
const CONTROL =
  /\s(?:vs\.?|versus|compared (?:with|to)|or|over|against|better than|superior to)\s(?:the |an? )?(?<control>(?:matching |oral |inert )?placebos?|no (?:treatment|therapy|intervention|prophylaxis|drug|supplement\w*|exercise|surgery|drain|catheter|antibiotics?|steroids?)|(?<=\b(?:vs\.?|versus|or) )no [a-z-]+(?: [a-z-]+)?(?=$|[.,;?]| (?:after|in|for|before|during|with|on|to|at)\b)|nothing|none|(?:usual|standard|routine|conventional)(?: (?:medical|nursing|antenatal|hospital))? (?:care|treatment|therapy|practice|management|dressings?|education)|treatment as usual|care as usual|TAU|sham(?: [a-z]+)?|standard of care|wait(?:ing)?[ -]?list|controls?|observation(?: alone)?|doing nothing)(?![\p{L}-])/iu;
const EAST_ASIAN_CONTROL =
  "プラセボ|偽薬|シャム(?:手術|刺激)?|無治療|通常治療|通常ケア|標準治療|安慰剂|空白对照|假手术|常规治疗|常规护理|标准治疗|不治疗";
/** プラセボと比較, 与安慰剂相比, vs 安慰剂. */
const COMPARED_WITH = new RegExp(
  `(?:(?:vs\\.?|versus|対|与|和|跟|对比)\\s?)(?<control>${EAST_ASIAN_CONTROL})|(?<measured>${EAST_ASIAN_CONTROL})(?=と?の?(?:比較|比べ|対照)|に(?:比べ|比し)|相比|比较|对照)`,
  "iu",
);
const SUBJECTS: ReadonlySet<string> = new Set(["condition", "population", "outcome", "word", "subject"]);

/**
 * A treatment and what most trials compare with, where a question sets them against each other: "gabapentin versus placebo for
 * itch". Empty where it does not. `found` is in the order of the text.
 */
export function findControlArms(found: readonly FoundConcept[], text: string): Place[] {
  return isEastAsian(text) ? findEastAsian(found, text) : findEnglish(found, text);
}

function findEastAsian(found: readonly FoundConcept[], text: string): Place[] {
  const match = COMPARED_WITH.exec(text);
  const control = match?.groups?.control ?? match?.groups?.measured;
  if (match === null || control === undefined) return [];
  const start = match.index + match[0].indexOf(control);
  const place = { start, end: start + control.length };
  const treatments = found.filter(
    (it) => it.concept.kind === "intervention" && !it.concept.excluded && (it.end <= start || it.start >= place.end),
  );
  const tried = treatments.findLast((it) => it.end <= start) ?? treatments[0];
  return tried === undefined ? [] : [{ start: tried.start, end: tried.end }, place];
}

function findEnglish(found: readonly FoundConcept[], text: string): Place[] {
  const match = CONTROL.exec(text);
  const control = match?.groups?.control;
  if (match === null || control === undefined) return [];
  const end = match.index + match[0].length;
  const before = found.filter((it) => it.end <= match.index);
  const last = before.at(-1);
  const treatment = before.findLast(({ concept }) => concept.kind === "intervention" && !concept.excluded);
  if (last === undefined || treatment === undefined) return [];
  const isBeside = last === treatment || SUBJECTS.has(last.concept.kind);
  return isBeside
    ? [treatment, { start: end - control.length, end }].map(({ start, end: to }) => ({ start, end: to }))
    : [];
}
