import type { VocabularyRow } from "./vocabulary-row.ts";

/** Tumours and diseases of the blood. */
export const CANCER_AND_BLOOD: readonly VocabularyRow[] = [
  ["Breast Neoplasms", "breast cancer|breast neoplasm|breast carcinoma|breast tumor", "乳癌|乳がん", "乳腺癌"],
  [
    "Colorectal Neoplasms",
    "colorectal cancer|colon cancer|rectal cancer|colorectal neoplasm|CRC",
    "大腸癌|大腸がん|結腸癌|直腸癌",
    "结直肠癌|大肠癌|结肠癌|直肠癌",
  ],
  ["Stomach Neoplasms", "gastric cancer|stomach cancer|stomach neoplasm", "胃癌|胃がん", "胃癌"],
  [
    "Carcinoma, Hepatocellular",
    "hepatocellular carcinoma|HCC|liver cancer",
    "肝細胞癌|肝細胞がん|肝癌|肝がん",
    "肝细胞癌|肝癌",
  ],
  [
    "Pancreatic Neoplasms",
    "pancreatic cancer|pancreatic neoplasm|pancreatic adenocarcinoma",
    "膵癌|膵がん|膵臓がん|膵臓癌",
    "胰腺癌",
  ],
  ["Esophageal Neoplasms", "esophageal cancer|esophageal neoplasm", "食道癌|食道がん", "食管癌"],
  ["Prostatic Neoplasms", "prostate cancer|prostatic neoplasm|prostate carcinoma", "前立腺癌|前立腺がん", "前列腺癌"],
  ["Ovarian Neoplasms", "ovarian cancer|ovarian neoplasm", "卵巣癌|卵巣がん", "卵巢癌"],
  ["Uterine Cervical Neoplasms", "cervical cancer|uterine cervical neoplasm", "子宮頸癌|子宮頸がん", "宫颈癌|子宫颈癌"],
  ["Urinary Bladder Neoplasms", "bladder cancer|urinary bladder neoplasm", "膀胱癌|膀胱がん", "膀胱癌"],
  ["Melanoma", "melanoma", "悪性黒色腫|メラノーマ|黒色腫", "黑色素瘤"],
  ["Glioblastoma", "glioblastoma|glioma", "膠芽腫|神経膠腫|グリオーマ", "胶质母细胞瘤|胶质瘤"],
  [
    "Lymphoma",
    "lymphoma>non-Hodgkin lymphoma|Hodgkin lymphoma|Hodgkin disease",
    "悪性リンパ腫|リンパ腫>非ホジキンリンパ腫|ホジキンリンパ腫|",
    "淋巴瘤>非霍奇金淋巴瘤|霍奇金淋巴瘤|",
  ],
  [
    "Leukemia",
    "leukemia>acute myeloid leukemia|acute lymphoblastic leukemia|chronic myeloid leukemia|chronic lymphocytic leukemia",
    "白血病>急性骨髄性白血病|急性リンパ性白血病|慢性骨髄性白血病|慢性リンパ性白血病",
    "白血病>急性髓系白血病|急性淋巴细胞白血病|慢性髓系白血病|慢性淋巴细胞白血病",
  ],
  ["Multiple Myeloma", "multiple myeloma|myeloma", "多発性骨髄腫", "多发性骨髓瘤"],
  ["Neoplasms", "cancer|neoplasm|tumor|malignancy|carcinoma", "癌|がん|悪性腫瘍|腫瘍", "癌症|肿瘤|恶性肿瘤"],
  ["Anemia", "anemia>iron deficiency anemia", "貧血>鉄欠乏性貧血", "贫血>缺铁性贫血"],
  ["Anemia, Sickle Cell", "sickle cell disease|sickle cell anemia", "鎌状赤血球症", "镰状细胞病|镰状细胞贫血"],
  ["Hemophilia A", "hemophilia", "血友病", "血友病"],
  [
    "Alzheimer Disease",
    "Alzheimer disease|Alzheimer's disease|Alzheimer dementia",
    "アルツハイマー型認知症|アルツハイマー病",
    "阿尔茨海默病|老年痴呆症",
  ],
];
