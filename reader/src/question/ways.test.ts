import { listArms } from "@medsieve/contract/question-words";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const listWays = (question: string) => analyzeQuestion(question).ways?.each.map(({ written }) => written) ?? [];
const shownArms = (question: string) => listArms(question, analyzeQuestion(question).words);

describe("ways of one treatment", () => {
  it.each([
    ["clopidogrel 300 mg or 600 mg before PCI", ["300 mg", "600 mg"]],
    ["1:4 vs 1:6 nurse-patient ratio and falls", ["1:4", "1:6"]],
    ["7 days vs 14 days of cefazolin for bacteraemia", ["7 days", "14 days"]],
    ["vitamin D once weekly or daily in rickets", ["once weekly", "daily"]],
    ["methotrexate every other day versus every day", ["every other day", "every day"]],
    ["プレドニゾロン 5日間と10日間 喘息発作 どちらがよいか", ["5日間", "10日間"]],
    ["アスピリン 100mgと300mgの比較", ["100mg", "300mg"]],
    ["吸引 2時間毎 vs 4時間毎 肺炎", ["2時間毎", "4時間毎"]],
    ["阿莫西林 1周还是2周 中耳炎", ["1周", "2周"]],
    ["利妥昔单抗500mg和1000mg相比", ["500mg", "1000mg"]],
    ["甲氨蝶呤 隔日或每日", ["隔日", "每日"]],
    ["大腸菌菌血症 7日 14日 抗菌薬", ["7日", "14日"]],
    ["体温管理療法 33度と36度", ["33度", "36度"]],
    ["高齢者の血圧目標 120未満と140未満", ["120未満", "140未満"]],
    ["老年人降压目标 130还是150", ["130", "150"]],
    ["腎性貧血 鉄 静注 経口", ["静注", "経口"]],
    ["吸入ステロイド 間欠 連日", ["間欠", "連日"]],
    ["药物外渗 热敷 冷敷", ["热敷", "冷敷"]],
    ["双極性障害の妊婦 リチウム継続と中止", ["継続", "中止"]],
    ["先兆流产 黄体酮 阴道给药与口服比较", ["阴道给药", "口服"]],
    ["胆囊炎 早期手术还是延期手术", ["早期手术", "延期手术"]],
    ["Furosemide infusion or boluses for heart failure?", ["infusion", "boluses"]],
    ["喝红酒比喝白酒更不容易得痛风吗", ["喝红酒", "喝白酒"]],
    [
      "術後悪心嘔吐にデキサメタゾンとオンダンセトロンを併用すると単独より有効か",
      ["デキサメタゾンとオンダンセトロンを併用", "単独"],
    ],
    ["早期手術は待機手術より回復が早いか", ["早期手術", "待機手術"]],
    ["小児 伝染性膿痂疹 外用抗菌薬 内服", ["外用抗菌薬", "内服"]],
    ["翻身 每2小時 每4小時", ["2小時", "4小時"]],
    ["近视 0.01%阿托品 0.05%阿托品", ["0.01%阿托品", "0.05%阿托品"]],
    ["Is 3 days of amoxicillin as good as 7 for pneumonia?", ["3 days", "7"]],
    ["5 days of treatment versus 10 days in otitis", ["5 days", "10 days"]],
  ])("are figures: %s", (question, ways) => {
    expect(listWays(question)).toEqual(ways);
    expect(shownArms(question)).toEqual(ways);
    expect(analyzeQuestion(question).comparison).toEqual([]);
  });

  it.each([
    ["ezetimibe + atorvastatin versus atorvastatin alone", ["ezetimibe + atorvastatin", "atorvastatin alone"]],
    [
      "combining naproxen and codeine vs either alone for dysmenorrhoea",
      ["combining naproxen and codeine", "either alone"],
    ],
    ["メトホルミンとピオグリタゾン併用 vs 単独 糖尿病", ["メトホルミンとピオグリタゾン併用", "単独"]],
    ["肝癌 索拉非尼+TACE vs 单用索拉非尼", ["索拉非尼+TACE", "单用索拉非尼"]],
  ])("are a combination and one alone: %s", (question, ways) => {
    expect(listWays(question)).toEqual(ways);
    expect(shownArms(question)).toEqual(ways);
  });

  it.each([
    ["thyroidectomy with or without drainage", ["with", "without drainage"]],
    ["levothyroxine in the morning or at bedtime", ["in the morning", "at bedtime"]],
    ["continue or stop clopidogrel before colonoscopy", ["continue", "stop"]],
    ["レボチロキシンは朝か就寝前か", ["朝", "就寝前"]],
    ["内視鏡前のワルファリンは継続か中止か", ["継続", "中止"]],
    ["左甲状腺素 早上还是睡前", ["早上", "睡前"]],
    ["阿司匹林术前继续还是停药", ["继续", "停药"]],
    ["iron infusion the day before rather than at admission", ["the day before", "at admission"]],
    ["antibiotics before or after cord clamping", ["before", "after cord clamping"]],
    ["telehealth vs in person pulmonary rehab", ["telehealth", "in person"]],
    ["腹膜炎 抗生素 IP 還是 IV 給藥", ["IP", "IV"]],
    ["抗凝药 术前还是术后开始", ["术前", "术后"]],
    ["pantoprazole before vs after meals", ["before", "after meals"]],
    ["thick or thin needles for blood donation", ["thick", "thin"]],
    ["shallow or deep suction in ventilated patients", ["shallow", "deep"]],
    ["人工呼吸 早期気管切開と晩期気管切開 日数", ["早期気管切開", "晩期気管切開"]],
  ])("are times and what is added or stopped: %s", (question, ways) => {
    expect(listWays(question)).toEqual(ways);
  });

  it.each([
    ["telephone vs postcard follow-up", ["telephone", "postcard"]],
    ["服薬指導 電話 vs 対面", ["電話", "対面"]],
    ["流感疫苗 高劑量與標準劑量 老人", ["高劑量", "標準劑量"]],
    ["腰椎圧迫骨折 硬性コルセット 軟性コルセット 比較", ["硬性コルセット", "軟性コルセット"]],
  ])("or are two things without a name of their own: %s", (question, arms) => {
    expect(shownArms(question)).toEqual(arms);
  });

  it.each([
    "survival at 1 or 2 years after transplantation",
    "children aged 5 or 6 years with asthma and salbutamol",
    "stage 3 or 4 chronic kidney disease",
    "metformin in adults with or without obesity",
    "outcomes in women vs men after stenting",
    "apixaban vs placebo in atrial fibrillation",
    "術後1年と3年の生存率 胃切除",
    "肺癌 1年和3年生存率 手术",
    "糖尿病あり・なし 術後感染",
    "aphasia after stroke or after head injury",
    "pain or nausea treatment in cancer",
    "早期胃癌と晩期胃癌の予後",
    "两种药一起吃可以吗 布洛芬和对乙酰氨基酚",
  ])("are not taken from ages, times of follow-up and people: %s", (question) => {
    expect(listWays(question)).toEqual([]);
  });

  it("are required of no paper where they only say how", () => {
    const { concepts } = analyzeQuestion("iron tablets every other day versus daily in anaemia");
    const weights = concepts.map(({ written, weight }) => [written, weight >= 0.4]);
    expect(weights).toContainEqual(["iron tablets", true]);
    expect(weights).toContainEqual(["every other day", false]);
  });

  it("leave two treatments that are compared as they are", () => {
    const question = "apixaban versus warfarin in dialysis";
    expect(analyzeQuestion(question).ways).toBeNull();
    expect(shownArms(question)).toEqual(["apixaban", "warfarin"]);
  });
});

it("sets what is given together in Japanese and Chinese against the other", () => {
  expect(listWays("肝癌 阿替利珠单抗联合贝伐珠单抗与仑伐替尼 比较")).toEqual([
    "阿替利珠单抗联合贝伐珠单抗",
    "仑伐替尼",
  ]);
});
