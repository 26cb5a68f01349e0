import type { QuestionConcept } from "../question/concept.ts";

/** What asks whether something works and at once what harm it does. */
const BOTH: readonly RegExp[] = [
  /\b(?:efficacy|effectiveness|benefits?|efficacious|effective)\b,?(?: (?:and|or|versus|vs\.?))?(?: (?:safety|tolerability),?)?(?: (?:and|or))? (?:the |its |potential |possible |main |long-term |late )?(?:side[- ]effects?|adverse (?:events?|effects?|reactions?)|toxicit(?:y|ies)|tolerability|harms?|risks?|complications?)\b/giu,
  /(?:疗效|療效|有效性|效果|获益|獲益|益处|作用)(?:和|与|與|及其?|以及|、|跟|还有)(?:近期|远期|遠期|长期|主要|相关|常见)?(?:不良反应|不良反應|不良事件|毒?副作用|毒副反应|毒性|耐受性|并发症|併發症|风险|危害)/gu,
  /(?:有効性|効果|効能|有用性|利益|メリット)(?:と|や|および|及び|ならびに|、)(?:長期的?な?|晩期|主な)?(?:副作用|有害事象|毒性|忍容性|合併症|リスク|害)/gu,
];

/**
 * Whether the harm is asked about beside the use ("efficacy and side effects of X in Y"): then the question is what X does in Y,
 * and the harm is not the one outcome that it is held to.
 */
export function isHarmBesideUse({ written }: QuestionConcept, text: string): boolean {
  return BOTH.some((both) => Array.from(text.matchAll(both)).some(([said]) => said.includes(written)));
}
