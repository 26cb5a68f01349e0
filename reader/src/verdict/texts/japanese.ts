import { DESIGN_NAMES } from "../../design/design-names.ts";
import type { BasisPart } from "../describe-basis.ts";
import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

/** 「亜鉛とプラセボの比較における死亡率について、」 */
function topic({ intervention, comparator, outcome, problem }: Asked): string {
  const arms = comparator ? `${intervention}と${comparator}の比較` : "";
  const what = [arms, outcome ?? problem].filter(Boolean).join("における");
  return what === "" ? "" : `${what}について、`;
}

const name = ({ areStudies }: Asked) => (areStudies ? "研究" : "論文");
/** 論文ごとに別のアウトカムを報告している。 */
const onOwn = (asked: Asked) => (asked.differs ? `（アウトカムは${name(asked)}ごとに異なります）` : "");

function writePart({ count, papers }: CountedPart, { intervention }: Asked): string {
  if (count === "favours") return `${intervention}に有利 ${papers} 件`;
  if (count === "against") return `${intervention}に不利 ${papers} 件`;
  return `明らかな差なし ${papers} 件`;
}

const writeParts = (parts: readonly CountedPart[], asked: Asked) =>
  parts.map((part) => writePart(part, asked)).join("、");

const write = (count: number) => count.toLocaleString("ja");

/** 「ランダム化比較試験 3 件（計 372 人）」 */
function writeBasis({ design, papers, participants, isLeast }: BasisPart, asked: Asked): string {
  const names = `${design === null ? `デザイン不明の${name(asked)}` : DESIGN_NAMES[design].ja} ${papers} 件`;
  if (participants === null) return names;
  return `${names}（${write(participants)} 人${isLeast ? "以上" : ""}）`;
}

export const JAPANESE: VerdictTexts = {
  quote: (words) => `「${words}」`,
  space: "",
  listSeparator: "、",
  agree: ({ count, papers }, asked) => {
    const lead = `${topic(asked)}結果の方向が明らかな${name(asked)} ${papers} 件は、いずれも`;
    if (count === "favours") return `${lead}${asked.intervention}に有利です${onOwn(asked)}。`;
    if (count === "against") return `${lead}${asked.intervention}に不利です${onOwn(asked)}。`;
    return `${topic(asked)}集計した${name(asked)} ${papers} 件は、いずれも${asked.intervention}による明らかな差を認めていません${onOwn(asked)}。`;
  },
  mostly: ([first, ...others], total, asked) => {
    const lead = {
      favours: `${asked.intervention}に有利`,
      no_difference: "明らかな差なし",
      against: `${asked.intervention}に不利`,
    }[first?.count ?? "favours"];
    return `${topic(asked)}結果はおおむね一致しており、${name(asked)} ${total} 件中 ${first?.papers ?? 0} 件が${lead}です（ほかに${writeParts(others, asked)}）${onOwn(asked)}。`;
  },
  disagree: (parts, total, asked) =>
    `${topic(asked)}集計した${name(asked)} ${total} 件の結果は一致していません（${writeParts(parts, asked)}）${onOwn(asked)}。`,
  tooFew: (parts, asked) =>
    `${topic(asked)}${name(asked)}が少なく、結論は出せません（${writeParts(parts, asked)}）${onOwn(asked)}。`,
  unclear: (papers, asked) =>
    `${topic(asked)}結果を報告した${name(asked)}は ${papers} 件ありますが、${asked.intervention}に有利か不利かは読み取れません。`,
  basis: (parts, asked) => `根拠：${parts.map((part) => writeBasis(part, asked)).join("、")}。`,
  unclearToo: (papers) => `ほか ${papers} 件は方向不明。`,
  sameTrial: (papers, trials) =>
    `論文 ${papers} 件は${trials === 1 ? "同じ 1 件の" : `${trials} 件の`}臨床試験の報告であり、試験ごとに 1 件と数えています。`,
  leftOut: (papers) => `撤回された論文 ${papers} 件は数えていません。`,
  noFinding: (papers, read) =>
    `読んだ論文 ${read} 件のうち ${papers} 件が質問に合いますが、抄録から集計できる結果は得られませんでした。`,
  notCompared: (papers, read) =>
    `読んだ論文 ${read} 件のうち ${papers} 件が質問に合います。効果や関連を尋ねる質問ではないため集計は行わず、論文の記述を以下に示します。`,
  notAddressed: ({ read, missing, searched, mayWiden }) => {
    const lacks = missing && `${missing}に触れた論文もありません。`;
    const searchedFor = searched && `検索した概念：${searched}。`;
    const wider = mayWiden ? "別の用語、検索対象「すべて」、または" : "別の用語や";
    const rest = `${lacks}${searchedFor}${wider}より広い検索条件での再検索をお勧めします。`;
    return [`読んだ論文 ${read} 件の中に、この質問に答えるものはありません。`, rest];
  },
  onlyRetracted: (papers) => `この質問について見つかった論文 ${papers} 件はすべて撤回されており、回答できません。`,
};
