import type { TopicCard } from "../topic-card.ts";

const simulationTrainingResuscitation: TopicCard = {
  id: "simulation-training-resuscitation",
  profile: "care",
  since: 2004,
  condition: {
    name: "resuscitation skills of medical trainees",
    plural: true,
    mesh: ["Clinical Competence", "Cardiopulmonary Resuscitation", "Education, Medical"],
    keywords: ["medical education", "residents", "students"],
  },
  intervention: {
    name: "simulation training",
    mesh: ["Simulation Training", "Patient Simulation"],
    keywords: ["simulation-based education", "deliberate practice"],
  },
  population: {
    who: "medical students and residents in their first clinical years",
    short: "medical trainees",
    age: [23, 29],
    women: 0.55,
    mesh: ["Adult", "Young Adult"],
  },
  arms: [
    {
      name: "high-fidelity simulation",
      regimen: "four half-days of high-fidelity simulation with debriefing",
      mesh: ["High Fidelity Simulation Training"],
    },
    {
      name: "virtual reality training",
      regimen: "three sessions of virtual reality training",
      mesh: ["Virtual Reality"],
    },
    {
      name: "rapid-cycle deliberate practice",
      regimen: "two sessions with immediate feedback and repetition",
      mesh: ["Formative Feedback"],
    },
  ],
  comparators: ["lectures", "video-based learning"],
  outcomes: [
    {
      name: "the resuscitation checklist score",
      unit: "points",
      baseline: 58,
      sd: 13,
      difference: 9.5,
      better: "higher",
      mesh: ["Educational Measurement"],
    },
    { name: "adequate chest compressions in the test scenario", control: 0.48, ratio: 1.4, wished: true },
    {
      name: "self-confidence in resuscitation",
      unit: "points",
      baseline: 4.6,
      sd: 1.7,
      difference: 1.3,
      better: "higher",
      mesh: ["Self Efficacy"],
    },
    {
      name: "survival of patients with in-hospital cardiac arrest",
      control: 0.21,
      ratio: 1.03,
      wished: true,
      mesh: ["Survival Rate"],
    },
  ],
  harms: [
    { name: "marked anxiety during training", control: 0.06, ratio: 1.8, mesh: ["Anxiety"] },
    { name: "failure to attend all sessions", control: 0.1, ratio: 1.2 },
  ],
  trial: { size: [40, 320], followUp: [1, 12, "months"] },
  background: [
    "Trainees meet real resuscitation rarely and then unprepared",
    "Simulation lets learners make mistakes that harm nobody",
    "Simulators and teachers are costly, and skills fade within months",
  ],
  uncertainties: [
    "whether better performance in simulation means better care of patients",
    "how often training must be repeated",
    "whether virtual reality can replace manikins",
  ],
  recommendations: [
    "short, repeated simulation sessions rather than one long course",
    "structured debriefing after every scenario",
  ],
  aspects: ["transfer of skills to patients", "retention and spacing", "debriefing and psychological safety"],
  cases: [],
  laboratory: {
    genes: [
      {
        marker: "salivary cortisol before a test scenario",
        name: "salivary cortisol",
        trait: "poor performance in simulated resuscitation",
        ratio: 1.12,
        followUp: "Earlier experience mattered more than the stress response",
        mesh: ["Hydrocortisone", "Saliva"],
      },
    ],
  },
  voices: [
    {
      who: "medical students and residents",
      about: "failing in a safe place",
      themes: ["being watched", "learning from silence in debriefing", "the first real arrest afterwards"],
      mesh: ["Students, Medical", "Psychological Safety"],
    },
    {
      who: "simulation instructors",
      about: "teaching by debriefing",
      themes: ["when to stop a scenario", "honest feedback without shame", "time taken from clinical work"],
      mesh: ["Faculty, Medical", "Formative Feedback"],
    },
  ],
  otherTreatment: {
    name: "peer-assisted learning",
    regimen: "weekly sessions taught by senior students",
    mesh: ["Peer Group", "Teaching"],
    comparator: "sessions taught by faculty",
    outcome: { name: "a pass in the objective structured examination", control: 0.8, ratio: 1.02, wished: true },
  },
  otherCondition: {
    condition: { name: "communication of bad news", mesh: ["Truth Disclosure", "Communication"] },
    population: {
      who: "residents in oncology and internal medicine",
      short: "residents",
      age: [28, 31],
      women: 0.56,
      mesh: ["Adult"],
    },
    outcome: { name: "a passing score in a standardized patient encounter", control: 0.5, ratio: 1.35, wished: true },
  },
  names: {
    jpn: { condition: "医学生・研修医の蘇生技能", intervention: "シミュレーション教育" },
    chi: { condition: "医学生复苏技能", intervention: "模拟教学" },
  },
};

const largeLanguageModelsDiagnosis: TopicCard = {
  id: "large-language-models-diagnosis",
  profile: "diagnosis",
  since: 2022,
  condition: {
    name: "diagnostic errors",
    plural: true,
    mesh: ["Diagnostic Errors", "Clinical Decision-Making"],
    keywords: ["diagnostic reasoning", "patient safety"],
  },
  intervention: {
    name: "large language models",
    plural: true,
    mesh: ["Large Language Models", "Artificial Intelligence", "Decision Support Systems, Clinical"],
    keywords: ["LLM", "ChatGPT", "generative AI"],
  },
  population: {
    who: "adults who presented to an emergency department with undifferentiated symptoms",
    short: "patients with undifferentiated symptoms",
    age: [46, 58],
    women: 0.52,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "physicians assisted by a large language model",
      regimen: "assessment by a physician who could consult a large language model",
      plural: true,
    },
    {
      name: "a second opinion by a large language model",
      regimen: "an automatic list of differential diagnoses from the clinical notes",
    },
  ],
  comparators: ["conventional resources", "usual assessment"],
  outcomes: [
    { name: "a correct leading diagnosis", control: 0.68, ratio: 1.07, wished: true },
    { name: "a delayed or missed diagnosis", control: 0.09, ratio: 0.9, mesh: ["Delayed Diagnosis"] },
    { name: "the diagnostic reasoning score", unit: "points", baseline: 73, sd: 15, difference: 2.1, better: "higher" },
  ],
  harms: [
    { name: "a misleading suggestion that was followed", control: 0.02, ratio: 1.9, mesh: ["Automation"] },
    { name: "an unnecessary test", control: 0.12, ratio: 1.15, mesh: ["Medical Overuse"] },
  ],
  trial: { size: [80, 620], followUp: [1, 3, "months"] },
  background: [
    "Most people will meet at least one diagnostic error in their lifetime",
    "Large language models reach high scores in medical examinations, but examinations are not patients",
    "Physicians do not always profit from advice by machines even when it is right",
  ],
  uncertainties: [
    "whether gains on case vignettes carry over to patients",
    "how invented statements can be recognized in time",
    "who is responsible for advice that harms",
  ],
  recommendations: [
    "use of large language models only with human review and without identifying data",
    "local evaluation before any model is used for diagnosis",
  ],
  aspects: ["vignettes and real patients", "bias and invented statements", "collaboration of physician and machine"],
  cases: [],
  laboratory: {
    genes: [
      {
        marker: "ranking of candidate genes by a large language model from phenotype terms",
        name: "gene ranking by a large language model",
        trait: "a confirmed molecular diagnosis in rare disease",
        ratio: 1.6,
        followUp: "Performance fell for genes described after the model had been trained",
        mesh: ["Rare Diseases", "Phenotype"],
      },
    ],
  },
  voices: [
    {
      who: "emergency physicians and patients",
      about: "a language model taking part in diagnosis",
      themes: ["fluency mistaken for knowledge", "a colleague who never tires", "who answers for errors"],
      mesh: ["Physicians", "Trust"],
    },
  ],
  test: {
    name: "a large language model reading the clinical notes",
    cutoff: null,
    target: "a time-critical diagnosis",
    reference: "adjudication by a panel after 30 days",
    sensitivity: 0.81,
    specificity: 0.77,
    prevalence: 0.22,
    mesh: ["Natural Language Processing", "Sensitivity and Specificity"],
  },
  otherTreatment: {
    name: "a diagnostic checklist",
    regimen: "a checklist of diagnoses that must not be missed",
    mesh: ["Checklist"],
    comparator: "usual assessment",
    outcome: { name: "a delayed or missed diagnosis", control: 0.09, ratio: 0.93, mesh: ["Delayed Diagnosis"] },
  },
  names: {
    jpn: { condition: "診断エラー", intervention: "大規模言語モデル" },
    chi: { condition: "诊断错误", intervention: "大语言模型" },
    ger: { condition: "Diagnosefehler", intervention: "Große Sprachmodelle" },
  },
};

export const MEDICAL_EDUCATION_TOPICS: readonly TopicCard[] = [
  simulationTrainingResuscitation,
  largeLanguageModelsDiagnosis,
];
