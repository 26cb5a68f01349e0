import { DESIGN_NAMES } from "../../design/design-names.ts";
import type { BasisPart } from "../describe-basis.ts";
import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

/** “锌与安慰剂相比，就死亡率而言，” */
function topic({ intervention, comparator, outcome, problem }: Asked): string {
  const arms = comparator ? `${intervention}与${comparator}相比，` : "";
  return `${arms}${outcome ? `就${outcome}而言，` : problem ? `针对${problem}，` : ""}`;
}

const measure = ({ areStudies }: Asked) => (areStudies ? "项" : "篇");
const noun = ({ areStudies }: Asked) => (areStudies ? "研究" : "文献");
const name = (asked: Asked) => `${measure(asked)}${noun(asked)}`;
/** 各文献报告的结局不同。 */
const onOwn = (asked: Asked) => (asked.differs ? `（各${name(asked)}的结局指标不同）` : "");

function writePart({ count, papers }: CountedPart, asked: Asked): string {
  const counted = `${papers} ${measure(asked)}`;
  if (count === "favours") return `${counted}支持${asked.intervention}`;
  if (count === "against") return `${counted}对其不利`;
  return `${counted}未见明显差异`;
}

const writeParts = (parts: readonly CountedPart[], asked: Asked) =>
  parts.map((part) => writePart(part, asked)).join("，");

const write = (count: number) => count.toLocaleString("zh");

/** “随机对照试验 3 篇（共 372 例）” */
function writeBasis({ design, papers, participants, isLeast }: BasisPart, asked: Asked): string {
  const names = `${design === null ? `设计不明的${noun(asked)}` : DESIGN_NAMES[design].zh} ${papers} ${measure(asked)}`;
  if (participants === null) return names;
  return `${names}（${isLeast ? "至少 " : papers > 1 ? "共 " : ""}${write(participants)} 例）`;
}

export const CHINESE: VerdictTexts = {
  quote: (words) => `“${words}”`,
  space: "",
  listSeparator: "、",
  agree: ({ count, papers }, asked) => {
    const lead = `${topic(asked)}结果方向明确的 ${papers} ${name(asked)}`;
    if (count === "favours") return `${lead}均支持${asked.intervention}${onOwn(asked)}。`;
    if (count === "against") return `${lead}均对${asked.intervention}不利${onOwn(asked)}。`;
    return `${topic(asked)}纳入统计的 ${papers} ${name(asked)}均未发现${asked.intervention}带来明显差异${onOwn(asked)}。`;
  },
  mostly: ([first, ...others], total, asked) => {
    const lead = {
      favours: `支持${asked.intervention}`,
      no_difference: "未见明显差异",
      against: `对${asked.intervention}不利`,
    }[first?.count ?? "favours"];
    return `${topic(asked)}多数${noun(asked)}结果一致：纳入统计的 ${total} ${measure(asked)}中，${first?.papers ?? 0} ${measure(asked)}${lead}，另有 ${writeParts(others, asked)}${onOwn(asked)}。`;
  },
  disagree: (parts, total, asked) =>
    `${topic(asked)}纳入统计的 ${total} ${name(asked)}结果不一致：${writeParts(parts, asked)}${onOwn(asked)}。`,
  tooFew: (parts, asked) =>
    `${topic(asked)}${noun(asked)}过少，尚不能得出结论：${writeParts(parts, asked)}${onOwn(asked)}。`,
  unclear: (papers, asked) =>
    `${topic(asked)}有 ${papers} ${name(asked)}报告了相关结果，但看不出对${asked.intervention}有利还是不利。`,
  basis: (parts, asked) => `依据：${parts.map((part) => writeBasis(part, asked)).join("、")}。`,
  unclearToo: (papers) => `另有 ${papers} 篇方向不明确。`,
  sameTrial: (papers, trials) =>
    `其中 ${papers} 篇报告的是${trials === 1 ? "同一项" : `${trials} 项`}临床试验，每项试验只计一次。`,
  leftOut: (papers) => `${papers} 篇已撤稿文献未计入。`,
  noFinding: (papers, read) => `读过的 ${read} 篇文献中有 ${papers} 篇切合问题，但未能从摘要中读出可统计的结果。`,
  notCompared: (papers, read) =>
    `读过的 ${read} 篇文献中有 ${papers} 篇切合问题；问题不涉及疗效或关联，因此不作统计，以下为文献中的表述。`,
  notAddressed: ({ read, missing, searched, mayWiden }) => {
    const lacks = missing && `均未提及${missing}；`;
    const searchedFor = searched && `检索概念：${searched}；`;
    const wider = `建议更换检索词${mayWiden ? "、将检索范围改为“全部”" : ""}或放宽限定条件。`;
    return [`读过的 ${read} 篇文献均未回答该问题。`, `${lacks}${searchedFor}${wider}`];
  },
  onlyRetracted: (papers) => `针对该问题找到的 ${papers} 篇文献均已撤稿，无法作答。`,
};
