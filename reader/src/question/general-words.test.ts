import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

/** Each word of a question that is used or not understood, with what it is searched as. */
const read = (question: string) =>
  Object.fromEntries(
    analyzeQuestion(question)
      .words.filter(({ use }) => use !== "function")
      .map(({ text, use, as }) => [text, use === "unused" ? null : as]),
  );
const arms = (question: string) =>
  analyzeQuestion(question).comparison.map(({ heading, names }) => heading ?? names[0]?.text);

describe("a Japanese or Chinese word that is no concept", () => {
  it("is read by the English words of papers", () => {
    expect(read("看護師の夜勤帯")).toMatchObject({ 夜勤帯: "night shift" });
    expect(read("高龄老人 入户随访")).toMatchObject({ 入户随访: "home visits" });
  });

  it("may be written in Latin letters", () => {
    expect(read("看護師 OJT 満足度")).toMatchObject({ OJT: "on-the-job training" });
    expect(read("nurses OJT satisfaction")).toMatchObject({ OJT: "OJT" });
  });

  it("leaves its letters to a name, and to a number with its unit", () => {
    expect(read("高血压 降压药")).toMatchObject({ 高血压: "Hypertension" });
    expect(read("プレドニゾロン20mgを6か月間")).toMatchObject({ "6か月間": null });
    expect(read("青少年抑郁症状")).toMatchObject({ 青少年抑郁: "adolescent depression", 症状: "symptom" });
  });

  it("helps ranking and is required of no paper", () => {
    const { concepts } = analyzeQuestion("胃瘻 液体");
    expect(concepts.map(({ written, weight }) => [written, weight >= 0.4])).toEqual([
      ["胃瘻", true],
      ["液体", false],
    ]);
  });

  it("is an arm where the question compares by it", () => {
    expect(arms("脑卒中后吞咽障碍 重复经颅磁刺激 高频vs低频")).toEqual(["high frequency", "low frequency"]);
    expect(arms("胃瘻 半固形栄養剤 液体と比べて逆流、肺炎")).toEqual(["Enteral Nutrition", "liquid"]);
    expect(arms("突発性難聴 鼓室内ステロイド投与 全身投与と比べて聴力回復")).toEqual([
      "intratympanic steroid injection",
      "systemic",
    ]);
  });

  it("is an arm, and what says more of it stays out, where other words stand between", () => {
    expect(arms("看護学生 急変対応シミュレーション VRと高機能マネキンの比較 自己効力感")).toEqual([
      "Virtual Reality",
      "simulator",
    ]);
    expect(arms("降压药晚上吃和早上吃相比 心血管事件有没有差别")).toEqual(["evening", "morning"]);
    expect(arms("HPV自采样 农村妇女 尿液 vs 阴道拭子")).toEqual(["Urine", "swab"]);
    expect(arms("PCOS 排卵誘発 レトロゾール クロミフェン 比較 多胎率")).toEqual(["Letrozole", "Clomiphene"]);
    expect(arms("机器人手术 与传统腹腔镜相比 前列腺癌")).toEqual(["Robotic Surgical Procedures", "Laparoscopy"]);
  });

  it("leaves a treatment that is held against placebo, or against something unknown, without an arm beside it", () => {
    expect(arms("術後せん妄予防 スボレキサント 65歳以上 プラセボ比較")).toEqual([]);
    expect(arms("スボレキサントとプラセボの比較 術後せん妄")).toEqual([]);
    expect(arms("人工晶体术后眩光 与珑珀比较")).toEqual([]);
  });
});
