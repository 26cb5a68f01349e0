import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";

const read = (question: string) => {
  const { interventions, comparators, outcomes, conditions } = readAskedRoles(analyzeQuestion(question), question);
  const list = (concepts: typeof outcomes) => concepts.map(({ written }) => written);
  return [list(interventions), list(comparators), list(outcomes), list(conditions)];
};

describe("what is to be prevented", () => {
  it("is the last of two conditions in one name, and the first says of which kind it is", () => {
    expect(read("地诺单抗与唑来膦酸预防绝经后骨质疏松骨折的比较")).toEqual([
      ["地诺单抗"],
      ["唑来膦酸"],
      ["骨折"],
      ["绝经后骨质疏松"],
    ]);
    expect(read("格拉司琼预防妇科肿瘤化疗呕吐的效果")).toEqual([["格拉司琼"], [], ["化疗呕吐"], ["妇科肿瘤"]]);
  });

  it("is no recurrence where its name says only of which kind it is", () => {
    expect(read("蔓越莓能预防女性复发性尿路感染吗")[2]).toEqual([]);
  });
});

describe("what only says which illness or when", () => {
  it.each([
    ["合併症のない憩室炎に抗菌薬は不要か", ["抗菌薬"], ["憩室炎"]],
    ["无并发症憩室炎可以不用抗生素吗", ["抗生素"], ["憩室炎"]],
    ["Is thrombectomy beneficial beyond 6 hours after stroke onset?", ["thrombectomy"], ["stroke"]],
    ["がん化学療法中の運動は倦怠感を軽減するか", ["運動"], ["倦怠感"]],
  ])("is no outcome and no treatment: %s", (question, given, conditions) => {
    expect(read(question)).toEqual([given, [], [], conditions]);
  });
});

describe("what is compared", () => {
  it.each([
    [
      "Is hypertonic saline superior to normal saline in shortening hospital stay?",
      "hypertonic saline",
      "normal saline",
    ],
    ["高張食塩水吸入は生理食塩水より入院期間を短縮するか", "高張食塩水吸入", "生理食塩水"],
    ["雾化高渗盐水是否比生理盐水缩短住院时间", "雾化高渗盐水", "生理盐水"],
    ["早期バソプレシンはノルアドレナリン単独より28日死亡率を下げるか", "バソプレシン", "ノルアドレナリン"],
  ])("are both, though one has the other's name in it or is alone: %s", (question, one, other) => {
    expect(read(question).slice(0, 2)).toEqual([[one], [other]]);
  });

  it("is a drug that treats what is refractory", () => {
    expect(read("氯胺酮治疗难治性抑郁症是否不劣于电休克").slice(0, 2)).toEqual([["氯胺酮"], ["电休克"]]);
  });

  it("is the treatment, and not what it is to help with", () => {
    expect(read("電子タバコは禁煙に有効か、ニコチンパッチとの比較").slice(0, 2)).toEqual([
      ["電子タバコ"],
      ["ニコチンパッチ"],
    ]);
  });

  it("ends before the verb: injections speed recovery", () => {
    const question = "Do corticosteroid injections speed recovery in frozen shoulder compared with physiotherapy?";
    expect(read(question).slice(0, 2)).toEqual([["corticosteroid injections"], ["physiotherapy"]]);
  });
});
