import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import { readAskedRoles } from "./asked-roles.ts";

const readRoles = (question: string) => {
  const { interventions, conditions, isTreatment } = readAskedRoles(analyzeQuestion(question), question);
  return { isTreatment, interventions: interventions.map(({ written }) => written), conditions: conditions.length };
};

describe("what a question hopes for", () => {
  it.each([
    ["Does zinc improve muscle strength?", "increased"],
    ["Does zinc improve anaemia?", null],
    ["Does nephrotoxicity improve with zinc?", null],
    ["Does insulin glargine cause less hypoglycaemia than NPH insulin?", "decreased"],
    ["Does zinc cause nausea?", "increased"],
    ["letrozole for ovulation induction in PCOS, live birth rates", null],
    ["Does naltrexone reduce drinking in alcohol dependence?", "decreased"],
    ["デクスメデトミジンは挿管時の血圧上昇を抑えるか", "decreased"],
    ["鉄剤の補充は貧血を改善するか", null],
    ["PD-1抑制剂用于晚期食管癌的总生存期", null],
    ["Can GLP-1 agonists be used in type 1 diabetes without causing ketoacidosis?", "decreased"],
    ["替格瑞洛会不会增加出血", "increased"],
    ["Does teriflunomide slow brain volume loss in multiple sclerosis?", "decreased"],
    ["特立氟胺能减缓脑萎缩吗", "decreased"],
    ["手術前のカーボローディングで在院日数は短くなるか", "decreased"],
    ["デノスマブを中止すると骨折は増えるか", "increased"],
    ["替格瑞洛不增加出血吗", "decreased"],
  ])("%s: %s", (question, hoped) => {
    expect(readAskedRoles(analyzeQuestion(question), question).hoped).toBe(hoped);
  });
});

describe("what a question asks the effect of", () => {
  it.each([
    ["妊娠中の禁煙支援は低出生体重を減らしますか", "禁煙支援", "低出生体重"],
    ["喘息の子どもに吸入ステロイドは成長に影響しますか", "吸入ステロイド", "成長"],
    ["二甲双胍能改善多囊卵巢综合征患者的排卵吗", "二甲双胍", "排卵"],
    ["维生素D能预防跌倒吗", "维生素D", "预防跌倒"],
    ["手机短信提醒能提高服药依从性吗", "短信提醒", "服药依从性"],
    ["太极能改善老年人的平衡能力吗", "太极", "平衡能力"],
    ["早期リハビリテーションは人工呼吸器離脱までの日数を短縮するか", "早期リハビリテーション", "人工呼吸器離脱"],
    ["Does tight blood pressure control prevent stroke?", "tight blood pressure control", "stroke"],
    ["Does early mobilisation speed up wound healing?", "early mobilisation", "wound healing"],
    ["Does strict blood glucose control lower mortality?", "strict blood glucose control", "mortality"],
    ["慢性腎臓病患者で尿酸を下げる治療は死亡を減らすか", "尿酸を下げる治療", "死亡"],
    ["人工膝関節置換術後の静脈血栓予防はアスピリンで十分か", "アスピリン", "静脈血栓"],
    ["ICU患者早期肠内营养是否减少感染并发症", "早期肠内营养", "感染并发症"],
    [
      "Antenatal steroids for late preterm birth: neonatal hypoglycaemia",
      "Antenatal steroids",
      "neonatal hypoglycaemia",
    ],
  ])("%s: %s on %s", (question, intervention, outcome) => {
    const { interventions, outcomes } = readAskedRoles(analyzeQuestion(question), question);
    expect([interventions, outcomes].map((all) => all.map(({ written }) => written))).toEqual([
      [intervention],
      [outcome],
    ]);
  });

  it("is what gives more of something than another does", () => {
    const question = "Does chondrocyte implantation give better function than microfracture?";
    const { comparators, outcomes, conditions } = readAskedRoles(analyzeQuestion(question), question);
    expect([comparators, outcomes, conditions].map((all) => all.map(({ written }) => written))).toEqual([
      ["microfracture"],
      ["function"],
      [],
    ]);
  });

  it("is compared with what it names, though no vocabulary has that", () => {
    const question = "Is zinc better than frobnication for colds?";
    const { interventions, comparators } = readAskedRoles(analyzeQuestion(question), question);
    expect([interventions, comparators].map((concepts) => concepts.map(({ written }) => written))).toEqual([
      ["zinc"],
      ["frobnication"],
    ]);
  });

  it("is what else it names, where its only procedure is when that is given", () => {
    expect(readRoles("Does humming shorten ileus after surgery?")).toEqual({
      ...{ isTreatment: false, interventions: ["humming"], conditions: 1 },
    });
    expect(readRoles("Does gum chewing shorten ileus after surgery?")).toEqual({
      ...{ isTreatment: true, interventions: ["gum chewing"], conditions: 1 },
    });
  });

  it("is the procedure itself where nothing else is named", () => {
    expect(readRoles("Does surgery shorten ileus?").isTreatment).toBe(true);
  });

  it("is what would replace another, or is measured by it, and not who gets it or when", () => {
    const arms = (question: string) => {
      const { interventions, comparators, people } = readAskedRoles(analyzeQuestion(question), question);
      return [interventions, comparators, people].map((concepts) => concepts.map(({ written }) => written));
    };
    expect(arms("Can exercise replace antidepressants in mild depression?")).toEqual([
      ...[["exercise"], ["antidepressants"], []],
    ]);
    expect(arms("Is watchful waiting as effective as antibiotics in otitis media?")).toEqual([
      ...[["watchful waiting"], ["antibiotics"], []],
    ]);
    expect(arms("restrictive versus liberal transfusion in gastrointestinal bleeding")).toEqual([
      ...[["restrictive transfusion"], ["liberal transfusion"], []],
    ]);
    expect(arms("Are corticosteroids of benefit in shock that does not respond to vasopressors?")).toEqual([
      ...[["corticosteroids"], [], ["vasopressors"]],
    ]);
    expect(arms("smoking cessation before surgery and wound complications")[0]).toEqual(["smoking cessation"]);
    expect(arms("Does hydrocortisone plus fludrocortisone compared with placebo reduce mortality?")).toEqual([
      ...[["hydrocortisone", "fludrocortisone"], ["placebo"], []],
    ]);
    expect(arms("化疗引起的恶心呕吐用生姜有用吗")[0]).toEqual(["生姜"]);
  });

  it("is nothing where a sentence asks for something else", () => {
    for (const question of [
      "Are UK radiologists satisfied with their training in suspected child abuse?",
      "Can magnetic resonance imaging accurately detect disc pain?",
      "Is expert breast pathology assessment necessary for ductal carcinoma in situ?",
      "Is unsafe sexual behaviour increasing among people with HIV?",
    ]) {
      expect(readRoles(question).interventions, question).toEqual([]);
    }
  });
});

describe("whom and when a question asks about", () => {
  it("is no treatment", () => {
    expect(readRoles("Does early feeding after surgery shorten hospital stay?").interventions).toEqual(["feeding"]);
    expect(readRoles("糖尿病患者の足潰瘍の予防").interventions).toEqual([]);
  });

  it("does not swallow a treatment that stands beside people", () => {
    expect(readRoles("fever in children paracetamol ibuprofen").interventions).toEqual(["paracetamol", "ibuprofen"]);
    expect(readRoles("ワルファリンとDOACはどちらが出血が少ないか").interventions).toEqual(["ワルファリン"]);
  });

  it("is not how well a test is", () => {
    expect(readRoles("sensitivity of D-dimer for pulmonary embolism").interventions).toEqual([]);
  });
});

describe("what a question asks to go together", () => {
  const readBoth = (question: string) => {
    const { relation, interventions, outcomes, hoped } = readAskedRoles(analyzeQuestion(question), question);
    return [relation, interventions.map(({ written }) => written), outcomes.map(({ written }) => written), hoped];
  };

  it("is an exposure and an outcome, by their whole names", () => {
    expect(readBoth("Is alexithymia a risk factor for unexplained physical symptoms?")).toEqual([
      ...["association", ["alexithymia"], ["unexplained physical symptoms"], "increased"],
    ]);
    expect(readBoth("Does the sex of patients influence survival after stroke?").slice(0, 3)).toEqual([
      ...["association", ["the sex of patients"], ["survival"]],
    ]);
  });

  it("hopes for more where less of one goes with less of the other", () => {
    expect(readBoth("Is low chloride a risk factor for mortality?")[3]).toBe("decreased");
    expect(readBoth("Does lower vitamin D cause worse asthma control?")[3]).toBe("increased");
  });

  it("is read in Japanese and Chinese, too", () => {
    expect(readBoth("睡眠不足会导致肥胖吗")).toEqual(["association", ["睡眠不足"], ["肥胖"], "increased"]);
    expect(readBoth("喫煙は関節リウマチのリスクになるか").slice(0, 3)).toEqual([
      ...["association", ["喫煙"], ["関節リウマチ"]],
    ]);
  });

  it("takes a name as it is known for what it is, with what is low in it", () => {
    expect(readBoth("Does maternal smoking cause low birth weight?")[3]).toBe("increased");
  });

  it("is each of several outcomes", () => {
    expect(readBoth("Is frailty associated with mortality and readmission?")[2]).toEqual(["mortality", "readmission"]);
  });
});
