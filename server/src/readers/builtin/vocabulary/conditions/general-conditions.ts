import type { VocabularyRow } from "../vocabulary-row.ts";

/** Whole fields of disease, and states that many diseases share. */
export const GENERAL_CONDITIONS: readonly VocabularyRow[] = [
  [
    "Cardiovascular Diseases",
    "cardiovascular disease|CVD|cardiovascular events|major adverse cardiovascular events|MACE|cardiovascular outcomes>myocardial infarction|stroke|heart failure|coronary artery disease",
    "主要有害心血管イベント|主要心血管イベント|循環器疾患|心血管イベント|心血管疾患|心血管病|心血管事象",
    "主要不良心血管事件|心血管不良事件|心脑血管疾病|心血管系统疾病|心血管事件|心血管疾病|心血管病",
  ],
  ["Heart Diseases", "heart disease|cardiac disease", "心臓疾患|心疾患|心臓病", "心脏疾病|心脏病"],
  ["Vascular Diseases", "vascular disease", "血管疾患|血管障害", "血管疾病|血管病变"],
  ["Hyperplasia", "hyperplasia", "過形成", "过度增生"],
  ["Polyps", "polyp|gastric polyp", "胃ポリープ|ポリープ", "胃息肉|息肉"],
  ["Cysts", "cyst", "嚢胞", "囊肿"],
  ["Hernia", "hernia", "ヘルニア", "疝"],
  ["Ulcer", "ulcer|ulceration", "潰瘍", "溃疡"],
  ["Fibrosis", "fibrosis|tissue fibrosis", "組織線維化|線維化", "组织纤维化|纤维化"],
  ["Granuloma", "granuloma|granulomatous disease", "肉芽腫性疾患|肉芽腫", "肉芽肿性疾病|肉芽肿"],
  ["Necrosis", "necrosis|tissue necrosis", "組織壊死|壊死", "组织坏死|坏死"],
  ["Atrophy", "atrophy|brain atrophy", "脳萎縮|萎縮", "脑萎缩|萎缩"],
  [
    "Autoimmune Diseases of the Nervous System",
    "autoimmune neurological disease|neuroimmune disease",
    "自己免疫性神経疾患|免疫性神経疾患|神経免疫疾患",
    "自身免疫性神经系统疾病|神经免疫性疾病",
  ],
  [
    "Demyelinating Diseases",
    "demyelinating disease|demyelination",
    "脱髄疾患|脱髄性疾患",
    "脱髓鞘疾病|中枢神经系统脱髓鞘",
  ],
  ["Endocrine System Diseases", "endocrine disease|endocrine disorder", "内分泌疾患", "内分泌系统疾病|内分泌疾病"],
  ["Pituitary Diseases", "pituitary disease|pituitary disorder", "下垂体疾患", "垂体疾病"],
  [
    "Digestive System Neoplasms",
    "digestive system cancer|gastrointestinal malignancy|gastroesophageal cancer",
    "消化器がん|消化器癌|上部消化管癌",
    "消化系统恶性肿瘤|消化系统肿瘤|消化道肿瘤",
  ],
  [
    "Gastrointestinal Neoplasms",
    "gastrointestinal cancer|gastrointestinal neoplasm",
    "消化管がん|消化管癌|消化管腫瘍",
    "胃肠道肿瘤|胃肠道恶性肿瘤|胃肠肿瘤",
  ],
  [
    "Genital Neoplasms, Female",
    "gynecologic cancer|gynecological malignancy|gynaecological cancer",
    "婦人科がん|婦人科癌|婦人科悪性腫瘍",
    "妇科恶性肿瘤|妇科肿瘤",
  ],
  [
    "Urologic Neoplasms",
    "urologic cancer|urinary tract cancer|genitourinary cancer",
    "泌尿器がん|泌尿器癌|尿路悪性腫瘍",
    "泌尿系统肿瘤|泌尿系肿瘤",
  ],
  ["Soft Tissue Neoplasms", "soft tissue tumor|soft tissue neoplasm", "軟部腫瘍", "软组织肿瘤"],
  [
    "Hemorrhage",
    "bleeding|hemorrhage|major bleeding|clinically relevant bleeding|bleeding events",
    "大出血|重大な出血|出血性合併症|出血イベント|出血",
    "大出血|严重出血|出血事件|出血",
  ],
];
