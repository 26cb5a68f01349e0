import type { TopicCard } from "../topic-card.ts";

const pronePositionArds: TopicCard = {
  id: "prone-position-ards",
  profile: "therapy",
  condition: {
    name: "acute respiratory distress syndrome",
    short: "ARDS",
    mesh: ["Respiratory Distress Syndrome"],
    keywords: ["mechanical ventilation", "hypoxemia"],
  },
  intervention: { name: "prone positioning", mesh: ["Prone Position", "Patient Positioning"], keywords: ["proning"] },
  population: {
    who: "ventilated adults with moderate to severe acute respiratory distress syndrome",
    short: "adults with acute respiratory distress syndrome",
    age: [55, 64],
    women: 0.34,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    { name: "prone positioning", regimen: "prone positioning for at least 16 hours a day" },
    { name: "prolonged prone positioning", regimen: "prone positioning for 36 hours without interruption" },
    {
      name: "awake prone positioning",
      regimen: "awake prone positioning during high-flow oxygen",
      mesh: ["Wakefulness"],
    },
  ],
  comparators: ["supine positioning", "the semirecumbent position"],
  outcomes: [
    { name: "death within 28 days", control: 0.34, ratio: 0.74, mesh: ["Hospital Mortality"] },
    {
      name: "ventilator-free days",
      unit: "days",
      baseline: 10,
      sd: 9,
      difference: 2.6,
      better: "higher",
      mesh: ["Respiration, Artificial"],
    },
    {
      name: "the ratio of arterial oxygen pressure to inspired oxygen fraction",
      unit: "mm Hg",
      baseline: 112,
      sd: 48,
      difference: 31,
      better: "higher",
      mesh: ["Oxygen", "Blood Gas Analysis"],
    },
  ],
  harms: [
    { name: "pressure injury", control: 0.21, ratio: 1.4 },
    { name: "displacement of the tracheal tube", control: 0.03, ratio: 1.2 },
  ],
  trial: { size: [90, 900], followUp: [28, 90, "days"] },
  background: [
    "Prone positioning makes ventilation more even in acute respiratory distress syndrome (ARDS)",
    "Many patients with severe ARDS are never turned prone, although trials show a survival benefit",
  ],
  uncertainties: [
    "how long each session should last",
    "whether awake patients benefit",
    "when prone positioning should be stopped",
  ],
  recommendations: [
    "prone positioning for more than 12 hours a day in adults with severe acute respiratory distress syndrome",
    "a trained team and a checklist for turning",
  ],
  aspects: ["physiology of the prone lung", "duration of sessions", "prevention of pressure injury"],
  cases: [
    {
      age: [36, 62],
      sex: "either",
      presentation: "severe hypoxemia after influenza pneumonia in the 28th hour of ventilation",
      finding: "Electrical impedance tomography showed that the dorsal lung was barely ventilated",
      treatment: "prone positioning for 18 hours a day over 5 days",
      course: "Oxygenation doubled after the second session and the trachea was extubated on day 11",
      lesson: "turn patients early rather than as a rescue",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "pigs with lavage-induced lung injury",
        perGroup: 8,
        given: "prone positioning for 6 hours",
        givenName: "prone positioning",
        measured: [
          { name: "shunt fraction", change: -38 },
          { name: "strain in ventral lung regions", change: -24 },
        ],
        mechanism: "that even distribution of strain protects the lung",
        mesh: ["Swine", "Ventilation-Perfusion Ratio", "Bronchoalveolar Lavage"],
      },
    ],
  },
  voices: [
    {
      who: "intensive care nurses",
      about: "turning patients prone",
      themes: ["physical strain", "pride in a technique that needs no drug", "guilt over facial wounds"],
      mesh: ["Critical Care Nursing", "Attitude of Health Personnel"],
    },
  ],
  otherTreatment: {
    name: "dexamethasone",
    regimen: "dexamethasone 20 mg daily for 5 days",
    mesh: ["Dexamethasone"],
    substances: ["Dexamethasone"],
    comparator: "placebo",
    outcome: { name: "death within 60 days", control: 0.35, ratio: 0.76 },
  },
  otherCondition: {
    condition: { name: "COVID-19 pneumonia", mesh: ["COVID-19"] },
    population: {
      who: "adults with COVID-19 who breathed spontaneously and needed oxygen",
      short: "nonintubated adults with COVID-19",
      age: [54, 62],
      women: 0.35,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "intubation", control: 0.38, ratio: 0.86 },
  },
  names: {
    jpn: { condition: "急性呼吸窮迫症候群", intervention: "腹臥位療法" },
    chi: { condition: "急性呼吸窘迫综合征", intervention: "俯卧位通气" },
  },
};

export const ACUTE_RESPIRATORY_DISTRESS_TOPICS: readonly TopicCard[] = [pronePositionArds];
