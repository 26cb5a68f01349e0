import type { VocabularyRow } from "../vocabulary-row.ts";

/** Want of nutrients, and what comes with age. */
export const NUTRITION_AND_AGEING: readonly VocabularyRow[] = [
  [
    "Protein-Energy Malnutrition",
    "protein-energy malnutrition|protein-energy wasting|marasmus",
    "蛋白エネルギー低栄養|たんぱく質・エネルギー消耗状態|タンパク質エネルギー栄養障害|マラスムス",
    "蛋白质-能量营养不良|蛋白质能量消耗|蛋白质能量营养不良",
  ],
  [
    "Severe Acute Malnutrition",
    "severe acute malnutrition|acute malnutrition",
    "重度急性栄養不良|急性栄養不良",
    "重度急性营养不良|急性营养不良",
  ],
  ["Kwashiorkor", "kwashiorkor", "クワシオルコル", "夸希奥科病|恶性营养不良病"],
  ["Refeeding Syndrome", "refeeding syndrome", "リフィーディング症候群|再栄養症候群|再給餌症候群", "再喂养综合征"],
  [
    "Malnutrition",
    "malnutrition|undernutrition|malnourished|nutritional deficiency|disease-related malnutrition",
    "低栄養状態|低栄養|栄養不良|栄養障害|栄養失調",
    "营养缺乏|营养不良|营养不足|营养不良风险",
  ],
  [
    "Vitamin D Deficiency",
    "vitamin D deficiency|vitamin D insufficiency|hypovitaminosis D",
    "ビタミンD欠乏症|ビタミンD欠乏|ビタミンD不足",
    "维生素D缺乏症|维生素D缺乏|维生素D不足",
  ],
  [
    "Vitamin B 12 Deficiency",
    "vitamin B12 deficiency|cobalamin deficiency",
    "ビタミンB12欠乏症|ビタミンB12欠乏|ビタミンB12不足",
    "维生素B12缺乏症|维生素B12缺乏|钴胺素缺乏",
  ],
  ["Vitamin A Deficiency", "vitamin A deficiency", "ビタミンA欠乏症|ビタミンA欠乏", "维生素A缺乏症|维生素A缺乏"],
  ["Vitamin K Deficiency", "vitamin K deficiency", "ビタミンK欠乏症|ビタミンK欠乏", "维生素K缺乏症|维生素K缺乏"],
  ["Folic Acid Deficiency", "folate deficiency|folic acid deficiency", "葉酸欠乏症|葉酸欠乏", "叶酸缺乏症|叶酸缺乏"],
  ["Beriberi", "beriberi", "脚気心|脚気", "脚气病|湿性脚气病"],
  [
    "Thiamine Deficiency",
    "thiamine deficiency|vitamin B1 deficiency",
    "ビタミンB1欠乏症|ビタミンB1欠乏|チアミン欠乏",
    "维生素B1缺乏症|维生素B1缺乏|硫胺素缺乏",
  ],
  ["Scurvy", "scurvy|vitamin C deficiency", "壊血病|ビタミンC欠乏", "坏血病|维生素C缺乏症|维生素C缺乏"],
  ["Pellagra", "pellagra|niacin deficiency", "ペラグラ|ナイアシン欠乏症", "糙皮病|烟酸缺乏症"],
  [
    "Magnesium Deficiency",
    "magnesium deficiency|hypomagnesemia",
    "低マグネシウム血症|マグネシウム欠乏",
    "低镁血症|镁缺乏",
  ],
  ["", "zinc deficiency", "亜鉛欠乏症|亜鉛欠乏", "锌缺乏症|锌缺乏|缺锌"],
  ["", "iodine deficiency|iodine deficiency disorders", "ヨウ素欠乏症|ヨウ素欠乏", "碘缺乏病|碘缺乏|缺碘"],
  [
    "Deficiency Diseases",
    "micronutrient deficiency|vitamin deficiency|deficiency disease",
    "微量栄養素欠乏|ビタミン欠乏症|欠乏症",
    "微量营养素缺乏|维生素缺乏|营养缺乏病",
  ],
  ["Hypervitaminosis A", "vitamin A toxicity|hypervitaminosis A", "ビタミンA過剰症", "维生素A中毒|维生素A过多症"],
  [
    "Frailty",
    "frailty|frail|prefrailty|frailty syndrome|frail older adults",
    "プレフレイル|フレイル|虚弱",
    "衰弱前期|衰弱综合征|老年衰弱|衰弱|虚弱",
  ],
  ["", "oral frailty|oral hypofunction", "オーラルフレイル|口腔機能低下症", "口腔衰弱|口腔功能低下"],
  [
    "Multimorbidity",
    "multimorbidity|multiple chronic conditions",
    "多疾患併存|マルチモビディティ|多病",
    "多病共存|共病|多重慢性病",
  ],
  [
    "Chronic Disease",
    "chronic disease|chronic illness|chronic condition|noncommunicable disease",
    "非感染性疾患|慢性疾患|慢性病|生活習慣病",
    "慢性非传染性疾病|非传染性疾病|慢性疾病|慢性病",
  ],
];
