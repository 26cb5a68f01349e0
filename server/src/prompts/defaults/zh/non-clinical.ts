import type { PreferenceTexts } from "../prompt-texts.ts";

export const NON_CLINICAL: PreferenceTexts = {
  searching: `用于人体之前的研究：动物、组织和细胞实验，药理学、药代动力学、毒理学与安全性评价。
- 动物：("Disease Models, Animal"[mh] OR animals[mh:noexp] OR mice[mh] OR rats[mh] OR mouse[tiab] OR mice[tiab] OR murine[tiab] OR rat[tiab] OR rats[tiab] OR rabbit*[tiab] OR dogs[tiab] OR swine[tiab] OR monkey*[tiab] OR zebrafish[tiab] OR "animal model*"[tiab])。问题指明物种时，先写该物种。
- 细胞与组织：("In Vitro Techniques"[mh] OR "Cells, Cultured"[mh] OR "Cell Line"[mh] OR "in vitro"[tiab] OR "ex vivo"[tiab] OR "cell line*"[tiab] OR organoid*[tiab])
- 安全性与药代：("Drug Evaluation, Preclinical"[mh] OR "Toxicity Tests"[mh] OR toxicity[sh] OR pharmacokinetics[sh] OR preclinical[tiab] OR "LD50"[tiab] OR NOAEL[tiab] OR genotoxic*[tiab])
- 不要排除 humans[mh]：人源细胞的研究也会标引该词。用上述模块避开临床试验；若某条检索式仍被试验淹没，再加 NOT clinical trial[pt]。
- 加入物质定名之前的叫法：研发代号、化学类别、作用靶点。`,
  relevance: `- 0.9及以上：针对问题中同一物质、暴露或操作，在所要求的模型或物种中测定了所关心指标的实验。
- 0.7：同一物质或操作在其他合适模型中的实验；或针对该问题的动物实验系统综述。
- 0.5：模型或疾病相同，物质或靶点相近；或测定的是其他指标。
- 0.3：泛论机制或疾病模型的文献；没有自身数据的综述；仅顺带提及临床前结果的临床文献。
- 0.1及以下：不含实验的临床文献；仅有词语相同而主题不同。`,
};
