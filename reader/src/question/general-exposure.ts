import { isStrong } from "./concept.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";

const RELATES = /関連|関係|影響|リスク|相关|相關|关联|關聯|关系|關係|影响|风险|風險/u;
/** What stands behind a thing that acts on something: 残業と脳卒中, 熬夜会增加. */
const ACTS_BEHIND = /^\s?(?:时间|時間)?(?:と|は|が|による|与|與|和|对|對|会|會|是否|能否|导致|導致)/u;
/** Enough to be required of a paper. */
const EXPOSURE_WEIGHT = 0.6;

/**
 * In a question whether something goes together with a disease, and that names no treatment or substance, the general word
 * that stands where an exposure does is what it asks about: 残業と脳卒中の関連.
 */
export function strengthenExposure(found: readonly FoundConcept[], text: string): readonly FoundConcept[] {
  const isNamed = ({ concept }: FoundConcept) =>
    isStrong(concept) && ["intervention", "subject", "word"].includes(concept.kind);
  if (!RELATES.test(text) || found.some(isNamed)) return found;
  const exposure = found.find(
    ({ concept, end }) =>
      concept.kind === "word" &&
      !concept.excluded &&
      isEastAsian(concept.written) &&
      ACTS_BEHIND.test(text.slice(end, end + 8)),
  );
  if (exposure === undefined) return found;
  return found.map((it) => (it === exposure ? { ...it, concept: { ...it.concept, weight: EXPOSURE_WEIGHT } } : it));
}
