import type { TopicCard } from "../topic-card.ts";

const allopurinolGout: TopicCard = {
  id: "allopurinol-gout",
  profile: "therapy",
  since: 2006,
  condition: { name: "gout", mesh: ["Gout"], keywords: ["hyperuricemia", "urate"] },
  intervention: {
    name: "allopurinol",
    mesh: ["Allopurinol", "Gout Suppressants"],
    keywords: ["urate-lowering therapy", "treat to target"],
    substances: ["Allopurinol", "Gout Suppressants", "Uric Acid"],
  },
  population: {
    who: "adults with at least two gout flares in the past year and serum urate above 6 mg/dL",
    short: "adults with gout",
    age: [56, 66],
    women: 0.13,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "dose-escalated allopurinol",
      regimen: "allopurinol raised by 100 mg every month to a urate below 6 mg/dL",
    },
    {
      name: "nurse-led treatment with allopurinol",
      regimen: "allopurinol to target under the guidance of nurses",
      mesh: ["Nurse's Role"],
    },
    { name: "fixed-dose allopurinol", regimen: "allopurinol 300 mg daily" },
  ],
  comparators: ["usual care", "placebo"],
  outcomes: [
    { name: "serum urate below 6 mg/dL", control: 0.32, ratio: 2.1, wished: true, mesh: ["Uric Acid"] },
    { name: "gout flare in the second year", control: 0.36, ratio: 0.66, mesh: ["Symptom Flare Up"] },
    {
      name: "serum urate",
      unit: "mg/dL",
      baseline: 8.3,
      sd: 1.5,
      difference: -1.8,
      better: "lower",
      mesh: ["Uric Acid"],
    },
  ],
  harms: [
    { name: "rash", control: 0.02, ratio: 1.4, mesh: ["Exanthema"] },
    { name: "gout flare in the first three months", control: 0.3, ratio: 1.2, mesh: ["Symptom Flare Up"] },
    { name: "a rise in serum creatinine", control: 0.06, ratio: 0.95, mesh: ["Creatinine"] },
  ],
  trial: { size: [80, 560], followUp: [6, 24, "months"] },
  background: [
    "Gout is the most common inflammatory arthritis and can be controlled by lowering urate",
    "Most people treated with allopurinol stay on a starting dose that does not reach the target",
    "Severe skin reactions to allopurinol are linked to HLA-B*58:01, which is frequent in East Asia",
  ],
  uncertainties: [
    "whether treating to a target is better than treating symptoms",
    "whether allopurinol slows the decline of kidney function",
    "how long prophylaxis with colchicine should last",
  ],
  recommendations: [
    "allopurinol from 100 mg daily, raised until serum urate is below 6 mg/dL",
    "testing for HLA-B*58:01 before allopurinol in people of Han Chinese, Korean or Thai descent",
  ],
  aspects: [
    "treat-to-target strategies",
    "hypersensitivity to allopurinol",
    "kidney and cardiovascular effects of urate lowering",
  ],
  cases: [
    {
      age: [48, 72],
      sex: "either",
      presentation: "fever, facial swelling and a confluent rash five weeks after the start of allopurinol",
      finding: "Eosinophils were 3,100 per microliter, and HLA-B*58:01 was positive",
      treatment: "withdrawal of allopurinol and prednisolone 1 mg/kg daily",
      course: "Rash and liver enzymes normalized over 7 weeks, and febuxostat was tolerated later",
      lesson: "stop allopurinol at the first sign of rash",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with urate nephropathy",
        perGroup: 10,
        given: "allopurinol 50 mg/kg daily for 3 weeks",
        givenName: "allopurinol",
        measured: [
          { name: "the crystal load of the kidney", change: -47 },
          { name: "expression of NLRP3 in the kidney", change: -33 },
        ],
        mechanism: "that crystals harm tubules through the inflammasome",
        mesh: ["Rats", "NLR Family, Pyrin Domain-Containing 3 Protein", "Kidney Diseases"],
      },
    ],
    genes: [
      {
        marker: "the HLA-B*58:01 allele",
        name: "HLA-B*58:01",
        trait: "severe cutaneous reactions to allopurinol",
        ratio: 68,
        followUp: "Risk was highest when the starting dose exceeded 100 mg daily",
        mesh: ["HLA-B Antigens", "Drug Hypersensitivity", "Pharmacogenetics"],
      },
    ],
  },
  voices: [
    {
      who: "people with gout and practice nurses",
      about: "taking a tablet every day for attacks that come now and then",
      themes: ["an illness people joke about", "flares that undermine trust at the start", "numbers that motivate"],
      mesh: ["Nurses", "Medication Adherence"],
    },
  ],
  otherTreatment: {
    name: "colchicine",
    regimen: "colchicine 0.5 mg daily during the first 6 months of urate lowering",
    mesh: ["Colchicine"],
    substances: ["Colchicine"],
    comparator: "placebo",
    outcome: { name: "gout flare within 6 months", control: 0.6, ratio: 0.55, mesh: ["Symptom Flare Up"] },
  },
  otherCondition: {
    condition: { name: "chronic kidney disease without gout", mesh: ["Renal Insufficiency, Chronic"] },
    population: {
      who: "adults with stage 3 or 4 chronic kidney disease and no history of gout",
      short: "patients with chronic kidney disease",
      age: [60, 66],
      women: 0.38,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: {
      name: "decline of glomerular filtration rate by 40%",
      control: 0.3,
      ratio: 1.02,
      mesh: ["Glomerular Filtration Rate"],
    },
  },
  names: {
    jpn: { condition: "痛風", intervention: "アロプリノール" },
    chi: { condition: "痛风", intervention: "别嘌醇" },
    ger: { condition: "Gicht", intervention: "Allopurinol" },
  },
};

export const GOUT_TOPICS: readonly TopicCard[] = [allopurinolGout];
