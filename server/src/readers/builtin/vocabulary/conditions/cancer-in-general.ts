import type { VocabularyRow } from "../vocabulary-row.ts";

/** Inherited tumour syndromes, spread, complications and cancer as such. */
export const CANCER_IN_GENERAL: readonly VocabularyRow[] = [
  ["Li-Fraumeni Syndrome", "Li-Fraumeni syndrome", "リ・フラウメニ症候群", "李-佛美尼综合征|Li-Fraumeni综合征"],
  [
    "Multiple Endocrine Neoplasia Type 1",
    "multiple endocrine neoplasia type 1|MEN1",
    "多発性内分泌腫瘍症1型|多発性内分泌腺腫症1型",
    "多发性内分泌腺瘤病1型|多发性内分泌肿瘤1型",
  ],
  [
    "Multiple Endocrine Neoplasia Type 2a",
    "multiple endocrine neoplasia type 2|multiple endocrine neoplasia type 2A|MEN2",
    "多発性内分泌腫瘍症2型",
    "多发性内分泌腺瘤病2型|多发性内分泌肿瘤2型",
  ],
  [
    "Neoplasms, Unknown Primary",
    "cancer of unknown primary|carcinoma of unknown primary|unknown primary tumor",
    "原発不明癌|原発不明がん",
    "原发灶不明肿瘤|原发灶不明转移癌|原发不明癌|原发灶不明癌",
  ],
  [
    "Neoplasms, Second Primary",
    "second primary cancer|second primary malignancy|secondary malignancy",
    "二次癌|二次がん|二次発がん|重複癌",
    "第二原发癌|第二原发肿瘤|继发恶性肿瘤",
  ],
  [
    "Neoplasm Metastasis",
    "metastasis|metastases|metastatic disease|oligometastatic",
    "オリゴ転移|少数転移|遠隔転移|転移巣",
    "寡转移|远处转移|转移灶|肿瘤转移",
  ],
  [
    "Neoplasm Recurrence, Local",
    "cancer recurrence|tumor recurrence|local recurrence|locoregional recurrence",
    "局所再発|腫瘍再発",
    "癌症复发|肿瘤复发|局部复发",
  ],
  [
    "Cancer Pain",
    "cancer pain|cancer-related pain",
    "がん性疼痛|癌性疼痛|がん疼痛|がんの痛み",
    "癌性疼痛|癌症疼痛|癌痛",
  ],
  [
    "",
    "cancer-related fatigue",
    "がん関連倦怠感|がんに伴う倦怠感|癌関連疲労|がん関連疲労",
    "癌因性疲乏|癌症相关疲乏|癌症相关性疲劳",
  ],
  ["Tumor Lysis Syndrome", "tumor lysis syndrome", "腫瘍崩壊症候群", "肿瘤溶解综合征"],
  ["Superior Vena Cava Syndrome", "superior vena cava syndrome", "上大静脈症候群", "上腔静脉综合征"],
  ["Paraneoplastic Syndromes", "paraneoplastic syndrome", "腫瘍随伴症候群|傍腫瘍症候群", "副肿瘤综合征"],
  [
    "Cytokine Release Syndrome",
    "cytokine release syndrome|cytokine storm",
    "サイトカイン放出症候群|サイトカインストーム",
    "细胞因子释放综合征|细胞因子风暴",
  ],
  [
    "",
    "immune-related adverse events|irAE|immune checkpoint inhibitor toxicity",
    "免疫関連有害事象|免疫チェックポイント阻害薬関連有害事象",
    "免疫相关不良事件|免疫相关不良反应|免疫检查点抑制剂相关不良反应",
  ],
  [
    "Precancerous Conditions",
    "precancerous lesion|precancerous condition|premalignant lesion",
    "前がん病変|前癌病変",
    "癌前病变|癌前疾病",
  ],
  [
    "Carcinoma, Squamous Cell",
    "squamous cell carcinoma|squamous cell cancer",
    "扁平上皮癌|扁平上皮がん",
    "鳞状细胞癌|鳞癌",
  ],
  ["Adenocarcinoma", "adenocarcinoma", "腺癌|腺がん", "腺癌"],
  [
    "Neoplasms",
    "cancer|neoplasm|tumor|malignancy|carcinoma|malignant neoplasm|solid tumors",
    "悪性新生物|悪性腫瘍|固形がん|固形癌|進行がん|癌|がん|腫瘍|新生物",
    "恶性肿瘤|实体瘤|癌症|肿瘤|癌",
  ],
  ["Adenoma", "adenoma", "腺腫", "腺瘤"],
  ["Papilloma", "papilloma", "乳頭腫", "乳头状瘤"],
];
