import type { TopicCard } from "../topic-card.ts";

const timeRestrictedEatingMetabolic: TopicCard = {
  id: "time-restricted-eating-metabolic",
  profile: "therapy",
  since: 2012,
  condition: { name: "metabolic syndrome", mesh: ["Metabolic Syndrome"], keywords: ["obesity", "insulin resistance"] },
  intervention: {
    name: "intermittent fasting",
    mesh: ["Intermittent Fasting", "Fasting"],
    keywords: ["time-restricted eating", "alternate-day fasting"],
  },
  population: {
    who: "adults with at least three criteria of metabolic syndrome",
    short: "adults with metabolic syndrome",
    age: [44, 55],
    women: 0.52,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    { name: "time-restricted eating", regimen: "eating within eight hours a day" },
    { name: "early time-restricted eating", regimen: "eating between 7 a.m. and 3 p.m." },
    { name: "alternate-day fasting", regimen: "25% of energy needs on every other day" },
  ],
  comparators: ["continuous energy restriction", "usual diet"],
  outcomes: [
    {
      name: "body weight",
      unit: "kg",
      baseline: 96,
      sd: 4.6,
      difference: -1.1,
      better: "lower",
      mesh: ["Weight Loss", "Body Weight"],
    },
    {
      name: "glycated hemoglobin",
      unit: "%",
      baseline: 5.9,
      sd: 0.35,
      difference: -0.06,
      better: "lower",
      mesh: ["Glycated Hemoglobin"],
    },
    { name: "weight loss of at least 5%", control: 0.24, ratio: 1.22, wished: true, mesh: ["Weight Loss"] },
    {
      name: "systolic blood pressure",
      unit: "mm Hg",
      baseline: 133,
      sd: 11,
      difference: -1.6,
      better: "lower",
      mesh: ["Blood Pressure"],
    },
  ],
  harms: [
    { name: "headache or dizziness", control: 0.08, ratio: 1.5, mesh: ["Headache"] },
    { name: "loss of lean mass above 2%", control: 0.14, ratio: 1.3, mesh: ["Body Composition"] },
  ],
  trial: { size: [40, 260], followUp: [8, 52, "weeks"] },
  background: [
    "Metabolic syndrome affects a quarter of adults and precedes type 2 diabetes and cardiovascular disease",
    "Intermittent fasting has become popular as a simple alternative to counting calories",
    "The timing of meals interacts with circadian clocks in liver and pancreas",
  ],
  uncertainties: [
    "whether intermittent fasting has effects beyond those of eating less",
    "whether loss of lean mass matters",
    "how long people keep to an eating window",
  ],
  recommendations: [
    "intermittent fasting as one option for people who prefer it to daily energy restriction",
    "adjusting glucose-lowering drugs before fasting in people with diabetes",
  ],
  aspects: ["circadian rhythm and meal timing", "lean mass and protein intake", "adherence in everyday life"],
  cases: [
    {
      age: [46, 64],
      sex: "either",
      presentation: "sweating and confusion on a fasting day while taking glimepiride",
      finding: "Glucose was 38 mg/dL",
      treatment: "intravenous glucose and withdrawal of glimepiride",
      course: "No further episode occurred while fasting continued on metformin alone",
      lesson: "review sulfonylureas and insulin before anyone begins to fast",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice fed a high-fat diet only during the dark phase",
        perGroup: 10,
        given: "a feeding window of 8 hours for 12 weeks",
        givenName: "time-restricted feeding",
        measured: [
          { name: "body weight", change: -19 },
          { name: "the hepatic triglyceride content", change: -42 },
          { name: "amplitude of clock gene expression", change: 37 },
        ],
        mechanism: "that rhythm of feeding restores rhythm of metabolism",
        mesh: ["Mice", "Circadian Clocks", "Fatty Liver", "Diet, High-Fat"],
      },
    ],
    genes: [
      {
        marker: "the MTNR1B variant rs10830963",
        name: "MTNR1B variants",
        trait: "impaired glucose tolerance after late dinner",
        ratio: 1.5,
        followUp: "Carriers gained most from an early eating window",
        mesh: ["Receptor, Melatonin, MT2", "Circadian Rhythm"],
      },
    ],
  },
  voices: [
    {
      who: "adults who practiced intermittent fasting",
      about: "living with an eating window",
      themes: ["simplicity of a rule", "evenings with friends", "hunger that fades"],
      mesh: ["Feeding Behavior", "Motivation"],
    },
  ],
  otherTreatment: {
    name: "the Mediterranean diet",
    regimen: "a Mediterranean diet with extra virgin olive oil",
    mesh: ["Diet, Mediterranean"],
    comparator: "a low-fat diet",
    outcome: { name: "reversal of metabolic syndrome", control: 0.22, ratio: 1.3, wished: true },
  },
  otherCondition: {
    condition: {
      name: "nonalcoholic fatty liver disease",
      short: "NAFLD",
      mesh: ["Non-alcoholic Fatty Liver Disease"],
    },
    population: {
      who: "adults with obesity and nonalcoholic fatty liver disease",
      short: "adults with nonalcoholic fatty liver disease",
      age: [43, 49],
      women: 0.5,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "a relative fall of liver fat by 30%", control: 0.28, ratio: 1.3, wished: true },
  },
  names: {
    jpn: { condition: "メタボリックシンドローム", intervention: "間欠的断食" },
    chi: { condition: "代谢综合征", intervention: "间歇性禁食" },
    ger: { condition: "Metabolisches Syndrom", intervention: "Intervallfasten" },
  },
};

const vitaminDRespiratoryInfection: TopicCard = {
  id: "vitamin-d-respiratory-infection",
  profile: "therapy",
  since: 2007,
  condition: {
    name: "acute respiratory infection",
    mesh: ["Respiratory Tract Infections"],
    keywords: ["common cold", "influenza"],
  },
  intervention: {
    name: "vitamin D supplementation",
    mesh: ["Vitamin D", "Dietary Supplements"],
    keywords: ["cholecalciferol", "vitamin D3"],
    substances: ["Vitamin D", "Cholecalciferol"],
  },
  population: {
    who: "children and adults without chronic lung disease",
    short: "the general population",
    age: [12, 55],
    women: 0.55,
    mesh: ["Child", "Adolescent", "Adult", "Middle Aged"],
  },
  arms: [
    { name: "daily vitamin D", regimen: "vitamin D 1000 IU daily" },
    { name: "weekly vitamin D", regimen: "vitamin D 14,000 IU once a week" },
    { name: "monthly vitamin D", regimen: "vitamin D 100,000 IU once a month" },
  ],
  comparators: ["placebo", "no supplement"],
  outcomes: [
    { name: "acute respiratory infection within 6 months", control: 0.46, ratio: 0.95 },
    {
      name: "use of antibiotics for respiratory infection",
      control: 0.15,
      ratio: 0.97,
      mesh: ["Anti-Bacterial Agents"],
    },
    { name: "absence from work or school", control: 0.22, ratio: 0.99, mesh: ["Absenteeism"] },
    {
      name: "serum 25-hydroxyvitamin D",
      unit: "ng/mL",
      baseline: 19,
      sd: 6.5,
      difference: 13,
      better: "higher",
      mesh: ["Vitamin D"],
    },
  ],
  harms: [
    { name: "hypercalcemia", control: 0.004, ratio: 1.1, mesh: ["Hypercalcemia"] },
    { name: "nephrolithiasis", control: 0.005, ratio: 1.1, mesh: ["Nephrolithiasis"] },
  ],
  trial: { size: [150, 3200], followUp: [3, 12, "months"] },
  background: [
    "Acute respiratory infections are the most frequent illnesses of mankind",
    "Vitamin D supports innate immunity in the laboratory, and low concentrations are common in winter",
    "Observational studies link low vitamin D to infections, but people with low concentrations differ in many ways",
  ],
  uncertainties: [
    "whether only people with severe deficiency benefit",
    "whether daily doses work where large intermittent doses do not",
    "whether results in children differ from those in adults",
  ],
  recommendations: [
    "against vitamin D for the sole purpose of preventing respiratory infections in people without deficiency",
    "daily rather than monthly doses where a supplement is indicated",
  ],
  aspects: ["antimicrobial peptides and vitamin D", "bolus and daily dosing", "confounding in observational studies"],
  cases: [
    {
      age: [35, 67],
      sex: "either",
      presentation: "thirst, constipation and confusion after months of a vitamin D product bought on the internet",
      finding: "Calcium was 14.2 mg/dL and 25-hydroxyvitamin D was 310 ng/mL",
      treatment: "saline, zoledronic acid and withdrawal of the product",
      course: "Calcium normalized in 9 days and vitamin D over 5 months",
      lesson: "ask about supplements in unexplained hypercalcemia",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "human bronchial epithelial cells infected with rhinovirus",
        given: "1,25-dihydroxyvitamin D at 100 nM for 24 hours",
        givenName: "1,25-dihydroxyvitamin D",
        measured: [
          { name: "cathelicidin expression", change: 140 },
          { name: "viral replication", change: -27 },
        ],
        mechanism: "that vitamin D strengthens epithelial defense in culture",
        mesh: ["Epithelial Cells", "Rhinovirus", "Cathelicidins"],
      },
    ],
    genes: [
      {
        marker: "variants in GC and CYP2R1 that lower vitamin D concentrations",
        name: "vitamin D variants",
        trait: "acute respiratory infection",
        ratio: 1.02,
        followUp: "The null result held for pneumonia leading to admission",
        mesh: ["Mendelian Randomization Analysis", "Vitamin D-Binding Protein"],
      },
    ],
  },
  exposure: {
    name: "low serum vitamin D",
    exposed: "people with 25-hydroxyvitamin D below 10 ng/mL",
    unexposed: "people with 25-hydroxyvitamin D above 20 ng/mL",
    outcome: {
      name: "respiratory infection leading to admission",
      control: 0.024,
      ratio: 1.36,
      mesh: ["Hospitalization"],
    },
  },
  otherTreatment: {
    name: "zinc",
    regimen: "zinc acetate lozenges within 24 hours of the first symptom",
    mesh: ["Zinc Acetate"],
    substances: ["Zinc"],
    comparator: "placebo lozenges",
    outcome: { name: "recovery within 5 days", control: 0.42, ratio: 1.2, wished: true },
  },
  otherCondition: {
    condition: { name: "hip fracture", mesh: ["Hip Fractures", "Osteoporosis"] },
    population: {
      who: "older adults living at home",
      short: "older adults",
      age: [74, 79],
      women: 0.6,
      mesh: ["Aged", "Aged, 80 and over"],
    },
    outcome: { name: "hip fracture", control: 0.018, ratio: 1.02, mesh: ["Hip Fractures"] },
  },
  names: {
    jpn: { condition: "急性呼吸器感染症", intervention: "ビタミンD補充" },
    chi: { condition: "急性呼吸道感染", intervention: "维生素D补充" },
    ger: { condition: "Akute Atemwegsinfektion", intervention: "Vitamin D" },
  },
};

export const NUTRITION_TOPICS: readonly TopicCard[] = [timeRestrictedEatingMetabolic, vitaminDRespiratoryInfection];
