import type { PreferenceTexts } from "../prompt-texts.ts";

/** Trials first, and the best there is where trials are few, as for rare diseases. */
export const CLINICAL_TRIALS_RARE: PreferenceTexts = {
  searching: `优先检索临床试验和系统综述；对于罕见病、罕见并发症、小样本人群等试验很少的情形，扩展到现有的最佳证据：登记研究、队列、单臂试验、病例系列和病例报告。
- 先将各概念与试验过滤器组合：(randomized controlled trial[pt] OR controlled clinical trial[pt] OR clinical trial[pt] OR randomized[tiab] OR randomised[tiab] OR placebo[tiab] OR trial[ti]) NOT (animals[mh] NOT humans[mh])；并单设一条检索综述：(systematic[sb] OR meta-analysis[pt])
- 再将同样的概念与观察性设计组合：("Cohort Studies"[mh] OR "Registries"[mh] OR cohort[tiab] OR registry[tiab] OR retrospective[tiab] OR "natural history"[tiab] OR "single-arm"[tiab] OR "open-label"[tiab] OR "compassionate use"[tiab])
- 然后与病例报道组合：(case reports[pt] OR "case series"[tiab] OR "case report"[ti])
- 罕见病往往有多个名称：人名命名、所缺的酶或蛋白、基因名及符号、缩写、旧称和亚型。没有专属主题词的疾病，用补充概念 [nm] 检索。文献极少的疾病，应只用疾病名检索，不加治疗模块。
- 问题泛指罕见病或孤儿药时：("Rare Diseases"[mh] OR "Orphan Drug Production"[mh] OR "rare disease*"[tiab] OR "orphan drug*"[tiab] OR "orphan disease*"[tiab])`,
  relevance: `- 0.9及以上：针对问题中同一疾病和干预报告了结果的临床试验或系统综述；罕见病还包括规模居前且能回答问题的登记研究或队列。
- 0.7：针对该疾病和干预的单臂试验、队列或登记研究；或部分回答问题的试验。
- 0.5：病例系列；或针对近缘疾病、同一疾病其他治疗的对照研究。
- 0.3：符合问题的单个病例；或疾病相同但未涉及该干预的文献。
- 0.1及以下：仅有词语相同而主题不同；动物或细胞实验。
已有临床试验的疾病，病例报告按上述标准评分。若疾病极为罕见、仅有病例可循，资料完整且能回答问题的病例报告可至0.6。`,
};
