import type { PreferenceTexts } from "../prompt-texts.ts";

export const COMPREHENSIVE: PreferenceTexts = {
  searching: `凡有助于回答问题的文献，不限研究类型。
- 先不加研究设计过滤器：用核心概念及全部同义词，由宽到窄。
- 再为每类证据各写一条，避免某一类把其他类挤掉：系统综述与指南 (systematic[sb] OR meta-analysis[pt] OR practice guideline[pt] OR guideline[pt])；临床试验 (randomized controlled trial[pt] OR clinical trial[pt] OR randomized[tiab] OR randomised[tiab])；观察性研究 ("Cohort Studies"[mh] OR "Case-Control Studies"[mh] OR cohort[tiab] OR registry[tiab])；病例报告 (case reports[pt])；机制与实验 (animals[mh:noexp] OR "in vitro"[tiab] OR mechanism*[tiab])
- 按问题性质取舍：治疗看试验，病因和预后看队列，检查看诊断准确性研究 ("Sensitivity and Specificity"[mh] OR sensitivity[tiab] OR specificity[tiab])，危害看 adverse effects[sh]，发病率看 epidemiology[sh]。
- 问题包含几个方面时，每个方面各写一条，再写一条组合检索式。
- 另设一条把核心词限定在标题 [ti]，以获取专论该主题的文献。`,
  relevance: `- 0.9及以上：以适合该类问题的研究设计直接回答问题，并针对同一主题报告了结果（治疗：试验或系统综述；预后与病因：队列；检查：诊断准确性研究；机制：实验）。
- 0.7：以较弱的设计直接回答，或以适合的设计部分回答；或专论该主题的指南、综述。
- 0.5：同一主题的其他方面，或近缘主题的同一方面。
- 0.3：背景资料：一般综述，或层次不同的研究（临床问题对应细胞实验，机制问题对应患者研究）。
- 0.1及以下：仅有词语相同而主题不同。`,
};
