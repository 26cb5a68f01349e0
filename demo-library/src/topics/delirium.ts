import type { TopicCard } from "../topic-card.ts";

const dexmedetomidinePostoperativeDelirium: TopicCard = {
  id: "dexmedetomidine-postoperative-delirium",
  profile: "therapy",
  since: 2004,
  condition: {
    name: "postoperative delirium",
    mesh: ["Delirium", "Emergence Delirium", "Postoperative Complications"],
    keywords: ["delirium", "older surgical patients"],
  },
  intervention: {
    name: "dexmedetomidine",
    mesh: ["Dexmedetomidine", "Hypnotics and Sedatives"],
    keywords: ["alpha-2 agonist", "sedation"],
    substances: ["Dexmedetomidine", "Hypnotics and Sedatives"],
  },
  population: {
    who: "adults aged 65 years or older undergoing major noncardiac surgery",
    short: "older adults undergoing surgery",
    age: [70, 76],
    women: 0.45,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "postoperative dexmedetomidine",
      regimen: "dexmedetomidine 0.1 µg/kg per hour on the first night after surgery",
    },
    { name: "intraoperative dexmedetomidine", regimen: "dexmedetomidine 0.5 µg/kg per hour during anesthesia" },
    {
      name: "intranasal dexmedetomidine",
      regimen: "dexmedetomidine 1 µg/kg intranasally at bedtime for three nights",
      mesh: ["Administration, Intranasal"],
    },
  ],
  comparators: ["placebo", "propofol"],
  outcomes: [
    { name: "postoperative delirium within 7 days", control: 0.21, ratio: 0.62 },
    {
      name: "the sleep quality score",
      unit: "points",
      baseline: 4.8,
      sd: 2.2,
      difference: 0.8,
      better: "higher",
      mesh: ["Sleep Quality"],
    },
    {
      name: "cognitive decline at 3 months",
      control: 0.15,
      ratio: 0.93,
      mesh: ["Postoperative Cognitive Complications"],
    },
    { name: "hospital stay longer than 7 days", control: 0.38, ratio: 0.94, mesh: ["Length of Stay"] },
  ],
  harms: [
    { name: "bradycardia", control: 0.07, ratio: 1.7, mesh: ["Bradycardia"] },
    { name: "hypotension", control: 0.14, ratio: 1.35, mesh: ["Hypotension"] },
  ],
  trial: { size: [90, 760], followUp: [5, 90, "days"] },
  background: [
    "Delirium is the most common complication of surgery in older people",
    "Dexmedetomidine sedates without depressing breathing and resembles natural sleep",
    "Benzodiazepines and deep anesthesia are thought to contribute to delirium",
  ],
  uncertainties: [
    "when and at what dose dexmedetomidine should be given",
    "whether prevention of delirium protects cognition in the long run",
    "why trials in cardiac surgery disagree",
  ],
  recommendations: [
    "measures without drugs for all older patients, with dexmedetomidine where sedation is needed",
    "against routine antipsychotics to prevent delirium",
  ],
  aspects: [
    "sleep and neuroinflammation after surgery",
    "timing and dose of dexmedetomidine",
    "multicomponent prevention",
  ],
  cases: [
    {
      age: [74, 88],
      sex: "either",
      presentation: "agitation and visual hallucinations on the second night after hip surgery",
      finding: "The bladder held 900 mL of urine, and oxybutynin had been given",
      treatment: "catheterization, withdrawal of oxybutynin and dexmedetomidine for one night",
      course: "Orientation returned within two days",
      lesson: "look for urinary retention and anticholinergic drugs in every delirious patient",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "aged mice after tibial fracture surgery",
        perGroup: 12,
        given: "dexmedetomidine 25 µg/kg before and after surgery",
        givenName: "dexmedetomidine",
        measured: [
          { name: "interleukin-1 beta in the hippocampus", change: -42 },
          { name: "freezing in contextual fear memory", change: 28 },
        ],
        mechanism: "that vagal signaling carries the anti-inflammatory effect",
        mesh: ["Mice", "Hippocampus", "Neuroinflammatory Diseases", "Interleukin-1beta"],
      },
    ],
    genes: [
      {
        marker: "apolipoprotein E genotype",
        name: "apolipoprotein E genotype",
        trait: "postoperative delirium",
        ratio: 1.05,
        followUp: "C-reactive protein modified the association",
        mesh: ["Apolipoprotein E4", "Genotype"],
      },
    ],
  },
  voices: [
    {
      who: "patients after delirium and their relatives",
      about: "remembering delirium",
      themes: ["shame at what was said", "nobody having explained", "fear of another operation"],
      mesh: ["Family", "Memory"],
    },
  ],
  otherTreatment: {
    name: "haloperidol",
    regimen: "haloperidol 1 mg intravenously three times daily for two days",
    mesh: ["Haloperidol"],
    substances: ["Haloperidol"],
    comparator: "placebo",
    outcome: { name: "postoperative delirium within 7 days", control: 0.22, ratio: 0.96 },
  },
  otherCondition: {
    condition: {
      name: "agitation during mechanical ventilation",
      mesh: ["Respiration, Artificial", "Psychomotor Agitation"],
    },
    population: {
      who: "adults on mechanical ventilation expected to last over 24 hours",
      short: "mechanically ventilated adults",
      age: [60, 66],
      women: 0.4,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "delirium in the intensive care unit", control: 0.46, ratio: 0.88, mesh: ["Delirium"] },
  },
  names: {
    jpn: { condition: "術後せん妄", intervention: "デクスメデトミジン" },
    chi: { condition: "术后谵妄", intervention: "右美托咪定" },
    ger: { condition: "Postoperatives Delir", intervention: "Dexmedetomidin" },
  },
};

export const DELIRIUM_TOPICS: readonly TopicCard[] = [dexmedetomidinePostoperativeDelirium];
