import { JAPANESE } from "./japanese.ts";
import type { Asked, CountedPart, VerdictTexts } from "./verdict-texts.ts";

const name = ({ areStudies }: Asked) => (areStudies ? "研究" : "論文");
const both = ({ intervention, outcome }: Asked) => `${intervention}と${outcome}の関連`;

function writePart({ count, papers }: CountedPart): string {
  if (count === "favours") return `関連ありが ${papers} 件`;
  if (count === "against") return `逆方向の関連が ${papers} 件`;
  return `明らかな関連なしが ${papers} 件`;
}

const writeParts = (parts: readonly CountedPart[]) => parts.map(writePart).join("、");

/** Of questions whether two things go together. */
export const JAPANESE_ASSOCIATION: VerdictTexts = {
  ...JAPANESE,
  agree: ({ count, papers }, asked) => {
    if (count === "no_difference")
      return `集計した${name(asked)} ${papers} 件は、いずれも${both(asked)}を明らかには認めていません。`;
    const found = count === "favours" ? both(asked) : `${both(asked)}について質問とは逆の方向`;
    return `結果の方向が明らかな${name(asked)} ${papers} 件は、いずれも${found}を報告しています。`;
  },
  mostly: ([first, ...others], total, asked) => {
    const lead = { favours: "関連あり", no_difference: "明らかな関連なし", against: "逆方向の関連" }[
      first?.count ?? "favours"
    ];
    return `${both(asked)}についておおむね一致しており、集計した ${total} 件中 ${first?.papers ?? 0} 件が${lead}でした。ほかに${writeParts(others)}あります。`;
  },
  disagree: (parts, total, asked) =>
    `${both(asked)}について、集計した${name(asked)} ${total} 件の結果は一致していません。${writeParts(parts)}です。`,
  tooFew: (parts, asked) =>
    `${both(asked)}については${name(asked)}が少なく、結論は出せません。${writeParts(parts)}です。`,
  unclear: (papers, asked) =>
    `${both(asked)}に触れた${name(asked)}は ${papers} 件ありますが、関連の有無や方向は読み取れません。`,
};
