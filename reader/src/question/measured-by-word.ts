import { isStrong, type QuestionConcept } from "./concept.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isMeasuredBy } from "./replaced.ts";

/** 与单焦点比较: behind what something else is measured by. */
const MEASURED_AROUND = { before: /(?:与|與|和|同|跟)$/u, after: /^(?:进行|進行)?(?:比较|比較|对比|對比)/u };
/** Times and people are no arms: 術前と比べて, 健常者に比べ. */
const NO_ARM = /[前後后时時者群人期年]$|^(?:単独|単剤|单独|单药|单用)$/u;

/** A Japanese or Chinese word that only helps ranking, and names something that may be done. */
export const isGeneral = ({ concept }: FoundConcept): boolean =>
  concept.kind === "word" && !isStrong(concept) && isEastAsian(concept.written) && !NO_ARM.test(concept.written);
const mayBeArm = (it: FoundConcept): boolean =>
  isGeneral(it) || (["intervention", "word"].includes(it.concept.kind) && isStrong(it.concept));

const BESIDE = /^\s?(?:vs\.?|versus|対|对比|對比|与|與|和|跟)\s?$/iu;

/** What another is measured by, a general word; undefined: none is. */
function findMeasure(found: readonly FoundConcept[], text: string): FoundConcept | undefined {
  const isAround = ({ start, end }: FoundConcept) =>
    MEASURED_AROUND.before.test(text.slice(Math.max(0, start - 1), start)) &&
    MEASURED_AROUND.after.test(text.slice(end, end + 6));
  return found.find((it) => isGeneral(it) && (isMeasuredBy(it, text) || isAround(it)));
}

/**
 * What a Japanese or Chinese question measures by a general word, and that word: 半固形栄養剤 液体と比べて. Empty where
 * nothing is.
 */
export function findMeasuredByWord(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  const measure = findMeasure(found, text);
  if (measure === undefined) return [];
  const treatments = found.filter((it) => it !== measure && mayBeArm(it) && it.concept.kind === "intervention");
  const words = found.filter((it) => it !== measure && mayBeArm(it));
  // 服薬指導 電話 vs 対面: what stands right beside it is the other, and not the treatment before.
  const beside = words.find((it) => BESIDE.test(text.slice(it.end, measure.start)));
  const before = ({ end }: FoundConcept) => end <= measure.start;
  const other = beside ?? treatments.findLast(before) ?? treatments[0] ?? words.findLast(before);
  return other === undefined ? [] : [other.concept, measure.concept];
}
