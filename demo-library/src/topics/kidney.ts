import type { TopicCard } from "../topic-card.ts";

const finerenoneKidney: TopicCard = {
  id: "finerenone-diabetic-kidney",
  profile: "therapy",
  since: 2013,
  condition: {
    name: "diabetic kidney disease",
    mesh: ["Diabetic Nephropathies", "Renal Insufficiency, Chronic"],
    keywords: ["chronic kidney disease", "albuminuria", "type 2 diabetes"],
  },
  intervention: {
    name: "finerenone",
    mesh: ["Mineralocorticoid Receptor Antagonists"],
    keywords: ["nonsteroidal mineralocorticoid receptor antagonist"],
    substances: ["finerenone", "Mineralocorticoid Receptor Antagonists"],
  },
  population: {
    who: "adults with type 2 diabetes and albuminuric chronic kidney disease",
    short: "patients with diabetic kidney disease",
    age: [63, 68],
    women: 0.3,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "finerenone",
      regimen: "finerenone 10 to 20 mg once daily",
      mesh: ["Naphthyridines"],
      substances: ["finerenone"],
    },
    {
      name: "finerenone with empagliflozin",
      regimen: "finerenone 20 mg and empagliflozin 10 mg once daily",
      mesh: ["Naphthyridines", "Sodium-Glucose Transporter 2 Inhibitors"],
      substances: ["finerenone", "empagliflozin"],
    },
  ],
  comparators: ["placebo", "empagliflozin alone"],
  outcomes: [
    {
      name: "kidney failure or a sustained decline in filtration rate of at least 40%",
      control: 0.21,
      ratio: 0.83,
      mesh: ["Kidney Failure, Chronic", "Glomerular Filtration Rate"],
    },
    { name: "a major cardiovascular event", control: 0.14, ratio: 0.87, mesh: ["Cardiovascular Diseases"] },
    {
      name: "the urinary albumin-to-creatinine ratio",
      unit: "%",
      baseline: 100,
      sd: 62,
      difference: -29,
      better: "lower",
      mesh: ["Albuminuria"],
    },
  ],
  harms: [
    { name: "hyperkalemia", control: 0.08, ratio: 1.9 },
    { name: "hypotension", control: 0.03, ratio: 1.4 },
  ],
  trial: { size: [240, 5400], followUp: [6, 42, "months"] },
  background: [
    "Diabetic kidney disease is the leading cause of kidney failure",
    "Overactivation of the mineralocorticoid receptor promotes inflammation and fibrosis of the kidney",
  ],
  uncertainties: [
    "whether combination with an SGLT2 inhibitor is better than either drug alone",
    "how people without diabetes respond",
    "how potassium should be monitored in primary care",
  ],
  recommendations: [
    "finerenone for patients with type 2 diabetes, albuminuria and normal potassium on maximal renin-angiotensin blockade",
    "measuring potassium one month after the start",
  ],
  aspects: ["mineralocorticoid receptor biology", "hyperkalemia", "combination with SGLT2 inhibitors"],
  cases: [
    {
      age: [57, 75],
      sex: "either",
      presentation: "palpitations five weeks after finerenone had been added to lisinopril",
      finding: "Serum potassium was 6.3 mmol/L, and trimethoprim had been prescribed the week before",
      treatment: "withdrawal of trimethoprim and a pause of finerenone",
      course: "Potassium was normal after 3 days and finerenone was resumed at 10 mg",
      lesson: "avoid trimethoprim in patients on drugs that raise potassium",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with deoxycorticosterone and salt-induced kidney injury",
        perGroup: 11,
        given: "finerenone 10 mg/kg daily for 6 weeks",
        givenName: "finerenone",
        measured: [
          { name: "urinary protein excretion", change: -46 },
          { name: "renal interstitial fibrosis", change: -29 },
        ],
        mechanism: "protection that goes beyond lowering of blood pressure",
        mesh: ["Rats", "Desoxycorticosterone Acetate", "Fibrosis"],
      },
    ],
  },
  exposure: {
    name: "finerenone use",
    exposed: "new users of finerenone",
    unexposed: "matched patients without finerenone",
    outcome: { name: "hospital admission for hyperkalemia", control: 0.012, ratio: 1.5 },
  },
  otherTreatment: {
    name: "a very low protein diet",
    regimen: "a very low protein diet with ketoanalogues",
    mesh: ["Diet, Protein-Restricted"],
    comparator: "a diet of 0.8 g protein per kg",
    outcome: { name: "kidney failure", control: 0.19, ratio: 0.9 },
  },
  otherCondition: {
    condition: { name: "heart failure with mildly reduced or preserved ejection fraction", mesh: ["Heart Failure"] },
    population: {
      who: "adults with heart failure and an ejection fraction of 40% or more",
      short: "patients with heart failure",
      age: [70, 74],
      women: 0.45,
      mesh: ["Aged"],
    },
    outcome: { name: "worsening heart failure", control: 0.17, ratio: 0.83 },
  },
  names: {
    jpn: { condition: "糖尿病性腎臓病", intervention: "フィネレノン" },
    chi: { condition: "糖尿病肾病", intervention: "非奈利酮" },
  },
};

const hifInhibitorsAnemia: TopicCard = {
  id: "roxadustat-dialysis-anemia",
  profile: "therapy",
  since: 2015,
  condition: {
    name: "anemia of chronic kidney disease",
    mesh: ["Anemia", "Renal Insufficiency, Chronic"],
    keywords: ["renal anemia", "hemodialysis"],
  },
  intervention: {
    name: "HIF prolyl hydroxylase inhibitors",
    plural: true,
    mesh: ["Prolyl-Hydroxylase Inhibitors", "Hypoxia-Inducible Factor-Proline Dioxygenases"],
    keywords: ["roxadustat", "daprodustat"],
    substances: ["Prolyl-Hydroxylase Inhibitors"],
  },
  population: {
    who: "adults on maintenance hemodialysis with anemia",
    short: "patients on hemodialysis",
    age: [55, 66],
    women: 0.42,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "roxadustat",
      regimen: "roxadustat three times weekly",
      mesh: ["Isoquinolines", "Glycine"],
      substances: ["roxadustat"],
    },
    {
      name: "daprodustat",
      regimen: "daprodustat once daily",
      mesh: ["Barbiturates", "Glycine"],
      substances: ["GSK1278863"],
    },
  ],
  comparators: ["epoetin alfa", "darbepoetin alfa"],
  outcomes: [
    {
      name: "hemoglobin",
      unit: "g/dL",
      baseline: 10.1,
      sd: 1.1,
      difference: 0.12,
      better: "higher",
      mesh: ["Hemoglobins"],
    },
    { name: "a major cardiovascular event", control: 0.17, ratio: 1, mesh: ["Cardiovascular Diseases"] },
    { name: "transfusion of red cells", control: 0.12, ratio: 0.85, mesh: ["Erythrocyte Transfusion"] },
  ],
  harms: [
    { name: "thrombosis of the vascular access", control: 0.08, ratio: 1.2 },
    { name: "hypertension", control: 0.13, ratio: 0.95 },
  ],
  trial: { size: [120, 2400], followUp: [24, 52, "weeks"] },
  background: [
    "Anemia of chronic kidney disease results from lack of erythropoietin, iron restriction and inflammation",
    "Inhibitors of HIF prolyl hydroxylase stimulate the body's own erythropoietin and can be taken by mouth",
  ],
  uncertainties: [
    "whether cardiovascular safety equals that of erythropoietin in patients not on dialysis",
    "whether the drugs promote tumor growth",
    "how patients with inflammation respond",
  ],
  recommendations: [
    "correcting iron deficiency before any erythropoiesis-stimulating drug",
    "against HIF prolyl hydroxylase inhibitors in patients with active cancer",
  ],
  aspects: ["hypoxia sensing", "iron metabolism and hepcidin", "cardiovascular safety"],
  cases: [
    {
      age: [48, 74],
      sex: "either",
      presentation: "fatigue and cold intolerance three months after a switch to roxadustat",
      finding: "Free thyroxine and thyrotropin were both low",
      treatment: "withdrawal of roxadustat and darbepoetin alfa in its place",
      course: "Thyroid function was normal after 4 weeks",
      lesson: "check thyroid function in patients who become tired on roxadustat",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with five-sixths nephrectomy",
        perGroup: 10,
        given: "roxadustat 10 mg/kg three times weekly for 6 weeks",
        givenName: "roxadustat",
        measured: [
          { name: "hemoglobin", change: 19 },
          { name: "hepcidin", change: -44 },
        ],
        mechanism: "that iron is mobilized together with erythropoietin",
        mesh: ["Rats", "Nephrectomy", "Hepcidins", "Erythropoietin"],
      },
    ],
    cells: [
      {
        model: "human hepatoma cells",
        given: "roxadustat at 20 µM for 24 hours",
        givenName: "roxadustat",
        measured: [
          { name: "erythropoietin messenger RNA", change: 145 },
          { name: "hepcidin messenger RNA", change: -8 },
        ],
        mechanism: "that hepcidin falls indirectly through erythropoiesis",
        mesh: ["Hepatocytes", "Hypoxia-Inducible Factor 1", "Hepcidins"],
      },
    ],
  },
  otherTreatment: {
    name: "high-dose intravenous iron",
    regimen: "intravenous iron sucrose 400 mg every month",
    mesh: ["Ferric Oxide, Saccharated"],
    substances: ["Ferric Oxide, Saccharated"],
    comparator: "iron given only for low ferritin",
    outcome: { name: "death or a major cardiovascular event", control: 0.32, ratio: 0.87 },
  },
  names: {
    jpn: { condition: "腎性貧血", intervention: "HIF-PH阻害薬" },
    chi: { condition: "肾性贫血", intervention: "低氧诱导因子脯氨酰羟化酶抑制剂" },
  },
};

export const KIDNEY_TOPICS: readonly TopicCard[] = [finerenoneKidney, hifInhibitorsAnemia];
