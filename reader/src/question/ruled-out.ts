import type { FoundConcept } from "./found-concept.ts";

/** "Tested negative for", "they ruled out". */
const BEFORE_ENGLISH =
  /\b(?:(?:tests?|tested|screened|scans?) (?:was |were |is |came back )?negative for|ruled out|(?:says?|said|know) (?:that )?(?:it|this)(?:['’]s| is| was)(?: not|n['’]t))\s(?:an? |the |any )?$/iu;
/** "The coeliac test was negative", "lupus was ruled out". */
const AFTER_ENGLISH =
  /^(?:\s(?:blood |skin |swab |breath |antibody )?(?:tests?|screens?|screening|swabs?|scans?|antibod(?:y|ies)))?\s(?:(?:was|were|is|are|has been|have been|came back|all came back|all|comes back) ){1,2}(?:negative|ruled out|excluded|clear|normal)\b/iu;
const BEFORE_CHINESE = /(?<!是)不是(?:得了|患了?|因为|由于)?$/u;
const ASKED_CHINESE = /^[^，,。；;]{0,8}(?:[吗嗎么]|吧|[?？])/u;
const AFTER_CHINESE =
  /^(?:的)?(?:检查|检测|化验|筛查|抗体|试验)?(?:结果)?(?:都)?(?:(?:是|为|呈)?阴性|(?:已经?)?被?排除(?:了|$))/u;
const AFTER_JAPANESE =
  /^(?:の?(?:検査|抗体|テスト)(?:結果)?)?(?:は|も|が|では|で)?(?:陰性(?!腫瘍|乳|例|の)|否定され|否定的と|除外され)/u;

/** Whether a condition was looked for and not found: "the coeliac test was negative", 查了不是乳糜泻, セリアック病は否定されました. */
export function isRuledOut({ start, end, concept }: FoundConcept, text: string): boolean {
  if (concept.kind !== "condition") return false;
  const before = text.slice(Math.max(0, start - 50), start);
  const after = text.slice(end, end + 50);
  if (BEFORE_CHINESE.test(before)) return !ASKED_CHINESE.test(after);
  return (
    BEFORE_ENGLISH.test(before) || AFTER_ENGLISH.test(after) || AFTER_CHINESE.test(after) || AFTER_JAPANESE.test(after)
  );
}
