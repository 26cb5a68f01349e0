import type { TopicCard } from "../topic-card.ts";

const hydroxychloroquineLupus: TopicCard = {
  id: "hydroxychloroquine-lupus",
  profile: "therapy",
  since: 2001,
  condition: {
    name: "systemic lupus erythematosus",
    short: "SLE",
    mesh: ["Lupus Erythematosus, Systemic"],
    keywords: ["lupus nephritis", "lupus"],
  },
  intervention: {
    name: "hydroxychloroquine",
    mesh: ["Hydroxychloroquine", "Antirheumatic Agents"],
    keywords: ["antimalarials"],
    substances: ["Hydroxychloroquine", "Antirheumatic Agents"],
  },
  population: {
    who: "adults with systemic lupus erythematosus and low or moderate disease activity",
    short: "adults with lupus",
    age: [33, 44],
    women: 0.91,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "hydroxychloroquine", regimen: "hydroxychloroquine 5 mg/kg daily" },
    {
      name: "hydroxychloroquine adjusted to blood levels",
      regimen: "hydroxychloroquine adjusted to a whole-blood level above 750 ng/mL",
      mesh: ["Drug Monitoring"],
    },
  ],
  comparators: ["placebo", "a reduced dose of hydroxychloroquine"],
  outcomes: [
    { name: "lupus flare within 12 months", control: 0.38, ratio: 0.62, mesh: ["Symptom Flare Up"] },
    {
      name: "the SLE Disease Activity Index",
      unit: "points",
      baseline: 6.2,
      sd: 3.4,
      difference: -1.1,
      better: "lower",
      mesh: ["Severity of Illness Index"],
    },
    { name: "damage accrual", control: 0.24, ratio: 0.72 },
    {
      name: "daily prednisone dose",
      unit: "mg",
      baseline: 8.1,
      sd: 4.6,
      difference: -1.6,
      better: "lower",
      mesh: ["Prednisone"],
    },
  ],
  harms: [
    { name: "retinopathy", control: 0.006, ratio: 3, mesh: ["Retinal Diseases"] },
    { name: "gastrointestinal upset", control: 0.08, ratio: 1.3 },
  ],
  trial: { size: [40, 290], followUp: [6, 36, "months"] },
  background: [
    "Hydroxychloroquine is the backbone of treatment of systemic lupus erythematosus",
    "Fear of retinopathy has led to lower doses of hydroxychloroquine, which may provoke flares",
    "Half of all patients with lupus take hydroxychloroquine irregularly",
  ],
  uncertainties: [
    "whether the dose can be lowered in long remission",
    "how often the retina should be examined",
    "whether blood levels should guide treatment",
  ],
  recommendations: [
    "hydroxychloroquine for all patients with lupus, including during pregnancy, unless contraindicated",
    "retinal screening every year after five years of use",
  ],
  aspects: ["adherence and blood levels", "retinal toxicity", "pregnancy in lupus"],
  cases: [
    {
      age: [29, 57],
      sex: "woman",
      presentation: "breathlessness and heart block after eleven years of hydroxychloroquine",
      finding: "Endomyocardial biopsy showed vacuolated myocytes with curvilinear bodies",
      treatment: "withdrawal of hydroxychloroquine and a pacemaker",
      course: "Ejection fraction rose from 32% to 47% over 10 months",
      lesson: "consider cardiomyopathy due to hydroxychloroquine in unexplained heart failure",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "NZB/W F1 mice",
        perGroup: 12,
        given: "hydroxychloroquine 40 mg/kg daily for 12 weeks",
        givenName: "hydroxychloroquine",
        measured: [
          { name: "proteinuria", change: -38 },
          { name: "interferon signature in the spleen", change: -44 },
        ],
        mechanism: "that endosomal Toll-like receptors are the target",
        mesh: ["Mice, Inbred NZB", "Toll-Like Receptors", "Interferon Type I"],
      },
    ],
    genes: [
      {
        marker: "variants in CYP2D6",
        name: "CYP2D6 variants",
        trait: "low blood levels of hydroxychloroquine",
        ratio: 1.7,
        followUp: "Flares were more frequent in carriers at the same dose",
        mesh: ["Cytochrome P-450 CYP2D6", "Pharmacogenetics"],
      },
    ],
  },
  voices: [
    {
      who: "women with lupus",
      about: "taking hydroxychloroquine for life",
      themes: ["worry about the eyes", "tablets forgotten on good days", "pregnancy as a turning point"],
      mesh: ["Medication Adherence", "Women's Health"],
    },
  ],
  exposure: {
    name: "use of hydroxychloroquine in pregnancy",
    exposed: "pregnancies exposed to hydroxychloroquine",
    unexposed: "pregnancies of women with lupus not exposed to it",
    outcome: { name: "preeclampsia", control: 0.16, ratio: 0.7, mesh: ["Pre-Eclampsia"] },
    followUp: [24, 31, "weeks"],
  },
  otherTreatment: {
    name: "anifrolumab",
    regimen: "anifrolumab 300 mg intravenously every 4 weeks",
    mesh: ["Antibodies, Monoclonal, Humanized"],
    substances: ["anifrolumab"],
    comparator: "placebo",
    outcome: { name: "response by the composite lupus assessment", control: 0.31, ratio: 1.5, wished: true },
  },
  otherCondition: {
    condition: { name: "antiphospholipid syndrome", mesh: ["Antiphospholipid Syndrome"] },
    population: {
      who: "pregnant women with antiphospholipid antibodies",
      short: "women with antiphospholipid antibodies",
      age: [31, 35],
      women: 1,
      mesh: ["Adult", "Pregnancy"],
    },
    outcome: { name: "live birth", control: 0.62, ratio: 1.12, wished: true, mesh: ["Live Birth"] },
  },
  names: {
    jpn: { condition: "全身性エリテマトーデス", intervention: "ヒドロキシクロロキン" },
    chi: { condition: "系统性红斑狼疮", intervention: "羟氯喹" },
    fre: { condition: "Lupus érythémateux systémique", intervention: "hydroxychloroquine" },
  },
};

export const LUPUS_TOPICS: readonly TopicCard[] = [hydroxychloroquineLupus];
