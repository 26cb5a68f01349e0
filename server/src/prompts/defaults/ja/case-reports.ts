import type { PreferenceTexts } from "../prompt-texts.ts";

export const CASE_REPORTS: PreferenceTexts = {
  searching: `個々の患者の報告と症例集積。
- フィルター：(case reports[pt] OR "case report"[ti] OR "case series"[tiab] OR "a case of"[ti] OR "report of a case"[tiab])
- 症例報告の題名を付けるつもりで患者を言い表す。疾患、まれな点（所見、部位、年齢、経過、起因菌、バリアント）、行ったこと、転帰。報告の題名で拾えるのは、たいてい疾患とまれな点の2ブロックまでである。
- 有害事象：薬剤名に "adverse effects"[sh] や "chemically induced"[sh] と反応の名称を組み合わせる。"Drug-Related Side Effects and Adverse Reactions"[mh] も使う。
- 合併や併存：complications[sh]、"associated with"[tiab]、"secondary to"[tiab]
- 症例集積がコホートとして索引されていることもある。フィルターを付けず、概念に ("retrospective"[tiab] OR "literature review"[tiab] OR "review of the literature"[tiab]) を組み合わせた式を一つ加える。
- 抄録のない報告が多い。[tiab] のブロックを重ねると取りこぼすので、中心語を [ti] に限った式を一つ入れる。`,
  relevance: `- 0.9以上：質問と同じ状況の症例または症例集積。疾患と、まれな点、曝露または治療が一致し、経過が書かれている。
- 0.7：疾患とまれな点は同じだが、本質的な要素の一つが異なるか記載がないもの。またはそうした症例を集めたレビュー。
- 0.5：同じ疾患で、まれな点が異なるもの。または近縁の疾患で、まれな点が同じもの。
- 0.3：その疾患のコホート研究や総説で、そうした患者に触れているもの。
- 0.1以下：語が共通するだけで主題が異なるもの、患者を扱っていない研究。`,
};
