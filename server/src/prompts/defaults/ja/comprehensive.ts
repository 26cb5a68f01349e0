import type { PreferenceTexts } from "../prompt-texts.ts";

export const COMPREHENSIVE: PreferenceTexts = {
  searching: `研究の種類を問わず、質問に答えるのに役立つものすべて。
- まず、研究デザインのフィルターを付けずに検索する。中心となる概念と同義語で広く、次に狭く。
- 次に、一つの種類が他を押しのけないよう、エビデンスの種類ごとに式を立てる。システマティックレビューと診療ガイドライン (systematic[sb] OR meta-analysis[pt] OR practice guideline[pt] OR guideline[pt])、臨床試験 (randomized controlled trial[pt] OR clinical trial[pt] OR randomized[tiab] OR randomised[tiab])、観察研究 ("Cohort Studies"[mh] OR "Case-Control Studies"[mh] OR cohort[tiab] OR registry[tiab])、症例報告 (case reports[pt])、機序と実験 (animals[mh:noexp] OR "in vitro"[tiab] OR mechanism*[tiab])
- どれを選ぶかは質問の種類で決める。治療なら試験、原因や予後ならコホート、検査なら診断精度の研究 ("Sensitivity and Specificity"[mh] OR sensitivity[tiab] OR specificity[tiab])、害なら adverse effects[sh]、頻度なら epidemiology[sh]。
- 質問に複数の論点があれば、論点ごとの式と、それらを組み合わせた式を立てる。
- 中心語をタイトル [ti] に限った式を一つ加え、その主題だけを扱う論文を拾う。`,
  relevance: `- 0.9以上：質問の主題そのものについて結果を示し、質問の種類に適したデザインで直接答えるもの（治療は試験やシステマティックレビュー、予後と原因はコホート、検査は診断精度研究、機序は実験）。
- 0.7：より弱いデザインで直接答えるもの、適したデザインで部分的に答えるもの、またはその主題を専ら扱うガイドラインやレビュー。
- 0.5：同じ主題を別の観点から扱うもの、または近縁の主題を同じ観点から扱うもの。
- 0.3：背景となるもの。一般的な総説、異なる水準の研究（臨床の質問に対する細胞実験、機序の質問に対する患者の研究）。
- 0.1以下：語が共通するだけで主題が異なるもの。`,
};
