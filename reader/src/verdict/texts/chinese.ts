import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

/** （对照：安慰剂；结局：死亡率） */
function scope({ comparator, outcome }: Asked): string {
  const facts = [comparator && `对照：${comparator}`, outcome && `结局：${outcome}`].filter(Boolean);
  return facts.length > 0 ? `（${facts.join("；")}）` : "";
}

const measure = ({ areStudies }: Asked) => (areStudies ? "项" : "篇");
const name = (asked: Asked) => `${measure(asked)}${asked.areStudies ? "研究" : "文献"}`;

function writePart({ count, papers }: CountedPart, asked: Asked): string {
  const counted = `${papers} ${measure(asked)}`;
  if (count === "favours") return `${counted}支持${asked.intervention}`;
  if (count === "against") return `${counted}对其不利`;
  return `${counted}未见明显差异`;
}

const writeParts = (parts: readonly CountedPart[], asked: Asked) =>
  parts.map((part) => writePart(part, asked)).join("，");

export const CHINESE: VerdictTexts = {
  space: "",
  listSeparator: "、",
  agree: ({ count, papers }, asked) => {
    const lead = `结果方向明确的 ${papers} ${name(asked)}一致`;
    if (count === "favours") return `${lead}支持${asked.intervention}${scope(asked)}。`;
    if (count === "against") return `${lead}表明结果对${asked.intervention}不利${scope(asked)}。`;
    return `纳入统计的 ${papers} ${name(asked)}均未发现${asked.intervention}带来明显差异${scope(asked)}。`;
  },
  mostly: ([first, ...others], total, asked) => {
    const papers = first?.papers ?? 0;
    const lead = {
      favours: `支持${asked.intervention}`,
      no_difference: "未见明显差异",
      against: `对${asked.intervention}不利`,
    }[first?.count ?? "favours"];
    return `多数${asked.areStudies ? "研究" : "文献"}结果一致：纳入统计的 ${total} ${measure(asked)}中，${papers} ${measure(asked)}${lead}${scope(asked)}；另有 ${writeParts(others, asked)}。`;
  },
  disagree: (parts, total, asked) =>
    `纳入统计的 ${total} ${name(asked)}结果不一致：${writeParts(parts, asked)}${scope(asked)}。`,
  tooFew: (parts, asked) =>
    `${asked.areStudies ? "研究" : "文献"}过少，尚不能得出结论：${writeParts(parts, asked)}${scope(asked)}。`,
  unclear: (papers, asked) =>
    `有 ${papers} ${name(asked)}报告了相关结果，但看不出对${asked.intervention}有利还是不利${scope(asked)}。`,
  unclearToo: (papers) => `另有 ${papers} 篇方向不明确。`,
  sameTrial: (papers, trials) =>
    `其中 ${papers} 篇报告的是${trials === 1 ? "同一项" : `${trials} 项`}临床试验，每项试验只计一次。`,
  leftOut: (papers) => `${papers} 篇已撤稿文献未计入。`,
  noFinding: (papers, read) => `读过的 ${read} 篇文献中有 ${papers} 篇切合问题，但未能从摘要中读出可统计的结果。`,
  notCompared: (papers, read) =>
    `读过的 ${read} 篇文献中有 ${papers} 篇切合问题；问题不涉及疗效或关联，因此不作统计，以下为文献中的表述。`,
  notAddressed: ({ read, missing, searched, mayWiden }) => {
    const facts = [missing && `均未提及${missing}`, searched && `检索概念：${searched}`].filter(Boolean);
    const inBrackets = facts.length > 0 ? `（${facts.join("；")}）` : "";
    return `读过的 ${read} 篇文献均未回答该问题${inBrackets}，建议更换检索词${mayWiden ? "、将检索范围改为“全部”" : ""}或放宽限定条件。`;
  },
  onlyRetracted: (papers) => `针对该问题找到的 ${papers} 篇文献均已撤稿，无法作答。`,
};
