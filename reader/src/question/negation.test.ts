import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const excluded = (question: string) =>
  analyzeQuestion(question).concepts.flatMap((concept) => (concept.excluded ? [concept.heading] : []));
const wanted = (question: string) =>
  analyzeQuestion(question).concepts.flatMap((concept) => (concept.excluded ? [] : [concept.heading]));

describe("what a question excludes", () => {
  it.each([
    "heart failure in patients without diabetes",
    "heart failure in non-diabetic patients",
    "heart failure in nondiabetic patients",
    "heart failure in people with no history of diabetes",
    "heart failure in the absence of known diabetes",
    "糖尿病のない心不全患者",
    "糖尿病を合併しない心不全",
    "糖尿病の既往がない心不全患者",
    "非糖尿病の心不全患者",
    "無糖尿病的心力衰竭患者",
    "无糖尿病的心力衰竭患者",
    "未合并糖尿病的心力衰竭",
    "非糖尿病心力衰竭患者",
    "除糖尿病外的心力衰竭患者",
    "心力衰竭 排除糖尿病",
    "heart failure NOT diabetes",
    "(heart failure) AND NOT diabetes",
    "heart failure, other than in diabetes",
    "heart failure in adults (not diabetes)",
    "heart failure except among the diabetic",
  ])("%s: diabetes, and heart failure is asked for", (question) => {
    expect(excluded(question)).toEqual(["Diabetes Mellitus"]);
    expect(wanted(question)).toContain("Heart Failure");
  });

  it.each([
    "Should I take diamox to avoid altitude sickness?",
    "omitting aspirin after PCI and bleeding",
    "omission of radiotherapy after breast surgery in the elderly",
  ])("%s: nothing that is asked about", (question) => {
    expect(excluded(question)).toEqual([]);
  });

  it("a treatment of which only some words are known, and what something is not", () => {
    expect(excluded("compression of leg ulcers other than four layer bandages")).toContain("Compression Bandages");
    expect(excluded("hot flushes, anything that isn't hormone replacement therapy")).toEqual([
      "Hormone Replacement Therapy",
    ]);
  });

  it.each([
    ["DOAC post TAVI no AF", "Atrial Fibrillation"],
    ["awake prone positioning in hypoxemic respiratory failure not COVID", "COVID-19"],
    ["azithromycin for bronchiectasis not cystic fibrosis", "Cystic Fibrosis"],
    ["low FODMAP diet kids with functional abdominal pain, not IBD or coeliac", "Celiac Disease"],
    ["postoperative nausea after strabismus surgery not ondansetron", "Ondansetron"],
    ["checkpoint inhibitors for brain metastases not previously irradiated", "Radiotherapy"],
    ["既往剖宫产的孕妇阴道试产，双胎除外", "Twins"],
    ["医学生职业倦怠与正念训练，规培住院医师不包括在内", "Internship and Residency"],
    ["肌少症老人 维生素D 不配合运动", "Exercise"],
    ["口腔黏膜炎 光生物调节 不包括漱口水类研究", "Mouthwashes"],
    ["安寧病房 大麻類以外的止吐藥", "Cannabis"],
    ["口腔機能低下症(脳卒中後は除く)", "Stroke"],
    ["carpal tunnel night splint vs steroid injection? exclude pregnancy", "Pregnancy"],
    ["contrast CT in chronic kidney disease, IV only not angiography", "Angiography"],
    ["俯卧位通气 清醒未插管的患者", "Intubation, Intratracheal"],
    ["変形性膝関節症に対するヒアルロン酸関節内注射以外の保存療法", "Injections, Intra-Articular"],
  ])("%s: %s", (question, heading) => {
    expect(excluded(question)).toContain(heading);
  });

  it.each([
    "高敏肌钙蛋白在急诊胸痛病人中排除心梗的敏感度",
    "is it not asthma when wheeze starts late",
    "Dダイマーで妊婦の肺塞栓を除外できるか",
    "whether or not asthma worsens in pregnancy",
    "起立性調節障害 ミドドリン 非薬物療法",
    "布鲁氏菌病 多西环素+利福平 加不加氨基糖苷",
    "三阴乳癌 新辅助化疗后 可以不做手术吗",
    "奶奶骨折了,不做手术会怎样",
    "大腿骨骨折 手術しないとどうなりますか",
    "hip fracture: what if she doesn't have the operation",
    "骨粗しょう症の薬を飲んでいると歯を抜けない?",
  ])("%s: nothing", (question) => {
    expect(excluded(question)).toEqual([]);
  });

  it.each([
    "aspirin in patients not on dialysis",
    "透析を受けていない患者のアスピリン",
    "未接受透析的患者使用阿司匹林",
  ])("%s: a treatment", (question) => {
    expect(excluded(question)).toEqual(["Renal Dialysis"]);
  });

  it.each([
    "heart failure without diabetes or hypertension",
    "糖尿病や高血圧のない心不全",
    "无糖尿病或高血压的心力衰竭",
  ])("%s: both that are joined", (question) => {
    expect(excluded(question).toSorted()).toEqual(["Diabetes Mellitus", "Hypertension"]);
  });

  it.each([
    ["gout treatment not counting allopurinol", "Allopurinol"],
    ["weight loss in people who don't have diabetes", "Diabetes Mellitus"],
    ["COPD but no asthma", "Asthma"],
    ["exercise for depression in older adults, but not in people with dementia", "Dementia"],
    ["exercise for depression excluding patients who have dementia", "Dementia"],
    ["exercise for depression except in patients with dementia", "Dementia"],
    ["aspirin in people who do not have asthma", "Asthma"],
    ["pain relief instead of morphine after an operation", "Morphine"],
    ["stroke prevention in patients who can't take aspirin", "Aspirin"],
    ["anemia not caused by kidney failure", "Kidney Failure, Chronic"],
    ["exercise but not diet for weight loss", "Diet"],
    ["non-insulin treatments of type 2 diabetes", "Insulin"],
    ["がん患者を除く静脈血栓症の予防", "Neoplasms"],
    ["アスピリンが飲めない人の脳梗塞予防", "Aspirin"],
    ["除了手术，腰椎间盘突出还有什么治疗", "Surgical Procedures, Operative"],
    ["不能耐受他汀的病人", "Hydroxymethylglutaryl-CoA Reductase Inhibitors"],
  ])("%s: in everyday words", (question, heading) => {
    expect(excluded(question)).toEqual([heading]);
  });

  it.each([
    "小孩发烧能不能用布洛芬",
    "孕妇可不可以吃对乙酰氨基酚",
    "non-insulin-dependent diabetes and diet",
    "is it true that aspirin does not prevent cancer",
    "is aspirin not used in people with stroke",
  ])("%s: nothing", (question) => {
    expect(excluded(question)).toEqual([]);
  });

  it.each([
    "insomnia without drugs",
    "drug-free treatment of insomnia",
    "Non-pharmacological treatment of insomnia",
    "insomnia: no medication please",
    "What helps against insomnia instead of pills?",
    "薬を使わない不眠症の治療",
    "薬なしで不眠症を治す",
    "不眠症の非薬物療法",
    "不吃药治疗失眠",
    "失眠 除了吃药还有什么方法",
    "失眠的非药物治疗",
  ])("%s: drugs of any kind", (question) => {
    expect(excluded(question)).toEqual(["Drug Therapy"]);
    expect(wanted(question)).toContain("Sleep Initiation and Maintenance Disorders");
  });

  it.each([
    "non-surgical treatment of carpal tunnel syndrome",
    "carpal tunnel syndrome treatment avoiding surgery",
    "手術以外の手根管症候群の治療",
    "不开刀治疗腕管综合征",
  ])("%s: surgery of any kind", (question) => {
    expect(excluded(question)).toEqual(["Surgical Procedures, Operative"]);
  });

  it.each([
    "treatments for gout besides allopurinol",
    "apart from allopurinol, what treats gout?",
    "treatment of gout other than allopurinol",
    "アロプリノール以外の痛風治療",
    "除别嘌醇外的痛风治疗",
  ])("%s: one drug of several", (question) => {
    expect(excluded(question)).toEqual(["Allopurinol"]);
  });

  it("excludes nothing more, and nothing less, where a plain question is put before it", () => {
    const plain = fc.constantFrom("asthma in children", "stroke prevention", "脳梗塞の予防", "儿童哮喘");
    const denied = fc.constantFrom(
      "without drugs",
      "without surgery",
      "薬なし",
      "手術以外",
      "不用药物",
      "besides aspirin",
    );
    fc.assert(
      fc.property(plain, denied, fc.constantFrom(" ", ", ", "; ", " – "), (question, denial, between) => {
        const alone = excluded(denial);
        expect(alone).toHaveLength(1);
        expect(excluded(question + between + denial)).toEqual(alone);
        expect(excluded(question)).toEqual([]);
      }),
    );
  });

  it.each([
    "heart failure with or without diabetes",
    "heart failure with and without diabetes",
    "糖尿病の有無と心不全",
    "有无糖尿病的心力衰竭",
    "Is there no evidence that aspirin helps in diabetes?",
    "aspirin does not work in diabetes",
    "アスピリンは糖尿病に無効か",
    "糖尿病は心不全の原因ではないか",
    "阿司匹林对糖尿病无效吗",
    "prevention of stroke without increasing bleeding",
    "non-small cell lung cancer",
    "非小細胞肺癌",
    "非小细胞肺癌",
    "non-alcoholic fatty liver disease",
    "metformin for people with diabetes and those without diabetes",
    "drugs for hypertension",
    "gluten-free diet in coeliac disease",
    "disease-free survival in breast cancer",
    "smoke-free legislation and asthma",
    "不眠症の薬",
    "治疗失眠的药物",
    "用不用抗生素治疗支气管炎",
    "切除不能膵癌 FOLFIRINOXの効果",
    "手術しないと癌になりますか",
    "認知症高齢者 胃ろうをしない場合の生存期間",
    "不做手术会变成癌吗",
  ])("%s: nothing", (question) => {
    expect(excluded(question)).toEqual([]);
  });
});

describe("what is not left out", () => {
  it.each([
    "Would yoga be enough to avoid an operation for prolapse?",
    "is it true that people with IBS should avoid onions",
    "子宮脱は手術しなくても大丈夫でしょうか",
    "颈椎病不做手术可以吗",
    "月经前脾气特别暴躁,吃避孕药能缓解吗",
    "肠易激综合征不吃洋葱好还是吃薄荷油胶囊好",
  ])("where the question asks whether to: %s", (question) => {
    expect(analyzeQuestion(question).concepts.filter(({ excluded }) => excluded)).toEqual([]);
  });

  it.each([
    ["腰椎间盘突出不想开刀,针灸有效吗", "Acupuncture Therapy"],
    ["脂質異常症ですが薬は嫌です。食事で下げられますか", "Diet"],
    ["セリアック病ではないと言われました。小麦で腹痛", "Triticum"],
  ])("is what follows a refusal or a denial: %s", (question, name) => {
    const { concepts } = analyzeQuestion(question);
    const kept = concepts.filter(({ excluded }) => !excluded).map(({ heading, names }) => heading ?? names[0]?.text);
    expect(concepts.some(({ excluded }) => excluded)).toBe(true);
    expect(kept).toContain(name);
  });
});
