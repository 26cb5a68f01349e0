import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

/** （比較対象：プラセボ、アウトカム：死亡率） */
function scope({ comparator, outcome }: Asked): string {
  const facts = [comparator && `比較対象：${comparator}`, outcome && `アウトカム：${outcome}`].filter(Boolean);
  return facts.length > 0 ? `（${facts.join("、")}）` : "";
}

const name = ({ areStudies }: Asked) => (areStudies ? "研究" : "論文");

function writePart({ count, papers }: CountedPart, { intervention }: Asked): string {
  if (count === "favours") return `${intervention}に有利な結果が ${papers} 件`;
  if (count === "against") return `不利な結果が ${papers} 件`;
  return `明らかな差を認めないものが ${papers} 件`;
}

const writeParts = (parts: readonly CountedPart[], asked: Asked) =>
  parts.map((part) => writePart(part, asked)).join("、");

export const JAPANESE: VerdictTexts = {
  space: "",
  listSeparator: "、",
  agree: ({ count, papers }, asked) => {
    const lead = `結果の方向が明らかな${name(asked)} ${papers} 件は、いずれも`;
    if (count === "favours") return `${lead}${asked.intervention}に有利でした${scope(asked)}。`;
    if (count === "against") return `${lead}${asked.intervention}に不利でした${scope(asked)}。`;
    return `集計した${name(asked)} ${papers} 件は、いずれも${asked.intervention}による明らかな差を認めていません${scope(asked)}。`;
  },
  mostly: ([first, ...others], total, asked) => {
    const papers = first?.papers ?? 0;
    const lead = {
      favours: `${asked.intervention}に有利`,
      no_difference: "明らかな差なし",
      against: `${asked.intervention}に不利`,
    }[first?.count ?? "favours"];
    return `おおむね一致しており、集計した ${total} 件中 ${papers} 件が${lead}でした${scope(asked)}。ほかに${writeParts(others, asked)}あります。`;
  },
  disagree: (parts, total, asked) =>
    `集計した${name(asked)} ${total} 件の結果は一致していません。${writeParts(parts, asked)}です${scope(asked)}。`,
  tooFew: (parts, asked) =>
    `${name(asked)}が少なく、結論は出せません。${writeParts(parts, asked)}です${scope(asked)}。`,
  unclear: (papers, asked) =>
    `該当する結果を報告した${name(asked)}は ${papers} 件ありますが、${asked.intervention}に有利か不利かは読み取れません${scope(asked)}。`,
  unclearToo: (papers) => `ほかに方向が明らかでない論文が ${papers} 件あります。`,
  sameTrial: (papers, trials) =>
    `論文 ${papers} 件は${trials === 1 ? "同じ 1 件の" : `${trials} 件の`}臨床試験の報告であり、試験ごとに 1 件と数えています。`,
  leftOut: (papers) => `撤回された論文 ${papers} 件は数えていません。`,
  noFinding: (papers, read) =>
    `読んだ論文 ${read} 件のうち ${papers} 件が質問に合いますが、抄録から集計できる結果は得られませんでした。`,
  notCompared: (papers, read) =>
    `読んだ論文 ${read} 件のうち ${papers} 件が質問に合います。効果や関連を尋ねる質問ではないため集計は行わず、論文の記述を以下に示します。`,
  notAddressed: ({ read, missing, searched, mayWiden }) => {
    const facts = [missing && `${missing}に触れた論文なし`, searched && `検索した概念：${searched}`].filter(Boolean);
    const inBrackets = facts.length > 0 ? `（${facts.join("、")}）` : "";
    const wider = mayWiden ? "別の用語、検索対象「すべて」、または" : "別の用語や";
    return `読んだ論文 ${read} 件の中に、この質問に答えるものはなく${inBrackets}、${wider}より広い検索条件での再検索をお勧めします。`;
  },
  onlyRetracted: (papers) => `この質問について見つかった論文 ${papers} 件はすべて撤回されており、回答できません。`,
};
