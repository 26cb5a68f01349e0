import type { QuestionConcept } from "./concept.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";

/** "XとYの比較", "X和Y相比", "X vs Y" with words of their own around the things that are compared. */
const PHRASES: readonly RegExp[] = [
  /(?<left>[^\s、。，,;；?？と]{1,16})と(?<right>[^\s、。，,;；?？と]{1,16}?)(?=の比較|を比較|で比較|を比べ|[とでは]{0,3}どちら|[とでは]{0,3}どっち|の違い|の差|で[^\s、。，,;；?？]{0,12}?(?:差|違い|違う))/gu,
  /(?<left>[^\s、。，,;；?？か]{1,16})か(?<right>[^\s、。，,;；?？か]{1,16}?)(?=か(?:$|[\s、。?？]))/gu,
  /(?<left>[^\s、。，,;；?？]{1,16}?)[与與和跟](?<right>[^\s、。，,;；?？与與和跟]{1,16}?)(?=(?:\s[^\s、。，,;；?？]{1,8}?)?(?:哪个|哪個|哪种|哪種|谁)|相比|比较|比較|对比|對比|哪个|哪個|哪种|哪種|的?区别|的?差别|的?差異)/gu,
  /(?<left>[^\s、。，,;；?？]{1,16})\s?(?:vs\.?|対|VS)\s?(?<right>[^\s、。，,;；?？]{1,16})/gu,
];
/** People and diseases are no ways of treating, nor are times before and after; placebo is what most trials compare with. */
const KINDS: ReadonlySet<string> = new Set(["intervention", "subject", "word"]);
const NO_ARM = /[前後后群者人]$/u;

/** Whether something may be set against another by the words around it. */
export const isArm = ({ concept }: FoundConcept): boolean =>
  KINDS.has(concept.kind) && !concept.excluded && concept.heading !== "Placebos" && !NO_ARM.test(concept.written);

/** The last thing within a stretch: what stands before it says which. */
function findHead(found: readonly FoundConcept[], start: number, end: number): QuestionConcept | null {
  const head = found.findLast((it) => start <= it.start && it.end <= end && isArm(it));
  // 每天打四针: a word that others follow says only how.
  const isHead = head !== undefined && (head.concept.kind === "intervention" || end - head.end < 3);
  return isHead ? head.concept : null;
}

/**
 * The two things that a Japanese or Chinese question sets against each other by its grammar, where other words stand between
 * them: VRと高機能マネキンの比較, 晚上吃和早上吃相比. Empty where there are none, or either is not known.
 */
export function findPhraseArms(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  if (!isEastAsian(text)) return [];
  for (const phrase of PHRASES) {
    for (const { 0: whole, index, groups } of text.matchAll(phrase)) {
      const { left = "", right = "" } = groups ?? {};
      const one = findHead(found, index, index + left.length);
      const end = index + whole.length;
      const other = findHead(found, end - right.length, end);
      const ends = (it: QuestionConcept) => left.endsWith(it.written) && right.endsWith(it.written);
      // 在宅での看取りと病院での看取り: two ways of one thing.
      const isOfOne = one !== null && ends(one);
      if (one !== null && other !== null && one !== other && !isOfOne) return [one, other];
    }
  }
  return [];
}
