import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const kindOf = (question: string, heading: string) =>
  analyzeQuestion(question).concepts.find((concept) => concept.heading === heading)?.kind;

describe("a treatment that patients cannot have, or that did not help them", () => {
  it.each([
    ["睡眠時無呼吸 CPAP使えない人 マウスピース", "Continuous Positive Airway Pressure"],
    ["メトトレキサート抵抗性の関節リウマチにトシリズマブ", "Methotrexate"],
    ["クロザピン 忍容性 ハロペリドール無効の統合失調症", "Haloperidol"],
    ["华法林不耐受 房颤 左心耳封堵", "Warfarin"],
    ["メトトレキサート未治療の関節リウマチに対するゴリムマブの効果", "Methotrexate"],
    ["未用过甲氨蝶呤的类风湿关节炎 戈利木单抗", "Methotrexate"],
    ["methotrexate-resistant arthritis and tocilizumab", "Methotrexate"],
    ["left atrial appendage closure in people who cannot take warfarin", "Warfarin"],
  ])("%s: a population, where another is asked for", (question, heading) => {
    const concept = analyzeQuestion(question).concepts.find((it) => it.heading === heading);
    expect([concept?.kind, concept?.excluded]).toEqual(["population", false]);
  });

  it("is asked for where it asks whether it helps", () => {
    expect(kindOf("ハロペリドールはせん妄に無効か", "Haloperidol")).toBe("intervention");
  });
});

describe("a treatment that describes the patients", () => {
  it.each([
    "Is apixaban safer than warfarin in patients with atrial fibrillation on dialysis?",
    "apixaban in dialysis patients",
    "apixaban for people receiving dialysis",
    "透析患者におけるアピキサバン",
    "透析中の心房細動患者でアピキサバンはワルファリンより安全か",
    "透析を受けている患者へのアピキサバン",
    "透析的房颤患者使用阿哌沙班是否比华法林更安全？",
    "接受透析的患者使用阿哌沙班",
    "透析患者的阿哌沙班治疗",
    "stroke in patients on dialysis",
    "My mum is on dialysis and always itchy. What helps?",
    "透析をしている母のかゆみ",
    "我妈做了十年透析，皮肤痒怎么办",
  ])("%s: a population", (question) => {
    expect(kindOf(question, "Renal Dialysis")).toBe("population");
  });

  it.each([
    ["dialysis for heart failure", "Renal Dialysis"],
    ["Does dialysis help patients with heart failure?", "Renal Dialysis"],
    ["metformin or insulin in patients with diabetes", "Insulin"],
    ["patients treated with metformin or insulin", "Insulin"],
    ["心不全患者に透析は有効か", "Renal Dialysis"],
    ["要不要做透析，会不会活得更久", "Renal Dialysis"],
    ["Is dialysis worth starting at 85 with heart failure?", "Renal Dialysis"],
    ["糖尿病患者に対するメトホルミンとインスリン", "Insulin"],
    ["メトホルミンは糖尿病患者の死亡を減らすか", "Metformin"],
    ["インスリンとメトホルミンの糖尿病患者への効果", "Metformin"],
    ["二甲双胍治疗糖尿病患者与胰岛素比较", "Metformin"],
    ["胰岛素和二甲双胍对糖尿病患者的作用", "Metformin"],
  ])("%s: a treatment", (question, heading) => {
    expect(kindOf(question, heading)).toBe("intervention");
  });
});
