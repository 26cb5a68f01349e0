import type { TopicCard } from "../topic-card.ts";

const sglt2Hfpef: TopicCard = {
  id: "sglt2-hfpef",
  profile: "therapy",
  example: true,
  since: 2018,
  condition: {
    name: "heart failure with preserved ejection fraction",
    short: "HFpEF",
    mesh: ["Heart Failure", "Stroke Volume"],
    keywords: ["HFpEF", "diastolic heart failure"],
  },
  intervention: {
    name: "SGLT2 inhibitors",
    plural: true,
    mesh: ["Sodium-Glucose Transporter 2 Inhibitors"],
    keywords: ["SGLT2 inhibitor", "gliflozin"],
    substances: ["Sodium-Glucose Transporter 2 Inhibitors"],
  },
  population: {
    who: "adults with symptomatic heart failure and an ejection fraction of at least 50%",
    short: "patients with heart failure and preserved ejection fraction",
    age: [69, 76],
    women: 0.47,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "empagliflozin",
      regimen: "empagliflozin 10 mg once daily",
      mesh: ["Benzhydryl Compounds", "Glucosides"],
      substances: ["empagliflozin"],
    },
    {
      name: "dapagliflozin",
      regimen: "dapagliflozin 10 mg once daily",
      mesh: ["Benzhydryl Compounds", "Glucosides"],
      substances: ["dapagliflozin"],
    },
    {
      name: "canagliflozin",
      regimen: "canagliflozin 100 mg once daily",
      mesh: ["Canagliflozin"],
      substances: ["Canagliflozin"],
    },
  ],
  comparators: ["placebo", "standard care alone"],
  outcomes: [
    { name: "hospitalization for heart failure", control: 0.13, ratio: 0.74, mesh: ["Hospitalization"] },
    { name: "cardiovascular death", control: 0.08, ratio: 0.92, mesh: ["Cardiovascular Diseases"] },
    {
      name: "the Kansas City Cardiomyopathy Questionnaire score",
      unit: "points",
      baseline: 58,
      sd: 17,
      difference: 3.2,
      better: "higher",
      mesh: ["Quality of Life", "Surveys and Questionnaires"],
    },
    {
      name: "6-minute walk distance",
      unit: "m",
      baseline: 310,
      sd: 62,
      difference: 12,
      better: "higher",
      mesh: ["Walk Test", "Exercise Tolerance"],
    },
  ],
  harms: [
    { name: "genital infection", control: 0.008, ratio: 2.6 },
    { name: "volume depletion", control: 0.07, ratio: 1.15 },
    { name: "acute kidney injury", control: 0.045, ratio: 0.9 },
  ],
  trial: { size: [220, 2400], followUp: [6, 30, "months"] },
  background: [
    "Few treatments have been shown to change the course of heart failure with preserved ejection fraction (HFpEF)",
    "Half of all people with heart failure have a preserved ejection fraction, and most of them are old and have several other illnesses",
    "SGLT2 inhibitors lower the risk of admission in heart failure with reduced ejection fraction, but their effect above an ejection fraction of 50% is less well described",
    "Repeated admissions account for most of the burden that heart failure with preserved ejection fraction puts on patients and hospitals",
  ],
  uncertainties: [
    "whether the benefit extends to patients with an ejection fraction above 60%",
    "whether treatment should begin before discharge from hospital",
    "how much of the effect depends on diabetes",
    "whether frail patients gain as much as others",
  ],
  recommendations: [
    "an SGLT2 inhibitor for patients with symptomatic heart failure and preserved ejection fraction, with or without diabetes",
    "checking volume status and the dose of loop diuretics when an SGLT2 inhibitor is started",
    "counseling about genital hygiene and about pausing treatment during acute illness",
  ],
  aspects: [
    "hemodynamic and metabolic mechanisms of SGLT2 inhibition",
    "trials across the range of ejection fraction",
    "treatment of frail and very old patients",
    "kidney function during treatment",
  ],
  cases: [
    {
      age: [66, 84],
      sex: "either",
      presentation:
        "malaise, vomiting and breathlessness six days after starting an SGLT2 inhibitor for heart failure with preserved ejection fraction",
      finding: "Blood tests showed ketoacidosis with a glucose concentration below 200 mg/dL",
      treatment: "withdrawal of the drug, intravenous glucose and insulin",
      course: "Acidosis resolved within 48 hours and heart failure was managed with diuretics thereafter",
      lesson: "measure ketones in patients who feel unwell on an SGLT2 inhibitor, even when glucose is near normal",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with heart failure induced by a high-fat diet and nitric oxide synthase inhibition",
        perGroup: 12,
        given: "empagliflozin 10 mg/kg daily for 6 weeks",
        givenName: "empagliflozin",
        measured: [
          { name: "left ventricular end-diastolic pressure", change: -24 },
          { name: "lung wet-to-dry weight ratio", change: -13 },
          { name: "running distance to exhaustion", change: 31 },
        ],
        mechanism: "that relief of myocardial stiffness does not depend on glucose lowering",
        mesh: ["Mice", "Mice, Inbred C57BL", "Diastole", "Male"],
      },
      {
        model: "obese ZSF1 rats",
        perGroup: 10,
        given: "dapagliflozin 1 mg/kg daily for 10 weeks",
        givenName: "dapagliflozin",
        measured: [
          { name: "left atrial area", change: -15 },
          { name: "myocardial interstitial fibrosis", change: -28 },
        ],
        mechanism: "an effect on fibrosis that precedes any change in blood pressure",
        mesh: ["Rats", "Fibrosis", "Obesity"],
      },
    ],
    cells: [
      {
        model: "human ventricular cardiomyocytes",
        given: "empagliflozin at 1 µM for 24 hours",
        givenName: "empagliflozin",
        measured: [
          { name: "passive stiffness of skinned cells", change: -21 },
          { name: "mitochondrial reactive oxygen species", change: -34 },
        ],
        mechanism: "that oxidative activation of protein kinase G relaxes titin",
        mesh: ["Myocytes, Cardiac", "Oxidative Stress", "Connectin"],
      },
    ],
    genes: [
      {
        marker: "common variants in SLC5A2 that mimic SGLT2 inhibition",
        name: "SLC5A2 variants",
        trait: "heart failure with preserved ejection fraction",
        ratio: 0.86,
        followUp: "Carriers also had lower glycated hemoglobin and smaller left atria",
        mesh: ["Sodium-Glucose Transporter 2", "Mendelian Randomization Analysis", "Polymorphism, Single Nucleotide"],
      },
    ],
  },
  voices: [
    {
      who: "patients and heart failure nurses",
      about: "starting an SGLT2 inhibitor late in life",
      themes: [
        "weariness with adding yet another tablet",
        "relief at needing fewer diuretics",
        "worry about infections that are embarrassing to mention",
      ],
      mesh: ["Patient Acceptance of Health Care", "Nurses"],
    },
  ],
  exposure: {
    name: "SGLT2 inhibitor use",
    exposed: "new users of an SGLT2 inhibitor",
    unexposed: "new users of a DPP-4 inhibitor",
    outcome: { name: "hospitalization for heart failure", control: 0.11, ratio: 0.78 },
  },
  otherTreatment: {
    name: "spironolactone",
    regimen: "spironolactone 25 mg once daily",
    mesh: ["Spironolactone", "Mineralocorticoid Receptor Antagonists"],
    substances: ["Spironolactone"],
    comparator: "placebo",
    outcome: { name: "hospitalization for heart failure", control: 0.14, ratio: 0.86 },
  },
  otherCondition: {
    condition: { name: "chronic kidney disease", short: "CKD", mesh: ["Renal Insufficiency, Chronic"] },
    population: {
      who: "adults with chronic kidney disease and albuminuria",
      short: "patients with chronic kidney disease",
      age: [60, 66],
      women: 0.36,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "kidney failure", control: 0.09, ratio: 0.68, mesh: ["Kidney Failure, Chronic"] },
  },
  names: {
    jpn: { condition: "左室駆出率の保たれた心不全", intervention: "SGLT2阻害薬" },
    chi: { condition: "射血分数保留的心力衰竭", intervention: "SGLT2抑制剂" },
    ger: { condition: "Herzinsuffizienz mit erhaltener Ejektionsfraktion", intervention: "SGLT2-Hemmer" },
    fre: {
      condition: "Insuffisance cardiaque à fraction d'éjection préservée",
      intervention: "inhibiteurs du SGLT2",
    },
  },
};

export const HEART_FAILURE_TOPICS: readonly TopicCard[] = [sglt2Hfpef];
