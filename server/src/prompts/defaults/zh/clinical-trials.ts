import type { PreferenceTexts } from "../prompt-texts.ts";

/** The filter follows the Cochrane Highly Sensitive Search Strategy, sensitivity- and precision-maximising version. */
export const CLINICAL_TRIALS: PreferenceTexts = {
  searching: `以人为对象的对照试验，以及针对这类试验的系统综述和荟萃分析。
- 检索试验时，将各概念与Cochrane手册的试验过滤器用AND连接：(randomized controlled trial[pt] OR controlled clinical trial[pt] OR randomized[tiab] OR randomised[tiab] OR placebo[tiab] OR "Clinical Trials as Topic"[mh:noexp] OR randomly[tiab] OR trial[ti]) NOT (animals[mh] NOT humans[mh])
- 需要更高查全率的检索式，在该过滤器中再加 drug therapy[sh]、groups[tiab] 和 "clinical trial"[tiab]。
- 单设一条检索综述：(systematic[sb] OR meta-analysis[pt] OR "systematic review"[tiab] OR "meta-analysis"[tiab])
- 问题指明了对照或结局时，加一条较窄的检索式，与 randomized controlled trial[pt] 组合。
- 关于检查、预后或不良反应的问题，随机试验较少，应把其中一条试验检索式换成适合的研究设计（敏感度与特异度、队列、adverse effects[sh]）。`,
  relevance: `- 0.9及以上：针对问题中同一人群、干预和结局报告了结果的随机试验，或这类试验的系统综述、荟萃分析。
- 0.7：部分回答问题的对照试验或试验综述，如剂量不同、仅为亚组、替代终点或相近的对照。
- 0.5：疾病和干预相同但观察其他结局的试验，单臂试验，或直接回答问题且设有对照组的观察性研究。
- 0.3：仅疾病相同或仅干预相同；叙述性综述、病例系列、不含结果的二次文献。
- 0.1及以下：仅有词语相同而主题不同；动物或细胞实验。`,
};
