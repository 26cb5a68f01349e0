import type { TopicCard } from "../topic-card.ts";

const exerciseFalls: TopicCard = {
  id: "exercise-falls",
  profile: "therapy",
  condition: {
    name: "falls in older people",
    plural: true,
    mesh: ["Accidental Falls"],
    keywords: ["fall prevention", "older adults"],
  },
  intervention: {
    name: "balance and strength training",
    mesh: ["Exercise Therapy", "Postural Balance", "Resistance Training"],
    keywords: ["exercise", "Otago program"],
  },
  population: {
    who: "community-dwelling adults aged 70 years or older who had fallen in the past year",
    short: "community-dwelling older adults",
    age: [75, 81],
    women: 0.67,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    { name: "the Otago exercise program", regimen: "home exercises for balance and strength three times a week" },
    { name: "tai chi", regimen: "tai chi classes twice a week", mesh: ["Tai Ji"] },
    {
      name: "perturbation-based balance training",
      regimen: "four sessions of balance training with treadmill perturbations",
    },
  ],
  comparators: ["usual care", "stretching exercises", "health education"],
  outcomes: [
    { name: "a fall within 12 months", control: 0.52, ratio: 0.82 },
    { name: "fall-related fracture", control: 0.05, ratio: 0.74, mesh: ["Fractures, Bone"] },
    {
      name: "the Short Physical Performance Battery score",
      unit: "points",
      baseline: 7.6,
      sd: 1.9,
      difference: 0.6,
      better: "higher",
      mesh: ["Physical Functional Performance"],
    },
    {
      name: "the Falls Efficacy Scale score",
      unit: "points",
      baseline: 27,
      sd: 8.2,
      difference: -1.6,
      better: "lower",
      mesh: ["Fear"],
    },
  ],
  harms: [
    { name: "muscle pain", control: 0.06, ratio: 2, mesh: ["Myalgia"] },
    { name: "a fall during exercise", control: 0.004, ratio: 1.6 },
  ],
  trial: { size: [90, 1100], followUp: [6, 24, "months"] },
  background: [
    "One in three people aged over 65 years falls each year, and falls are the leading cause of fatal injury in old age",
    "Balance and strength training lowers the rate of falls, but few older people keep it up",
    "Fear of falling leads to inactivity, which in turn raises the risk of falls",
  ],
  uncertainties: [
    "whether exercise prevents fractures",
    "how exercise can be delivered to people with dementia",
    "which program older people will keep up",
  ],
  recommendations: [
    "balance and strength training for at least three hours a week for older people at risk of falling",
    "against vitamin D alone as a measure to prevent falls",
  ],
  aspects: ["dose and type of exercise", "adherence in daily life", "technology for home exercise"],
  cases: [],
  laboratory: {
    animals: [
      {
        model: "aged rats of 24 months",
        perGroup: 10,
        given: "treadmill and ladder training for 8 weeks",
        givenName: "ladder training",
        measured: [
          { name: "time on the balance beam", change: 36 },
          { name: "muscle fiber area", change: 18 },
        ],
        mechanism: "that neuromuscular junctions remain plastic in old age",
        mesh: ["Rats", "Sarcopenia", "Neuromuscular Junction"],
      },
    ],
  },
  voices: [
    {
      who: "older people and physiotherapists",
      about: "exercising against falls",
      themes: [
        "not seeing oneself as someone who falls",
        "company as the real motive",
        "exercises forgotten after discharge",
      ],
      mesh: ["Physical Therapists", "Independent Living"],
    },
  ],
  test: {
    name: "the Timed Up and Go test",
    cutoff: "12 seconds",
    target: "a fall within 12 months",
    reference: "monthly fall calendars",
    sensitivity: 0.56,
    specificity: 0.64,
    prevalence: 0.38,
    mesh: ["Geriatric Assessment", "Postural Balance"],
  },
  exposure: {
    name: "use of fall-risk-increasing drugs",
    exposed: "older adults taking three or more such drugs",
    unexposed: "older adults taking none",
    outcome: { name: "injurious fall", control: 0.06, ratio: 1.6 },
  },
  otherTreatment: {
    name: "vitamin D",
    regimen: "vitamin D 2000 IU daily",
    mesh: ["Vitamin D"],
    substances: ["Vitamin D"],
    comparator: "placebo",
    outcome: { name: "a fall within 12 months", control: 0.5, ratio: 1 },
  },
  otherCondition: {
    condition: { name: "Parkinson disease", mesh: ["Parkinson Disease"] },
    population: {
      who: "adults with Parkinson disease who could walk unaided",
      short: "people with Parkinson disease",
      age: [66, 71],
      women: 0.4,
      mesh: ["Middle Aged", "Aged"],
    },
    outcome: { name: "a fall within 6 months", control: 0.6, ratio: 0.8, mesh: ["Accidental Falls"] },
  },
  names: {
    jpn: { condition: "高齢者の転倒", intervention: "バランス・筋力トレーニング" },
    chi: { condition: "老年人跌倒", intervention: "平衡与力量训练" },
    ger: { condition: "Stürze im Alter", intervention: "Kraft- und Balancetraining" },
  },
};

const deprescribingPolypharmacy: TopicCard = {
  id: "deprescribing-polypharmacy",
  profile: "care",
  since: 2012,
  condition: {
    name: "polypharmacy",
    mesh: ["Polypharmacy", "Inappropriate Prescribing"],
    keywords: ["multimorbidity", "older adults"],
  },
  intervention: {
    name: "deprescribing",
    mesh: ["Deprescriptions", "Medication Review"],
    keywords: ["medication review", "pharmacist"],
  },
  population: {
    who: "adults aged 70 years or older who took eight or more drugs",
    short: "older adults with polypharmacy",
    age: [76, 82],
    women: 0.57,
    mesh: ["Aged", "Aged, 80 and over"],
  },
  arms: [
    {
      name: "pharmacist-led medication review",
      regimen: "a medication review by a pharmacist with advice to the physician",
      mesh: ["Pharmacists"],
    },
    {
      name: "an electronic decision aid",
      regimen: "an electronic tool that proposes which drugs to stop",
      mesh: ["Decision Support Systems, Clinical"],
    },
    {
      name: "patient education leaflets",
      regimen: "a leaflet on sedatives sent to patients",
      plural: true,
      mesh: ["Patient Education as Topic"],
    },
  ],
  comparators: ["usual care", "usual care with general information"],
  outcomes: [
    { name: "the number of regular drugs", unit: "drugs", baseline: 10.4, sd: 2.1, difference: -0.8, better: "lower" },
    { name: "admission within 12 months", control: 0.31, ratio: 0.96, mesh: ["Hospitalization"] },
    { name: "death within 12 months", control: 0.07, ratio: 0.97, mesh: ["Mortality"] },
    { name: "discontinuation of a potentially inappropriate drug", control: 0.16, ratio: 1.9, wished: true },
  ],
  harms: [
    { name: "return of the symptom treated before", control: 0.06, ratio: 1.3 },
    { name: "drug withdrawal syndrome", control: 0.02, ratio: 1.7, mesh: ["Substance Withdrawal Syndrome"] },
  ],
  trial: { size: [120, 1500], followUp: [6, 18, "months"] },
  background: [
    "Half of all people over 75 years take more than five drugs, some of which do more harm than good",
    "Deprescribing means stopping or reducing drugs under supervision",
    "Physicians hesitate to stop drugs that others have prescribed",
  ],
  uncertainties: [
    "whether fewer drugs mean fewer admissions",
    "how deprescribing can be sustained beyond a year",
    "which drugs should come first",
  ],
  recommendations: [
    "a structured review of all drugs once a year in people taking eight or more",
    "agreeing on one drug at a time and a plan for its return",
  ],
  aspects: ["tools for identifying inappropriate drugs", "barriers among prescribers", "withdrawal and monitoring"],
  cases: [
    {
      age: [78, 90],
      sex: "either",
      presentation: "drowsiness, falls and incontinence while taking 14 drugs",
      finding: "Sodium was 124 mmol/L, and three drugs with anticholinergic effect were found",
      treatment: "stepwise withdrawal of six drugs over 8 weeks",
      course: "Sodium normalized, and walking without help became possible",
      lesson: "consider every new symptom in old age as a drug effect first",
    },
  ],
  laboratory: {
    animals: [
      {
        model: "aged mice given five common drugs for 8 months",
        perGroup: 14,
        given: "withdrawal of the drugs for 6 weeks",
        givenName: "deprescribing",
        measured: [
          { name: "the frailty index", change: -17 },
          { name: "distance walked in the open field", change: 21 },
        ],
        mechanism: "that some of the frailty caused by drugs is reversible",
        mesh: ["Mice", "Frailty", "Polypharmacy"],
      },
    ],
  },
  voices: [
    {
      who: "older patients and general practitioners",
      about: "stopping long-term drugs",
      themes: ["drugs as a sign of being cared for", "fear of blame", "relief at fewer tablets"],
      mesh: ["General Practitioners", "Physician-Patient Relations"],
    },
    {
      who: "community pharmacists",
      about: "proposing to stop drugs",
      themes: ["letters left unanswered", "knowing patients but not diagnoses", "shared electronic records as the key"],
      mesh: ["Pharmacists", "Interprofessional Relations"],
    },
  ],
  otherTreatment: {
    name: "a dose administration aid",
    regimen: "weekly multicompartment packs",
    mesh: ["Medication Adherence"],
    comparator: "usual packaging",
    outcome: { name: "admission within 12 months", control: 0.3, ratio: 0.98, mesh: ["Hospitalization"] },
  },
  names: {
    jpn: { condition: "ポリファーマシー", intervention: "減薬" },
    chi: { condition: "多重用药", intervention: "减停药物" },
    fre: { condition: "Polymédication", intervention: "déprescription" },
  },
};

export const OLDER_ADULTS_TOPICS: readonly TopicCard[] = [exerciseFalls, deprescribingPolypharmacy];
