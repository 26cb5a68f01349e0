import type { FoundConcept } from "./found-concept.ts";

const UNITS =
  "%|mg(?:/kg)?|µg|mcg|g(?:/kg)?|mL|ml|IU|units?|cm|mm|Gy|mmHg|hours?|h|days?|weeks?|months?|years?|fractions?|doses?|sessions?|times|歳|年間?|[かヶカ]月間?|週間?|日間?|時間|回|岁|年|个月|個月|周|天|小时|小時|次";
const FIGURE = String.raw`(?:\d{1,6}(?:[.,]\d{1,4})?\s?(?:${UNITS})?(?:以上|以下|ごと|おき)?|once|twice|three times|単回|複数回|单次|多次)`;
const BESIDE = new RegExp(
  String.raw`(?<!\d)${FIGURE}\s?(?:vs\.?|versus|or|compared (?:with|to)|と|か|または|対|还是|還是|和|与|與|或|比)\s?(?:a |an |the )?${FIGURE}`,
  "iu",
);

/** Whether a question sets figures beside each other: "0.01% or 0.05%", "7 days versus 14 days", 2時間ごとと4時間ごと. */
export function comparesFigures(text: string): boolean {
  const found = BESIDE.exec(text)?.[0] ?? "";
  return /\d.*\d|once|twice|回|次/isu.test(found);
}

const INFIX = /(?:\bvs\b\.?|\bversus\b|\bcompared (?:with|to) (?=in\b)|(?<=\s)対(?=\s)|还是|還是)\s*/giu;
/** What another is compared with in Chinese: 与诊所发放相比. */
const CHINESE_ARM = /(?:与|與|和|跟|同)([^与與和跟同,，。;；？?\s]{1,14})(?:相比|比起来|比較起來|比较|比較)/gu;
const SMALL_BEHIND = /^(?:(?:the|an?|usual|standard|routine|conventional)\s+)+/iu;

/** Whether what stands on one side of "versus", or what 与…相比 names, was not understood, so that no other treatment may take its place. */
export function hasUnknownArm(found: readonly FoundConcept[], text: string): boolean {
  const isFound = (place: number) => found.some(({ start, end }) => start <= place && place < end);
  const isUnknownChinese = Array.from(text.matchAll(CHINESE_ARM)).some(({ 0: whole, 1: arm = "", index }) => {
    const from = index + whole.indexOf(arm);
    return !found.some(
      ({ concept, start, end }) =>
        ["intervention", "word"].includes(concept.kind) && start < from + arm.length && from < end,
    );
  });
  if (isUnknownChinese) return true;
  return Array.from(text.matchAll(INFIX)).some(({ 0: infix, index }) => {
    const before = text.slice(0, index).trimEnd().length - 1;
    const behind = index + infix.length;
    const after = behind + (SMALL_BEHIND.exec(text.slice(behind))?.[0].length ?? 0);
    return before >= 0 && after < text.length && !(isFound(before) && isFound(after));
  });
}
