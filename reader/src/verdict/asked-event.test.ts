import { describe, expect, it } from "vitest";
import { isAffected, isAskedEvent } from "./asked-event.ts";

describe("a condition that a question asks about as an event", () => {
  it.each([
    ["stroke", "Do statins prevent stroke in older adults?"],
    ["stroke", "Does aspirin reduce the risk of stroke in patients with atrial fibrillation?"],
    ["falls", "Does vitamin D lower the rate of falls?"],
    ["deep vein thrombosis", "heparin for prevention of deep vein thrombosis"],
    ["migraine", "Is propranolol effective for migraine prophylaxis?"],
    ["autism", "Does the MMR vaccine cause autism?"],
    ["脳卒中", "スタチンは脳卒中を予防しますか"],
    ["骨折", "ビタミンDで骨折のリスクは下がるか"],
    ["脑卒中", "他汀类药物能预防脑卒中吗"],
    ["脑卒中", "他汀能预防糖尿病患者的脑卒中吗"],
    ["跌倒", "维生素D能降低跌倒的风险吗"],
    ["骨折", "维生素D能否预防老年人骨折"],
    ["blood clots", "Do compression socks stop you getting blood clots on long flights?"],
    ["dementia", "Will a hearing aid help my mum stay sharp and not get dementia?"],
    ["bladder infections", "Does cranberry juice keep bladder infections away?"],
    ["nausea", "Is there less nausea with propofol than with sevoflurane?"],
    ["pain", "Will insoles let me run without pain?"],
    ["せん妄", "デクスメデトミジンはプロポフォールよりせん妄が少ないか"],
    ["肝臓がん", "コーヒーを毎日飲むと肝臓がんになりにくいですか"],
    ["出血", "利伐沙班和华法林相比哪个出血少"],
    ["骨质疏松", "喝咖啡会得骨质疏松吗"],
    ["asthma", "Does breastfeeding protect babies against asthma?"],
    ["altitude sickness", "Should I take diamox to avoid altitude sickness?"],
    ["新生儿低血糖", "二甲双胍与胰岛素治疗妊娠期糖尿病对新生儿低血糖的影响"],
    ["脑瘫", "硫酸镁治疗子痫前期对早产儿脑瘫的影响"],
    ["筋力が落ち", "コルセットをずっとつけていると筋力が落ちますか"],
  ])("is %j in %j", (written, question) => {
    expect(isAskedEvent(written, question)).toBe(true);
  });

  it.each([
    ["atrial fibrillation", "Does aspirin prevent stroke in patients with atrial fibrillation?"],
    ["stroke", "Does early mobilisation help after stroke?"],
    ["depression", "Does exercise improve depression?"],
    ["heart failure", "Do SGLT2 inhibitors reduce hospital admission in heart failure?"],
    ["心房細動", "心房細動の患者でアスピリンは脳卒中を予防するか"],
    ["糖尿病", "他汀能预防糖尿病患者的脑卒中吗"],
    ["下痢", "下痢が多い患者にはロペラミドが効くか"],
    ["糖尿病", "父は糖尿病になりました。運動は効きますか"],
    ["pain", "Does pain without fever need antibiotics?"],
  ])("is not %j in %j", (written, question) => {
    expect(isAskedEvent(written, question)).toBe(false);
  });
});

describe("what a question asks the effect on", () => {
  it.each([
    ["ovulation", "Does metformin improve ovulation in PCOS?", true],
    ["gait", "Does tai chi improve the gait of older people?", true],
    ["排卵", "メトホルミンは排卵を誘発しますか", true],
    ["步态", "太极拳能改善老年人的步态吗", true],
    ["PCOS", "Does metformin improve ovulation in PCOS?", false],
    ["surgery", "Does music reduce anxiety before surgery?", false],
  ])("%j in %j: %s", (written, question, is) => {
    expect(isAffected(written, question)).toBe(is);
  });
});
