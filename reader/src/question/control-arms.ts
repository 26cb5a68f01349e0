import type { FoundConcept } from "./found-concept.ts";
import type { Place } from "./question-frame.ts";

/** What most trials compare with, behind what sets it against a treatment. */
const CONTROL =
  /\s(?:vs\.?|versus|compared (?:with|to)|or|over|against|better than|superior to)\s(?:the |an? )?(?<control>(?:matching |oral |inert )?placebos?|no (?:treatment|therapy|intervention|prophylaxis|drug|supplement\w*|exercise|surgery|drain|catheter|antibiotics?|steroids?)|(?<=\b(?:vs\.?|versus|or) )no [a-z-]+(?: [a-z-]+)?(?=$|[.,;?]| (?:after|in|for|before|during|with|on|to|at)\b)|nothing|none|(?:usual|standard|routine|conventional)(?: (?:medical|nursing|antenatal|hospital))? (?:care|treatment|therapy|practice|management|dressings?|education)|treatment as usual|care as usual|TAU|sham(?: [a-z]+)?|standard of care|wait(?:ing)?[ -]?list|controls?|observation(?: alone)?|doing nothing)(?![\p{L}-])/iu;
const SUBJECTS: ReadonlySet<string> = new Set(["condition", "population", "outcome", "word", "subject"]);

/**
 * A treatment and what most trials compare with, where a question sets them against each other: "gabapentin versus placebo for
 * itch". Empty where it does not. `found` is in the order of the text.
 */
export function findControlArms(found: readonly FoundConcept[], text: string): Place[] {
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
