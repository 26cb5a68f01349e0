import type { TopicCard } from "../topic-card.ts";

const telemedicineDiabetes: TopicCard = {
  id: "telemedicine-diabetes",
  profile: "care",
  example: true,
  condition: {
    name: "type 2 diabetes",
    mesh: ["Diabetes Mellitus, Type 2"],
    keywords: ["diabetes mellitus", "glycemic control"],
  },
  intervention: {
    name: "telemedicine",
    mesh: ["Telemedicine"],
    keywords: ["telehealth", "remote monitoring", "mobile health"],
  },
  population: {
    who: "adults with type 2 diabetes and glycated hemoglobin of 7.5% or more",
    short: "adults with type 2 diabetes",
    age: [52, 63],
    women: 0.48,
    mesh: ["Adult", "Middle Aged", "Aged"],
  },
  arms: [
    {
      name: "telemonitoring with nurse support",
      regimen: "telemonitoring of glucose with weekly messages from a nurse",
      mesh: ["Telenursing", "Remote Patient Monitoring"],
    },
    {
      name: "video consultation",
      regimen: "video consultation every 3 months in place of clinic visits",
      mesh: ["Remote Consultation", "Videoconferencing"],
    },
    {
      name: "a smartphone app with coaching",
      regimen: "a smartphone app with coaching by a dietitian",
      mesh: ["Mobile Applications", "Smartphone"],
    },
  ],
  comparators: ["usual care", "clinic visits"],
  outcomes: [
    {
      name: "glycated hemoglobin",
      unit: "%",
      baseline: 8.6,
      sd: 1.1,
      difference: -0.36,
      better: "lower",
      mesh: ["Glycated Hemoglobin", "Glycemic Control"],
    },
    { name: "glycated hemoglobin below 7.0%", control: 0.24, ratio: 1.4, wished: true },
    {
      name: "systolic blood pressure",
      unit: "mm Hg",
      baseline: 137,
      sd: 14,
      difference: -2.2,
      better: "lower",
      mesh: ["Blood Pressure"],
    },
    { name: "the diabetes distress score", unit: "points", baseline: 2.4, sd: 0.8, difference: -0.1, better: "lower" },
  ],
  harms: [
    { name: "symptomatic hypoglycemia", control: 0.08, ratio: 1.05 },
    { name: "withdrawal because of technical difficulty", control: 0.01, ratio: 4 },
  ],
  trial: { size: [110, 1100], followUp: [6, 18, "months"] },
  background: [
    "Many people with type 2 diabetes live far from specialist care or cannot attend clinics during working hours",
    "Telemedicine was taken up rapidly in diabetes care, often before its effect on glycemic control was known",
    "Self-management support between visits may matter more than the visits themselves",
  ],
  uncertainties: [
    "whether the effect lasts beyond one year",
    "how people with low health literacy can be reached",
    "which component of telemedicine is responsible for the benefit",
  ],
  recommendations: [
    "offering telemedicine as a supplement to, and for stable patients in place of, some clinic visits",
    "keeping visits in person for foot examination and retinal screening",
    "training and technical help for people with little digital experience",
  ],
  aspects: ["effects on glycemic control", "digital divide", "costs and workflow", "privacy"],
  cases: [
    {
      age: [48, 71],
      sex: "either",
      presentation: "a foot ulcer that was noticed on a photograph sent before a video consultation",
      finding: "The ulcer reached the fascia, and glycated hemoglobin was 9.8%",
      treatment: "offloading, debridement and insulin under remote supervision",
      course: "The ulcer healed within 11 weeks, and glycated hemoglobin fell to 7.4%",
      lesson: "ask patients seen by video to show their feet",
    },
  ],
  laboratory: {
    cells: [
      {
        model: "human pancreatic islets",
        given: "glucose at 25 mM fluctuating every 12 hours",
        givenName: "fluctuating glucose",
        measured: [
          { name: "glucose-stimulated insulin secretion", change: -33 },
          { name: "markers of oxidative stress", change: 41 },
        ],
        mechanism:
          "that swings of glucose, which remote monitoring reveals, harm beta cells more than constant elevation",
        mesh: ["Islets of Langerhans", "Insulin Secretion", "Oxidative Stress"],
      },
    ],
  },
  voices: [
    {
      who: "patients and diabetes nurses",
      about: "diabetes care by telemedicine",
      themes: [
        "being watched over and being watched",
        "fewer journeys and less time off work",
        "missing the eye contact",
        "data that nobody looks at",
      ],
      mesh: ["Patient Satisfaction", "Nurses", "Self Care"],
    },
    {
      who: "general practitioners in rural practices",
      about: "remote consultation with diabetes specialists",
      themes: ["learning from shared cases", "extra work that is not paid", "unclear responsibility for results"],
      mesh: ["Rural Health Services", "General Practitioners", "Attitude of Health Personnel"],
    },
  ],
  test: {
    name: "handheld retinal photography by telemedicine",
    cutoff: null,
    target: "referable diabetic retinopathy",
    reference: "dilated examination by an ophthalmologist",
    sensitivity: 0.89,
    specificity: 0.86,
    prevalence: 0.17,
    mesh: ["Diabetic Retinopathy", "Photography", "Mass Screening"],
  },
  exposure: {
    name: "use of telemedicine",
    exposed: "patients with at least two telemedicine contacts a year",
    unexposed: "patients with clinic visits only",
    outcome: { name: "admission to hospital for diabetes", control: 0.06, ratio: 0.86, mesh: ["Hospitalization"] },
  },
  otherTreatment: {
    name: "group education",
    regimen: "six sessions of group education in the clinic",
    mesh: ["Patient Education as Topic", "Self-Management"],
    comparator: "usual care",
    outcome: { name: "glycated hemoglobin below 7.0%", control: 0.25, ratio: 1.2, wished: true },
  },
  otherCondition: {
    condition: { name: "hypertension", mesh: ["Hypertension"] },
    population: {
      who: "adults with hypertension above target",
      short: "adults with uncontrolled hypertension",
      age: [56, 66],
      women: 0.49,
      mesh: ["Adult", "Middle Aged", "Aged"],
    },
    outcome: { name: "blood pressure below 140/90 mm Hg", control: 0.44, ratio: 1.35, wished: true },
  },
  names: {
    jpn: { condition: "2型糖尿病", intervention: "遠隔医療" },
    chi: { condition: "2型糖尿病", intervention: "远程医疗" },
    ger: { condition: "Typ-2-Diabetes", intervention: "Telemedizin" },
    spa: { condition: "Diabetes tipo 2", intervention: "telemedicina" },
  },
};

export const TELEMEDICINE_TOPICS: readonly TopicCard[] = [telemedicineDiabetes];
