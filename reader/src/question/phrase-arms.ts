import type { QuestionConcept } from "./concept.ts";
import { isChemicalHeading } from "./drug-names.ts";
import { isEastAsian } from "./east-asian-text.ts";
import type { FoundConcept } from "./found-concept.ts";

/** "XとYの比較", "X和Y相比", "X vs Y" with words of their own around the things that are compared. */
const PHRASES: readonly RegExp[] = [
  /(?<left>[^\s、。，,;；?？と]{1,16})と(?<right>[^\s、。，,;；?？と]{1,16}?)(?=の比較|を比較|で比較|を比べ|は?どちら|の違い|の差|で[^\s、。，,;；?？]{0,12}?(?:差|違い|違う))/gu,
  /(?<left>[^\s、。，,;；?？か]{1,16})か(?<right>[^\s、。，,;；?？か]{1,16}?)(?=か(?:$|[\s、。?？]))/gu,
  /(?<left>[^\s、。，,;；?？]{1,16}?)[与與和跟](?<right>[^\s、。，,;；?？与與和跟]{1,16}?)(?=(?:\s[^\s、。，,;；?？]{1,8}?)?(?:哪个|哪個|哪种|哪種|谁)|相比|比较|比較|对比|對比|哪个|哪個|哪种|哪種|的?区别|的?差别|的?差異)/gu,
  /(?<left>[^\s、。，,;；?？]{1,16})\s?(?:vs\.?|対|VS)\s?(?<right>[^\s、。，,;；?？]{1,16})/gu,
];
/** People and diseases are no ways of treating, nor are times before and after; placebo is what most trials compare with. */
const KINDS: ReadonlySet<string> = new Set(["intervention", "subject", "word"]);
const NO_ARM = /[前後后群者人]$/u;

const isArm = ({ concept }: FoundConcept): boolean =>
  KINDS.has(concept.kind) && !concept.excluded && concept.heading !== "Placebos" && !NO_ARM.test(concept.written);

/** The last thing within a stretch: what stands before it says which. */
function findHead(found: readonly FoundConcept[], start: number, end: number): QuestionConcept | null {
  return found.findLast((it) => start <= it.start && it.end <= end && isArm(it))?.concept ?? null;
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
      if (one !== null && other !== null && one !== other) return [one, other];
    }
  }
  return [];
}

/** 与 between two of one kind sets them against each other; what is given together is 联合 or 加. */
const AND = /^\s*[与與]\s*$/u;
const TOGETHER = /联合|聯合|合用|联用|並用|并用|合并使用|双联|同时|加用/u;
/** What people take side by side. */
const NUTRIENT = /维生素|維生素|钙|鈣|铁|鐵|锌|鋅|镁|鎂|叶酸|葉酸|蛋白|纤维|纖維/u;

/** 全身麻醉与椎管内麻醉, 来曲唑与克罗米芬: two treatments of one name, or two drugs, with 与 between them. */
export function findJoinedAlike(found: readonly FoundConcept[], text: string): QuestionConcept[] {
  for (const [index, left] of found.entries()) {
    const right = found[index + 1];
    if (right === undefined || !isArm(left) || !isArm(right) || TOGETHER.test(text)) continue;
    if (!AND.test(text.slice(left.end, right.start)) || NUTRIENT.test(left.concept.written + right.concept.written))
      continue;
    const [one, other] = [left.concept, right.concept];
    const areDrugs = [one, other].every(
      ({ kind, heading }) => kind === "intervention" && isChemicalHeading(heading ?? ""),
    );
    const isOneName = one.written.slice(-2) === other.written.slice(-2) && one.kind === "intervention";
    if (areDrugs || isOneName) return [one, other];
  }
  return [];
}
