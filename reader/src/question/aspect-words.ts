/**
 * Words that name what is asked of a subject rather than the subject: they help ranking a little and are never
 * required. Each row: English forms, the one that is looked for in papers first; Japanese; Chinese; and the MeSH
 * subheading under which indexers file that aspect ("" where there is none).
 */
export const ASPECT_WORDS: readonly (readonly [english: string, japanese: string, chinese: string, sh: string])[] = [
  [
    "treatment|treat|treated|therapy|therapies|therapeutic|therapeutics|management|manage",
    "治療|治療法|療法|治療薬|治療方法|管理|管理法",
    "治疗|疗法|治疗方法|治疗药物|治疗方案|管理|诊疗",
    "therapy",
  ],
  [
    "prevention|prevent|preventing|preventive|preventative|prophylaxis|prophylactic",
    "予防|予防効果|予防法|予防的|発症予防|防止",
    "预防|预防性|防治|防止|预防作用",
    "prevention and control",
  ],
  ["diagnosis|diagnostic|diagnose|diagnosing", "診断|診断法|鑑別診断|鑑別", "诊断|诊断方法|鉴别诊断|鉴别", "diagnosis"],
  ["risk", "リスク|危険", "风险|危险|危险性", ""],
  ["safety|safe|safer|safest|safely", "安全性|安全", "安全性|安全", "adverse effects"],
  ["cause|causes|etiology|aetiology|causal", "原因|病因", "病因|原因|发病原因", "etiology"],
  [
    "mechanism|mechanistic",
    "機序|メカニズム|作用機序|発症機序|仕組み",
    "机制|机理|作用机制|发病机制",
    "physiopathology",
  ],
  ["symptom|symptomatic", "症状", "症状", ""],
  ["acute", "急性", "急性", ""],
  ["chronic", "慢性", "慢性", ""],
  [
    "severe|severity|serious",
    "重症|重度|重篤|重症度|中等症から重症|中等度から重度",
    "重症|重度|中重度|中至重度|严重|严重程度",
    "",
  ],
  ["subacute", "亜急性|亜急性期", "亚急性|亚急性期", ""],
  ["mild|moderate", "軽症|軽度|中等症|中等度", "轻度|轻症|中度", ""],
  ["early", "早期|初期", "早期", ""],
  ["advanced", "進行|進行性|進行期", "晚期|进展期", ""],
  ["refractory|resistant|intractable", "難治性|難治|治療抵抗性|抵抗性", "难治性|难治|顽固性|抵抗性", ""],
  ["recurrent|relapsing", "再発性|反復性", "复发性|反复发作", ""],
  ["long term", "長期|長期的|長期成績", "长期|远期", ""],
  ["short term", "短期|短期的", "短期|近期", ""],
  ["dose|dosage|dosing", "用量|投与量|用法用量", "剂量|用量|给药剂量", "administration and dosage"],
  ["high dose", "高用量|大量", "高剂量|大剂量", ""],
  ["low dose", "低用量|少量", "低剂量|小剂量", ""],
  ["first line", "第一選択|第一選択薬|一次治療|ファーストライン", "一线|一线治疗|首选", ""],
  ["combination|combined|combining", "併用|併用療法|配合", "联合|合用|联用|联合治疗|联合用药", ""],
  ["women|woman|female|females|girls|girl", "女性|女児|女子", "女性|妇女|女孩|女童", ""],
  ["men|man|male|males|boys|boy", "男性|男児|男子", "男性|男孩|男童", ""],
  ["cell|cells|cellular", "細胞", "细胞", ""],
  ["preoperative|preoperatively", "術前|手術前", "术前|手术前", ""],
  ["perioperative|perioperatively", "周術期", "围手术期|围术期", ""],
  ["postoperative|postoperatively", "術後|手術後", "术后|手术后", ""],
  ["intraoperative|intraoperatively", "術中|手術中", "术中|手术中", ""],
];
