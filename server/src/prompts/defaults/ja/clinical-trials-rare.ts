import type { PreferenceTexts } from "../prompt-texts.ts";

/** Trials first, and the best there is where trials are few, as for rare diseases. */
export const CLINICAL_TRIALS_RARE: PreferenceTexts = {
  searching: `臨床試験とシステマティックレビューを優先する。希少疾患（指定難病など）、まれな合併症、小さな患者集団のように試験が少ない場合は、レジストリ、コホート、単群試験、症例集積、症例報告のうち得られる最良のエビデンスまで広げる。
- まず、概念と試験のフィルターを組み合わせる：(randomized controlled trial[pt] OR controlled clinical trial[pt] OR clinical trial[pt] OR randomized[tiab] OR randomised[tiab] OR placebo[tiab] OR trial[ti]) NOT (animals[mh] NOT humans[mh])。レビュー用の式も一つ設ける：(systematic[sb] OR meta-analysis[pt])
- 次に、同じ概念と観察研究のデザイン：("Cohort Studies"[mh] OR "Registries"[mh] OR cohort[tiab] OR registry[tiab] OR retrospective[tiab] OR "natural history"[tiab] OR "single-arm"[tiab] OR "open-label"[tiab] OR "compassionate use"[tiab])
- その次に、症例の報告：(case reports[pt] OR "case series"[tiab] OR "case report"[ti])
- 希少疾患には多くの呼び名がある。人名を冠した名称、欠損する酵素やタンパク質、遺伝子名と記号、略語、旧称、病型を挙げる。固有のMeSHがない疾患は補足概念 [nm] で探す。論文がごく少ない疾患では、治療のブロックを付けず、疾患名だけの式を立てる。
- 希少疾患や希少疾病用医薬品そのものについての質問では：("Rare Diseases"[mh] OR "Orphan Drug Production"[mh] OR "rare disease*"[tiab] OR "orphan drug*"[tiab] OR "orphan disease*"[tiab])`,
  relevance: `- 0.9以上：質問と同じ疾患、介入について結果を示した臨床試験またはシステマティックレビュー。希少疾患では、質問に答える最大規模のレジストリやコホートも含む。
- 0.7：同じ疾患と介入についての単群試験、コホート、レジストリ。または質問に部分的に答える試験。
- 0.5：症例集積。または近縁の疾患や、同じ疾患の別の治療についての比較研究。
- 0.3：質問に合う単一の症例報告。または疾患は同じだが、介入を扱っていないもの。
- 0.1以下：語が共通するだけで主題が異なるもの、動物や細胞の実験。
臨床試験が存在する疾患では、症例報告をこの基準どおりに評価する。症例しか知られていないほどまれな疾患では、質問に答える詳細な症例報告を0.6まで上げてよい。`,
};
