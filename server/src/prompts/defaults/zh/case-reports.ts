import type { PreferenceTexts } from "../prompt-texts.ts";

export const CASE_REPORTS: PreferenceTexts = {
  searching: `单个患者的报道和病例系列。
- 过滤器：(case reports[pt] OR "case report"[ti] OR "case series"[tiab] OR "a case of"[ti] OR "report of a case"[tiab])
- 像给病例报告拟题那样描述患者：疾病、特殊之处（表现、部位、年龄、病程、病原体、变异）、所做处理和结局。病例报告的标题通常只容得下“疾病”和“特殊之处”两个模块。
- 不良反应：药物名与 "adverse effects"[sh] 或 "chemically induced"[sh] 及反应名称组合；另用 "Drug-Related Side Effects and Adverse Reactions"[mh]。
- 并发与合并：complications[sh]、"associated with"[tiab]、"secondary to"[tiab]
- 部分病例系列被标引为队列研究，因此另设一条不加过滤器的检索式，将各概念与 ("retrospective"[tiab] OR "literature review"[tiab] OR "review of the literature"[tiab]) 组合。
- 许多病例报告没有摘要，[tiab] 模块过多会漏检，应有一条把核心词限定在 [ti]。`,
  relevance: `- 0.9及以上：与问题情形完全一致的病例或病例系列：同一疾病，同样的特殊之处、暴露或治疗，并写明病程经过。
- 0.7：疾病和特殊之处相同，但有一项关键要素不同或未报告；或汇总此类病例的综述。
- 0.5：疾病相同而特殊之处不同，或特殊之处相同而为近缘疾病。
- 0.3：该疾病的队列研究或综述，其中提及此类患者。
- 0.1及以下：仅有词语相同而主题不同；不涉及患者的研究。`,
};
