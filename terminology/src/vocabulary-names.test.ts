import { expect, test } from "vitest";
import { loadVocabulary, type VocabularyConcept } from "./vocabulary.ts";

function findConcepts(name: string): VocabularyConcept[] {
  return loadVocabulary().filter(({ english, japanese, chinese }) =>
    [...english, ...japanese, ...chinese].some((known) => known.toLowerCase() === name.toLowerCase()),
  );
}

test("a medicine of a class is one concept, by its own heading where MeSH has one", () => {
  const anticoagulants = findConcepts("anticoagulant")[0];
  expect(anticoagulants?.narrower).toEqual(expect.arrayContaining(["warfarin", "apixaban"]));
  expect(findConcepts("warfarin").map(({ heading }) => heading)).toEqual(["Warfarin"]);
  expect(findConcepts("アピキサバン").map(({ english }) => english[0])).toEqual(["apixaban"]);
});

test("who asks for a member that only its class lists is understood in each language, and means that member", () => {
  for (const name of ["enoximone", "エノキシモン", "依诺昔酮"]) {
    const concepts = findConcepts(name);
    expect(concepts.map(({ english, narrower }) => [english, narrower])).toEqual([[["enoximone"], []]]);
  }
});

test.each([
  ["statin", "スタチン", "他汀", "Hydroxymethylglutaryl-CoA Reductase Inhibitors"],
  ["SGLT2 inhibitor", "SGLT2阻害薬", "SGLT2抑制剂", "Sodium-Glucose Transporter 2 Inhibitors"],
  ["GLP-1 receptor agonist", "GLP-1受容体作動薬", "GLP-1受体激动剂", "Glucagon-Like Peptide-1 Receptor Agonists"],
  ["immune checkpoint inhibitor", "免疫チェックポイント阻害薬", "免疫检查点抑制剂", "Immune Checkpoint Inhibitors"],
  ["CAR-T", "CAR-T細胞療法", "CAR-T疗法", "Immunotherapy, Adoptive"],
  ["influenza vaccine", "インフルエンザワクチン", "流感疫苗", "Influenza Vaccines"],
  ["acupuncture", "鍼治療", "针灸", "Acupuncture Therapy"],
  ["cognitive behavioral therapy", "認知行動療法", "认知行为疗法", "Cognitive Behavioral Therapy"],
  ["mechanical ventilation", "人工呼吸管理", "机械通气", "Respiration, Artificial"],
  ["procalcitonin", "プロカルシトニン", "降钙素原", "Procalcitonin"],
  ["Mediterranean diet", "地中海食", "地中海饮食", "Diet, Mediterranean"],
  ["older adults", "高齢者", "老年人", "Aged"],
  ["all-cause mortality", "全死亡", "全因死亡率", "Mortality"],
  ["gut microbiota", "腸内細菌叢", "肠道菌群", "Gastrointestinal Microbiome"],
  ["single-cell RNA sequencing", "シングルセル解析", "单细胞测序", "Single-Cell Gene Expression Analysis"],
])("%s, %s and %s are one concept", (english, japanese, chinese, heading) => {
  expect([english, japanese, chinese].map((name) => findConcepts(name)[0]?.heading)).toEqual([
    heading,
    heading,
    heading,
  ]);
});
