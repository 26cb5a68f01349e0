import { listArms } from "@medsieve/contract/question-words";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const compared = (question: string) =>
  analyzeQuestion(question)
    .comparison.map(({ heading }) => heading)
    .toSorted();

describe("what a question compares", () => {
  it.each([
    "metformin versus insulin in gestational diabetes",
    "Is metformin better than insulin for gestational diabetes?",
    "metformin or insulin for gestational diabetes",
    "gestational diabetes: insulin compared with metformin",
    "妊娠糖尿病におけるメトホルミンとインスリンの比較",
    "妊娠糖尿病にはインスリンとメトホルミンのどちらがよいか",
    "二甲双胍与胰岛素相比治疗妊娠期糖尿病",
    "妊娠期糖尿病用二甲双胍还是胰岛素",
  ])("%s", (question) => {
    expect(compared(question)).toEqual(["Insulin", "Metformin"]);
  });

  it.each([
    "metformin and insulin in gestational diabetes",
    "Does metformin lower mortality compared with no treatment?",
    "糖尿病または高血圧とアスピリン",
    "metformin in diabetes or heart failure",
  ])("%s: nothing", (question) => {
    expect(compared(question)).toEqual([]);
  });

  it.each([
    ["Should she have grommets or have her tonsils out for ear infections?", ["grommets", "tonsils out"]],
    ["intranasal fentanyl vs IV morphine paeds fracture", ["intranasal fentanyl", "morphine"]],
    ["lamotrigine vs levetiracetam women focal epilepsy", ["lamotrigine", "levetiracetam"]],
    ["guanfacine ER vs atomoxetine tics", ["guanfacine", "atomoxetine"]],
    ["family based treatment anorexia adolescents vs individual therapy", ["family based treatment", "individual"]],
    ["tranexamic acid PPH 1g IV vs carbetocin", ["tranexamic acid", "carbetocin"]],
    ["Is radiotherapy kinder than surgery for prostate cancer?", ["radiotherapy", "surgery"]],
    ["Is low-dose CT better than chest X-ray for lung cancer screening?", ["low-dose CT", "chest X-ray"]],
    ["Is a Mediterranean diet better than a low-fat diet for the heart?", ["Mediterranean diet", "low-fat diet"]],
    ["Is there less nausea with propofol than with sevoflurane?", ["propofol", "sevoflurane"]],
    ["Does ondansetron cause more QT prolongation than granisetron?", ["ondansetron", "granisetron"]],
    ["Can tamoxifen be replaced by an aromatase inhibitor?", ["aromatase inhibitor", "tamoxifen"]],
    ["Effect of yoga on anxiety compared to medication", ["yoga", "medication"]],
    ["Is surgery or medication better for gallstones?", ["surgery", "medication"]],
    ["高齢者の転倒予防に運動は薬より効果があるか", ["運動", "薬"]],
    ["アブレーションと薬物療法ではどちらがよいか", ["アブレーション", "薬物療法"]],
    ["手术还是药物治疗胆结石", ["手术", "药物治疗"]],
    ["drugs for asthma", []],
  ])("%s: kinds of treatment, too, and two of three", (question, arms) => {
    expect(analyzeQuestion(question).comparison.map(({ written }) => written)).toEqual(arms);
  });

  it.each([
    "apixaban instead of warfarin in atrial fibrillation",
    "Instead of warfarin, is apixaban safe in atrial fibrillation?",
    "apixaban rather than warfarin for atrial fibrillation",
    "心房細動でワルファリンの代わりにアピキサバン",
    "心房細動ではワルファリンよりアピキサバンが優れるか",
    "与华法林相比，阿哌沙班治疗房颤",
    "房颤用阿哌沙班而不是华法林",
  ])("%s: what is replaced is the comparator, not left out", (question) => {
    const { comparison, concepts } = analyzeQuestion(question);
    expect(comparison.map(({ heading, names }) => heading ?? names[0]?.text)).toEqual(["apixaban", "Warfarin"]);
    expect(concepts.some(({ excluded }) => excluded)).toBe(false);
  });

  it.each([
    "switching from warfarin to apixaban in atrial fibrillation",
    "warfarin to apixaban switch in atrial fibrillation",
    "ワルファリンからアピキサバンへの切り替え 心房細動",
    "ワルファリンをアピキサバンに変更 心房細動",
    "房颤 华法林要不要换成阿哌沙班",
    "房颤 华法林改为阿哌沙班",
  ])("%s: what is changed to, with what it was", (question) => {
    expect(analyzeQuestion(question).comparison.map(({ heading, names }) => heading ?? names[0]?.text)).toEqual([
      "apixaban",
      "Warfarin",
    ]);
  });

  it("a treatment with what is none by its name, and each of a list", () => {
    const arms = (question: string) => analyzeQuestion(question).comparison.map(({ written }) => written);
    expect(arms("yoga, tai chi or walking for chronic low back pain")).toEqual(["yoga", "tai chi", "walking"]);
    expect(arms("hospital at home versus inpatient care for frail older people")).toEqual([
      "hospital at home",
      "inpatient",
    ]);
  });

  it("nothing where 对 says what a treatment acts on", () => {
    expect(compared("瑜伽对髋关节置换术后疼痛的影响")).toEqual([]);
  });

  it.each([
    "アトロピン点眼 0.01%と0.05%を比較",
    "单次地塞米松0.15mg/kg还是0.6mg/kg治疗哮吼 布地奈德雾化",
    "oral step-down with beta-lactams, 7 days vs 14 days",
  ])("%s: figures, and no treatments", (question) => {
    expect(compared(question)).toEqual([]);
  });

  it.each([
    ["laparoscopic vs open appendectomy in pregnancy", ["laparoscopic", "open"]],
    ["intranasal vs buccal midazolam for a child with seizures", ["intranasal", "buccal midazolam"]],
    ["0.01%阿托品滴眼液和角膜塑形镜哪个控制近视更好", ["阿托品", "角膜塑形镜"]],
    ["心房細動でDOAC内服中の患者の抜歯 術後出血 ワルファリンとの比較", ["DOAC", "ワルファリン"]],
    ["ketamine intranasal v IV morphine for renal colic", ["ketamine", "morphine"]],
    ["steroid eye drops after cataract surgery vs NSAID eye drops", ["steroid eye drops", "NSAID eye drops"]],
    ["sevoflurane sedation vs propofol in intensive care", ["sevoflurane", "propofol"]],
    ["歯科治療 不安 笑気 静脈内鎮静 比較", ["笑気", "静脈内鎮静"]],
    ["dexamethasone one dose or prednisolone 3 days for croup", ["dexamethasone", "prednisolone"]],
    ["プレドニゾロン 5日間 vs デキサメタゾン 喘息", ["プレドニゾロン", "デキサメタゾン"]],
    ["wrist fracture: surgery or zorbafexin", ["surgery", "zorbafexin"]],
    ["術後せん妄 ハロペリドールとリスペリドンで副作用に差はあるか", ["ハロペリドール", "リスペリドン"]],
    ["万古霉素 AUC监测和谷浓度 肾损伤哪个少", ["AUC监测", "谷浓度"]],
    ["流感疫苗 高劑量與標準劑量比較", ["高劑量", "標準劑量"]],
    ["吃了二甲双胍血糖还是很高 加胰岛素", []],
    ["禁煙外来 バレニクリン 出荷停止中の代替", []],
    ["metformin vs insulin vs glyburide in gestational diabetes", ["metformin", "insulin", "glyburide"]],
    ["open angle glaucoma versus closed angle glaucoma prevalence", []],
    ["直腸がん検診 内視鏡 vs ゾルバフェキシン", []],
    ["HPV自采样能否提高宫颈癌筛查参与率？邮寄上门与诊所发放相比", []],
  ])(
    "%s: the two ways, the treatment and not its form, a drug with a drug, nothing in place of an unknown one",
    (question, arms) => {
      expect(analyzeQuestion(question).comparison.map(({ written }) => written)).toEqual(arms);
    },
  );

  it("keeps both arms, known or not", () => {
    expect(analyzeQuestion("zorbafexin versus aspirin for stroke").comparison.map(({ written }) => written)).toEqual([
      "zorbafexin",
      "aspirin",
    ]);
    expect(compared("阿司匹林对氯吡格雷预防卒中")).toEqual(["Aspirin", "Clopidogrel"]);
    expect(analyzeQuestion("铋剂四联疗法 vs 克拉霉素三联").comparison.map(({ written }) => written)).toEqual([
      "铋剂四联疗法",
      "克拉霉素三联",
    ]);
    expect(compared("exercise rather than drugs for depression")).toEqual(["Drug Therapy", "Exercise"]);
  });
});

describe("two treatments with other words between them", () => {
  it.each([
    ["膝盖疼打玻璃酸钠有用吗还是吃氨糖好", ["打玻璃酸钠", "氨糖"]],
    ["颈椎病戴颈托好还是做牵引好", ["戴颈托", "牵引"]],
    ["近视戴OK镜和滴阿托品哪个好", ["戴OK镜", "滴阿托品"]],
    ["大腸がんの検査は便潜血だけで十分？内視鏡もしたほうがいい？", ["便潜血", "内視鏡"]],
    ["子宮筋腫は薬と手術どちらがいいですか", ["薬", "手術"]],
    ["尿毒症患者血液透析和腹膜透析哪个活得久", ["血液透析", "腹膜透析"]],
    ["Is walking enough for osteoporosis or do I need weights at the gym?", ["walking", "weights at the gym"]],
    ["I slipped a disc. Do I need an operation or will it get better with physio?", ["operation", "physio"]],
    ["I have lung cancer and feel awful on chemo, would immunotherapy be kinder?", ["immunotherapy", "chemo"]],
  ])("%s", (question, arms) => {
    expect(listArms(question, analyzeQuestion(question).words)).toEqual(arms);
  });

  it("does not take what is given together for two arms", () => {
    const question = "My dad takes clopidogrel as well as aspirin, is it safe?";
    expect(listArms(question, analyzeQuestion(question).words)).toEqual([]);
  });
});
