import { CHINESE } from "./chinese.ts";
import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

const measure = ({ areStudies }: Asked) => (areStudies ? "项" : "篇");
const name = (asked: Asked) => `${measure(asked)}${asked.areStudies ? "研究" : "文献"}`;
const both = ({ intervention, outcome }: Asked) => `${intervention}与${outcome}`;

function writePart({ count, papers }: CountedPart, asked: Asked): string {
  const counted = `${papers} ${measure(asked)}`;
  if (count === "favours") return `${counted}报告存在关联`;
  if (count === "against") return `${counted}报告方向相反`;
  return `${counted}未发现明显关联`;
}

const writeParts = (parts: readonly CountedPart[], asked: Asked) =>
  parts.map((part) => writePart(part, asked)).join("，");

/** Of questions whether two things go together. */
export const CHINESE_ASSOCIATION: VerdictTexts = {
  ...CHINESE,
  agree: ({ count, papers }, asked) => {
    if (count === "no_difference") return `纳入统计的 ${papers} ${name(asked)}均未发现${both(asked)}存在明显关联。`;
    const found = count === "favours" ? "存在关联" : "的关联方向与问题相反";
    return `结果方向明确的 ${papers} ${name(asked)}均报告${both(asked)}${found}。`;
  },
  mostly: ([first, ...others], total, asked) => {
    const lead = {
      favours: `报告${both(asked)}存在关联`,
      no_difference: `未发现${both(asked)}存在明显关联`,
      against: `报告${both(asked)}的关联方向与问题相反`,
    }[first?.count ?? "favours"];
    return `多数${asked.areStudies ? "研究" : "文献"}结果一致：纳入统计的 ${total} ${measure(asked)}中，${first?.papers ?? 0} ${measure(asked)}${lead}；另有 ${writeParts(others, asked)}。`;
  },
  disagree: (parts, total, asked) =>
    `关于${both(asked)}的关联，纳入统计的 ${total} ${name(asked)}结果不一致：${writeParts(parts, asked)}。`,
  tooFew: (parts, asked) =>
    `关于${both(asked)}的关联，${asked.areStudies ? "研究" : "文献"}过少，尚不能得出结论：${writeParts(parts, asked)}。`,
  unclear: (papers, asked) => `有 ${papers} ${name(asked)}涉及${both(asked)}，但看不出两者是否相关及其方向。`,
};
