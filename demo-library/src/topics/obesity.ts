import type { TopicCard } from "../topic-card.ts";

const semaglutideObesity: TopicCard = {
  id: "semaglutide-obesity",
  profile: "therapy",
  example: true,
  since: 2016,
  condition: { name: "obesity", mesh: ["Obesity"], keywords: ["overweight", "weight management"] },
  intervention: {
    name: "semaglutide",
    mesh: ["Glucagon-Like Peptide-1 Receptor Agonists", "Glucagon-Like Peptides"],
    keywords: ["GLP-1 receptor agonist", "weight loss"],
    substances: ["semaglutide", "Glucagon-Like Peptide-1 Receptor Agonists"],
  },
  population: {
    who: "adults with a body mass index of at least 30 kg/m2 and without diabetes",
    short: "adults with obesity",
    age: [44, 52],
    women: 0.71,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "once-weekly semaglutide 2.4 mg",
      regimen: "semaglutide 2.4 mg subcutaneously once a week",
      substances: ["semaglutide"],
    },
    {
      name: "oral semaglutide",
      regimen: "oral semaglutide 50 mg once daily",
      substances: ["semaglutide"],
      mesh: ["Administration, Oral"],
    },
    {
      name: "semaglutide with intensive behavioral therapy",
      regimen: "semaglutide 2.4 mg once a week with thirty counseling sessions",
      substances: ["semaglutide"],
      mesh: ["Behavior Therapy"],
    },
  ],
  comparators: ["placebo", "liraglutide 3.0 mg", "lifestyle counseling alone"],
  outcomes: [
    {
      name: "body weight",
      unit: "kg",
      baseline: 104,
      sd: 8.8,
      difference: -11.6,
      better: "lower",
      mesh: ["Weight Loss", "Body Weight"],
    },
    { name: "weight loss of at least 10%", control: 0.13, ratio: 4.6, wished: true, mesh: ["Weight Loss"] },
    {
      name: "waist circumference",
      unit: "cm",
      baseline: 114,
      sd: 9.5,
      difference: -8.9,
      better: "lower",
      mesh: ["Waist Circumference"],
    },
    {
      name: "systolic blood pressure",
      unit: "mm Hg",
      baseline: 127,
      sd: 12.5,
      difference: -4.4,
      better: "lower",
      mesh: ["Blood Pressure"],
    },
    {
      name: "myocardial infarction, stroke, or cardiovascular death",
      control: 0.08,
      ratio: 0.81,
      mesh: ["Cardiovascular Diseases"],
    },
  ],
  harms: [
    { name: "nausea", control: 0.17, ratio: 2.5 },
    { name: "gallstone disease", control: 0.012, ratio: 1.9 },
    { name: "gastrointestinal intolerance", control: 0.01, ratio: 4.1 },
  ],
  trial: { size: [180, 1950], followUp: [20, 104, "weeks"] },
  background: [
    "Lifestyle measures alone seldom lead to lasting weight loss in people with obesity",
    "Semaglutide, a long-acting GLP-1 receptor agonist, lowers appetite and energy intake",
    "Obesity is a chronic disease in which lost weight is usually regained once treatment stops",
    "Demand for semaglutide has outgrown supply in many countries, and the question of who gains most has become pressing",
  ],
  uncertainties: [
    "how long treatment must go on to keep weight off",
    "how much of the weight lost is lean mass",
    "whether cardiovascular benefit depends on the amount of weight lost",
    "whether the results apply to East Asian people, whose complications begin at a lower body mass index",
  ],
  recommendations: [
    "semaglutide together with a reduced-energy diet and physical activity for adults with obesity",
    "slow dose escalation over 16 weeks to limit nausea",
    "planning for long-term treatment, as weight is regained after withdrawal",
  ],
  aspects: [
    "the central and peripheral action of semaglutide on appetite",
    "weight regain after withdrawal of treatment",
    "lean mass and physical function during rapid weight loss",
    "cost and fair access to new drugs against obesity",
  ],
  cases: [
    {
      age: [33, 57],
      sex: "either",
      presentation: "persistent vomiting and 18 kg of weight loss five months after starting semaglutide",
      finding: "Neurological examination showed nystagmus and ataxia, and the thiamine concentration was low",
      treatment: "intravenous thiamine and withdrawal of semaglutide",
      course: "Eye movements recovered within days and gait over 8 weeks",
      lesson: "replace thiamine early when vomiting persists during rapid weight loss",
    },
    {
      age: [38, 62],
      sex: "either",
      presentation: "aspiration at induction of anesthesia in spite of fasting overnight",
      finding:
        "Gastroscopy showed a large amount of solid food in the stomach, and semaglutide had been injected five days before",
      treatment: "bronchoscopic suction and ventilation for two days",
      course: "Recovery was complete, and surgery was done three weeks later after a liquid diet",
      lesson: "ask about GLP-1 receptor agonists before anesthesia and consider gastric ultrasound",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with obesity induced by diet",
        perGroup: 10,
        given: "semaglutide 30 nmol/kg subcutaneously every day for 3 weeks",
        givenName: "semaglutide",
        measured: [
          { name: "body weight", change: -19 },
          { name: "food intake", change: -27 },
          { name: "lean mass", change: -7 },
        ],
        mechanism: "that neurons of the area postrema and arcuate nucleus mediate weight loss",
        mesh: ["Mice", "Mice, Obese", "Eating", "Hypothalamus"],
      },
    ],
    cells: [
      {
        model: "human subcutaneous adipocytes",
        given: "semaglutide at 100 nM for 72 hours",
        givenName: "semaglutide",
        measured: [
          { name: "expression of uncoupling protein 1", change: 23 },
          { name: "lipid droplet area", change: -14 },
        ],
        mechanism: "a modest direct effect on adipocytes beside the loss of appetite",
        mesh: ["Adipocytes", "Uncoupling Protein 1", "Lipid Droplets"],
      },
    ],
    genes: [
      {
        marker: "the GLP1R missense variant rs6923761",
        name: "GLP1R variants",
        trait: "weight loss of at least 10% with semaglutide",
        ratio: 0.78,
        followUp: "Carriers of the minor allele also reported less nausea",
        mesh: ["Glucagon-Like Peptide-1 Receptor", "Pharmacogenetics", "Mutation, Missense"],
      },
    ],
  },
  voices: [
    {
      who: "people treated with semaglutide",
      about: "eating, weight and self-image during treatment with semaglutide",
      themes: ["a quiet mind about food", "stigma of taking the easy way", "dread of stopping"],
      mesh: ["Body Image", "Social Stigma"],
    },
  ],
  exposure: {
    name: "use of semaglutide",
    exposed: "new users of semaglutide",
    unexposed: "new users of naltrexone-bupropion",
    outcome: { name: "acute pancreatitis", control: 0.004, ratio: 1.2, mesh: ["Pancreatitis"] },
  },
  otherTreatment: {
    name: "sleeve gastrectomy",
    regimen: "laparoscopic sleeve gastrectomy",
    mesh: ["Gastrectomy", "Bariatric Surgery"],
    comparator: "intensive lifestyle treatment",
    outcome: { name: "weight loss of at least 20%", control: 0.06, ratio: 11, wished: true, mesh: ["Weight Loss"] },
  },
  otherCondition: {
    condition: { name: "type 2 diabetes", short: "T2D", mesh: ["Diabetes Mellitus, Type 2"] },
    population: {
      who: "adults with type 2 diabetes and glycated hemoglobin above 7%",
      short: "adults with type 2 diabetes",
      age: [54, 61],
      women: 0.46,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: {
      name: "glycated hemoglobin below 7%",
      control: 0.26,
      ratio: 2.6,
      wished: true,
      mesh: ["Glycated Hemoglobin"],
    },
  },
  names: {
    jpn: { condition: "肥満症", intervention: "セマグルチド" },
    chi: { condition: "肥胖症", intervention: "司美格鲁肽" },
    ger: { condition: "Adipositas", intervention: "Semaglutid" },
    spa: { condition: "Obesidad", intervention: "semaglutida" },
  },
};

export const OBESITY_TOPICS: readonly TopicCard[] = [semaglutideObesity];
