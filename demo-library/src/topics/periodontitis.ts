import type { TopicCard } from "../topic-card.ts";

const periodontalTreatmentDiabetes: TopicCard = {
  id: "periodontal-treatment-diabetes",
  profile: "therapy",
  since: 2001,
  condition: {
    name: "type 2 diabetes with periodontitis",
    mesh: ["Periodontitis", "Diabetes Mellitus, Type 2"],
    keywords: ["gum disease", "oral health"],
  },
  intervention: {
    name: "periodontal treatment",
    mesh: ["Dental Scaling", "Root Planing"],
    keywords: ["scaling and root planing", "nonsurgical periodontal therapy"],
  },
  population: {
    who: "adults with type 2 diabetes and moderate to severe periodontitis",
    short: "adults with diabetes and periodontitis",
    age: [54, 61],
    women: 0.46,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "scaling and root planing", regimen: "scaling and root planing in up to four sessions" },
    {
      name: "intensive periodontal treatment",
      regimen: "scaling, root planing, surgery where needed and maintenance every 3 months",
      mesh: ["Periodontal Debridement"],
    },
    {
      name: "periodontal treatment with doxycycline",
      regimen: "scaling and root planing with doxycycline 100 mg daily for 14 days",
      mesh: ["Doxycycline"],
      substances: ["Doxycycline"],
    },
  ],
  comparators: ["delayed treatment", "oral hygiene instruction alone"],
  outcomes: [
    {
      name: "glycated hemoglobin",
      unit: "%",
      baseline: 7.9,
      sd: 0.95,
      difference: -0.32,
      better: "lower",
      mesh: ["Glycated Hemoglobin"],
    },
    {
      name: "probing pocket depth",
      unit: "mm",
      baseline: 3.6,
      sd: 0.6,
      difference: -0.5,
      better: "lower",
      mesh: ["Periodontal Pocket"],
    },
    {
      name: "high-sensitivity C-reactive protein",
      unit: "mg/L",
      baseline: 3.8,
      sd: 2.3,
      difference: -0.5,
      better: "lower",
      mesh: ["C-Reactive Protein"],
    },
  ],
  harms: [
    { name: "dental pain or sensitivity", control: 0.04, ratio: 2.2, mesh: ["Dentin Sensitivity"] },
    { name: "hypoglycemia", control: 0.03, ratio: 1.1, mesh: ["Hypoglycemia"] },
  ],
  trial: { size: [60, 520], followUp: [3, 12, "months"] },
  background: [
    "Periodontitis is more frequent and more severe in people with diabetes",
    "Inflammation of the gums may raise insulin resistance and so glucose",
    "Physicians who treat diabetes seldom look into the mouth",
  ],
  uncertainties: [
    "whether better glycemic control lasts beyond six months",
    "whether treatment prevents kidney and heart complications",
    "whether antibiotics add any benefit",
  ],
  recommendations: [
    "asking about bleeding gums at each diabetes visit and referring to a dentist every year",
    "nonsurgical periodontal treatment as part of diabetes care",
  ],
  aspects: [
    "inflammation linking mouth and metabolism",
    "collaboration of dentists and physicians",
    "periodontal bacteria in distant organs",
  ],
  cases: [
    {
      age: [44, 66],
      sex: "either",
      presentation: "swelling of the floor of the mouth and difficulty in swallowing",
      finding:
        "Glycated hemoglobin was 12.4%, and computed tomography showed a deep neck abscess from a periodontal pocket",
      treatment: "drainage, extraction of two teeth, antibiotics and insulin",
      course: "Swallowing was normal after 9 days, and glycated hemoglobin fell to 7.3% at 6 months",
      lesson: "examine the teeth of patients with very high glucose",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "diabetic mice with ligature-induced periodontitis",
        perGroup: 10,
        given: "removal of the ligature with local minocycline",
        givenName: "resolution of periodontitis",
        measured: [
          { name: "fasting glucose", change: -14 },
          { name: "alveolar bone loss", change: -26 },
          { name: "serum tumor necrosis factor", change: -31 },
        ],
        mechanism: "that gingival inflammation feeds systemic insulin resistance",
        mesh: ["Mice, Obese", "Alveolar Bone Loss", "Insulin Resistance"],
      },
    ],
    cells: [
      {
        model: "human gingival fibroblasts in high glucose",
        given: "lipopolysaccharide of Porphyromonas gingivalis for 24 hours",
        givenName: "Porphyromonas gingivalis lipopolysaccharide",
        measured: [
          { name: "interleukin-6 release", change: 88 },
          { name: "collagen synthesis", change: -34 },
        ],
        mechanism: "that hyperglycemia amplifies the response to periodontal bacteria",
        mesh: ["Fibroblasts", "Porphyromonas gingivalis", "Interleukin-6"],
      },
    ],
  },
  voices: [
    {
      who: "dentists and diabetologists",
      about: "sharing patients with diabetes",
      themes: ["two files for one patient", "teeth as somebody else's job", "pride when glucose falls"],
      mesh: ["Interprofessional Relations", "Dentists"],
    },
  ],
  exposure: {
    name: "regular dental care",
    exposed: "people with diabetes who saw a dentist every year",
    unexposed: "people with diabetes who did not",
    outcome: {
      name: "hospitalization for a diabetic complication",
      control: 0.07,
      ratio: 0.86,
      mesh: ["Diabetes Complications"],
    },
  },
  otherTreatment: {
    name: "chlorhexidine mouthwash",
    regimen: "chlorhexidine 0.12% twice daily for 3 months",
    mesh: ["Chlorhexidine", "Mouthwashes"],
    substances: ["Chlorhexidine"],
    comparator: "placebo mouthwash",
    outcome: { name: "resolution of gingival bleeding", control: 0.28, ratio: 1.5, wished: true },
  },
  names: {
    jpn: { condition: "歯周炎を伴う2型糖尿病", intervention: "歯周治療" },
    chi: { condition: "2型糖尿病合并牙周炎", intervention: "牙周治疗" },
    spa: { condition: "Diabetes tipo 2 con periodontitis", intervention: "tratamiento periodontal" },
  },
};

export const PERIODONTITIS_TOPICS: readonly TopicCard[] = [periodontalTreatmentDiabetes];
