import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "../question/analyze-question.ts";
import type { QuestionConcept } from "../question/concept.ts";
import { readAskedRoles } from "./asked-roles.ts";

const write = (concepts: readonly QuestionConcept[]) => concepts.map(({ written }) => written);

function readRoles(question: string) {
  const roles = readAskedRoles(analyzeQuestion(question), question);
  return {
    ...roles,
    arms: [write(roles.interventions), write(roles.comparators)],
    ways: roles.ways.map((way) => way.written),
  };
}

describe("what is tried, and what it is set against", () => {
  it.each([
    ["只吃药可以吗,还是要做支架", ["吃药"], ["做支架"]],
    ["肾结石，多喝水吃排石药还是体外碎石", ["多喝水", "排石"], ["体外碎石"]],
    ["高血压药早上吃好还是睡前吃好", ["高血压药"], []],
    [
      "Is nurse-led discharge as safe as consultant-led discharge?",
      ["nurse-led discharge"],
      ["consultant-led discharge"],
    ],
    [
      "Does laparoscopic inguinal hernia repair cause less pain than open mesh repair?",
      ["laparoscopic inguinal hernia repair"],
      ["open mesh repair"],
    ],
    ["IV lidocaine versus IV morphine for renal colic", ["lidocaine"], ["morphine"]],
    ["Is coconut water as good as a sports drink for rehydration after exercise?", ["coconut water"], ["sports drink"]],
    ["I feel shattered after the birth, is an iron drip better than tablets?", ["iron drip"], ["tablets"]],
    ["ultrasound-guided vs landmark femoral nerve block hip fracture pain", ["ultrasound", "femoral nerve block"], []],
    ["Does internet-based therapy help patients with depression?", ["internet-based therapy"], []],
    ["Do non-drug therapies help fibromyalgia?", [], []],
    ["Does loratadine or cetirizine raise body weight?", ["loratadine", "cetirizine"], []],
    ["Does loratadine or cetirizine work better for hives?", ["loratadine"], ["cetirizine"]],
    ["氯雷他定或西替利嗪会引起嗜睡吗", ["氯雷他定", "西替利嗪"], []],
    ["テルミサルタンとアムロジピンの併用は腎機能低下を抑えるか", ["テルミサルタン", "アムロジピン"], []],
    ["氯雷他定或西替利嗪能改善荨麻疹吗", ["氯雷他定", "西替利嗪"], []],
    ["Does drinking beer or wine make gout worse?", ["beer", "wine"], []],
    ["ニンニクや緑茶は血圧を下げるか", ["ニンニク", "緑茶"], []],
    [
      "Does early mobilisation reduce delirium compared with delayed mobilisation?",
      ["early mobilisation"],
      ["delayed mobilisation"],
    ],
    [
      "Endoscopic or surgical decompression for carpal tunnel syndrome?",
      ["Endoscopic decompression"],
      ["surgical decompression"],
    ],
    ["Does neuropathy improve with pyridoxine?", ["pyridoxine"], []],
    [
      "Is cyproterone as good as spironolactone or should I get laser hair removal?",
      ["cyproterone"],
      ["laser hair removal", "spironolactone"],
    ],
    ["cognitive therapy vs maintenance lithium for depression", ["cognitive therapy"], ["lithium"]],
    ["Does fluoride varnish damage crowns or veneers?", ["fluoride varnish"], []],
    [
      "Should we switch a stable patient with psoriasis from methotrexate or ciclosporin to adalimumab?",
      ["adalimumab"],
      ["methotrexate", "ciclosporin"],
    ],
    [
      "Should people with lupus who are well on azathioprine change to mycophenolate?",
      ["mycophenolate"],
      ["azathioprine"],
    ],
    ["Does lidocaine ointment work as well as capsaicin for neuralgia?", ["lidocaine"], ["capsaicin"]],
    ["lidocaine ointment or gel for hemorrhoids", ["ointment"], ["gel"]],
    ["乾癬の成人にセクキヌマブとリサンキズマブの寛解効果", ["セクキヌマブ"], ["リサンキズマブ"]],
    ["进展期胃癌 卡瑞利珠单抗+阿帕替尼 vs 化疗 生存期", ["卡瑞利珠单抗", "阿帕替尼"], ["化疗"]],
  ])("%s", (question, interventions, comparators) => {
    expect(readRoles(question).arms).toEqual([interventions, comparators]);
  });

  it.each([
    ["重症哮喘 奥马珠单抗联合激素 是否优于单用", ["奥马珠单抗联合激素", "单用"]],
    [
      "Is prednisone plus azathioprine superior to prednisone alone for myasthenia?",
      ["prednisone plus azathioprine", "prednisone alone"],
    ],
    ["ビタミンB12は筋注と経口のどちらが貧血に優れるか", ["筋注", "経口"]],
    ["how long should they take rivaroxaban, is 3 months better than 6 months?", ["3 months", "6 months"]],
    ["狼疮性肾炎 甲泼尼龙静脉冲击与口服哪个好", ["静脉冲击", "口服"]],
  ])("%s: two ways of one treatment", (question, ways) => {
    expect(readRoles(question).ways).toEqual(ways);
  });

  it.each([
    "What is the best way to stop blood clots in people having a hip replacement or knee replacement?",
    "What can a school do to keep students from starting to smoke or vape?",
    "Which fruit may she eat or drink in gestational diabetes?",
    "おむつかぶれはワセリンを塗るだけで治りますか",
  ])("%s: sets nothing against anything", (question) => {
    const { comparison, ways } = analyzeQuestion(question);
    expect([comparison, ways, readRoles(question).comparators]).toEqual([[], null, []]);
  });
});

describe("what becomes of what", () => {
  it.each([
    ["Does glycine reduce neuropathy from vincristine?", ["glycine"], ["vincristine"]],
    ["ロペラミドはクロザピンによる便秘を減らすか", ["ロペラミド"], ["クロザピン"]],
    ["昂丹司琼能预防顺铂引起的恶心吗", ["昂丹司琼"], ["顺铂"]],
    ["Do probiotics stop the runs you get from amoxicillin?", ["probiotics"], ["amoxicillin"]],
    ["Can I take loratadine while breastfeeding?", ["loratadine"], ["breastfeeding"]],
    ["Does music reduce anxiety in children having outpatient surgery?", ["music"], ["children", "outpatient surgery"]],
    [
      "how many days to stop dulaglutide before endoscopy or anaesthesia",
      ["dulaglutide"],
      ["endoscopy or anaesthesia"],
    ],
    ["What eases pain after a hernia repair?", [], ["hernia repair"]],
    ["What prevents infections in people having a hip replacement?", [], ["hip replacement"]],
  ])("%s: not of what brought it on, or of what is done to them anyway", (question, interventions, people) => {
    const roles = readRoles(question);
    expect([write(roles.interventions), write(roles.people)]).toEqual([interventions, people]);
  });

  it.each([
    ["Does beetroot juice improve swimming performance?", "swimming performance"],
    ["Can terbinafine harm your liver?", "liver"],
    ["Does tamoxifen thicken the womb lining?", "womb lining"],
    ["Does long-term stress show up as higher prolactin?", "prolactin"],
    ["大建中湯 ICU患者 胃内残量 減らせるか", "胃内残量"],
    ["替格瑞洛能更好地抑制血小板吗", "血小板"],
    ["参附注射液 脓毒症 免疫功能 能改善吗", "免疫功能"],
    ["房颤 达比加群 出血风险", "出血风险"],
  ])("%s: %s", (question, outcome) => {
    expect(write(readRoles(question).outcomes)).toEqual([outcome]);
  });

  it.each([
    [
      "Does zinc help people with Crohn's disease or ulcerative colitis?",
      ["Crohn's disease or ulcerative colitis"],
      [],
    ],
    ["Does zinc help wounds in adults undergoing hip or knee replacement?", ["wounds"], ["hip or knee replacement"]],
    ["锌能改善胃癌或食管癌患者的贫血吗", ["胃癌或食管癌", "贫血"], []],
  ])("%s: who has either of two is one", (question, conditions, people) => {
    const roles = readRoles(question);
    expect([write(roles.conditions), write(roles.people)]).toEqual([conditions, people]);
  });

  it("is what is to be stopped, and what is to stop it, in the question's own words", () => {
    const { words } = readRoles("Does pressing the nostril stop a nosebleed?");
    expect([words?.intervention, words?.outcome]).toEqual(["pressing the nostril", "nosebleed"]);
    expect(readRoles("Can we stop the statin a year after a stroke?").words).toBeNull();
  });

  it("is each of the events that a risk is asked of", () => {
    expect(write(readRoles("ステロイドを長期に使うと白内障や緑内障のリスクは上がりますか").outcomes)).toEqual([
      "白内障",
      "緑内障",
    ]);
  });

  it("is less of what is to be brought down, however high it is", () => {
    expect(readRoles("Can garlic bring down slightly raised blood pressure?").hoped).toBe("decreased");
    expect(readRoles("Is uric acid raised by fructose?").hoped).toBe("increased");
  });

  it("is no treatment where it is what a treatment serves, or in what it is given", () => {
    const { interventions, conditions, people } = readRoles(
      "ミダゾラムとフェンタニルの併用は気管支鏡検査の鎮静に有用か",
    );
    expect([interventions, conditions, people].map(write)).toEqual([
      ["ミダゾラム", "フェンタニル"],
      ["鎮静"],
      ["気管支鏡検査"],
    ]);
    expect(readRoles("透明质酸关节腔注射能缓解疼痛吗").arms[0]).toEqual(["透明质酸"]);
    expect(readRoles("透明质酸关节腔注射能缓解疼痛吗").people).toEqual([]);
  });

  it.each([
    ["C反应蛋白能减少儿童抗生素使用吗", ["C反应蛋白"], ["抗生素使用"], ["儿童"]],
    ["益生菌对儿童抗生素使用的影响", ["益生菌"], ["抗生素使用"], ["儿童"]],
    ["维生素D能改善透析患者的炎症吗", ["维生素D"], ["炎症"], ["透析患者"]],
    ["スタチンが透析患者の炎症に及ぼす影響", ["スタチン"], ["炎症"], ["透析患者"]],
    ["Can botox help my son with cerebral palsy walk better?", ["botox"], ["walk"], []],
    [
      "Does levodopa help stroke patients recover arm movement?",
      ["levodopa"],
      ["recover arm movement"],
      ["stroke patients"],
    ],
    ["Do text messages help smokers to quit?", ["text messages"], ["smokers to quit"], []],
    ["Will walking help me get back to work sooner after my back operation?", ["walking"], ["get back to work"], []],
  ])("%s: of whom, and what becomes of them", (question, treatments, outcomes, people) => {
    const roles = readRoles(question);
    expect([roles.arms[0], write(roles.outcomes), write(roles.people)]).toEqual([treatments, outcomes, people]);
  });
});
