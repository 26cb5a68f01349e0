import type { TopicCard } from "../topic-card.ts";

const cpapSleepApnea: TopicCard = {
  id: "cpap-sleep-apnea",
  profile: "therapy",
  condition: {
    name: "obstructive sleep apnea",
    short: "OSA",
    mesh: ["Sleep Apnea, Obstructive"],
    keywords: ["sleepiness", "apnea"],
  },
  intervention: {
    name: "continuous positive airway pressure",
    short: "CPAP",
    mesh: ["Continuous Positive Airway Pressure"],
    keywords: ["CPAP", "adherence"],
  },
  population: {
    who: "adults with moderate to severe obstructive sleep apnea",
    short: "adults with obstructive sleep apnea",
    age: [50, 61],
    women: 0.24,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "CPAP", regimen: "autotitrating continuous positive airway pressure every night" },
    {
      name: "CPAP with telephone coaching",
      regimen: "continuous positive airway pressure with telephone coaching in the first month",
      mesh: ["Motivational Interviewing"],
    },
  ],
  comparators: ["sham CPAP", "usual care", "a mandibular advancement device"],
  outcomes: [
    {
      name: "the Epworth Sleepiness Scale score",
      unit: "points",
      baseline: 10.8,
      sd: 4.2,
      difference: -2.3,
      better: "lower",
      mesh: ["Sleepiness", "Disorders of Excessive Somnolence"],
    },
    { name: "a major cardiovascular event", control: 0.15, ratio: 0.97, mesh: ["Cardiovascular Diseases"] },
    {
      name: "24-hour systolic blood pressure",
      unit: "mm Hg",
      baseline: 132,
      sd: 11,
      difference: -2.2,
      better: "lower",
      mesh: ["Blood Pressure Monitoring, Ambulatory"],
    },
  ],
  harms: [
    { name: "nasal dryness", control: 0.08, ratio: 2.1 },
    { name: "mask-related skin injury", control: 0.01, ratio: 6 },
  ],
  trial: { size: [80, 1600], followUp: [3, 36, "months"] },
  background: [
    "Obstructive sleep apnea causes sleepiness and is associated with hypertension, stroke and coronary disease",
    "Continuous positive airway pressure relieves sleepiness, but trials have not shown that it prevents cardiovascular events",
  ],
  uncertainties: [
    "whether patients with excessive sleepiness have a cardiovascular benefit",
    "how many hours of use per night are needed",
    "whether patients without symptoms should be treated",
  ],
  recommendations: [
    "continuous positive airway pressure for adults with sleep apnea and excessive sleepiness",
    "a mandibular advancement device for those who do not tolerate it",
    "offering educational support when treatment begins",
  ],
  aspects: ["adherence", "cardiovascular outcomes", "alternatives to positive pressure"],
  cases: [
    {
      age: [39, 66],
      sex: "man",
      presentation: "two falls asleep at the wheel",
      finding: "Polysomnography showed 62 apneas and hypopneas per hour",
      treatment: "continuous positive airway pressure",
      course: "Sleepiness resolved within 3 weeks, and driving was allowed again after a wakefulness test",
      lesson: "ask sleepy patients about driving",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice exposed to intermittent hypoxia",
        perGroup: 12,
        given: "8 hours of intermittent hypoxia per day for 6 weeks",
        givenName: "intermittent hypoxia",
        measured: [
          { name: "mean arterial pressure", change: 14 },
          { name: "aortic superoxide production", change: 52 },
        ],
        mechanism: "that oxidative stress links apnea and hypertension",
        mesh: ["Mice", "Hypoxia", "Superoxides", "Hypertension"],
      },
    ],
  },
  voices: [
    {
      who: "patients and bed partners",
      about: "sleeping with a mask",
      themes: [
        "embarrassment in the bedroom",
        "waking up rested for the first time",
        "help that comes too late in the first week",
      ],
      mesh: ["Patient Compliance", "Spouses"],
    },
  ],
  test: {
    name: "home sleep apnea testing",
    cutoff: "15 events per hour",
    target: "moderate to severe obstructive sleep apnea",
    reference: "polysomnography in a sleep laboratory",
    sensitivity: 0.87,
    specificity: 0.77,
    prevalence: 0.52,
    mesh: ["Polysomnography", "Monitoring, Ambulatory"],
  },
  otherTreatment: {
    name: "hypoglossal nerve stimulation",
    regimen: "hypoglossal nerve stimulation during sleep",
    mesh: ["Hypoglossal Nerve", "Electric Stimulation Therapy"],
    comparator: "no stimulation",
    outcome: { name: "a fall in the apnea-hypopnea index by at least half", control: 0.22, ratio: 2.8, wished: true },
  },
  otherCondition: {
    condition: { name: "heart failure with central sleep apnea", mesh: ["Heart Failure", "Sleep Apnea, Central"] },
    population: {
      who: "adults with heart failure and central sleep apnea",
      short: "patients with heart failure and central sleep apnea",
      age: [62, 68],
      women: 0.1,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "death or transplantation", control: 0.2, ratio: 1.02 },
  },
  names: {
    jpn: { condition: "閉塞性睡眠時無呼吸", intervention: "持続陽圧呼吸療法" },
    chi: { condition: "阻塞性睡眠呼吸暂停", intervention: "持续气道正压通气" },
    ger: { condition: "obstruktiver Schlafapnoe", intervention: "CPAP-Therapie" },
  },
};

const antifibroticsPulmonaryFibrosis: TopicCard = {
  id: "antifibrotics-pulmonary-fibrosis",
  profile: "therapy",
  since: 2010,
  condition: {
    name: "idiopathic pulmonary fibrosis",
    short: "IPF",
    mesh: ["Idiopathic Pulmonary Fibrosis"],
    keywords: ["interstitial lung disease"],
  },
  intervention: {
    name: "antifibrotic therapy",
    mesh: ["Antifibrotic Agents"],
    keywords: ["antifibrotic drugs"],
    substances: ["Antifibrotic Agents"],
  },
  population: {
    who: "adults aged 40 years or older with idiopathic pulmonary fibrosis",
    short: "patients with idiopathic pulmonary fibrosis",
    age: [65, 71],
    women: 0.24,
    mesh: ["Middle Aged", "Aged"],
  },
  arms: [
    { name: "nintedanib", regimen: "nintedanib 150 mg twice daily", mesh: ["Indoles"], substances: ["nintedanib"] },
    {
      name: "pirfenidone",
      regimen: "pirfenidone 801 mg three times daily",
      mesh: ["Pyridones"],
      substances: ["pirfenidone"],
    },
  ],
  comparators: ["placebo", "best supportive care"],
  outcomes: [
    {
      name: "forced vital capacity",
      unit: "mL",
      baseline: 2740,
      sd: 265,
      difference: 108,
      better: "higher",
      mesh: ["Vital Capacity"],
    },
    { name: "acute exacerbation", control: 0.08, ratio: 0.68, mesh: ["Disease Progression"] },
    { name: "death within 52 weeks", control: 0.08, ratio: 0.76, mesh: ["Survival Rate"] },
  ],
  harms: [
    { name: "diarrhea", control: 0.18, ratio: 3 },
    { name: "raised aminotransferases", control: 0.03, ratio: 3.2 },
  ],
  trial: { size: [90, 800], followUp: [24, 52, "weeks"] },
  background: [
    "Idiopathic pulmonary fibrosis is a progressive disease with a median survival of three to five years",
    "Antifibrotic drugs slow the decline of forced vital capacity but do not restore lung function",
  ],
  uncertainties: [
    "whether combining two antifibrotic drugs is better than one",
    "when treatment should begin in mild disease",
    "whether treatment prevents acute exacerbations",
  ],
  recommendations: [
    "nintedanib or pirfenidone for patients with idiopathic pulmonary fibrosis",
    "early referral for transplantation and palliative care",
  ],
  aspects: ["mechanisms of fibrosis", "tolerability and dose reduction", "progressive fibrosis of other causes"],
  cases: [
    {
      age: [62, 78],
      sex: "either",
      presentation: "worsening dyspnea over ten days during treatment with pirfenidone",
      finding: "Computed tomography showed new ground-glass opacities on a background of honeycombing",
      treatment: "methylprednisolone and broad-spectrum antibiotics",
      course: "Oxygenation improved slowly and long-term oxygen was needed",
      lesson: "exclude infection and embolism before calling it an acute exacerbation",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "mice with bleomycin-induced lung fibrosis",
        perGroup: 12,
        given: "nintedanib 60 mg/kg daily from day 7 to day 21",
        givenName: "nintedanib",
        measured: [
          { name: "lung hydroxyproline", change: -33 },
          { name: "static lung compliance", change: 26 },
        ],
        mechanism: "that fibroblast growth factor and platelet-derived growth factor signaling sustains fibrosis",
        mesh: ["Mice", "Bleomycin", "Hydroxyproline", "Receptors, Platelet-Derived Growth Factor"],
      },
    ],
    genes: [
      {
        marker: "the MUC5B promoter variant rs35705950",
        name: "the MUC5B promoter variant",
        trait: "idiopathic pulmonary fibrosis",
        ratio: 4.2,
        followUp: "Carriers had more MUC5B in distal airways",
        mesh: ["Mucin-5B", "Promoter Regions, Genetic"],
      },
    ],
  },
  otherTreatment: {
    name: "pulmonary rehabilitation",
    regimen: "12 weeks of supervised exercise",
    mesh: ["Exercise Therapy"],
    comparator: "usual care",
    outcome: { name: "a gain of at least 30 m in walk distance", control: 0.25, ratio: 1.9, wished: true },
  },
  otherCondition: {
    condition: {
      name: "systemic sclerosis-associated interstitial lung disease",
      mesh: ["Scleroderma, Systemic", "Lung Diseases, Interstitial"],
    },
    population: {
      who: "adults with systemic sclerosis and interstitial lung disease",
      short: "patients with systemic sclerosis and lung involvement",
      age: [50, 57],
      women: 0.74,
      mesh: ["Adult", "Middle Aged"],
    },
    outcome: { name: "a decline in vital capacity by more than 10%", control: 0.24, ratio: 0.72 },
  },
  names: {
    jpn: { condition: "特発性肺線維症", intervention: "抗線維化薬" },
    chi: { condition: "特发性肺纤维化", intervention: "抗纤维化治疗" },
  },
};

export const SLEEP_APNEA_AND_FIBROSIS_TOPICS: readonly TopicCard[] = [cpapSleepApnea, antifibroticsPulmonaryFibrosis];
