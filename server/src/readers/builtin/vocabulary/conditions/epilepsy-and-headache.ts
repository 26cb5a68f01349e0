import type { VocabularyRow } from "../vocabulary-row.ts";

/** Epilepsy, headache and facial nerves. */
export const EPILEPSY_AND_HEADACHE: readonly VocabularyRow[] = [
  [
    "Status Epilepticus",
    "status epilepticus|refractory status epilepticus|convulsive status epilepticus",
    "難治性てんかん重積状態|てんかん重積状態|てんかん重積|けいれん重積",
    "难治性癫痫持续状态|癫痫持续状态",
  ],
  [
    "Seizures, Febrile",
    "febrile seizure|febrile convulsion|febrile seizures",
    "熱性けいれん|熱性痙攣",
    "热性惊厥|高热惊厥|发热惊厥",
  ],
  [
    "Spasms, Infantile",
    "infantile spasms|West syndrome|infantile epileptic spasms syndrome",
    "点頭てんかん|ウエスト症候群|ウェスト症候群|乳児てんかん性スパズム症候群",
    "婴儿痉挛症|婴儿痉挛|West综合征",
  ],
  [
    "Lennox Gastaut Syndrome",
    "Lennox-Gastaut syndrome",
    "レノックス・ガストー症候群|レノックスガストー症候群",
    "伦诺克斯-加斯托综合征|Lennox-Gastaut综合征",
  ],
  [
    "Epilepsies, Myoclonic",
    "Dravet syndrome|myoclonic epilepsy|severe myoclonic epilepsy of infancy",
    "ドラベ症候群|ミオクロニーてんかん|乳児重症ミオクロニーてんかん",
    "婴儿严重肌阵挛癫痫|肌阵挛性癫痫|肌阵挛癫痫|德拉韦综合征|Dravet综合征",
  ],
  [
    "Epilepsy, Temporal Lobe",
    "temporal lobe epilepsy|mesial temporal lobe epilepsy",
    "内側側頭葉てんかん|側頭葉てんかん",
    "内侧颞叶癫痫|颞叶癫痫",
  ],
  [
    "Drug Resistant Epilepsy",
    "drug-resistant epilepsy|refractory epilepsy|pharmacoresistant epilepsy|intractable epilepsy",
    "薬剤抵抗性てんかん|難治性てんかん|難治てんかん",
    "耐药性癫痫|药物难治性癫痫|难治性癫痫",
  ],
  [
    "Epilepsies, Partial",
    "focal epilepsy|partial epilepsy|focal seizures|partial-onset seizures",
    "焦点てんかん|部分てんかん|焦点起始発作|部分発作",
    "局灶性癫痫|部分性癫痫|局灶性发作|部分性发作",
  ],
  ["Epilepsy", "epilepsy|epileptic|epileptic seizures", "てんかん|癲癇|てんかん発作", "癫痫|羊癫疯|癫痫发作"],
  ["Seizures", "seizure|convulsion|convulsions", "けいれん発作|けいれん|痙攣|ひきつけ", "惊厥发作|惊厥|抽搐|痫性发作"],
  ["Migraine with Aura", "migraine with aura", "前兆のある片頭痛", "先兆偏头痛|有先兆偏头痛|伴先兆偏头痛"],
  ["", "chronic migraine", "慢性片頭痛", "慢性偏头痛"],
  [
    "Migraine Disorders",
    "migraine|migraine headache|episodic migraine|migraine prevention",
    "反復性片頭痛|片頭痛発作|片頭痛|偏頭痛",
    "发作性偏头痛|偏头痛发作|偏头痛",
  ],
  ["Cluster Headache", "cluster headache|trigeminal autonomic cephalalgia", "群発頭痛", "丛集性头痛"],
  ["Tension-Type Headache", "tension-type headache|tension headache", "緊張型頭痛|緊張性頭痛", "紧张型头痛|紧张性头痛"],
  [
    "Post-Dural Puncture Headache",
    "post-dural puncture headache|postdural puncture headache|spinal headache",
    "硬膜穿刺後頭痛|脊椎麻酔後頭痛",
    "硬膜穿破后头痛|硬脊膜穿破后头痛|腰麻后头痛",
  ],
  [
    "Headache Disorders, Secondary",
    "medication overuse headache|secondary headache",
    "薬剤の使用過多による頭痛|薬物乱用頭痛|薬剤使用過多頭痛|二次性頭痛",
    "药物过度使用性头痛|药物过量性头痛|继发性头痛",
  ],
  ["Trigeminal Neuralgia", "trigeminal neuralgia|tic douloureux", "三叉神経痛", "三叉神经痛"],
  ["Facial Paralysis", "facial palsy|facial paralysis", "顔面神経麻痺|顔面麻痺", "面神经麻痹|面瘫"],
  [
    "Bell Palsy",
    "Bell palsy|Bell's palsy|idiopathic facial palsy",
    "ベル麻痺|特発性顔面神経麻痺",
    "贝尔麻痹|特发性面神经麻痹|贝尔面瘫",
  ],
];
