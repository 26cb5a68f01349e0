import type { PreferenceTexts } from "../prompt-texts.ts";

/** The filter follows the Cochrane Highly Sensitive Search Strategy, sensitivity- and precision-maximising version. */
export const CLINICAL_TRIALS: PreferenceTexts = {
  searching: `ヒトを対象とした比較試験と、そのシステマティックレビュー、メタアナリシス。
- 試験には、コクランハンドブックの検索フィルターをANDで加える：(randomized controlled trial[pt] OR controlled clinical trial[pt] OR randomized[tiab] OR randomised[tiab] OR placebo[tiab] OR "Clinical Trials as Topic"[mh:noexp] OR randomly[tiab] OR trial[ti]) NOT (animals[mh] NOT humans[mh])
- 感度を上げたい式では、これに drug therapy[sh]、groups[tiab]、"clinical trial"[tiab] を加える。
- レビュー用の式を一つ設ける：(systematic[sb] OR meta-analysis[pt] OR "systematic review"[tiab] OR "meta-analysis"[tiab])
- 質問が比較対照やアウトカムを指定していれば、それと randomized controlled trial[pt] を組み合わせた狭い式を一つ加える。
- 検査、予後、有害事象についての質問ではランダム化比較試験が少ない。フィルターを使う式の一つを、適したデザインの式に替える（感度・特異度、コホート、adverse effects[sh] など）。`,
  relevance: `- 0.9以上：質問と同じ対象、介入、アウトカムについて結果を示したランダム化比較試験、またはそうした試験のシステマティックレビュー、メタアナリシス。
- 0.7：質問に部分的に答える比較試験や試験のレビュー（用量が異なる、サブグループのみ、代替エンドポイント、近い比較対照など）。
- 0.5：疾患と介入は同じだが別のものを評価した試験、単群試験、または質問に直接答える対照群のある観察研究。
- 0.3：疾患または介入の一方だけが一致するもの、叙述的レビュー、症例集積、結果を含まない二次的な論文。
- 0.1以下：語が共通するだけで主題が異なるもの、動物や細胞の実験。`,
};
