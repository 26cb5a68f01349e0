import type { TopicCard } from "../topic-card.ts";

const cardiacRehabilitation: TopicCard = {
  id: "cardiac-rehabilitation-infarction",
  profile: "care",
  condition: {
    name: "myocardial infarction",
    mesh: ["Myocardial Infarction", "Coronary Disease"],
    keywords: ["coronary heart disease", "secondary prevention"],
  },
  intervention: {
    name: "cardiac rehabilitation",
    mesh: ["Cardiac Rehabilitation", "Exercise Therapy"],
    keywords: ["exercise training", "home-based rehabilitation"],
  },
  population: {
    who: "adults discharged after myocardial infarction",
    short: "patients after myocardial infarction",
    age: [58, 67],
    women: 0.27,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "home-based cardiac rehabilitation",
      regimen: "12 weeks of home-based cardiac rehabilitation with weekly calls",
      mesh: ["Home Care Services"],
    },
    {
      name: "center-based cardiac rehabilitation",
      regimen: "supervised exercise and education twice a week for 12 weeks",
    },
    {
      name: "high-intensity interval training",
      regimen: "high-intensity interval training three times a week",
      mesh: ["High-Intensity Interval Training"],
    },
  ],
  comparators: ["usual care", "advice to be physically active"],
  outcomes: [
    { name: "readmission within one year", control: 0.27, ratio: 0.78, mesh: ["Patient Readmission"] },
    {
      name: "peak oxygen uptake",
      unit: "mL/kg/min",
      baseline: 21,
      sd: 4.2,
      difference: 2.1,
      better: "higher",
      mesh: ["Oxygen Consumption", "Exercise Tolerance"],
    },
    { name: "cardiovascular death", control: 0.05, ratio: 0.8 },
    {
      name: "depressive symptoms",
      unit: "points",
      baseline: 7.2,
      sd: 4,
      difference: -1,
      better: "lower",
      mesh: ["Depression"],
    },
  ],
  harms: [{ name: "musculoskeletal injury", control: 0.02, ratio: 1.6 }],
  trial: { size: [90, 900], followUp: [3, 12, "months"] },
  background: [
    "Exercise-based cardiac rehabilitation is recommended after myocardial infarction, but fewer than half of eligible patients take part",
    "Women, older people and those who live far away are the least likely to attend cardiac rehabilitation",
  ],
  uncertainties: [
    "whether home-based programs match center-based ones in high-risk patients",
    "how participation of women can be improved",
    "whether rehabilitation still lowers mortality in the era of early revascularization",
  ],
  recommendations: [
    "referring every patient to cardiac rehabilitation before discharge",
    "a home-based program for patients who cannot attend a center",
  ],
  aspects: ["referral and attendance", "home-based and digital programs", "training intensity"],
  cases: [
    {
      age: [49, 70],
      sex: "either",
      presentation: "dizziness during the third exercise session after myocardial infarction",
      finding: "Telemetry showed runs of ventricular tachycardia",
      treatment: "an implantable defibrillator and beta-blockade",
      course: "Training was resumed 4 weeks later without further arrhythmia",
      lesson: "monitor the rhythm of patients with reduced ejection fraction when training begins",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "rats with coronary ligation",
        perGroup: 12,
        given: "treadmill running for 8 weeks",
        givenName: "exercise training",
        measured: [
          { name: "infarct scar thickness", change: 19 },
          { name: "left ventricular end-diastolic diameter", change: -9 },
        ],
        mechanism: "that training counters remodeling",
        mesh: ["Rats", "Physical Conditioning, Animal", "Ventricular Remodeling"],
      },
    ],
  },
  voices: [
    {
      who: "patients who did and did not attend",
      about: "cardiac rehabilitation after a heart attack",
      themes: ["regaining trust in the body", "programs made for men", "distance and working hours"],
      mesh: ["Patient Participation", "Women"],
    },
  ],
  otherTreatment: {
    name: "colchicine",
    regimen: "colchicine 0.5 mg daily",
    mesh: ["Colchicine"],
    substances: ["Colchicine"],
    comparator: "placebo",
    outcome: { name: "a major cardiovascular event", control: 0.08, ratio: 0.8 },
  },
  names: {
    jpn: { condition: "心筋梗塞", intervention: "心臓リハビリテーション" },
    chi: { condition: "心肌梗死", intervention: "心脏康复" },
    ger: { condition: "Myokardinfarkt", intervention: "kardiologische Rehabilitation" },
  },
};

export const CARDIAC_REHABILITATION_TOPICS: readonly TopicCard[] = [cardiacRehabilitation];
