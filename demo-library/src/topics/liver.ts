import type { TopicCard } from "../topic-card.ts";

const resmetiromSteatohepatitis: TopicCard = {
  id: "resmetirom-steatohepatitis",
  profile: "therapy",
  since: 2017,
  condition: {
    name: "metabolic dysfunction-associated steatohepatitis",
    short: "MASH",
    mesh: ["Non-alcoholic Fatty Liver Disease", "Liver Cirrhosis"],
    keywords: ["NASH", "fatty liver", "MASLD"],
  },
  intervention: {
    name: "thyroid hormone receptor beta agonists",
    plural: true,
    mesh: ["Thyroid Hormone Receptors beta"],
    keywords: ["resmetirom"],
    substances: ["Thyroid Hormone Receptors beta"],
  },
  population: {
    who: "adults with biopsy-confirmed metabolic dysfunction-associated steatohepatitis and moderate to advanced fibrosis",
    short: "adults with steatohepatitis and fibrosis",
    age: [52, 60],
    women: 0.56,
    mesh: ["Adult", "Middle Aged"],
  },
  arms: [
    {
      name: "resmetirom",
      regimen: "resmetirom 80 mg once daily",
      mesh: ["Pyridazines", "Uracil"],
      substances: ["resmetirom"],
    },
    {
      name: "high-dose resmetirom",
      regimen: "resmetirom 100 mg once daily",
      mesh: ["Pyridazines", "Uracil"],
      substances: ["resmetirom"],
    },
  ],
  comparators: ["placebo"],
  outcomes: [
    {
      name: "resolution of steatohepatitis without worsening of fibrosis",
      control: 0.11,
      ratio: 2.5,
      wished: true,
      mesh: ["Biopsy"],
    },
    {
      name: "improvement of fibrosis by at least one stage",
      control: 0.15,
      ratio: 1.7,
      wished: true,
      mesh: ["Liver Cirrhosis"],
    },
    {
      name: "liver fat on magnetic resonance imaging",
      unit: "%",
      baseline: 17,
      sd: 22,
      difference: -29,
      better: "lower",
      mesh: ["Magnetic Resonance Imaging"],
    },
  ],
  harms: [
    { name: "diarrhea", control: 0.16, ratio: 1.75 },
    { name: "nausea", control: 0.13, ratio: 1.5 },
  ],
  trial: { size: [120, 900], followUp: [36, 52, "weeks"] },
  background: [
    "Steatohepatitis with fibrosis can lead to cirrhosis and liver cancer, and for long no drug was approved for it",
    "Thyroid hormone receptor beta directs hepatic fat oxidation and is less active in steatohepatitis",
  ],
  uncertainties: [
    "whether histological improvement prevents cirrhosis",
    "how long treatment should last",
    "whether combination with weight-lowering drugs adds benefit",
  ],
  recommendations: [
    "resmetirom as an option for adults with steatohepatitis and moderate to advanced fibrosis without cirrhosis",
    "weight loss of at least 7% for all patients with overweight",
  ],
  aspects: [
    "hepatic thyroid hormone action",
    "noninvasive assessment of fibrosis",
    "combination with incretin-based drugs",
  ],
  cases: [
    {
      age: [44, 66],
      sex: "either",
      presentation: "persistently raised aminotransferases and a liver stiffness of 14 kPa",
      finding: "Biopsy showed steatohepatitis with bridging fibrosis",
      treatment: "resmetirom 80 mg daily with a weight-loss program",
      course: "Stiffness fell to 9 kPa within 12 months",
      lesson: "check thyroid function before and during treatment",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice fed a diet rich in fat, fructose and cholesterol",
        perGroup: 12,
        given: "resmetirom 3 mg/kg daily for 8 weeks",
        givenName: "resmetirom",
        measured: [
          { name: "liver triglyceride content", change: -37 },
          { name: "liver collagen", change: -16 },
        ],
        mechanism: "that fat is cleared before fibrosis regresses",
        mesh: ["Mice", "Diet, High-Fat", "Triglycerides", "Collagen"],
      },
    ],
    genes: [
      {
        marker: "the PNPLA3 I148M variant",
        name: "the PNPLA3 I148M variant",
        trait: "fibrosis in fatty liver disease",
        ratio: 1.75,
        followUp: "Homozygotes had more liver fat at every body mass index",
        mesh: ["Acyltransferases", "Phospholipases A2, Calcium-Independent", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  test: {
    name: "vibration-controlled transient elastography",
    cutoff: "8 kPa",
    target: "advanced liver fibrosis",
    reference: "liver biopsy",
    sensitivity: 0.86,
    specificity: 0.68,
    prevalence: 0.3,
    mesh: ["Elasticity Imaging Techniques", "Liver Cirrhosis"],
  },
  otherTreatment: {
    name: "pioglitazone",
    regimen: "pioglitazone 30 mg daily",
    mesh: ["Pioglitazone"],
    substances: ["Pioglitazone"],
    comparator: "placebo",
    outcome: { name: "resolution of steatohepatitis", control: 0.18, ratio: 2.2, wished: true },
  },
  names: {
    jpn: { condition: "代謝機能障害関連脂肪肝炎", intervention: "甲状腺ホルモン受容体β作動薬" },
    chi: { condition: "代谢功能障碍相关脂肪性肝炎", intervention: "甲状腺激素受体β激动剂" },
  },
};

const albuminCirrhosis: TopicCard = {
  id: "albumin-cirrhosis",
  profile: "therapy",
  condition: {
    name: "decompensated cirrhosis",
    mesh: ["Liver Cirrhosis", "Ascites"],
    keywords: ["ascites", "liver cirrhosis"],
  },
  intervention: {
    name: "albumin infusion",
    mesh: ["Serum Albumin, Human"],
    keywords: ["human albumin"],
    substances: ["Serum Albumin, Human"],
  },
  population: {
    who: "adults with cirrhosis and ascites",
    short: "patients with cirrhosis and ascites",
    age: [55, 63],
    women: 0.31,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "weekly albumin", regimen: "albumin 40 g every week", substances: ["Serum Albumin, Human"] },
    {
      name: "targeted albumin infusion",
      regimen: "daily albumin to a serum concentration of 30 g/L or more",
      substances: ["Serum Albumin, Human"],
    },
  ],
  comparators: ["standard medical care", "placebo"],
  outcomes: [
    {
      name: "infection, kidney dysfunction or death",
      control: 0.31,
      ratio: 0.95,
      mesh: ["Infections", "Acute Kidney Injury"],
    },
    { name: "death within 18 months", control: 0.33, ratio: 0.84, mesh: ["Survival Rate"] },
    { name: "serum albumin", unit: "g/L", baseline: 26, sd: 4.6, difference: 6.3, better: "higher" },
  ],
  harms: [{ name: "pulmonary edema", control: 0.03, ratio: 2.1 }],
  trial: { size: [100, 780], followUp: [3, 18, "months"] },
  background: [
    "Albumin is given after large-volume paracentesis and in spontaneous bacterial peritonitis, but its long-term use is disputed",
    "Two large trials of albumin in decompensated cirrhosis came to opposite conclusions",
  ],
  uncertainties: [
    "whether dose explains the conflicting results",
    "whether albumin has effects beyond volume expansion",
    "how pulmonary edema can be avoided",
  ],
  recommendations: [
    "albumin after paracentesis of more than 5 L and in spontaneous bacterial peritonitis",
    "against routine infusion to reach a target concentration in hospitalized patients",
  ],
  aspects: ["oncotic and other functions of albumin", "conflicting trials", "infection and kidney failure"],
  cases: [
    {
      age: [49, 70],
      sex: "either",
      presentation: "dyspnea on the third day of albumin for hepatorenal syndrome",
      finding: "Radiography showed pulmonary edema, and echocardiography showed diastolic dysfunction",
      treatment: "furosemide and withdrawal of albumin and terlipressin",
      course: "Oxygenation normalized within 2 days",
      lesson: "examine the heart and lungs every day while albumin is infused",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "neutrophils of patients with cirrhosis",
        given: "albumin at 40 g/L in the medium",
        givenName: "albumin",
        measured: [
          { name: "phagocytosis of opsonized bacteria", change: 24 },
          { name: "prostaglandin E2 activity", change: -42 },
        ],
        mechanism: "that albumin binds prostaglandin E2 and restores immune function",
        mesh: ["Neutrophils", "Dinoprostone", "Phagocytosis"],
      },
    ],
  },
  otherTreatment: {
    name: "a transjugular intrahepatic portosystemic shunt",
    regimen: "a covered transjugular intrahepatic portosystemic shunt",
    mesh: ["Portasystemic Shunt, Transjugular Intrahepatic"],
    comparator: "repeated paracentesis",
    outcome: { name: "death or transplantation within one year", control: 0.42, ratio: 0.7 },
  },
  otherCondition: {
    condition: { name: "septic shock", mesh: ["Shock, Septic"] },
    population: {
      who: "adults with septic shock",
      short: "adults with septic shock",
      age: [62, 69],
      women: 0.4,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "death within 90 days", control: 0.45, ratio: 0.94 },
  },
  names: {
    jpn: { condition: "非代償性肝硬変", intervention: "アルブミン投与" },
    chi: { condition: "失代偿期肝硬化", intervention: "白蛋白输注" },
    ger: { condition: "dekompensierter Leberzirrhose", intervention: "Albumininfusion" },
  },
};

export const LIVER_TOPICS: readonly TopicCard[] = [resmetiromSteatohepatitis, albuminCirrhosis];
