import type { TopicCard } from "../topic-card.ts";

const statinsOlderAdults: TopicCard = {
  id: "statins-older-adults",
  profile: "therapy",
  condition: {
    name: "cardiovascular disease",
    mesh: ["Cardiovascular Diseases", "Primary Prevention"],
    keywords: ["primary prevention", "myocardial infarction"],
  },
  intervention: {
    name: "statins",
    plural: true,
    mesh: ["Hydroxymethylglutaryl-CoA Reductase Inhibitors"],
    keywords: ["statin therapy"],
    substances: ["Hydroxymethylglutaryl-CoA Reductase Inhibitors"],
  },
  population: {
    who: "adults aged 75 years or older without known cardiovascular disease",
    short: "adults aged 75 years or older",
    age: [77, 82],
    women: 0.58,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    { name: "atorvastatin", regimen: "atorvastatin 20 mg daily", mesh: ["Atorvastatin"], substances: ["Atorvastatin"] },
    {
      name: "rosuvastatin",
      regimen: "rosuvastatin 5 mg daily",
      mesh: ["Rosuvastatin Calcium"],
      substances: ["Rosuvastatin Calcium"],
    },
    { name: "pravastatin", regimen: "pravastatin 40 mg daily", mesh: ["Pravastatin"], substances: ["Pravastatin"] },
  ],
  comparators: ["placebo", "no statin"],
  outcomes: [
    { name: "a major cardiovascular event", control: 0.13, ratio: 0.86, mesh: ["Myocardial Infarction", "Stroke"] },
    { name: "death from any cause", control: 0.17, ratio: 0.97, mesh: ["Mortality"] },
    {
      name: "low-density lipoprotein cholesterol",
      unit: "mg/dL",
      baseline: 138,
      sd: 27,
      difference: -43,
      better: "lower",
      mesh: ["Cholesterol, LDL"],
    },
  ],
  harms: [
    { name: "muscle pain", control: 0.12, ratio: 1.06 },
    { name: "new-onset diabetes", control: 0.05, ratio: 1.1 },
  ],
  trial: { size: [600, 7000], followUp: [2, 6, "years"] },
  background: [
    "Statins reduce cardiovascular events in middle age, but few trials of primary prevention enrolled people older than 75 years",
    "Older adults have the highest cardiovascular risk and also the most competing causes of death",
  ],
  uncertainties: [
    "whether statins extend life free of disability in people older than 80 years",
    "when statins should be stopped in frail people",
    "how muscle symptoms affect falls",
  ],
  recommendations: [
    "discussing a statin with fit adults aged 75 years or older, taking account of life expectancy and preference",
    "against starting a statin in people with limited life expectancy",
  ],
  aspects: ["absolute benefit by age", "muscle symptoms and the nocebo effect", "deprescribing at the end of life"],
  cases: [
    {
      age: [76, 86],
      sex: "either",
      presentation: "proximal weakness two months after atorvastatin was combined with clarithromycin",
      finding: "Creatine kinase was 14,600 U/L",
      treatment: "withdrawal of both drugs and intravenous fluid",
      course: "Strength returned within 5 weeks and kidney function remained normal",
      lesson: "check for interactions before prescribing macrolides to people who take statins",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "aged ApoE-deficient mice",
        perGroup: 11,
        given: "rosuvastatin 5 mg/kg daily for 12 weeks",
        givenName: "rosuvastatin",
        measured: [
          { name: "macrophage content of aortic plaque", change: -32 },
          { name: "plaque area", change: -11 },
        ],
        mechanism: "that plaques become more stable before they shrink",
        mesh: ["Mice", "Plaque, Atherosclerotic", "Aging", "Macrophages"],
      },
    ],
    cells: [
      {
        model: "human skeletal myotubes",
        given: "simvastatin at 5 µM for 48 hours",
        givenName: "simvastatin",
        measured: [
          { name: "mitochondrial respiration", change: -27 },
          { name: "coenzyme Q10 content", change: -34 },
        ],
        mechanism: "that mitochondrial dysfunction contributes to muscle symptoms",
        mesh: ["Muscle Fibers, Skeletal", "Mitochondria", "Ubiquinone"],
      },
    ],
  },
  voices: [
    {
      who: "people in their eighties",
      about: "taking a statin to prevent illness",
      themes: [
        "having lived long enough already",
        "fear of stroke rather than of death",
        "trusting the doctor's habit",
      ],
      mesh: ["Aged, 80 and over", "Decision Making, Shared"],
    },
  ],
  exposure: {
    name: "statin use",
    exposed: "new users of a statin",
    unexposed: "non-users",
    outcome: { name: "a major cardiovascular event", control: 0.14, ratio: 0.84 },
  },
  otherTreatment: {
    name: "low-dose aspirin",
    regimen: "aspirin 100 mg daily",
    mesh: ["Aspirin"],
    substances: ["Aspirin"],
    comparator: "placebo",
    outcome: { name: "a major cardiovascular event", control: 0.11, ratio: 0.96 },
  },
  otherCondition: {
    condition: { name: "dementia", mesh: ["Dementia"] },
    population: {
      who: "adults aged 65 years or older with mild cognitive complaints",
      short: "older adults with cognitive complaints",
      age: [71, 77],
      women: 0.55,
      mesh: ["Aged"],
    },
    outcome: { name: "incident dementia", control: 0.09, ratio: 0.98 },
  },
  names: {
    jpn: { condition: "心血管疾患", intervention: "スタチン" },
    chi: { condition: "心血管疾病", intervention: "他汀类药物" },
    ger: { condition: "Herz-Kreislauf-Erkrankungen", intervention: "Statine" },
  },
};

const pcsk9Cholesterol: TopicCard = {
  id: "pcsk9-familial-hypercholesterolemia",
  profile: "therapy",
  since: 2011,
  condition: {
    name: "familial hypercholesterolemia",
    short: "FH",
    mesh: ["Hyperlipoproteinemia Type II", "Hypercholesterolemia"],
    keywords: ["LDL cholesterol"],
  },
  intervention: {
    name: "PCSK9 inhibitors",
    plural: true,
    mesh: ["PCSK9 Inhibitors", "Proprotein Convertase 9"],
    keywords: ["PCSK9"],
    substances: ["PCSK9 Inhibitors", "PCSK9 protein, human"],
  },
  population: {
    who: "adults with heterozygous familial hypercholesterolemia treated with a statin",
    short: "adults with familial hypercholesterolemia",
    age: [45, 56],
    women: 0.47,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "evolocumab",
      regimen: "evolocumab 140 mg every 2 weeks",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["evolocumab"],
    },
    {
      name: "alirocumab",
      regimen: "alirocumab 75 mg every 2 weeks",
      mesh: ["Antibodies, Monoclonal, Humanized"],
      substances: ["alirocumab"],
    },
    {
      name: "inclisiran",
      regimen: "inclisiran 284 mg every 6 months",
      mesh: ["RNA, Small Interfering"],
      substances: ["ALN-PCS"],
    },
  ],
  comparators: ["placebo", "ezetimibe"],
  outcomes: [
    {
      name: "low-density lipoprotein cholesterol",
      unit: "%",
      baseline: 100,
      sd: 21,
      difference: -54,
      better: "lower",
      mesh: ["Cholesterol, LDL"],
    },
    { name: "attainment of the cholesterol goal", control: 0.12, ratio: 5.2, wished: true },
    { name: "a major cardiovascular event", control: 0.06, ratio: 0.86 },
  ],
  harms: [
    { name: "injection-site reaction", control: 0.035, ratio: 1.6 },
    { name: "myalgia", control: 0.05, ratio: 1 },
  ],
  trial: { size: [90, 900], followUp: [12, 78, "weeks"] },
  background: [
    "Familial hypercholesterolemia leads to premature coronary disease, and statins alone seldom bring cholesterol to goal",
    "PCSK9 promotes degradation of the low-density lipoprotein receptor",
  ],
  uncertainties: [
    "whether very low cholesterol is safe over decades",
    "how children with familial hypercholesterolemia should be treated",
    "whether lower prices would make treatment cost-effective",
  ],
  recommendations: [
    "a PCSK9 inhibitor when low-density lipoprotein cholesterol stays above goal on a statin and ezetimibe",
    "testing the relatives of every patient with familial hypercholesterolemia",
  ],
  aspects: ["biology of PCSK9", "antibodies and small interfering RNA", "cost and access"],
  cases: [
    {
      age: [24, 45],
      sex: "either",
      presentation: "tendon xanthomas and angina",
      finding: "Sequencing showed a pathogenic variant of LDLR, and two coronary arteries were stenotic",
      treatment: "rosuvastatin, ezetimibe and evolocumab",
      course: "Low-density lipoprotein cholesterol fell from 342 to 61 mg/dL and xanthomas became smaller",
      lesson: "examine the Achilles tendons of young patients with coronary disease",
    },
  ],
  laboratory: {
    genes: [
      {
        marker: "loss-of-function variants in PCSK9",
        name: "PCSK9 loss-of-function variants",
        trait: "coronary heart disease",
        ratio: 0.62,
        followUp: "Carriers had low-density lipoprotein cholesterol that was 26 mg/dL lower than that of noncarriers",
        mesh: ["Proprotein Convertase 9", "Loss of Function Mutation", "Coronary Disease"],
      },
    ],
    cells: [
      {
        model: "human hepatocytes",
        given: "small interfering RNA against PCSK9 for 72 hours",
        givenName: "PCSK9 silencing",
        measured: [
          { name: "low-density lipoprotein receptor at the cell surface", change: 88 },
          { name: "low-density lipoprotein uptake", change: 64 },
        ],
        mechanism: "that receptor recycling limits clearance of cholesterol",
        mesh: ["Hepatocytes", "Receptors, LDL", "RNA Interference"],
      },
    ],
  },
  otherTreatment: {
    name: "bempedoic acid",
    regimen: "bempedoic acid 180 mg daily",
    mesh: ["Dicarboxylic Acids"],
    substances: ["bempedoic acid"],
    comparator: "placebo",
    outcome: { name: "attainment of the cholesterol goal", control: 0.1, ratio: 2.1, wished: true },
  },
  otherCondition: {
    condition: { name: "acute coronary syndrome", mesh: ["Acute Coronary Syndrome"] },
    population: {
      who: "adults admitted with acute coronary syndrome",
      short: "patients with acute coronary syndrome",
      age: [58, 65],
      women: 0.25,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "recurrent myocardial infarction", control: 0.08, ratio: 0.86 },
  },
  names: {
    jpn: { condition: "家族性高コレステロール血症", intervention: "PCSK9阻害薬" },
    chi: { condition: "家族性高胆固醇血症", intervention: "PCSK9抑制剂" },
  },
};

export const LIPID_TOPICS: readonly TopicCard[] = [statinsOlderAdults, pcsk9Cholesterol];
