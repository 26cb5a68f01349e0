import type { TopicCard } from "../topic-card.ts";

const saltSubstitute: TopicCard = {
  id: "salt-substitute-hypertension",
  profile: "therapy",
  condition: { name: "hypertension", mesh: ["Hypertension", "Blood Pressure"], keywords: ["high blood pressure"] },
  intervention: {
    name: "salt substitutes",
    plural: true,
    mesh: ["Diet, Sodium-Restricted", "Sodium Chloride, Dietary"],
    keywords: ["salt substitute", "sodium reduction", "potassium"],
  },
  population: {
    who: "adults aged 50 years or older with hypertension",
    short: "adults with hypertension",
    age: [60, 68],
    women: 0.5,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "a potassium-enriched salt substitute",
      regimen: "a salt substitute of 75% sodium chloride and 25% potassium chloride",
      mesh: ["Potassium Chloride"],
      substances: ["Potassium Chloride"],
    },
    {
      name: "cooking classes for salt reduction",
      regimen: "four cooking classes with advice to use less salt",
      plural: true,
      mesh: ["Health Education"],
    },
  ],
  comparators: ["regular salt", "usual diet"],
  outcomes: [
    {
      name: "systolic blood pressure",
      unit: "mm Hg",
      baseline: 148,
      sd: 14,
      difference: -3.8,
      better: "lower",
      mesh: ["Blood Pressure Determination"],
    },
    { name: "stroke", control: 0.05, ratio: 0.87, mesh: ["Stroke"] },
    { name: "24-hour urinary sodium excretion", unit: "mmol", baseline: 182, sd: 58, difference: -22, better: "lower" },
  ],
  harms: [
    { name: "hyperkalemia", control: 0.012, ratio: 1.15 },
    { name: "dislike of the taste", control: 0.03, ratio: 2.2 },
  ],
  trial: { size: [160, 4200], followUp: [3, 24, "months"] },
  background: [
    "Replacing part of the sodium in table salt by potassium is a simple way to lower blood pressure",
    "Most dietary sodium is added at home in some regions and by the food industry in others",
  ],
  uncertainties: [
    "whether salt substitutes are safe in people with chronic kidney disease",
    "how much of the effect comes from potassium",
    "whether households keep using the substitute",
  ],
  recommendations: [
    "a potassium-enriched salt substitute for adults with hypertension and normal kidney function",
    "checking potassium before a salt substitute is used together with drugs that raise it",
  ],
  aspects: ["blood pressure lowering", "safety in kidney disease", "supply and price"],
  cases: [
    {
      age: [66, 82],
      sex: "either",
      presentation:
        "weakness and bradycardia three weeks after switching to a salt substitute while taking spironolactone",
      finding: "Serum potassium was 7.4 mmol/L with a widened QRS complex",
      treatment: "calcium gluconate, insulin with glucose and emergency hemodialysis",
      course: "Sinus rhythm returned within an hour and potassium was normal the next day",
      lesson: "ask about salt substitutes before prescribing drugs that raise potassium",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "spontaneously hypertensive rats",
        perGroup: 10,
        given: "chow in which 25% of sodium chloride was replaced by potassium chloride for 8 weeks",
        givenName: "a potassium-enriched diet",
        measured: [
          { name: "systolic blood pressure", change: -12 },
          { name: "sodium chloride cotransporter phosphorylation", change: -38 },
        ],
        mechanism: "that potassium switches off sodium retention in the distal tubule",
        mesh: ["Rats, Inbred SHR", "Solute Carrier Family 12, Member 3", "Potassium, Dietary"],
      },
    ],
  },
  voices: [
    {
      who: "people who cook for their families",
      about: "changing the salt at home",
      themes: ["the taste of childhood", "salt hidden in bought food", "one household, two salts"],
      mesh: ["Feeding Behavior", "Family"],
    },
  ],
  otherTreatment: {
    name: "chlorthalidone",
    regimen: "chlorthalidone 12.5 mg daily",
    mesh: ["Chlorthalidone"],
    substances: ["Chlorthalidone"],
    comparator: "placebo",
    outcome: { name: "blood pressure below 140/90 mm Hg", control: 0.3, ratio: 1.7, wished: true },
  },
  names: {
    jpn: { condition: "高血圧", intervention: "減塩代替塩" },
    chi: { condition: "高血压", intervention: "低钠盐" },
    spa: { condition: "Hipertensión", intervention: "sustitutos de la sal" },
  },
};

export const BLOOD_PRESSURE_TOPICS: readonly TopicCard[] = [saltSubstitute];
