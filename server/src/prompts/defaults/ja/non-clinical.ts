import type { PreferenceTexts } from "../prompt-texts.ts";

export const NON_CLINICAL: PreferenceTexts = {
  searching: `ヒトに用いる前の段階の研究：動物、組織、細胞を用いた実験、薬理、薬物動態、毒性・安全性。
- 動物：("Disease Models, Animal"[mh] OR animals[mh:noexp] OR mice[mh] OR rats[mh] OR mouse[tiab] OR mice[tiab] OR murine[tiab] OR rat[tiab] OR rats[tiab] OR rabbit*[tiab] OR dogs[tiab] OR swine[tiab] OR monkey*[tiab] OR zebrafish[tiab] OR "animal model*"[tiab])。質問に動物種の指定があれば、その種を先に置く。
- 細胞と組織：("In Vitro Techniques"[mh] OR "Cells, Cultured"[mh] OR "Cell Line"[mh] OR "in vitro"[tiab] OR "ex vivo"[tiab] OR "cell line*"[tiab] OR organoid*[tiab])
- 安全性と動態：("Drug Evaluation, Preclinical"[mh] OR "Toxicity Tests"[mh] OR toxicity[sh] OR pharmacokinetics[sh] OR preclinical[tiab] OR "LD50"[tiab] OR NOAEL[tiab] OR genotoxic*[tiab])
- humans[mh] を除外しない。ヒト由来細胞の研究にもこの統制語が付く。臨床試験は上のブロックで避け、それでも多い式に限って NOT clinical trial[pt] を付ける。
- 名称が決まる前の物質の呼び方（開発コード、化学分類、標的分子）も加える。`,
  relevance: `- 0.9以上：質問と同じ物質、曝露、手技を、質問が求めるモデルや動物種で調べ、知りたい項目を測定した実験。
- 0.7：同じ物質や手技を別の適切なモデルで調べた実験。または質問の主題についての動物実験のシステマティックレビュー。
- 0.5：同じモデルや疾患で、近縁の物質や標的を扱うもの。または求められたものとは別の項目を測定したもの。
- 0.3：機序や疾患モデル一般についての論文、自らのデータのない総説、非臨床の結果に触れるだけの臨床論文。
- 0.1以下：実験を含まない臨床論文、語が共通するだけで主題が異なるもの。`,
};
