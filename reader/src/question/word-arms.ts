import { isStrong, type QuestionConcept } from "./concept.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";
import { isMeasuredBy } from "./replaced.ts";

const VERSUS = /^\s*(?:vs\.?|versus|対|对比|對比)\s*$/iu;
const BESIDE = /^\s*(?:と|や|、|和|与|與|跟|同|或|还是|還是|か)\s*$/u;
/** What stands behind two things that are compared. */
const COMPARED_BEHIND =
  /^\s?(?:の|を|で|的|之间|间|間)?(?:比較|比较|对比|對比|違い|差異|差异|区别|區別|どちら|いずれ|哪个|哪個|哪种|哪種|孰)/u;
/** 与单焦点比较: behind what something else is measured by. */
const MEASURED_AROUND = { before: /(?:与|與|和|同|跟)$/u, after: /^(?:进行|進行)?(?:比较|比較|对比|對比)/u };
/** Times and people are no arms: 術前と比べて, 健常者に比べ. */
const NO_ARM = /[前後后时時者群人期年]$/u;

/** A Japanese or Chinese word that only helps ranking, and names something that may be done. */
export const isGeneral = ({ concept }: FoundConcept): boolean =>
  concept.kind === "word" && !isStrong(concept) && isEastAsian(concept.written) && !NO_ARM.test(concept.written);
const mayBeArm = (it: FoundConcept): boolean =>
  isGeneral(it) || (["intervention", "word"].includes(it.concept.kind) && isStrong(it.concept));

/** What another is measured by, a general word; undefined: none is. */
function findMeasure(found: readonly FoundConcept[], text: string): FoundConcept | undefined {
  const isAround = ({ start, end }: FoundConcept) =>
    MEASURED_AROUND.before.test(text.slice(Math.max(0, start - 1), start)) &&
    MEASURED_AROUND.after.test(text.slice(end, end + 6));
  return found.find((it) => isGeneral(it) && (isMeasuredBy(it, text) || isAround(it)));
}

/**
 * The two things that a Japanese or Chinese question compares where at least one is named by a general word: 高频vs低频,
 * 半固形と液体の比較, 液体と比べて. What the other is measured by comes last; empty where no such words are compared.
 */
export function findWordArms(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  for (const [index, left] of found.entries()) {
    const right = found[index + 1];
    if (right === undefined || !mayBeArm(left) || !mayBeArm(right) || !(isGeneral(left) || isGeneral(right))) continue;
    const between = text.slice(left.end, right.start);
    const isCompared = BESIDE.test(between) && COMPARED_BEHIND.test(text.slice(right.end, right.end + 8));
    if (VERSUS.test(between) || isCompared) return [left.concept, right.concept];
  }
  const measure = findMeasure(found, text);
  if (measure === undefined) return [];
  const treatments = found.filter((it) => it !== measure && mayBeArm(it) && it.concept.kind === "intervention");
  const words = found.filter((it) => it !== measure && mayBeArm(it));
  const before = ({ end }: FoundConcept) => end <= measure.start;
  const other = treatments.findLast(before) ?? treatments[0] ?? words.findLast(before);
  return other === undefined ? [] : [other.concept, measure.concept];
}
