import type { VocabularyRow } from "../vocabulary-row.ts";

/** Vaccines and vaccination. */
export const VACCINES: readonly VocabularyRow[] = [
  [
    "Vaccination",
    "vaccination|vaccine|immunization|immunisation|inoculation|vaccine efficacy|vaccine effectiveness",
    "予防接種|ワクチン接種|ワクチン",
    "疫苗接种|预防接种|免疫接种|接种|疫苗",
  ],
  [
    "mRNA Vaccines",
    "mRNA vaccine|messenger RNA vaccine",
    "mRNAワクチン|メッセンジャーRNAワクチン",
    "mRNA疫苗|信使RNA疫苗",
  ],
  [
    "COVID-19 Vaccines",
    "COVID-19 vaccine|COVID vaccine|SARS-CoV-2 vaccine|coronavirus vaccine|COVID-19 vaccination",
    "新型コロナワクチン|新型コロナウイルスワクチン|COVID-19ワクチン|コロナワクチン",
    "新冠疫苗|新冠病毒疫苗|COVID-19疫苗|新型冠状病毒疫苗",
  ],
  [
    "Immunization, Secondary",
    "booster dose|booster vaccination|booster",
    "ブースター接種|追加接種",
    "加强免疫|加强针|加强接种",
  ],
  [
    "Influenza Vaccines",
    "influenza vaccine|flu vaccine|influenza vaccination|flu shot|high-dose influenza vaccine",
    "インフルエンザワクチン|インフルエンザ予防接種",
    "流感疫苗|流感疫苗接种",
  ],
  [
    "Pneumococcal Vaccines",
    "pneumococcal vaccine|pneumococcal conjugate vaccine|pneumococcal vaccination|Pneumovax|PCV13|PPSV23",
    "肺炎球菌ワクチン|肺炎球菌結合型ワクチン",
    "肺炎球菌疫苗|肺炎链球菌疫苗|肺炎疫苗",
  ],
  [
    "Papillomavirus Vaccines",
    "HPV vaccine|HPV vaccination|human papillomavirus vaccine|papillomavirus vaccine|human papillomavirus vaccination",
    "HPVワクチン|ヒトパピローマウイルスワクチン|子宮頸がんワクチン|子宮頸癌ワクチン",
    "HPV疫苗|人乳头瘤病毒疫苗|宫颈癌疫苗",
  ],
  [
    "Herpes Zoster Vaccine",
    "herpes zoster vaccine|shingles vaccine|zoster vaccine|recombinant zoster vaccine|Shingrix",
    "帯状疱疹ワクチン|シングリックス",
    "带状疱疹疫苗",
  ],
  [
    "Respiratory Syncytial Virus Vaccines",
    "RSV vaccine|respiratory syncytial virus vaccine",
    "RSウイルスワクチン|RSVワクチン",
    "RSV疫苗|呼吸道合胞病毒疫苗",
  ],
  ["Hepatitis B Vaccines", "hepatitis B vaccine|hepatitis B vaccination", "B型肝炎ワクチン", "乙肝疫苗|乙型肝炎疫苗"],
  [
    "Measles-Mumps-Rubella Vaccine",
    "measles-mumps-rubella vaccine|MMR vaccine|measles vaccine|measles vaccination",
    "麻疹風疹混合ワクチン|MRワクチン|MMRワクチン|麻疹ワクチン|はしかワクチン",
    "麻腮风疫苗|麻疹疫苗",
  ],
  ["Rotavirus Vaccines", "rotavirus vaccine", "ロタウイルスワクチン", "轮状病毒疫苗"],
  ["BCG Vaccine", "BCG vaccine|Bacillus Calmette-Guerin|BCG vaccination|BCG", "BCGワクチン|BCG接種", "卡介苗"],
  ["Meningococcal Vaccines", "meningococcal vaccine", "髄膜炎菌ワクチン", "脑膜炎球菌疫苗|流脑疫苗"],
  ["Malaria Vaccines", "malaria vaccine|RTS,S|R21", "マラリアワクチン", "疟疾疫苗"],
  ["Dengue Vaccines", "dengue vaccine", "デングワクチン|デング熱ワクチン", "登革热疫苗|登革疫苗"],
  ["Chickenpox Vaccine", "varicella vaccine|chickenpox vaccine", "水痘ワクチン|水ぼうそうワクチン", "水痘疫苗"],
  [
    "Pertussis Vaccine",
    "pertussis vaccine|Tdap|maternal pertussis vaccination|DTaP",
    "百日咳ワクチン|三種混合ワクチン",
    "百日咳疫苗|百白破疫苗",
  ],
  ["Japanese Encephalitis Vaccines", "Japanese encephalitis vaccine", "日本脳炎ワクチン", "乙脑疫苗|日本脑炎疫苗"],
  ["Rabies Vaccines", "rabies vaccine|rabies post-exposure prophylaxis", "狂犬病ワクチン", "狂犬病疫苗|狂犬疫苗"],
  [
    "Cancer Vaccines",
    "cancer vaccine|therapeutic cancer vaccine|personalized cancer vaccine|neoantigen vaccine",
    "がんワクチン|癌ワクチン|ネオアンチゲンワクチン",
    "肿瘤疫苗|癌症疫苗|新抗原疫苗",
  ],
  [
    "Adjuvants, Immunologic",
    "vaccine adjuvant|immunologic adjuvant",
    "アジュバント|免疫賦活剤",
    "疫苗佐剂|免疫佐剂|佐剂",
  ],
  [
    "Vaccination Hesitancy",
    "vaccine hesitancy|vaccination hesitancy|vaccine acceptance|vaccine refusal",
    "ワクチン忌避|ワクチン躊躇|ワクチンへのためらい",
    "疫苗犹豫|疫苗接受度|疫苗接种意愿",
  ],
];
